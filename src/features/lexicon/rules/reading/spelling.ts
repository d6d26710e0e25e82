import { distanceAtMost } from '#platform/common/edit-distance.ts';
import { lettersOf, mayBeMisspelt } from '../letter-sets.ts';
import { allWordings } from '../wordings/all-wordings.ts';
import { lexicon } from './lexicon.ts';
import { beforeSlip } from './preparing/slips.ts';
import { QUESTION_WORDS } from './questions/question-topics.ts';
import { stem } from './stem.ts';
import type { Token } from './tokenise.ts';
import { COMMON_WORDS } from './words/common-words.ts';
import { FILLER_WORDS } from './words/filler-words.ts';
import { LESS_COMMON_WORDS } from './words/less-common-words.ts';
import { NIGERIAN_WORDS } from './words/nigerian-words.ts';
import { ORDINARY_WORDS } from './words/ordinary-words.ts';
import { WORD_CLASSES } from './words/word-classes.ts';

/** Other slips than those of the fingers turn a shorter word too easily into another word. */
const MIN_LENGTH = 5;
/** The shortest word that is corrected: "hed" is "head". */
const MIN_TYPED = 3;
/** In longer words slips of the fingers are looked for at the first letters only, as other slips are behind these. */
const ALL_PLACES = 7;
const FIRST_PLACES = 1;
/** Longer words are no slips of the fingers. */
const MAX_TYPED = 14;
/** From this length on two slips are corrected. */
const TWO_SLIPS_FROM = 9;
/** Longer than any word of the lexicon. */
const MAX_LENGTH = 24;
/** Different words of one text that are looked up, at most. */
const MAX_LOOKUPS = 250;

/** A word of three letters is put right only to one that more wordings than this use. */
const RARE = 20;
const ORDINARY: ReadonlySet<string> = new Set(ORDINARY_WORDS.split(' '));

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
  /** In how many wordings each word of the lexicon stands. */
  readonly uses: ReadonlyMap<string, number>;
}

interface Misspelt {
  readonly word: string;
  readonly letters: number;
  readonly maxSlips: number;
}

interface Nearest {
  word: string | undefined;
  slips: number;
}

const slipsFor = (word: string) => (word.length >= TWO_SLIPS_FROM ? 2 : 1);
const shelfOf = (first: string, length: number) => `${first}${length}`;

/** The words of the lexicon with the usual endings, and in how many wordings each stands; those with an ending in fewer. */
function writtenWords(): Map<string, number> {
  const wordings = allWordings().flatMap(({ use, words, isEnglish }) => (use === 'other' || !isEnglish ? [] : [words]));
  const written = new Map<string, number>();
  for (const word of `${wordings.join(' ')} ${Object.values(WORD_CLASSES).join(' ')}`.split(/[^a-z]+/)) {
    if (word.length < 4) continue;
    for (const ending of ENDINGS)
      written.set(word + ending, (written.get(word + ending) ?? 0) + (ending === '' ? 1 : 0.1));
  }
  return written;
}

function buildIndex(): Spelling {
  const uses = writtenWords();
  const known = new Set([
    ...uses.keys(),
    ...`${FILLER_WORDS} ${COMMON_WORDS} ${LESS_COMMON_WORDS} ${NIGERIAN_WORDS}`.split(' '),
    ...QUESTION_WORDS,
  ]);
  const shelved = new Map<string, string[]>();
  for (const word of [...uses.keys()].sort()) {
    const shelf = shelfOf(word[0] ?? '', word.length);
    const words = shelved.get(shelf);
    if (words === undefined) shelved.set(shelf, [word]);
    else words.push(word);
  }
  const shelves = new Map(
    [...shelved].map(([shelf, words]) => [shelf, { words, letters: Int32Array.from(words, lettersOf) }]),
  );
  return { known, shelves, uses };
}

let index: Spelling | undefined;

/** Keeps the word of a shelf that is nearest to a misspelt one; of equally near ones the first in the alphabet. */
function searchShelf({ words, letters }: Shelf, unknown: Misspelt, nearest: Nearest): void {
  for (let at = 0; at < words.length; at += 1) {
    if (!mayBeMisspelt(unknown.letters, letters[at] ?? 0, unknown.maxSlips)) continue;
    const word = words[at] ?? '';
    const slips = distanceAtMost(unknown.word, word, unknown.maxSlips);
    const isFirst = slips === nearest.slips && nearest.word !== undefined && word < nearest.word;
    if (slips < nearest.slips || isFirst) {
      nearest.word = word;
      nearest.slips = slips;
    }
  }
}

/** The word of the lexicon that one slip of the fingers turns into this one; of several the one that wordings use most. */
function typedFor(word: string, { uses }: Spelling): string | undefined {
  let best: string | undefined;
  let most = word.length < MIN_LENGTH - 1 ? RARE : 0;
  for (const candidate of beforeSlip(word, word.length <= ALL_PLACES ? word.length : FIRST_PLACES)) {
    const used = uses.get(candidate) ?? 0;
    if (used > most) {
      best = candidate;
      most = used;
    }
  }
  return best;
}

/** The word with the same first letter and one slip of any kind, or two in a long word, that is nearest. */
function nearestTo(word: string, { shelves }: Spelling): string | undefined {
  const maxSlips = slipsFor(word);
  const unknown: Misspelt = { word, letters: lettersOf(word), maxSlips };
  const nearest: Nearest = { word: undefined, slips: maxSlips + 1 };
  for (let length = word.length - maxSlips; length <= word.length + maxSlips; length += 1) {
    const shelf = shelves.get(shelfOf(word[0] ?? '', length));
    if (shelf !== undefined) searchShelf(shelf, unknown, nearest);
  }
  return nearest.word;
}

/**
 * Returns the word of the lexicon that a misspelt word most likely means: one that a slip of the fingers turns into it, or
 * else one with the same first letter and one other slip, or two in a long word. Undefined for words that are right, too
 * short or too long, or near no word.
 */
export function meantBy(word: string): string | undefined {
  const { length } = word;
  if (length < MIN_TYPED || length > MAX_LENGTH) return undefined;
  index ??= buildIndex();
  if (index.known.has(word) || ORDINARY.has(stem(word))) return undefined;
  const typed = length > MAX_TYPED ? undefined : typedFor(word, index);
  return typed ?? (length < MIN_LENGTH ? undefined : nearestTo(word, index));
}

/** Words that were looked up, so that a text that is read several times is corrected once. They go with their text. */
const looked = new WeakMap<Token, Token>();

/** Returns the tokens with misspelt words of the lexicon corrected. */
export function correctSpelling(tokens: readonly Token[]): readonly Token[] {
  const { stems } = lexicon();
  const corrected = new Map<string, Pick<Token, 'word' | 'stem'> | undefined>();
  const correctionOf = (word: string) => {
    if (corrected.has(word) || corrected.size >= MAX_LOOKUPS) return corrected.get(word);
    const meant = meantBy(word);
    const correction = meant === undefined ? undefined : { word: meant, stem: stem(meant) };
    corrected.set(word, correction);
    return correction;
  };
  return tokens.map((token) => {
    if (stems.has(token.stem) || !Number.isNaN(token.value)) return token;
    const before = looked.get(token);
    if (before !== undefined) return before;
    const correction = correctionOf(token.word);
    const right = correction === undefined ? token : { ...token, ...correction };
    looked.set(token, right);
    return right;
  });
}
