/** A time to hold: provider, start of the slot as ISO instant, and what it is held for. */
export interface WantedTime {
  readonly providerId: number;
  readonly date: string;
  /** Absent for the ordinary visit. */
  readonly serviceId?: number;
  /** Absent for anyone who is free. */
  readonly personId?: number;
}

/** A time that this browser holds. */
export interface Held extends WantedTime {
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

/** True if two times are the same, for the same service and person. */
export function isSameTime(one: WantedTime | null | undefined, other: WantedTime | null | undefined): boolean {
  return (
    one?.providerId === other?.providerId &&
    one?.date === other?.date &&
    one?.serviceId === other?.serviceId &&
    one?.personId === other?.personId
  );
}

/** Returns what a tab still holds after a message of another tab: a browser holds one time of each provider, the latest. */
export function heldAfter(mine: Held | null, { providerId, held }: HoldNews): Held | null {
  if (mine === null || mine.providerId !== providerId) return mine;
  return isSameTime(held, mine) ? held : { ...mine, untilMs: 0 };
}
