import { ALSO_DOCTORS, DOCTORS, SHORT_FOR } from '#features/lexicon/rules/short-names.ts';
import { termOf } from '#features/lexicon/rules/terms.ts';
import { placeMisspelt, wardsCalled } from '../places/places.ts';
import { careMisspelt, partCalled } from './known-phrases.ts';
import { EMPTY_PART, type QueryPart } from './query-part.ts';

const MAX_WORDS = 5;

/** One kind of phrase: what it looks like, and the part it makes of folded words. */
export interface PhraseRule {
  readonly id: string;
  /** In one sentence. */
  readonly does: string;
  /** Returns undefined where the words are no phrase of this kind. */
  readonly read: (words: readonly string[]) => QueryPart | undefined;
}

/** The kinds of phrases; the first that reads the words wins. */
export const PHRASE_RULES = [
  {
    id: 'known-phrase',
    does: 'Reads the words as a kind of care, an offer or a place that the vocabulary knows.',
    read: partCalled,
  },
  {
    id: 'misspelt-place',
    does: 'Reads several words as a place of which one long word has one wrong letter.',
    read: (words) => {
      const places = words.length === 1 ? [] : placeMisspelt(words);
      return places.length === 0 ? undefined : { ...EMPTY_PART, kind: 'place', terms: words.map(termOf), places };
    },
  },
  {
    id: 'misspelt-care',
    does: 'Reads several words as a kind of care or an offer of which one long word has one wrong letter.',
    read: careMisspelt,
  },
  {
    id: 'ward',
    does: 'Reads several words as a ward, town or village, which may as well be part of a name.',
    read: (words) => {
      const places = words.length === 1 ? [] : wardsCalled(words.join(' '));
      return places.length === 0 ? undefined : { ...EMPTY_PART, terms: words.map(termOf), places };
    },
  },
] as const satisfies readonly PhraseRule[];

/** A part with the words that it was read from: the first, and how many. */
export interface Phrase {
  readonly part: QueryPart;
  readonly from: number;
  readonly count: number;
}

/**
 * Splits folded words into the longest known phrases, from left to right. A word that is in none is a part of its own.
 * @param isTyping true if the last word may not be finished
 */
export function phrasesOf(words: readonly string[], isTyping: boolean): Phrase[] {
  const phrases: Phrase[] = [];
  for (let from = 0; from < words.length; ) {
    const phrase = phraseAt(words, from) ?? { part: singleWord(words, from, isTyping), from, count: 1 };
    phrases.push(phrase);
    from += phrase.count;
  }
  return phrases;
}

function phraseAt(words: readonly string[], from: number): Phrase | undefined {
  for (let count = Math.min(MAX_WORDS, words.length - from); count > 0; count--) {
    const phrase = words.slice(from, from + count);
    for (const { read } of PHRASE_RULES) {
      const part = read(phrase);
      if (part !== undefined) return { part, from, count };
    }
  }
  return undefined;
}

function singleWord(words: readonly string[], at: number, isTyping: boolean): QueryPart {
  const word = words[at] ?? '';
  const long = SHORT_FOR.get(word);
  const also = DOCTORS.has(word) ? ALSO_DOCTORS : long === undefined ? [] : [long.map(termOf)];
  const isUnfinished = isTyping && at === words.length - 1 && also.length === 0;
  return { ...EMPTY_PART, terms: [termOf(word)], also, places: wardsCalled(word), isUnfinished };
}
