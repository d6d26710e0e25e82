import { HOUSES, SIZES } from '#features/lexicon/rules/short-names.ts';
import { distanceAtMost } from '#platform/common/edit-distance.ts';

/** A part of a text, as far as it is looked at here. */
interface Words {
  readonly kind: string;
  /** In terms. */
  readonly terms: readonly string[];
}

const LEAST_MISSPELT = 5;
const MISSPELT_HOUSES = [...HOUSES].filter((house) => house.length > LEAST_MISSPELT);

/** A word for a kind of house or for its size: people take one for the other. */
export function isFacilityWord({ kind, terms }: Words): boolean {
  return kind === 'word' && terms.every((term) => HOUSES.has(term) || SIZES.has(term) || isMisspeltHouse(term));
}

/** The short name of a hospital: "luth", "fmc". */
export function isShortName(part: Words & { readonly also: readonly (readonly string[])[] }): boolean {
  return (
    part.kind === 'word' &&
    !isFacilityWord(part) &&
    part.also.some((long) => long.length > 2 && (long.includes('hospital') || long.includes('center')))
  );
}

/** A word for a kind of house. */
export function isFacilityKind({ terms }: Words): boolean {
  return terms.every((term) => HOUSES.has(term) || isMisspeltHouse(term));
}

/** "Hosptal", "clinc": of short words a letter more or less makes other words. */
function isMisspeltHouse(term: string): boolean {
  if (term.length < LEAST_MISSPELT) return false;
  const most = term.length < 8 ? 1 : 2;
  return MISSPELT_HOUSES.some((house) => distanceAtMost(term, house, most) <= most);
}
