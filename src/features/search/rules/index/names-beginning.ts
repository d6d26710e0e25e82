import { foldText } from '#features/lexicon/rules/search-text.ts';
import { DOCTORS, SHORT_FOR } from '#features/lexicon/rules/short-names.ts';
import { americanized, termOf } from '#features/lexicon/rules/terms.ts';
import { compareFound, type FoundRow } from '../rank/in-order.ts';
import { hasBit } from './bits.ts';
import { postingsAt } from './filtering.ts';
import { nameKey } from './indexed-provider.ts';
import { Kept } from './kept.ts';
import { inAll, inAny } from './row-joins.ts';
import type { RowSet } from './row-set.ts';
import type { Segment } from './segment.ts';
import { wordsBeginningWith } from './words.ts';

/** How a name answers what is being typed, the better the more. */
const ANY_ORDER = 0;
const IN_ORDER = 1;
const FROM_THE_START = 2;

/** What was found in each segment, by version and text: somebody goes back a letter, and many begin alike. */
const kept = new WeakMap<Segment, Kept<readonly FoundRow[]>>();
const MOST_KEPT = 500;

/**
 * The first `count` rows whose names have all words of a text, of the last one only the beginning: "eye f". Names that
 * begin so come first, then those with the words in this order. None for a single word: any may begin so.
 * @param rowsIn where they are looked for in a segment
 */
export function namesBeginning(
  segments: readonly Segment[],
  typed: string,
  count: number,
  rowsIn: (segment: Segment) => RowSet = ({ used }) => used,
): FoundRow[] {
  const words = foldText(typed).split(' ');
  const last = words.pop() ?? '';
  if (words.length === 0) return [];
  const found = segments.flatMap((segment) => {
    const known = kept.get(segment) ?? new Kept<readonly FoundRow[]>(MOST_KEPT);
    kept.set(segment, known);
    const rows = rowsIn(segment);
    const key = JSON.stringify([segment.version, words, last, count, rows.id]);
    return known.get(key, () => rowsNamed(segment, words, last, count, rows));
  });
  return found.sort(compareFound).slice(0, count);
}

function rowsNamed(segment: Segment, words: readonly string[], last: string, count: number, rows: RowSet): FoundRow[] {
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

/** How the name of a row answers; negative where it doesn't. */
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

/** A word and its other forms of one word in names. */
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
