import { foldText } from '#features/lexicon/rules/search-text.ts';
import { ALSO_DOCTORS, BIGGEST, DOCTORS, FILLERS, SHORT_FOR } from '#features/lexicon/rules/short-names.ts';
import { termOf, termsOf } from '#features/lexicon/rules/terms.ts';
import { GENERAL, specialtyKey } from '../index/indexed-provider.ts';
import { isWithin, type Place, placeMisspelt, placesCalled, wardsCalled } from '../places/places.ts';
import { isFacilityKind } from './facility-words.ts';
import { BEFORE_NEAR, isNumbered, isWay, streetNames, withLandmarks } from './landmarks.ts';
import { ANYWHERE, LAY_WORDS } from './lay-words.ts';
import { OFFERS } from './offers.ts';
import { inOtherWords } from './other-words.ts';
import { withoutStatedTimes } from './stated-filters.ts';
import { CONCEPTS } from './vocabulary.ts';

/** A part of what somebody typed: one thing that is asked for. */
export interface QueryPart {
  readonly kind: 'word' | 'care' | 'place' | 'offer';
  /** As it was typed, in terms: found where all of them stand. */
  readonly terms: readonly string[];
  /** Other ways to write it in full, each found where all of its terms stand. */
  readonly also: readonly (readonly string[])[];
  /** Words that show it on their own. */
  readonly shownBy: readonly string[];
  /** Keys of the index that are it, whatever the words. */
  readonly keys: readonly string[];
  /** Where it may be: of a word, wards that are called so. */
  readonly places: readonly Place[];
  /** What doesn't have it is found too, further down. */
  readonly isOptional: boolean;
  /** It may be the beginning of a word that is still being typed. */
  readonly isUnfinished: boolean;
  /** It only says where in the place that is named too. */
  readonly isLandmark: boolean;
}

interface Known {
  readonly shownBy: readonly string[];
  readonly keys: readonly string[];
  readonly kind: 'care' | 'offer';
  readonly also: readonly (readonly string[])[];
}

const LONGEST = 5;

const NOTHING: QueryPart = {
  kind: 'word',
  terms: [],
  also: [],
  shownBy: [],
  keys: [],
  places: [],
  isOptional: false,
  isUnfinished: false,
  isLandmark: false,
};

const KNOWN = new Map<string, Known>();
/** Parts of the body and ailments, in terms. */
const LAY = new Set<string>();
/** More of them, which are also what their doctors are called by. */
const OF_BODY: ReadonlySet<string> = new Set('eye tooth teeth skin brain lung fracture'.split(' '));

const CHILDREN = specialtyKey('Pediatrics');
const WOMEN = specialtyKey('Obstetrics & Gynecology');
export const EMERGENCY = specialtyKey('Emergency Medicine');
const VACCINES = specialtyKey('Public Health');
/** Houses that people name together with what they need it for. */
const FOR_ANYTHING = [...['Pharmacy', 'Laboratory & Diagnostics'].map(specialtyKey), VACCINES];
/** What somebody needs once a danger is over: "rehab after stroke". */
export const AFTER_DANGER = specialtyKey('Physiotherapy');
const phrase = (text: string) => termsOf(text).join(' ');
for (const { called, specialties, shownBy = [], also = [] } of CONCEPTS) {
  const known: Known = {
    ...{ kind: 'care', shownBy: shownBy.map(phrase), keys: specialties.map(specialtyKey) },
    also: also.map(termsOf),
  };
  for (const name of [...called, ...specialties]) KNOWN.set(phrase(name), known);
}
for (const [like, names] of Object.entries(LAY_WORDS)) {
  const known = KNOWN.get(phrase(like));
  for (const name of names.split(', ')) {
    LAY.add(phrase(name));
    if (known !== undefined) KNOWN.set(phrase(name), known);
  }
}
/** What tells of a danger to oneself, in terms. */
export const SUICIDE: ReadonlySet<string> = new Set(`suicide, ${LAY_WORDS['suicide']}`.split(', ').map(phrase));
for (const { called, keys } of OFFERS) {
  for (const name of called) KNOWN.set(phrase(name), { kind: 'offer', shownBy: [], keys, also: [] });
}

