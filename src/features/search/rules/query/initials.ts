import { postingsAt } from '../index/filtering.ts';
import { nameKey } from '../index/indexed-provider.ts';
import { RowSet } from '../index/row-set.ts';
import type { Segment } from '../index/segment.ts';

const LEAST = 3;
const MOST = 7;
/** A word that more have isn't short for anything. */
const MOST_ROWS = 20;
/** What names that are shortened end with. */
const HOUSES = ['hospital', 'center', 'clinic'];
/** Words whose letters are left out. */
const SMALL = ['of', 'and', 'the', 'for'];

const letters = new WeakMap<Segment, Uint8Array>();

/**
 * The rows in whose names a word is the first letters of some words up to "hospital" and the like: "nauth" is Nnamdi
 * Azikiwe University Teaching Hospital. None for a word that many have.
 */
export function rowsWithInitials(segment: Segment, word: string, rowsOfWord: number): RowSet {
  const found: number[] = [];
  const house = HOUSES.find((one) => one.charAt(0) === word.at(-1)) ?? '';
  const [ending] = postingsAt(segment, [nameKey(house)]);
  if (ending !== undefined && word.length >= LEAST && word.length <= MOST && rowsOfWord <= MOST_ROWS) {
    const { starts, values } = segment.names;
    const end = segment.keys.get(nameKey(house));
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

/** The first letter of every word of a name, by its key; 0 where it is left out. */
function lettersOf(segment: Segment): Uint8Array {
  let known = letters.get(segment);
  if (known === undefined) {
    known = new Uint8Array(segment.keys.size);
    const start = nameKey('').length;
    for (const [key, at] of segment.keys) if (key.startsWith(nameKey(''))) known[at] = key.charCodeAt(start);
    for (const word of SMALL) known[segment.keys.get(nameKey(word)) ?? known.length] = 0;
    letters.set(segment, known);
  }
  return known;
}
