import { type Bits, countBits, type RankedBits, rankBits } from './bits.ts';
import { freeRows, type Moment } from './filtering.ts';
import { type FoundRow, firstByMerit } from './in-order.ts';
import { type Asked, readQuery } from './read-query.ts';
import { scoreOf } from './score.ts';
import type { Segment } from './segment.ts';
import { countOfWord, meantBy, type Spellings, spellingsOf } from './spelling.ts';
import { anyWay, type Way, waysOf } from './ways.ts';

/** So many rows are compared with all that is asked; of more, those of most merit are. */
const MOST_SCORED = 600;
/** Where a place has nothing of what is asked for, it is looked for this far around. */
const WIDER_KM = 60;

/** A part of a text with what it may also mean. */
export interface ReadPart {
  readonly part: Asked;
  readonly spellings: Spellings | undefined;
}

/** What answers a text in one segment. */
export interface TextMatch {
  readonly rows: RankedBits;
  /** The ways of each part. */
  readonly ways: readonly (readonly Way[])[];
  readonly parts: readonly Asked[];
}

/** Reads a text with the words of all segments in mind; undefined for a text without any. */
export function readText(segments: readonly Segment[], q: string | undefined): ReadPart[] | undefined {
  if (q === undefined || q.trim() === '') return undefined;
  return readQuery(q).map((part) => {
    const [term = ''] = part.terms;
    if (part.kind !== 'word' || part.also.length > 0) return { part, spellings: undefined };
    const meant = countOfWord(segments, term) === 0 ? meantBy(term) : undefined;
    if (meant !== undefined) return { part: meant, spellings: undefined };
    return { part, spellings: spellingsOf(segments, term, part.isUnfinished) };
  });
}

/** The rows that answer every part of a text; around the places that it names where there are none in them. */
export function matchText(segment: Segment, parts: readonly ReadPart[], wanted: Bits, widely: boolean): TextMatch {
  const ways = parts.map(({ part, spellings }) => waysOf(segment, part, spellings, widely ? WIDER_KM : 0));
  let rows = parts.length === 0 ? new Uint32Array(wanted.length) : wanted;
  for (const [at, { part }] of parts.entries()) if (!part.isOptional) rows = anyWay(rows, ways[at] ?? []);
  return { rows: rankBits(rows), ways, parts: parts.map(({ part }) => part) };
}

/** The first `count` rows that answer a text, the best answers first. */
export function bestAnswers(segment: Segment, match: TextMatch, moment: Moment, count: number): FoundRow[] {
  const { rows, ways, parts } = match;
  const candidates = firstByMerit(segment, rows, MOST_SCORED, strongest(rows, ways, parts));
  const free = freeRows(segment, 'any', moment);
  const scored = candidates
    .map((row): FoundRow => ({ segment, row, square: 0, score: scoreOf(segment, row, ways, parts, free) }))
    .sort((a, b) => b.score - a.score || (segment.rank[a.row] ?? 0) - (segment.rank[b.row] ?? 0));
  if (scored.length >= Math.min(count, rows.count)) return scored.slice(0, count);
  const seen = new Set(candidates);
  const rest = firstByMerit(segment, rows, count + seen.size).filter((row) => !seen.has(row));
  const more = rest.map((row): FoundRow => ({ segment, row, square: 0, score: -1 }));
  return [...scored, ...more].slice(0, count);
}

/** The rows that answer every word by their name or by what is on record. */
function strongest(rows: RankedBits, ways: TextMatch['ways'], parts: readonly Asked[]): RankedBits {
  let best = rows.bits;
  for (const [at, part] of parts.entries()) {
    const strong = (ways[at] ?? []).filter(({ isStrong }) => isStrong);
    if (!part.isOptional) best = anyWay(best, strong);
  }
  return countBits(best) === rows.count ? rows : rankBits(best);
}
