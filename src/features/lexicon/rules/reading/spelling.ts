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

/** Shorter words are too easily another word; with four letters only two swapped neighbours are put right. */
const SHORTEST = 5;
/** From this length on two slips are forgiven. */
const TWO_SLIPS_FROM = 9;
/** Longer than any word of the lexicon. */
const LONGEST = 24;
/** Most unknown words of one text that are looked up. */
const MAX_LOOKUPS = 400;

const ENDINGS = ['', 's', 'ing', 'ed'];

/** Words of one length and first letter, in the order of the alphabet, with the letters that each consists of. */
interface Shelf {
  readonly words: readonly string[];
  readonly letters: Int32Array;
}

interface Spelling {
  /** Words that are right as they are. */
  readonly known: ReadonlySet<string>;
  /** The words of the lexicon by first letter and length. */
  readonly shelves: ReadonlyMap<string, Shelf>;
}

const slipsFor = (word: string) => (word.length >= TWO_SLIPS_FROM ? 2 : 1);
const shelfOf = (first: string, length: number) => `${first}${length}`;

/** The words of the lexicon as people write them, with the usual endings. */
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

/** The word of the lexicon that a misspelt word most likely means: same first letter, one slip, or two in a long word. */
export function meantBy(unknown: string): string | undefined {
  if (unknown.length < SHORTEST - 1 || unknown.length > LONGEST) return undefined;
  index ??= buildIndex();
  if (index.known.has(unknown)) return undefined;
  const swapsOnly = unknown.length < SHORTEST;
  const most = slipsFor(unknown);
  const longer = swapsOnly ? 0 : most;
  const letters = lettersOf(unknown);
  let best: string | undefined;
  let bestSlips = most + 1;
  for (let length = unknown.length - longer; length <= unknown.length + longer; length += 1) {
    const shelf = index.shelves.get(shelfOf(unknown[0] ?? '', length));
    if (shelf === undefined) continue;
    for (let at = 0; at < shelf.words.length; at += 1) {
      if (!mayBeMisspelt(letters, shelf.letters[at] ?? 0, most)) continue;
      const word = shelf.words[at] ?? '';
      if (swapsOnly && !sameLetters(unknown, word)) continue;
      const slips = distanceAtMost(unknown, word, most);
      if (slips < bestSlips || (slips === bestSlips && best !== undefined && word < best)) {
        best = word;
        bestSlips = slips;
      }
    }
  }
  return best;
}

const sameLetters = (a: string, b: string) => a.split('').sort().join('') === b.split('').sort().join('');

/** The same words, misspelt ones of the lexicon put right. */
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
