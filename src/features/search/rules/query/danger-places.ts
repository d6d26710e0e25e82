import { reportedDanger } from '#features/lexicon/rules/reported-danger.ts';
import { foldText } from '#features/lexicon/rules/search-text.ts';
import { BIGGEST } from '#features/lexicon/rules/short-names.ts';
import { termOf } from '#features/lexicon/rules/terms.ts';
import { allOf } from '../index/filtering.ts';
import { nameKey, stateKey } from '../index/indexed-provider.ts';
import type { Segment } from '../index/segment.ts';
import type { Place } from '../places/places.ts';
import { careFor } from './danger-words.ts';
import { AFTER_DANGER, EMERGENCY, partCalled, SUICIDE } from './known-phrases.ts';
import { HARMLESS, HARMLESS_ALONE } from './no-dangers.ts';
import type { QueryPart } from './query-part.ts';

/** Everyday words, as terms, that are also the name of a small place or similar to one. Beside a danger sign they name no place. */
const EVERYDAY: ReadonlySet<string> = new Set(
  'machine eight eleven three seven twelve upper share clerks alike panda pleasure satellite television township tunas'
    .split(' ')
    .map(termOf),
);
/** Names shorter than this are often words of some language. */
const MIN_TELLING = 5;
const BIG = [...BIGGEST, ['general', 'hospital']];

/** True if a word beside a danger sign is not read as a place, even if a place has that name or a similar one. */
export function isEveryday(term: string): boolean {
  return EVERYDAY.has(term);
}

/**
 * Returns the ward, town or village named beside a danger sign; none for an everyday word. A short name counts if a big
 * hospital of its state has it.
 */
export function placesInDanger(segments: readonly Segment[], { kind, terms, places }: QueryPart): readonly Place[] {
  const [term = '', ...more] = terms;
  if (kind !== 'word' || EVERYDAY.has(term)) return [];
  if (more.length > 0 || term.length >= MIN_TELLING) return places;
  const hasBig = ({ state }: Place) =>
    segments.some((segment) =>
      BIG.some((facility) => allOf(segment, [stateKey(state), ...[term, ...facility].map(nameKey)]).count > 0),
    );
  return places.filter(hasBig);
}

/** True if a part asks for an emergency place: by its care, or as a danger to oneself. */
export function isDangerous({ keys, terms }: QueryPart): boolean {
  return keys.includes(EMERGENCY) || SUICIDE.has(terms.join(' '));
}

/** Returns the parts of a query, and the care for a danger if it reports one that no part names. */
export function withReportedDanger(parts: readonly QueryPart[], q: string): readonly QueryPart[] {
  const folded = foldText(q);
  const isSettled =
    HARMLESS_ALONE.has(folded) ||
    parts.some((part) => isDangerous(part) || HARMLESS.has(part.terms.join(' ')) || part.keys.includes(AFTER_DANGER));
  const danger = isSettled ? undefined : reportedDanger(folded);
  const care = danger === undefined ? undefined : partCalled([careFor(danger)]);
  return care === undefined ? parts : [...parts, care];
}
