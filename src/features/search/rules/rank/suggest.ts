import { PLACE_OF_CITY } from '#features/directory/rules/provider-cities.ts';
import { SPECIALTIES, type Specialty } from '#features/directory/rules/specialties.ts';
import { foldText } from '#features/lexicon/rules/search-text.ts';
import { americanized, termsOf } from '#features/lexicon/rules/terms.ts';
import { specialtyKey } from '../index/indexed-provider.ts';
import { everyPlace, everyWard, type Place } from '../places/places.ts';
import { isFacilityWord } from '../query/facility-words.ts';
import { LAY_WORDS } from '../query/lay-words.ts';
import { readQuery } from '../query/read-query.ts';
import { CONCEPTS } from '../query/vocabulary.ts';

/** How many suggestions there are at most, and how many of one kind before providers. */
export const MOST_SUGGESTIONS = 8;
const MOST_OF_A_KIND = 2;
/** Of fewer letters some ward is always the beginning. */
const LEAST_FOR_WARDS = 4;
/** How much has to be typed. */
export const LEAST_TYPED = 2;

/** Bigger places come first; a part of a city is as well known as a council elsewhere. */
const SIZE: Readonly<Record<Place['kind'], number>> = { state: 0, town: 1, lga: 2, area: 2, ward: 3 };
/** The states that the home page begins in. */
const FIRST_STATES: ReadonlySet<string> = new Set(Object.values(PLACE_OF_CITY).map(({ state }) => state));

/** What a kind of care is called, in terms. */
interface Called {
  readonly specialties: readonly Specialty[];
  readonly names: readonly string[];
}
const asTerms = (name: string) => termsOf(name).join(' ');
const NAMES_OF_CARE = CONCEPTS.map(
  ({ called, specialties }): Called => ({ specialties, names: [...called, ...specialties].map(asTerms) }),
);
const LAY_NAMES = Object.entries(LAY_WORDS).flatMap(([like, words]) =>
  NAMES_OF_CARE.filter(({ names }) => names.includes(asTerms(like))).map(
    ({ specialties }): Called => ({ specialties, names: words.split(', ').map(asTerms) }),
  ),
);

/** Medical names come before lay words. */
const ALL_NAMES = [...NAMES_OF_CARE, ...LAY_NAMES];

/** The specialties that what was typed so far is the beginning of, or of a word for them, or that it means as a whole. */
export function specialtiesBeginningWith(typed: string): Specialty[] {
  const beginning = americanized(foldText(typed));
  if (beginning.length < LEAST_TYPED) return [];
  const found = new Set<Specialty>();
  for (const { names, specialties } of ALL_NAMES) {
    if (names.some((name) => name.startsWith(beginning))) for (const specialty of specialties) found.add(specialty);
  }
  return (found.size > 0 ? [...found] : specialtiesMeant(typed)).slice(0, MOST_OF_A_KIND);
}

/** Of "dokita oju" and "doctor for my eye", which say nothing else. */
function specialtiesMeant(typed: string): Specialty[] {
  const asked = readQuery(typed);
  if (!asked.every(({ kind, isOptional }) => kind === 'care' || isOptional)) return [];
  const keys = asked.flatMap((part) => (part.kind === 'care' ? part.keys : []));
  return SPECIALTIES.filter((specialty) => keys.includes(specialtyKey(specialty)));
}

/** A text that asks for care and ends with a begun place, "dentist in lekk", with the places that it may be. */
export function placesBegunBehind(typed: string): { readonly before: string; readonly places: readonly Place[] } {
  const words = typed.trim().split(/\s+/);
  for (let at = 1; at < words.length; at++) {
    const places = placesBeginningWith(words.slice(at).join(' '));
    const before = words.slice(0, at).join(' ');
    if (places.length > 0 && readQuery(before).some((part) => part.kind === 'care' || isFacilityWord(part))) {
      return { before, places };
    }
  }
  return { before: '', places: [] };
}

function farther({ state }: Place): number {
  return FIRST_STATES.has(state) ? 0 : 1;
}

/** A text without its last word where that has been begun with a letter or two; undefined of other texts. */
export function withoutBegunWord(typed: string): string | undefined {
  const [, before] = /^(.*\S)\s+\S{1,2}$/s.exec(typed) ?? [];
  return before !== undefined && before.trim().length >= LEAST_TYPED ? before : undefined;
}

/** The places whose name begins with what was typed so far, the bigger first. */
export function placesBeginningWith(typed: string): Place[] {
  const beginning = foldText(typed);
  if (beginning.length < LEAST_TYPED) return [];
  const found: Place[] = [];
  for (const [name, places] of everyPlace()) if (name.startsWith(beginning)) found.push(...places);
  if (beginning.length >= LEAST_FOR_WARDS) {
    for (const [name, places] of everyWard()) if (name.startsWith(beginning)) found.push(...places);
  }
  const known = new Set<string>();
  return found
    .sort(
      (a, b) =>
        SIZE[a.kind] - SIZE[b.kind] ||
        farther(a) - farther(b) ||
        a.name.localeCompare(b.name) ||
        a.state.localeCompare(b.state),
    )
    .filter(({ name, state }) => !known.has(`${name}|${state}`) && known.add(`${name}|${state}`))
    .slice(0, MOST_OF_A_KIND);
}
