import { FACILITY_KINDS, SIZES } from '#features/lexicon/rules/short-names.ts';
import { distanceAtMost } from '#platform/common/edit-distance.ts';
import type { QueryPart } from './query-part.ts';

/** A shorter word with another letter is another word. */
const MIN_MISSPELT = 5;
const LONG_KINDS = [...FACILITY_KINDS].filter((kind) => kind.length > MIN_MISSPELT);

/** True if a part is a word for a kind of facility or its size. Patients use these words for each other. */
export function isFacilityWord({ kind, terms }: Pick<QueryPart, 'kind' | 'terms'>): boolean {
  return kind === 'word' && terms.every((term) => FACILITY_KINDS.has(term) || SIZES.has(term) || isMisspeltKind(term));
}

/** True if a part is a word for a kind of facility. */
export function isFacilityKind({ terms }: Pick<QueryPart, 'terms'>): boolean {
  return terms.every((term) => FACILITY_KINDS.has(term) || isMisspeltKind(term));
}

/** True if a part is the short name of a hospital: "luth", "fmc". */
export function isShortName(part: Pick<QueryPart, 'kind' | 'terms' | 'also'>): boolean {
  return (
    part.kind === 'word' &&
    !isFacilityWord(part) &&
    part.also.some((long) => long.length > 2 && (long.includes('hospital') || long.includes('center')))
  );
}

/** True if a term is a misspelt word for a kind of facility, for example "hosptal" or "clinc". */
function isMisspeltKind(term: string): boolean {
  if (term.length < MIN_MISSPELT) return false;
  const most = term.length < 8 ? 1 : 2;
  return LONG_KINDS.some((kind) => distanceAtMost(term, kind, most) <= most);
}
