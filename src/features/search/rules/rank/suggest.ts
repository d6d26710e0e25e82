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

/** The number of suggestions, and of specialties and of places before providers. */
export const MAX_SUGGESTIONS = 8;
const MAX_OF_A_KIND = 2;
/** Some ward begins with any shorter text. */
const MIN_FOR_WARDS = 4;
/** The shortest text for which there are suggestions. */
export const MIN_TYPED = 2;

/** Bigger places first; a city area is as well known as an LGA elsewhere. */
const SIZE: Readonly<Record<Place['kind'], number>> = { state: 0, town: 1, lga: 2, area: 2, ward: 3 };
/** The states of the cities on the home page. */
const FIRST_STATES: ReadonlySet<string> = new Set(Object.values(PLACE_OF_CITY).map(({ state }) => state));

/** The names of specialties, as terms. */
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

/** Entries by the first letters of their names: what is typed is compared with these few instead of with all. */
type ByStart<T> = ReadonlyMap<string, readonly (readonly [name: string, T])[]>;
const startOf = (name: string) => name.slice(0, MIN_TYPED);
function byStart<T>(entries: Iterable<readonly [name: string, T]>): ByStart<T> {
  const grouped = new Map<string, (readonly [name: string, T])[]>();
  for (const entry of entries) {
    const start = startOf(entry[0]);
    grouped.set(start, [...(grouped.get(start) ?? []), entry]);
  }
  return grouped;
}

/** Medical names come before lay words. */
const CARE_BY_START = byStart(
  [...NAMES_OF_CARE, ...LAY_NAMES].flatMap(({ names, specialties }) =>
    names.map((name) => [name, specialties] as const),
  ),
);
const PLACES_BY_START = byStart(everyPlace());
const WARDS_BY_START = byStart(everyWard());

/** Returns the entries whose name begins with a text of at least MIN_TYPED characters, in their order. */
function beginningWith<T>(entries: ByStart<T>, beginning: string): T[] {
  const near = entries.get(startOf(beginning)) ?? [];
  return near.flatMap(([name, entry]) => (name.startsWith(beginning) ? [entry] : []));
}

/** Returns the specialties whose name, or another word for them, begins with a text, or that the text means. */
export function specialtiesBeginningWith(typed: string): Specialty[] {
  const beginning = americanized(foldText(typed));
  if (beginning.length < MIN_TYPED) return [];
  const found = new Set(beginningWith(CARE_BY_START, beginning).flat());
  return (found.size > 0 ? [...found] : specialtiesMeant(typed)).slice(0, MAX_OF_A_KIND);
}

/** For texts that consist of words for care: "dokita oju", "doctor for my eye". */
function specialtiesMeant(typed: string): Specialty[] {
  const parts = readQuery(typed);
  if (!parts.every(({ kind, isOptional }) => kind === 'care' || isOptional)) return [];
  const keys = parts.flatMap((part) => (part.kind === 'care' ? part.keys : []));
  return SPECIALTIES.filter((specialty) => keys.includes(specialtyKey(specialty)));
}

/** Splits a text such as "dentist in lekk" into the care before, and the places that the rest may become. */
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

/** Returns a text without its last word if that has one or two letters; otherwise undefined. */
export function withoutBegunWord(typed: string): string | undefined {
  const [, before] = /^(.*\S)\s+\S{1,2}$/s.exec(typed) ?? [];
  return before !== undefined && before.trim().length >= MIN_TYPED ? before : undefined;
}

/** Returns the places whose name begins with a text, the bigger first. */
export function placesBeginningWith(typed: string): Place[] {
  const beginning = foldText(typed);
  if (beginning.length < MIN_TYPED) return [];
  const found = beginningWith(PLACES_BY_START, beginning).flat();
  if (beginning.length >= MIN_FOR_WARDS) found.push(...beginningWith(WARDS_BY_START, beginning).flat());
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
    .slice(0, MAX_OF_A_KIND);
}
