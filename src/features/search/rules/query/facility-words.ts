import { HOUSES, SIZES } from '#features/lexicon/rules/short-names.ts';
import { distanceAtMost } from '#platform/common/edit-distance.ts';
import type { QueryPart } from './query-part.ts';

/** In shorter words another letter makes another word. */
const MIN_MISSPELT = 5;
const LONG_KINDS = [...HOUSES].filter((kind) => kind.length > MIN_MISSPELT);

/** True if a part is a word for a kind of facility or its size: people use one for the other. */
export function isFacilityWord({ kind, terms }: Pick<QueryPart, 'kind' | 'terms'>): boolean {
  return kind === 'word' && terms.every((term) => HOUSES.has(term) || SIZES.has(term) || isMisspeltKind(term));
}

/** True if a part is a word for a kind of facility. */
export function isFacilityKind({ terms }: Pick<QueryPart, 'terms'>): boolean {
  return terms.every((term) => HOUSES.has(term) || isMisspeltKind(term));
}

/** True if a part is the short name of a hospital: "luth", "fmc". */
export function isShortName(part: Pick<QueryPart, 'kind' | 'terms' | 'also'>): boolean {
  return (
    part.kind === 'word' &&
    !isFacilityWord(part) &&
    part.also.some((long) => long.length > 2 && (long.includes('hospital') || long.includes('center')))
  );
}

/** "Hosptal", "clinc". */
function isMisspeltKind(term: string): boolean {
  if (term.length < MIN_MISSPELT) return false;
  const most = term.length < 8 ? 1 : 2;
  return LONG_KINDS.some((kind) => distanceAtMost(term, kind, most) <= most);
}
