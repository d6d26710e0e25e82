import { foldText } from '../search-text.ts';
import { Kept } from './kept.ts';
import { type Asked, readQuery } from './read-query.ts';
import type { Segment } from './segment.ts';
import { type Spellings, spellingsOf } from './spelling.ts';
import { waysOf } from './ways.ts';
import { isOnlyWishes } from './wishes.ts';

/** A part of a text with what it may also mean. */
export interface ReadPart {
  readonly part: Asked;
  readonly spellings: Spellings | undefined;
}

const MOST_KEPT = 1000;

/** By the newest segment: what is known of a text goes when a provider changes. */
const kept = new WeakMap<Segment, Kept<{ readonly parts: readonly ReadPart[] | undefined }>>();

/** Reads a text with the words of all segments in mind; undefined for a text that says nothing but when. */
export function readText(segments: readonly Segment[], q: string | undefined): readonly ReadPart[] | undefined {
  const newest = segments.at(-1);
  if (q === undefined || q.trim() === '' || newest === undefined) return undefined;
  const known = kept.get(newest) ?? new Kept<{ readonly parts: readonly ReadPart[] | undefined }>(MOST_KEPT);
  kept.set(newest, known);
  return known.get(q, () => ({ parts: partsOf(segments, q) })).parts;
}

function partsOf(segments: readonly Segment[], q: string): ReadPart[] | undefined {
  if (isOnlyWishes(foldText(q))) return undefined;
  const read = readQuery(q).map((part): ReadPart => {
    const [term = ''] = part.terms;
    if (part.kind !== 'word' || part.also.length > 0 || part.terms.length > 1) return { part, spellings: undefined };
    const spellings = spellingsOf(segments, term, part.isUnfinished);
    return spellings.meant === undefined ? { part, spellings } : { part: spellings.meant, spellings: undefined };
  });
  if (!read.some(({ part }) => part.kind === 'care')) return read;
  return read.map((one) => (isAnybodys(segments, one) ? one : { ...one, part: { ...one.part, isOptional: true } }));
}

/** Somebody has a word, or what it may stand for. Of "wash kidney" the first can't be answered, and needn't be. */
function isAnybodys(segments: readonly Segment[], { part, spellings }: ReadPart): boolean {
  return part.kind !== 'word' || segments.some((segment) => waysOf(segment, part, spellings, 0).ways.length > 0);
}
