import { addAll, type Bits, emptyBits, keepBoth, type RankedBits, rankBits } from './bits.ts';
import { freeRows, type Moment } from './filtering.ts';
import { type FoundRow, firstByMerit } from './in-order.ts';
import { type Asked, readQuery } from './read-query.ts';
import { scorer } from './score.ts';
import type { Segment } from './segment.ts';
import { type Spellings, spellingsOf } from './spelling.ts';
import { type AnsweredPart, waysOf } from './ways.ts';

/** So many rows are compared with all that is asked; of more, those of most merit are. */
const MOST_SCORED = 600;

/** A part of a text with what it may also mean. */
export interface ReadPart {
  readonly part: Asked;
  readonly spellings: Spellings | undefined;
}

/** What answers a text in one segment. */
export interface TextMatch {
  readonly rows: RankedBits;
  readonly parts: readonly AnsweredPart[];
}

/** Reads a text with the words of all segments in mind; undefined for a text without any. */
export function readText(segments: readonly Segment[], q: string | undefined): ReadPart[] | undefined {
  if (q === undefined || q.trim() === '') return undefined;
  return readQuery(q).map((part) => {
    const [term = ''] = part.terms;
    if (part.kind !== 'word' || part.also.length > 0 || part.terms.length > 1) return { part, spellings: undefined };
    const spellings = spellingsOf(segments, term, part.isUnfinished);
    return spellings.meant === undefined ? { part, spellings } : { part: spellings.meant, spellings: undefined };
  });
}

/** How far a text may be stretched where too little answers it. */
export interface Stretch {
  /** What lies so far around the middle of a place counts as in it, km. */
  readonly widerKm: number;
  /** Rows that answer all parts but one count too. */
  readonly butOne: boolean;
}

/** The rows that answer every part of a text. */
export function matchText(segment: Segment, read: readonly ReadPart[], wanted: Bits, stretch: Stretch): TextMatch {
  const parts = read.map(({ part, spellings }) => ({
    part,
    found: waysOf(segment, part, spellings, stretch.widerKm),
  }));
  const demanded = parts.filter(({ part }) => !part.isOptional).map(({ found }) => found.any);
  let rows = allOf(segment, wanted, demanded);
  if (stretch.butOne) {
    rows = emptyBits(segment.ids.length);
    for (const one of demanded)
      addAll(
        rows,
        allOf(
          segment,
          wanted,
          demanded.filter((any) => any !== one),
        ),
      );
  }
  return { rows: rankBits(rows), parts };
}

function allOf(segment: Segment, wanted: Bits, demanded: readonly Bits[]): Bits {
  if (demanded.length === 0) return emptyBits(segment.ids.length);
  const rows = wanted.slice();
  for (const any of demanded) keepBoth(rows, any);
  return rows;
}

/** The first `count` rows that answer a text, the best answers first. */
export function bestAnswers(segment: Segment, { rows, parts }: TextMatch, moment: Moment, count: number): FoundRow[] {
  // Those that answer every word by their name or by what is on record.
  const strong = rows.bits.slice();
  for (const { part, found } of parts) if (!part.isOptional) keepBoth(strong, found.strong);
  const candidates = firstByMerit(segment, rows, MOST_SCORED, rankBits(strong));
  const score = scorer(segment, parts, freeRows(segment, 'any', moment));
  const scored = candidates
    .map((row): FoundRow => ({ segment, row, square: 0, score: score(row) }))
    .sort((a, b) => b.score - a.score || (segment.rank[a.row] ?? 0) - (segment.rank[b.row] ?? 0));
  if (scored.length >= Math.min(count, rows.count)) return scored.slice(0, count);
  const seen = new Set(candidates);
  const rest = firstByMerit(segment, rows, count + seen.size).filter((row) => !seen.has(row));
  const more = rest.map((row): FoundRow => ({ segment, row, square: 0, score: -1 }));
  return [...scored, ...more].slice(0, count);
}
