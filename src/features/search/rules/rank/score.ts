import { postingsAt } from '../index/filtering.ts';
import { GENERAL, nameKey } from '../index/indexed-provider.ts';
import { squareTo } from '../index/nearest.ts';
import { PRIOR_TENTHS } from '../index/quality.ts';
import type { Segment } from '../index/segment.ts';
import type { Match, MatchedPart } from '../query/part-matches.ts';
import { isOnlyFacilityWords } from '../query/relaxation.ts';

/** Weights, relative to the match of the words, which counts 1. */
const WHOLE_NAME = 0.2;
const IN_ORDER = 0.08;
const BOOKABLE = 0.04;
const RATING = 0.1;
/** An optional part, beside a kind of care. */
const OPTIONAL = 0.15;
/** Weight of a place if a part may be missing: patients don't travel for the rest of a name. */
const PLACE = 1.5;
/** For a query of facility words and places alone: "hospital kano" ranks a general hospital before an orthopaedic one. */
const GENERAL_CARE = 0.15;
/** The same, for each step of the facility's size. */
const BIGGER = 0.04;
/** The largest difference of a rating from the middle one, tenths. */
const RATING_RANGE = 15;

/** Added to the score of a row with a free slot within the booking horizon. */
export const FREE = 0.08;

/**
 * Returns a function that scores a provider against the query, ignoring availability: by the words matched, their share
 * of the name, whether it is bookable, and its rating.
 */
export function scorer(segment: Segment, parts: readonly MatchedPart[]): (row: number) => number {
  const weights = parts.map(({ part }) => (part.isOptional ? OPTIONAL : part.kind === 'place' ? PLACE : 1));
  const most = weights.reduce((sum, weight) => sum + weight, 0);
  const typed = parts.flatMap(({ part }) => part.terms.map((term) => segment.keys.get(nameKey(term)) ?? -1));
  const general = isOnlyFacilityWords(parts.map(({ part }) => part)) ? postingsAt(segment, [GENERAL])[0] : undefined;
  const facilityValue = (row: number) =>
    general === undefined ? 0 : (general.has(row) ? GENERAL_CARE : 0) + BIGGER * (segment.size[row] ?? 0);
  return (row) => {
    let sum = 0;
    for (let at = 0; at < parts.length; at++)
      sum += (weights[at] ?? 0) * valueOf(segment, row, parts[at]?.found.matches ?? []);
    return (
      sum / most +
      nameValue(segment, row, typed) +
      facilityValue(row) +
      (segment.bookable[row] === 1 ? BOOKABLE : 0) +
      (RATING * ((segment.rating[row] ?? 0) - PRIOR_TENTHS)) / RATING_RANGE
    );
  };
}

function valueOf(segment: Segment, row: number, matches: readonly Match[]): number {
  let best = 0;
  for (const { rows, value, from } of matches) {
    if (value <= best) break;
    if (!rows.has(row)) continue;
    if (from === undefined) return value;
    const away = squareTo(segment.coordinates, row, from.spot) / from.square;
    best = Math.max(best, value * (1 - Math.sqrt(Math.min(1, away)) / 2));
  }
  return best;
}

/** Scores how much of the name the typed words are, and whether they are next to each other in the typed order. */
function nameValue({ names: { values, starts } }: Segment, row: number, typed: readonly number[]): number {
  const from = starts[row] ?? 0;
  const to = starts[row + 1] ?? 0;
  let hits = 0;
  for (let at = from; at < to; at++) if (typed.includes(values[at] ?? 0)) hits += 1;
  if (hits === 0) return 0;
  const value = (WHOLE_NAME * hits) / (to - from);
  if (typed.length < 2 || hits < typed.length) return value;
  for (let at = from; at + typed.length <= to; at++) {
    let same = 0;
    while (same < typed.length && values[at + same] === typed[same]) same += 1;
    if (same === typed.length) return value + IN_ORDER;
  }
  return value;
}
