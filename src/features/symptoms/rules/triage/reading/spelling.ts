import { FINDINGS } from '../findings/all-findings.ts';
import { COMMON_WORDS } from './common-words.ts';
import { FILLER_WORDS } from './filler-words.ts';
import { LESS_COMMON_WORDS } from './less-common-words.ts';
import { lexicon } from './lexicon.ts';
import { stem } from './stem.ts';
import type { Token } from './tokenise.ts';
import { WORD_CLASSES } from './word-classes.ts';

/** Shorter words are too easily another word; with four letters only two swapped neighbours are put right. */
const SHORTEST = 5;
/** From this length on two slips are forgiven. */
const TWO_SLIPS_FROM = 9;
/** Longer than any word of the lexicon. */
const LONGEST = 24;
/** Most unknown words of one text that are looked up. */
const MOST_LOOKUPS = 400;

const ENDINGS = ['', 's', 'ing', 'ed'];

/** A word without one of its letters, in every way but the first. */
function* withoutALetter(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}

function* variants(word: string, slips: number): Generator<string> {
  yield word;
  for (const shorter of withoutALetter(word)) {
    yield shorter;
    if (slips > 1) yield* withoutALetter(shorter);
  }
}

/** Edit distance with neighbouring letters swapped as one slip. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let k = 1; k <= b.length; k += 1) {
      let cost = Math.min(
        (last[k] ?? 0) + 1,
        (row[k - 1] ?? 0) + 1,
        (last[k - 1] ?? 0) + (a[i - 1] === b[k - 1] ? 0 : 1),
      );
      if (i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1])
        cost = Math.min(cost, (before[k - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? a.length;
}

interface Spelling {
  /** Words that are right as they are. */
  readonly known: ReadonlySet<string>;
  /** Words of the lexicon by each of their variants. */
  readonly byVariant: ReadonlyMap<string, readonly string[]>;
}

const slipsFor = (word: string) => (word.length >= TWO_SLIPS_FROM ? 2 : 1);

/** The words of the lexicon as people write them, with the usual endings. */
function writtenWords(): Set<string> {
  const wordings = FINDINGS.map(({ words, not = '' }) => `${words} ${not}`).join(' ');
  const written = new Set<string>();
  for (const word of `${wordings} ${Object.values(WORD_CLASSES).join(' ')}`.split(/[^a-z]+/)) {
    if (word.length >= 4) for (const ending of ENDINGS) written.add(word + ending);
  }
  return written;
}

function buildIndex(): Spelling {
  const written = writtenWords();
  const known = new Set([...written, ...`${FILLER_WORDS} ${COMMON_WORDS} ${LESS_COMMON_WORDS}`.split(' ')]);
  const byVariant = new Map<string, string[]>();
  for (const word of written) {
    for (const variant of variants(word, slipsFor(word))) {
      const words = byVariant.get(variant);
      if (words === undefined) byVariant.set(variant, [word]);
      else if (words.at(-1) !== word) words.push(word);
    }
  }
  return { known, byVariant };
}

let index: Spelling | undefined;

/** The word of the lexicon that a misspelt word most likely means: same first letter, one slip, or two in a long word. */
export function meantBy(unknown: string): string | undefined {
  if (unknown.length < SHORTEST - 1 || unknown.length > LONGEST) return undefined;
  index ??= buildIndex();
  if (index.known.has(unknown)) return undefined;
  const swapsOnly = unknown.length < SHORTEST;
  let best: string | undefined;
  let bestDistance = slipsFor(unknown) + 1;
  for (const variant of variants(unknown, slipsFor(unknown))) {
    for (const word of index.byVariant.get(variant) ?? []) {
      if (word[0] !== unknown[0] || Math.abs(word.length - unknown.length) > 2) continue;
      if (swapsOnly && word.length !== unknown.length) continue;
      const slips = distance(unknown, word);
      if (swapsOnly && !sameLetters(unknown, word)) continue;
      if (slips < bestDistance || (slips === bestDistance && best !== undefined && word < best)) {
        best = word;
        bestDistance = slips;
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
  return tokens.map((token) => {
    if (stems.has(token.stem) || !Number.isNaN(token.value)) return token;
    lookups += 1;
    const meant = lookups > MOST_LOOKUPS ? undefined : meantBy(token.word);
    return meant === undefined ? token : { ...token, word: meant, stem: stem(meant) };
  });
}
