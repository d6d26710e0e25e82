/** A time that this browser holds. */
export interface Held {
  readonly providerId: number;
  /** Start of the slot, ISO instant. */
  readonly date: string;
  /** The id of the hold. */
  readonly id: number;
  /** By this device's clock, ms since the epoch; 0 once it is given up for another time. */
  readonly untilMs: number;
}

/** The message of a tab to the others of its browser: the time that it holds at a provider now, null for none. */
export interface HoldNews {
  readonly providerId: number;
  readonly held: Held | null;
}

/** Returns what a tab still holds after a message of another tab: a browser holds one time of each provider, the latest. */
export function heldAfter(mine: Held | null, { providerId, held }: HoldNews): Held | null {
  if (mine === null || mine.providerId !== providerId) return mine;
  return held?.date === mine.date ? held : { ...mine, untilMs: 0 };
}