/** What is asked for by a free text. Of a text of fillers alone, every word counts; of punctuation alone, there is none. */
export function readQuery(typed: string): QueryPart[] {
  const whole = foldText(typed);
  const folded = (withoutStatedTimes(inOtherWords(whole)) || whole).split(' ').filter(Boolean);
  const ends = /[\p{L}\p{N}]$/u.test(typed);
  const isSaid = (word: string, at: number) => !FILLERS.has(word) || isNumbered(word, folded[at + 1]);
  const said = folded.filter(isSaid);
  const words = said.length === 0 ? folded : said;
  const nears = folded.flatMap((word, at) =>
    BEFORE_NEAR.has(word) ? [folded.slice(0, at).filter(isSaid).length] : [],
  );
  const near = new Set<QueryPart>();
  const parts: QueryPart[] = [];
  for (let at = 0; at < words.length; ) {
    const [part, taken] = partAt(words, at, ends);
    if (nears.includes(at)) near.add(part);
    parts.push(part);
    at += taken;
  }
  const asked = withLandmarks(parts, near, (landmark, besides) => {
    const terms = landmark.flatMap((part) => part.terms);
    const isThere = (place: Place) => besides.some(({ places }) => places.some((other) => isWithin(place, other)));
    // "Bodija Market" in Ibadan is in Bodija, but "Aba Road" in Port Harcourt isn't in Aba.
    const inside = landmark.find((part) => part.kind === 'place' && part.places.some(isThere));
    if (inside !== undefined) return { ...inside, places: inside.places.filter(isThere) };
    const places = landmark.flatMap((part) => (part.kind === 'word' ? part.places : []));
    return { ...NOTHING, isLandmark: true, terms, also: streetNames(terms), places };
  });
  const cares = asked.filter(({ kind }) => kind === 'care');
  const isOfAnyPart = ({ terms: [term = '', ...more] }: QueryPart) => more.length === 0 && ANYWHERE.has(term);
  const telling = cares.filter((part) => !isOfAnyPart(part));
  const isEmergency = cares.some(({ keys }) => keys.includes(EMERGENCY));
  // Whom it is for: few houses say so of "eye doctor for children", and no emergency waits for one that does.
  const isForWhom = ({ keys }: QueryPart) =>
    telling.length > 1 && (keys.includes(CHILDREN) || (isEmergency && keys.includes(WOMEN)));
  const isAilment = ({ keys, terms }: QueryPart) => LAY.has(terms.join(' ')) || keys.includes(GENERAL);
  const isHowSoon = (part: QueryPart) =>
    saysOnlyUrgent(part) &&
    telling.some((other) => !other.keys.includes(EMERGENCY) && !isForWhom(other) && !isAilment(other));
  // "Stab wound in the leg" needs a hospital, whether or not it treats legs; so do "snake bite injection" and "asthma emergency".
  const isInDanger = telling.some((part) => part.keys.includes(EMERGENCY) && !isHowSoon(part));
  const isWhere = (part: QueryPart) =>
    isInDanger &&
    !part.keys.some((key) => key === EMERGENCY || key === AFTER_DANGER) &&
    (isAilment(part) || OF_BODY.has(part.terms.join(' ')) || part.keys.includes(VACCINES));
  // Of "drug overdose" the drugs are what happened.
  const isForAnything = (part: QueryPart) => !isWhere(part) && part.keys.some((key) => FOR_ANYTHING.includes(key));
  // Whoever is pregnant is seen by those who see to that, whatever it is: "malaria in pregnancy".
  const isInPregnancy = ({ keys }: QueryPart) =>
    keys.includes(GENERAL) && cares.some((other) => other.keys.includes(WOMEN) && !isForWhom(other));
  const isWhatFor = (part: QueryPart) => part.kind === 'care' && !isForAnything(part) && cares.some(isForAnything);
  const isWayAt = (part: QueryPart, at: number) =>
    isWay(part) &&
    asked.slice(at - 1, at).some(({ places }) => places.length > 0) &&
    !asked.slice(at + 1, at + 2).some(isFacilityKind);
  return asked.map((part, at) => ({
    ...part,
    isOptional:
      (cares.length > 0 && part.kind === 'word' && isFacilityKind(part)) ||
      (telling.length > 0 && isOfAnyPart(part)) ||
      isForWhom(part) ||
      isWhere(part) ||
      isHowSoon(part) ||
      isInPregnancy(part) ||
      isWhatFor(part) ||
      isWayAt(part, at),
  }));
}

/** "Emergency dentist": how soon, not what happened. */
function saysOnlyUrgent({ terms }: QueryPart): boolean {
  return ['emergency', 'urgent care'].includes(terms.join(' '));
}

/** The longest stretch of words from a place on that means something together. */
function partAt(words: readonly string[], at: number, ends: boolean): [part: QueryPart, taken: number] {
  for (let taken = Math.min(LONGEST, words.length - at); taken > 0; taken--) {
    const phrase = words.slice(at, at + taken);
    const part = partCalled(phrase);
    if (part !== undefined) return [part, taken];
    const meant = taken === 1 ? [] : placeMisspelt(phrase);
    if (meant.length > 0) return [{ ...NOTHING, kind: 'place', terms: phrase.map(termOf), places: meant }, taken];
    const wards = taken === 1 ? [] : wardsCalled(phrase.join(' '));
    if (wards.length > 0) return [{ ...NOTHING, terms: phrase.map(termOf), places: wards }, taken];
  }
  const word = words[at] ?? '';
  const long = SHORT_FOR.get(word);
  const also = DOCTORS.has(word) ? ALSO_DOCTORS : long === undefined ? [] : [long.map(termOf)];
  const isUnfinished = ends && at === words.length - 1 && also.length === 0;
  return [{ ...NOTHING, terms: [termOf(word)], also, places: wardsCalled(word), isUnfinished }, 1];
}

/** The same asked of the biggest hospitals too, which count as having every care. */
export function alsoOfTheBiggest(part: QueryPart): QueryPart {
  return { ...part, also: [...part.also, ...BIGGEST] };
}

/** What folded words mean together: a kind of care, an offer or a place; undefined where they mean nothing special. */
export function partCalled(words: readonly string[]): QueryPart | undefined {
  const terms = words.flatMap((word) => word.split(' ')).map(termOf);
  const known = KNOWN.get(terms.join(' '));
  const places = placesCalled(words.join(' '));
  if (known === undefined && places.length === 0) return undefined;
  return { ...NOTHING, kind: 'place', terms, places, ...known };
}

/** Every name of a kind of care or an offer, in terms. */
export function knownNames(): Iterable<string> {
  return KNOWN.keys();
}
