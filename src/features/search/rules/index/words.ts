import { lettersOf, mayBeMisspelt } from '#features/lexicon/rules/letter-sets.ts';
import { distanceAtMost } from '#platform/common/edit-distance.ts';
import { textKey } from './indexed-provider.ts';
import type { Postings } from './postings.ts';

/** The vocabulary of a segment. */
export interface Words {
  readonly sorted: readonly string[];
  /** The letters of each word as bits: words that differ in too many letters are not compared. */
  readonly letters: Uint32Array;
  /** The number of rows with each word. */
  readonly counts: Uint32Array;
}

const TEXT = textKey('');

/** Returns the vocabulary of a segment. Yields now and then. */
export function* wordsOf(keys: ReadonlyMap<string, number>, postings: Postings): Generator<void, Words> {
  const byLetter = new Map<string, string[]>();
  let seen = 0;
  for (const key of keys.keys()) {
    if (!key.startsWith(TEXT)) continue;
    const first = key.charAt(TEXT.length);
    const group = byLetter.get(first);
    if (group === undefined) byLetter.set(first, [key.slice(TEXT.length)]);
    else group.push(key.slice(TEXT.length));
    if ((++seen & 0xfff) === 0) yield;
  }
  const sorted: string[] = [];
  for (const letter of [...byLetter.keys()].sort()) {
    for (const word of (byLetter.get(letter) ?? []).sort()) sorted.push(word);
    yield;
  }
  const letters = new Uint32Array(sorted.length);
  const counts = new Uint32Array(sorted.length);
  for (const [at, word] of sorted.entries()) {
    letters[at] = lettersOf(word);
    counts[at] = postings.of(keys.get(textKey(word))).count;
    if ((at & 0xfff) === 0) yield;
  }
  return { sorted, letters, counts };
}

/** Returns the words that begin with some letters and are longer; none if there are more than `max`. */
export function wordsBeginningWith({ sorted }: Words, beginning: string, max: number): string[] {
  const from = placeOf(sorted, beginning);
  const found: string[] = [];
  for (let at = from; at < sorted.length; at++) {
    const word = sorted[at] ?? '';
    if (!word.startsWith(beginning)) break;
    if (word !== beginning) found.push(word);
    if (found.length > max) return [];
  }
  return found;
}

/**
 * Returns the corrections of a word: words that occur in at least `minCount` rows and differ by one letter, or two from eight
 * letters on. A swap of neighbouring letters counts as one. Only the nearest are returned.
 */
export function correctionsOf({ sorted, letters, counts }: Words, word: string, minCount: number): string[] {
  if (word.length < 4 || /\d/.test(word)) return [];
  const maxDistance = word.length < 8 ? 1 : 2;
  const mine = lettersOf(word);
  const found: { word: string; distance: number }[] = [];
  for (let at = 0; at < sorted.length; at++) {
    if ((counts[at] ?? 0) < minCount) continue;
    if (!mayBeMisspelt(mine, letters[at] ?? 0, maxDistance)) continue;
    const other = sorted[at] ?? '';
    if (Math.abs(other.length - word.length) > maxDistance || other === word) continue;
    const distance = distanceAtMost(word, other, maxDistance);
    if (distance <= maxDistance) found.push({ word: other, distance });
  }
  const nearest = Math.min(...found.map(({ distance }) => distance));
  return found.filter(({ distance }) => distance === nearest).map((one) => one.word);
}

function placeOf(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
