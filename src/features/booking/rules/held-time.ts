/** A time that is kept for this browser. */
export interface Held {
  readonly providerId: number;
  /** Start of the slot, ISO instant. */
  readonly date: string;
  /** The hold's. */
  readonly id: number;
  /** By this device's clock, ms since the epoch; 0 once it is given up for another time. */
  readonly untilMs: number;
}

/** What a tab tells the others of its browser: which time the browser holds at a provider now, null for none. */
export interface HoldNews {
  readonly providerId: number;
  readonly held: Held | null;
}

/** What a tab still holds after another one told its news: a browser holds one time of each provider, whichever tab asked last. */
export function heldAfter(mine: Held | null, { providerId, held }: HoldNews): Held | null {
  if (mine === null || mine.providerId !== providerId) return mine;
  return held?.date === mine.date ? held : { ...mine, untilMs: 0 };
}
