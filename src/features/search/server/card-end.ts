import type { DistanceFromPlace } from '../contract.ts';
import type { Interpretation } from '../rules/interpretation-contract.ts';

/** The last slot that was formatted: most providers of a page have the same next slot. */
let written = { ms: Number.NaN, text: '' };

/** Returns the end of a card as JSON: the fields that depend on the time and the search, and the closing brace. */
export function cardEnd(
  nextSlotMs: number | undefined,
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
  if (nextSlotMs !== undefined && nextSlotMs !== written.ms) {
    written = { ms: nextSlotMs, text: `"${new Date(nextSlotMs).toISOString()}"` };
  }
  const next = nextSlotMs === undefined ? 'null' : written.text;
  const distance = distanceKm === undefined ? '' : `,"distanceKm":${distanceKm}`;
  const from = away === undefined ? '' : `,"awayFrom":${JSON.stringify(away)}`;
  const lacks = lacksOffer ? ',"lacksOffer":true' : '';
  const meant = understood === undefined ? '' : `,"understood":${JSON.stringify(understood)}`;
  return `,"nextSlotAt":${next}${distance}${from}${lacks}${meant}}`;
}
