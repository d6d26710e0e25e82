import { BIGGEST } from '#features/lexicon/rules/short-names.ts';
import { termOf, termsOf } from '#features/lexicon/rules/terms.ts';
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

/** Every name of a kind of care or an offer, in terms. */
export function knownNames(): Iterable<string> {
  return MEANINGS.keys();
}

/** Returns the part with the biggest hospitals as a match too: they count as having every kind of care. */
export function withBiggestHospitals(part: QueryPart): QueryPart {
  return { ...part, also: [...part.also, ...BIGGEST] };
}
