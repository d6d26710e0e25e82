import { type Context, contextsOf } from '#features/lexicon/rules/reading/context.ts';
import { negators } from '#features/lexicon/rules/reading/negation.ts';
import { SENTENCE, type Token } from '#features/lexicon/rules/reading/tokenise.ts';
import { BIAS, SCALE, WEIGHTS } from './resemblance-weights.ts';

/** Number of weights, a power of two. */
export const BUCKETS = 32_768;
/** Sentences that are compared together, at most. */
const WINDOW = 3;
/** Lengths of the pieces of a word that are compared. */
const SHORTEST = 3;
const LONGEST = 5;
/** Words of one text that are compared, at most. */
const MAX_WORDS = 600;
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const EDGE = 95;
const DENIED = 0x5bd1e995;
/** What a statement is about, if not the illness now. */
const SET_ASIDE: ReadonlySet<Context> = new Set<Context>(['past', 'other-person', 'hypothetical']);

const step = (hash: number, code: number) => Math.imul(hash ^ code, FNV_PRIME);
const bucketOf = (hash: number) => ((hash ^ (hash >>> 15)) >>> 0) & (BUCKETS - 1);

/** The letters of the word that is looked at, between two edges. Words are cut, which bounds the work. */
const codes = new Uint16Array(32);

function spell(word: string): number {
  const letters = Math.min(word.length, codes.length - 2);
  codes[0] = EDGE;
  for (let at = 0; at < letters; at += 1) codes[at + 1] = word.charCodeAt(at);
  codes[letters + 1] = EDGE;
  return letters + 2;
}

/** Calls back with the bucket of each piece of a word: the whole word, and its letters by three, four and five. */
function piecesOf(word: string, salt: number, add: (bucket: number) => void): void {
  const length = spell(word);
  const start = FNV_START ^ salt;
  let whole = start;
  for (let at = 0; at < length; at += 1) whole = step(whole, codes[at] ?? 0);
  add(bucketOf(whole));
  for (let from = 0; from + SHORTEST <= length; from += 1) {
    let hash = start;
    const end = Math.min(length, from + LONGEST);
    for (let at = from; at < end; at += 1) {
      hash = step(hash, codes[at] ?? 0);
      const size = at - from + 1;
      if (size >= SHORTEST) add(bucketOf(hash + size));
    }
  }
}

function pairOf(first: string, second: string): number {
  let hash = FNV_START + 77;
  for (let at = 0; at < first.length; at += 1) hash = step(hash, first.charCodeAt(at));
  hash = step(hash, EDGE);
  for (let at = 0; at < second.length; at += 1) hash = step(hash, second.charCodeAt(at));
  return bucketOf(hash);
}

/**
 * Calls back with each feature of a text and the number of its sentence: words, pairs of words and pieces of words. Words that are denied, past, of others or only possible have their own features.
 */
export function eachFeature(tokens: readonly Token[], add: (bucket: number, sentence: number) => void): void {
  const covered = negators(tokens);
  const contexts = contextsOf(tokens, []);
  const isSetAside = (at: number) => (covered[at] ?? -1) >= 0 || SET_ASIDE.has(contexts[at] ?? 'present');
  const end = Math.min(tokens.length, MAX_WORDS);
  let sentence = -1;
  let before = '';
  for (let at = 0; at < end; at += 1) {
    const token = tokens[at];
    if (token === undefined) return;
    const begins = token.boundary >= SENTENCE || at === 0;
    if (begins) sentence += 1;
    const word = Number.isNaN(token.value) ? token.word : '#';
    piecesOf(word, isSetAside(at) ? DENIED : 0, (bucket) => add(bucket, sentence));
    if (!begins) add(pairOf(before, word), sentence);
    before = word;
  }
}

/** A run of sentences with its score. */
export interface Window {
  /** Number of the first sentence. */
  readonly from: number;
  /** Number of the sentence behind the last. */
  readonly to: number;
  readonly score: number;
}

/** Returns the run of up to three sentences with the highest score, by the sum of weights and the size of each sentence. */
export function bestWindow(sums: readonly number[], sizes: readonly number[], bias: number, scale: number): Window {
  let best: Window = { from: 0, to: 0, score: Number.NEGATIVE_INFINITY };
  for (let from = 0; from < sums.length; from += 1) {
    let sum = 0;
    let size = 0;
    for (let to = from + 1; to <= Math.min(sums.length, from + WINDOW); to += 1) {
      sum += sums[to - 1] ?? 0;
      size += sizes[to - 1] ?? 0;
      const score = bias + (scale * sum) / Math.sqrt(Math.max(1, size));
      if (score > best.score) best = { from, to, score };
    }
  }
  return best;
}

let weights: Int8Array | undefined;

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The weights from base64, which is decoded here because the runtimes agree on no function for it. */
function decoded(): Int8Array {
  if (weights !== undefined) return weights;
  const own = new Int8Array(BUCKETS);
  const valueOf = new Map(Array.from(DIGITS, (digit, value) => [digit, value]));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const digit of WEIGHTS) {
    const value = valueOf.get(digit);
    if (value === undefined) break;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    own[at] = (bits >> held) & 0xff;
    at += 1;
  }
  weights = own;
  return own;
}

/** How much a text resembles descriptions of emergencies. */
export interface Resemblance {
  /** Logarithm of the odds; 0 is as likely as not. Negative infinity for a text without words. */
  readonly score: number;
}

/**
 * Returns how much the words of a text resemble descriptions of emergencies, by a linear model learnt from the cases in
 * test/triage. The most similar run of up to three sentences counts, so that a further sentence never lowers it.
 */
export function resemblanceOf(tokens: readonly Token[]): Resemblance {
  const own = decoded();
  const sums: number[] = [];
  const sizes: number[] = [];
  eachFeature(tokens, (bucket, sentence) => {
    sums[sentence] = (sums[sentence] ?? 0) + (own[bucket] ?? 0);
    sizes[sentence] = (sizes[sentence] ?? 0) + 1;
  });
  return { score: bestWindow(sums, sizes, BIAS, SCALE).score };
}
