import { INSURERS } from '../insurers.ts';
import { LANGUAGES } from '../languages.ts';
import { foldText } from '../search-text.ts';
import { flagKey, insuranceKey, languageKey, specialtyKey } from './indexed-provider.ts';
import { type Place, placesCalled, wardsCalled } from './places.ts';
import { ALSO_SAID, FILLERS, HOUSES, SHORT_FOR } from './short-names.ts';
import { termOf, termsOf } from './terms.ts';
import { CONCEPTS } from './vocabulary.ts';

/** A part of what somebody typed: one thing that is asked for. */
export interface Asked {
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
}

interface Known {
  readonly shownBy: readonly string[];
  readonly keys: readonly string[];
  readonly kind: 'care' | 'offer';
}

const LONGEST = 5;

const NOTHING: Asked = {
  kind: 'word',
  terms: [],
  also: [],
  shownBy: [],
  keys: [],
  places: [],
  isOptional: false,
  isUnfinished: false,
};

const KNOWN = new Map<string, Known>();

const phrase = (text: string) => termsOf(text).join(' ');
for (const { called, specialties, shownBy = [] } of CONCEPTS) {
  const known: Known = { kind: 'care', shownBy: shownBy.map(phrase), keys: specialties.map(specialtyKey) };
  for (const name of [...called, ...specialties]) KNOWN.set(phrase(name), known);
}
const offer = (key: string, ...names: string[]) => {
  for (const name of names) KNOWN.set(phrase(name), { kind: 'offer', shownBy: [], keys: [key] });
};
offer(flagKey('telehealth'), 'telehealth', 'telemedicine', 'video visit', 'online doctor', 'video call');
offer(flagKey('lowCost'), 'cheap', 'low cost', 'affordable');
for (const language of LANGUAGES) offer(languageKey(language), `${language} speaking`, `speaks ${language}`);
for (const insurer of INSURERS.slice(0, -1)) {
  const [first = ''] = insurer.split(/[ (]/);
  offer(insuranceKey(insurer), first, insurer.replace(/\(.*\)/, ''));
}

/** What is asked for by a free text. Of a text of fillers alone, every word counts; of punctuation alone, there is none. */
export function readQuery(typed: string): Asked[] {
  const whole = foldText(typed);
  const folded = (ALSO_SAID[whole] ?? whole).split(' ').filter(Boolean);
  const ends = /[\p{L}\p{N}]$/u.test(typed);
  const said = folded.filter((word) => !FILLERS.has(word));
  const words = said.length === 0 ? folded : said;
  const asked: Asked[] = [];
  for (let at = 0; at < words.length; ) {
    const [part, taken] = partAt(words, at, ends);
    asked.push(part);
    at += taken;
  }
  const hasCare = asked.some(({ kind }) => kind === 'care');
  return asked.map((part) => ({ ...part, isOptional: hasCare && part.kind === 'word' && isHouse(part) }));
}

/** The longest stretch of words from a place on that means something together. */
function partAt(words: readonly string[], at: number, ends: boolean): [part: Asked, taken: number] {
  for (let taken = Math.min(LONGEST, words.length - at); taken > 0; taken--) {
    const stretch = words.slice(at, at + taken);
    const part = partCalled(stretch);
    if (part !== undefined) return [part, taken];
    const wards = taken === 1 ? [] : wardsCalled(stretch.join(' '));
    if (wards.length > 0) return [{ ...NOTHING, terms: stretch.map(termOf), places: wards }, taken];
  }
  const word = words[at] ?? '';
  const long = SHORT_FOR[word];
  const isUnfinished = ends && at === words.length - 1 && long === undefined;
  const also = long === undefined ? [] : [long.map(termOf)];
  return [{ ...NOTHING, terms: [termOf(word)], also, places: wardsCalled(word), isUnfinished }, 1];
}

/** What folded words mean together: a kind of care, an offer or a place; undefined where they mean nothing special. */
export function partCalled(words: readonly string[]): Asked | undefined {
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

function isHouse({ terms }: Asked): boolean {
  return terms.every((term) => HOUSES.has(term));
}
