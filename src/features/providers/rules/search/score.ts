import { type Bits, hasBit } from './bits.ts';
import { nameKey } from './indexed-provider.ts';
import { PRIOR_TENTHS } from './merit.ts';
import { squareTo } from './nearest.ts';
import type { Asked } from './read-query.ts';
import type { Segment } from './segment.ts';
import type { Way } from './ways.ts';

/** How much each thing counts beside the answer to the words, which counts 1. */
const WHOLE_NAME = 0.2;
const IN_ORDER = 0.08;
const FREE = 0.08;
const BOOKABLE = 0.04;
const RATING = 0.1;
/** What is asked for beside a kind of care need not be there. */
const OPTIONAL = 0.15;
/** The range of a rating around the middling one, tenths. */
const RATING_RANGE = 15;

/** How well a row answers a text: by its words, how much of the name they are, whether there are free times, and the rating. */
export function scoreOf(
  segment: Segment,
  row: number,
  ways: readonly (readonly Way[])[],
  parts: readonly Asked[],
  free: Bits,
): number {
  let sum = 0;
  let most = 0;
  for (const [at, part] of parts.entries()) {
    const weight = part.isOptional ? OPTIONAL : 1;
    sum += weight * valueOf(segment, row, ways[at] ?? []);
    most += weight;
  }
  const name = nameShare(segment, row, parts);
  return (
    sum / Math.max(most, 1e-9) +
    WHOLE_NAME * name.share +
    (name.inOrder ? IN_ORDER : 0) +
    (hasBit(free, row) ? FREE : 0) +
    (segment.bookable[row] === 1 ? BOOKABLE : 0) +
    (RATING * ((segment.rating[row] ?? 0) - PRIOR_TENTHS)) / RATING_RANGE
  );
}

function valueOf(segment: Segment, row: number, ways: readonly Way[]): number {
  let best = 0;
  for (const { rows, value, from } of ways) {
    if (value <= best) break;
    if (!hasBit(rows, row)) continue;
    if (from === undefined) return Math.max(best, value);
    const away = squareTo(segment.coordinates, row, from.spot) / from.square;
    best = Math.max(best, value * (1 - Math.sqrt(Math.min(1, away)) / 2));
  }
  return best;
}

/** How much of a name the words are, and whether they stand together in the order they were typed in. */
function nameShare(
  { names, keys }: Segment,
  row: number,
  parts: readonly Asked[],
): { share: number; inOrder: boolean } {
  const from = names.starts[row] ?? 0;
  const to = names.starts[row + 1] ?? 0;
  if (to === from) return { share: 0, inOrder: false };
  const typed = parts.flatMap(({ terms }) => terms.map((term) => keys.get(nameKey(term)) ?? -1));
  let hits = 0;
  for (let at = from; at < to; at++) if (typed.includes(names.values[at] ?? 0)) hits += 1;
  let inOrder = false;
  if (typed.length > 1 && hits >= typed.length) {
    for (let at = from; at + typed.length <= to && !inOrder; at++) {
      inOrder = typed.every((key, ahead) => names.values[at + ahead] === key);
    }
  }
  return { share: hits / (to - from), inOrder };
}
