import { distanceAtMost } from '#platform/common/edit-distance.ts';
import { lettersOf, mayBeMisspelt } from '../letter-sets.ts';
import { allWordings } from '../wordings/all-wordings.ts';
import { lexicon } from './lexicon.ts';
import { stem } from './stem.ts';
import type { Token } from './tokenise.ts';
import { COMMON_WORDS } from './words/common-words.ts';
import { FILLER_WORDS } from './words/filler-words.ts';
import { LESS_COMMON_WORDS } from './words/less-common-words.ts';
import { WORD_CLASSES } from './words/word-classes.ts';

/** A slip turns a shorter word too easily into another word. In words of four letters only swapped letters are corrected. */
const MIN_LENGTH = 5;
/** From this length on two slips are corrected. */
const TWO_SLIPS_FROM = 9;
/** Longer than any word of the lexicon. */
const MAX_LENGTH = 24;
/** Unknown words of one text that are looked up, at most. */
const MAX_LOOKUPS = 400;

const ENDINGS = ['', 's', 'ing', 'ed'];

/** Words of one length and first letter in alphabetical order, with the set of letters of each. */
interface Shelf {
  readonly words: readonly string[];
  readonly letters: Int32Array;
}

interface Spelling {
  /** Words that are spelt right. */
  readonly known: ReadonlySet<string>;
  /** The words of the lexicon by first letter and length. */
  readonly shelves: ReadonlyMap<string, Shelf>;
}

interface Misspelt {
  readonly word: string;
  readonly letters: number;
  readonly maxSlips: number;
  /** True if swapped letters are the only slip that is corrected. */
  readonly swapsOnly: boolean;
}

interface Nearest {
  word: string | undefined;
  slips: number;
}

const slipsFor = (word: string) => (word.length >= TWO_SLIPS_FROM ? 2 : 1);
const shelfOf = (first: string, length: number) => `${first}${length}`;

/** The words of the lexicon with the usual endings. */
function writtenWords(): Set<string> {
  const wordings = allWordings().flatMap(({ use, words }) => (use === 'other' ? [] : [words]));
  const written = new Set<string>();
  for (const word of `${wordings.join(' ')} ${Object.values(WORD_CLASSES).join(' ')}`.split(/[^a-z]+/)) {
    if (word.length >= 4) for (const ending of ENDINGS) written.add(word + ending);
  }
  return written;
}

function buildIndex(): Spelling {
  const written = writtenWords();
  const known = new Set([...written, ...`${FILLER_WORDS} ${COMMON_WORDS} ${LESS_COMMON_WORDS}`.split(' ')]);
  const shelved = new Map<string, string[]>();
  for (const word of [...written].sort()) {
    const shelf = shelfOf(word[0] ?? '', word.length);
    const words = shelved.get(shelf);
    if (words === undefined) shelved.set(shelf, [word]);
    else words.push(word);
  }
  const shelves = new Map(
    [...shelved].map(([shelf, words]) => [shelf, { words, letters: Int32Array.from(words, lettersOf) }]),
  );
  return { known, shelves };
}

let index: Spelling | undefined;

/** Keeps the word of a shelf that is nearest to a misspelt one; of equally near ones the first in the alphabet. */
function searchShelf({ words, letters }: Shelf, unknown: Misspelt, nearest: Nearest): void {
  for (let at = 0; at < words.length; at += 1) {
    if (!mayBeMisspelt(unknown.letters, letters[at] ?? 0, unknown.maxSlips)) continue;
    const word = words[at] ?? '';
    if (unknown.swapsOnly && !sameLetters(unknown.word, word)) continue;
    const slips = distanceAtMost(unknown.word, word, unknown.maxSlips);
    const isFirst = slips === nearest.slips && nearest.word !== undefined && word < nearest.word;
    if (slips < nearest.slips || isFirst) {
      nearest.word = word;
      nearest.slips = slips;
    }
  }
}

/**
 * Returns the word of the lexicon that a misspelt word most likely means: one with the same first letter and one slip, or
 * two in a long word. Undefined for words that are right, too short or too long, or near no word.
 */
export function meantBy(word: string): string | undefined {
  const { length } = word;
  if (length < MIN_LENGTH - 1 || length > MAX_LENGTH) return undefined;
  index ??= buildIndex();
  if (index.known.has(word)) return undefined;
  const swapsOnly = length < MIN_LENGTH;
  const maxSlips = slipsFor(word);
  const unknown: Misspelt = { word, letters: lettersOf(word), maxSlips, swapsOnly };
  const nearest: Nearest = { word: undefined, slips: maxSlips + 1 };
  const difference = swapsOnly ? 0 : maxSlips;
  for (let candidate = length - difference; candidate <= length + difference; candidate += 1) {
    const shelf = index.shelves.get(shelfOf(word[0] ?? '', candidate));
    if (shelf !== undefined) searchShelf(shelf, unknown, nearest);
  }
  return nearest.word;
}

const sameLetters = (a: string, b: string) => a.split('').sort().join('') === b.split('').sort().join('');

/** Returns the tokens with misspelt words of the lexicon corrected. */
export function correctSpelling(tokens: readonly Token[]): readonly Token[] {
  let lookups = 0;
  const { stems } = lexicon();
  const corrected = new Map<string, Pick<Token, 'word' | 'stem'> | undefined>();
  const correctionOf = (word: string) => {
    if (corrected.has(word)) return corrected.get(word);
    const meant = meantBy(word);
    const correction = meant === undefined ? undefined : { word: meant, stem: stem(meant) };
    corrected.set(word, correction);
    return correction;
  };
  return tokens.map((token) => {
    if (stems.has(token.stem) || !Number.isNaN(token.value)) return token;
    lookups += 1;
    const correction = lookups > MAX_LOOKUPS ? undefined : correctionOf(token.word);
    return correction === undefined ? token : { ...token, ...correction };
  });
}
