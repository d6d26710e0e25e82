import { BIGGEST } from '#features/lexicon/rules/short-names.ts';
import { termOf, termsOf } from '#features/lexicon/rules/terms.ts';
import { distanceAtMost } from '#platform/common/edit-distance.ts';
import { specialtyKey } from '../index/indexed-provider.ts';
import { placesCalled } from '../places/places.ts';
import { LAY_WORDS } from './lay-words.ts';
import { OFFERS } from './offers.ts';
import { EMPTY_PART, type QueryPart } from './query-part.ts';
import { CONCEPTS } from './vocabulary.ts';

type Meaning = Pick<QueryPart, 'kind' | 'keys' | 'shownBy' | 'also'>;

export const CHILDREN = specialtyKey('Pediatrics');
export const WOMEN = specialtyKey('Obstetrics & Gynecology');
export const EMERGENCY = specialtyKey('Emergency Medicine');
export const VACCINES = specialtyKey('Public Health');
/** Facilities that people name together with what they need there: "malaria medicine". */
export const SUPPLIERS = [...['Pharmacy', 'Laboratory & Diagnostics'].map(specialtyKey), VACCINES];
/** Care that a patient needs after an emergency: "rehab after stroke". */
export const AFTER_DANGER = specialtyKey('Physiotherapy');

const phrase = (text: string) => termsOf(text).join(' ');

/** What each known phrase means, by its terms. */
const MEANINGS = new Map<string, Meaning>();
/** Parts of the body and ailments, in terms. */
const LAY_NAMES = new Set<string>();

for (const { called, specialties, shownBy = [], also = [] } of CONCEPTS) {
  const meaning: Meaning = {
    kind: 'care',
    shownBy: shownBy.map(phrase),
    keys: specialties.map(specialtyKey),
    also: also.map(termsOf),
  };
  for (const name of [...called, ...specialties]) MEANINGS.set(phrase(name), meaning);
}
for (const [like, names] of Object.entries(LAY_WORDS)) {
  const meaning = MEANINGS.get(phrase(like));
  for (const name of names.split(', ')) {
    LAY_NAMES.add(phrase(name));
    if (meaning !== undefined) MEANINGS.set(phrase(name), meaning);
  }
}
for (const { called, keys } of OFFERS) {
  for (const name of called) MEANINGS.set(phrase(name), { kind: 'offer', shownBy: [], keys, also: [] });
}

/** What reports a danger to oneself, in terms. */
export const SUICIDE: ReadonlySet<string> = new Set(`suicide, ${LAY_WORDS['suicide']}`.split(', ').map(phrase));

/** Returns the part that folded words mean together: a kind of care, an offer or a place; undefined for other words. */
export function partCalled(words: readonly string[]): QueryPart | undefined {
  const terms = words.flatMap((word) => word.split(' ')).map(termOf);
  const meaning = MEANINGS.get(terms.join(' '));
  const places = placesCalled(words.join(' '));
  if (meaning === undefined && places.length === 0) return undefined;
  return { ...EMPTY_PART, kind: 'place', terms, places, ...meaning };
}

/** True if a part is a lay word for a part of the body, an ailment or a treatment. */
export function isLayName({ terms }: QueryPart): boolean {
  return LAY_NAMES.has(terms.join(' '));
}

/** In a shorter word another letter makes another word. */
const MIN_MISSPELT = 6;
let namesByWord: ReadonlyMap<string, readonly string[]> | undefined;

/** The names of several words, in terms, by each of their words. */
function longNames(): ReadonlyMap<string, readonly string[]> {
  if (namesByWord !== undefined) return namesByWord;
  const found = new Map<string, string[]>();
  for (const name of MEANINGS.keys()) {
    const words = name.split(' ');
    if (words.length > 1) for (const word of words) found.set(word, [...(found.get(word) ?? []), name]);
  }
  namesByWord = found;
  return found;
}

/**
 * Returns the care or offer that several folded words mean with one wrong letter in one long word: "family planing".
 * Undefined if that word is in a known name: "dental hospital" is no mental one.
 */
export function careMisspelt(words: readonly string[]): QueryPart | undefined {
  const names = longNames();
  const terms = words.map(termOf);
  const wrong = terms.filter((term) => !names.has(term) && !MEANINGS.has(term));
  const [typed] = wrong;
  if (typed === undefined || wrong.length > 1 || terms.length < 2 || typed.length < MIN_MISSPELT - 1) return undefined;
  const beside = terms.find((term) => term !== typed) ?? '';
  const name = (names.get(beside) ?? []).find((known) => {
    const right = known.split(' ');
    return (
      right.length === terms.length &&
      right.every((word, at) => word === terms[at] || isMisspelt(terms[at], typed, word))
    );
  });
  return name === undefined ? undefined : partCalled(name.split(' '));
}

function isMisspelt(term: string | undefined, typed: string, right: string): boolean {
  return term === typed && right.length >= MIN_MISSPELT && distanceAtMost(typed, right, 1) === 1;
}

/** Every name of a kind of care or an offer, in terms. */
export function knownNames(): Iterable<string> {
  return MEANINGS.keys();
}

/** Returns the part with the biggest hospitals as a match too: they count as having every kind of care. */
export function withBiggestHospitals(part: QueryPart): QueryPart {
  return { ...part, also: [...part.also, ...BIGGEST] };
}
