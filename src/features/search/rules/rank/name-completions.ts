import { foldText } from '#features/lexicon/rules/search-text.ts';
import { DOCTORS, SHORT_FOR } from '#features/lexicon/rules/short-names.ts';
import { americanized, termOf } from '#features/lexicon/rules/terms.ts';
import { hasBit } from '../index/bits.ts';
import { postingsAt } from '../index/filtering.ts';
import { nameKey } from '../index/indexed-provider.ts';
import { inAll, inAny } from '../index/row-joins.ts';
import type { RowSet } from '../index/row-set.ts';
import type { Segment } from '../index/segment.ts';
import { SegmentCache } from '../index/segment-cache.ts';
import { wordsBeginningWith } from '../index/words.ts';
import { compareFound, type FoundRow } from './found-row.ts';

/** How closely a name matches what is typed; more is closer. */
const ANY_ORDER = 0;
const IN_ORDER = 1;
const FROM_THE_START = 2;

/** Size of the cache: users delete letters, and many type the same beginnings. */
const cache = new SegmentCache<readonly FoundRow[]>({ maxSize: 500 });

/**
 * Returns the first `count` rows whose names contain every typed word, and a word that begins with the last one: "eye f".
 * Names that begin with the text come first, then those with the words in the same order. Returns none for a single word,
 * which is the beginning of too many names.
 * @param rowsIn the rows of a segment to search
 */
export function completeNames(
  segments: readonly Segment[],
  typed: string,
  count: number,
  rowsIn: (segment: Segment) => RowSet = ({ used }) => used,
): FoundRow[] {
  const words = foldText(typed).split(' ');
  const last = words.pop() ?? '';
  if (words.length === 0) return [];
  const found = segments.flatMap((segment) => {
    const rows = rowsIn(segment);
    const key = JSON.stringify([segment.version, words, last, count, rows.id]);
    return cache.get(segment, key, () => bestRows(segment, words, last, count, rows));
  });
  return found.sort(compareFound).slice(0, count);
}

function bestRows(segment: Segment, words: readonly string[], last: string, count: number, rows: RowSet): FoundRow[] {
  const whole = words.map((word) => writtenAlso(word).map((term) => nameKey(term)));
  const having = whole.map((keys) => inAny(postingsAt(segment, keys), segment.ids.length));
  const closeness = closenessIn(
    segment,
    whole.map((keys) => keyNumbers(segment, keys)),
    beginningWith(segment, last),
  );
  const best: { readonly row: number; readonly close: number; readonly rank: number }[] = [];
  inAll([rows, ...having]).each((row) => {
    if (!hasBit(segment.shown, row)) return;
    const rank = segment.rank[row] ?? 0;
    const least = best.length === count ? best.at(-1) : undefined;
    if (least?.close === FROM_THE_START && least.rank < rank) return;
    const close = closeness(row);
    const isBefore = (one: (typeof best)[number]) => close - one.close || one.rank - rank;
    if (close < 0 || (least !== undefined && isBefore(least) < 0)) return;
    const at = best.findIndex((one) => isBefore(one) > 0);
    best.splice(at < 0 ? best.length : at, 0, { row, close, rank });
    if (best.length > count) best.pop();
  });
  return best.map(({ row, close }) => ({ segment, row, square: 0, score: close }));
}

/** Returns a function that scores how closely the name of a row matches; negative if it doesn't. */
function closenessIn({ names: { values, starts } }: Segment, whole: readonly Set<number>[], beginning: Set<number>) {
  return (row: number): number => {
    const from = starts[row] ?? 0;
    const to = starts[row + 1] ?? 0;
    let close = -1;
    for (let at = from; at < to; at++) {
      const value = values[at] ?? -1;
      if (!beginning.has(value)) continue;
      const start = at - whole.length;
      if (start >= from && whole.every((numbers, place) => numbers.has(values[start + place] ?? -1))) {
        close = start === from ? FROM_THE_START : Math.max(close, IN_ORDER);
        if (close === FROM_THE_START) break;
      } else if (close < ANY_ORDER && !whole.some((numbers) => numbers.has(value))) close = ANY_ORDER;
    }
    return close;
  };
}

/** Returns the terms of a word, and of the single words that names have for it. */
function writtenAlso(word: string): string[] {
  if (DOCTORS.has(word)) return ['dr', 'doctor'];
  const long = SHORT_FOR.get(word);
  return [termOf(word), ...(long?.length === 1 ? long : [])];
}

function beginningWith(segment: Segment, last: string): Set<number> {
  const words = wordsBeginningWith(segment.words, americanized(last), Number.POSITIVE_INFINITY);
  return keyNumbers(segment, [...words, americanized(last), termOf(last)].map(nameKey));
}

function keyNumbers({ keys }: Segment, named: readonly string[]): Set<number> {
  return new Set(named.flatMap((key) => keys.get(key) ?? []));
}
