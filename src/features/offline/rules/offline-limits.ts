/** How many marks one request brings. */
export const MAX_MARKS = 100;
/** The longest note, characters. */
export const MAX_NOTE = 500;
/** How old a mark may be that is applied by itself, ms. */
export const MARK_HOURS_MS = 72 * 60 * 60 * 1000;
/** How far beyond the last number of its letter a computer's number may be. */
export const MAX_NUMBER_AHEAD = 500;
/** How far a computer's clock may be ahead, ms. */
export const CLOCK_AHEAD_MS = 60_000;
