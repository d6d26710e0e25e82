import { postingsAt } from '../index/filtering.ts';
import { nameKey } from '../index/indexed-provider.ts';
import { RowSet } from '../index/row-set.ts';
import type { Segment } from '../index/segment.ts';

const MIN_LETTERS = 3;
const MAX_LETTERS = 7;
/** A word that more providers have isn't short for anything. */
const MAX_ROWS = 20;
/** The last words of names that are shortened. */
const ENDINGS = ['hospital', 'center', 'clinic'];
/** Words that are left out of a short name. */
const SMALL_WORDS = ['of', 'and', 'the', 'for'];

const letters = new WeakMap<Segment, Uint8Array>();

/**
 * Returns the rows in whose names a word is the initials of the words up to "hospital" or the like: "nauth" is Nnamdi
 * Azikiwe University Teaching Hospital. None for a word that many providers have.
 * @param rowsOfWord the number of providers that have the word
 */
export function rowsWithInitials(segment: Segment, word: string, rowsOfWord: number): RowSet {
  const found: number[] = [];
  const last = ENDINGS.find((one) => one.charAt(0) === word.at(-1)) ?? '';
  const [ending] = postingsAt(segment, [nameKey(last)]);
  if (ending !== undefined && word.length >= MIN_LETTERS && word.length <= MAX_LETTERS && rowsOfWord <= MAX_ROWS) {
    const { starts, values } = segment.names;
    const end = segment.keys.get(nameKey(last));
    const first = lettersOf(segment);
    ending.each((row) => {
      const from = starts[row] ?? 0;
      let at = (starts[row + 1] ?? 0) - 1;
      while (at > from && values[at] !== end) at -= 1;
      let left = word.length;
      for (; at >= from && left > 0; at--) {
        const letter = first[values[at] ?? 0];
        if (letter === 0) continue;
        if (letter !== word.charCodeAt(left - 1)) break;
        left -= 1;
      }
      if (left === 0) found.push(row);
    });
  }
  return RowSet.ofList(Uint32Array.from(found), segment.ids.length);
}

/** The first letter of every word of a name, by the number of its key; 0 for a word that is left out. */
function lettersOf(segment: Segment): Uint8Array {
  let known = letters.get(segment);
  if (known === undefined) {
    known = new Uint8Array(segment.keys.size);
    const start = nameKey('').length;
    for (const [key, at] of segment.keys) if (key.startsWith(nameKey(''))) known[at] = key.charCodeAt(start);
    for (const word of SMALL_WORDS) known[segment.keys.get(nameKey(word)) ?? known.length] = 0;
    letters.set(segment, known);
  }
  return known;
}
