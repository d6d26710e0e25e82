import type { DistanceFromPlace } from '../contract.ts';
import type { Interpretation } from '../rules/interpretation-contract.ts';

/** The last times that were formatted: most providers of a page have the same free times. */
let written = { ms: '', text: [] as readonly string[] };

/**
 * Returns the end of a card as JSON: the fields that depend on the time and the search, and the closing brace.
 * @param freeMs the starts of the next free slots, ms since the epoch
 */
export function cardEnd(
  freeMs: readonly number[],
  distanceKm: number | undefined,
  {
    away,
    lacksOffer = false,
    understood,
  }: {
    readonly away?: DistanceFromPlace | undefined;
    readonly lacksOffer?: boolean;
    readonly understood?: Interpretation | undefined;
  } = {},
): string {
  const ms = freeMs.join();
  if (ms !== written.ms) written = { ms, text: freeMs.map((each) => `"${new Date(each).toISOString()}"`) };
  const [next = 'null', ...further] = written.text;
  const times = further.length === 0 ? '' : `,"nextSlots":[${written.text.join()}]`;
  const distance = distanceKm === undefined ? '' : `,"distanceKm":${distanceKm}`;
  const from = away === undefined ? '' : `,"awayFrom":${JSON.stringify(away)}`;
  const lacks = lacksOffer ? ',"lacksOffer":true' : '';
  const meant = understood === undefined ? '' : `,"understood":${JSON.stringify(understood)}`;
  return `,"nextSlotAt":${next}${times}${distance}${from}${lacks}${meant}}`;
}
