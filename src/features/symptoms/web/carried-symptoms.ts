/**
 * The symptoms that somebody takes along from the diary to a booking. Kept in memory only, never in an address or in the
 * browser's storage, because they are about health; they are gone with the page.
 */
let carried = '';

/** Takes symptoms along to the next booking. */
export function carrySymptoms(text: string): void {
  carried = text;
}

/** The symptoms to start a booking with; empty when none were taken along. */
export function carriedSymptoms(): string {
  return carried;
}
