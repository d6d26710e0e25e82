import { lexicon } from './lexicon.ts';
import { valueOf } from './numbers.ts';
import { isOfAge } from './spans.ts';
import { stem } from './stem.ts';
import { COMMA, type Token } from './tokenise.ts';
import type { Sequence } from './wording.ts';
import { FILLER_WORDS } from './words/filler-words.ts';

/** Articles and the like, which wordings don't count. */
export const FILLERS: ReadonlySet<string> = new Set(FILLER_WORDS.split(' ').map(stem));

/** Most articles and the like between two words of a sequence. */
const SKIPPED = 4;

/** Most places of one part that are looked at: a text that says a word more often than that is no description. */
const MAX_PLACES = 40;

/** Numbers of the words that a sequence consists of, for every place where it stands, in order of the text. */
export type Places = readonly (readonly number[])[];

/** The numbers of the words if the sequence stands at this place, otherwise undefined. */
function sequenceAt(tokens: readonly Token[], start: number, sequence: Sequence): readonly number[] | undefined {
  const at = [start];
  let position = start;
  for (let k = 1; k < sequence.length; k += 1) {
    let found = false;
    for (let skipped = 0; skipped <= SKIPPED; skipped += 1) {
      position += 1;
      const token = tokens[position];
      if (token === undefined || token.boundary >= COMMA) return undefined;
      if (sequence[k]?.has(token.stem)) {
        found = true;
        break;
      }
      if (!FILLERS.has(token.stem)) return undefined;
    }
    if (!found) return undefined;
    at.push(position);
  }
  return at;
}

/**
 * What wordings compare; a number of fifteen or more, in figures or words, is one word for them, "manynumber"; 38.4 is no number of tablets, nor
 * is the 62 of "62-year-old".
 */
function stemOf(tokens: readonly Token[], at: number): string {
  const { stem: form = '' } = tokens[at] ?? {};
  const value = valueOf(tokens[at]);
  return value >= 15 && Number.isInteger(value) && !isOfAge(tokens, at) ? 'manynumber' : form;
}

/** The places of every sequence of the lexicon in a text, by its number. */
export function findSequences(tokens: readonly Token[]): ReadonlyMap<number, Places> {
  const { begins } = lexicon();
  const found = new Map<number, (readonly number[])[]>();
  const add = (number: number, at: readonly number[]) => {
    const places = found.get(number);
    if (places === undefined) found.set(number, [at]);
    else if (places.length < MAX_PLACES) places.push(at);
  };
  tokens.forEach((_, start) => {
    const beginnings = begins.get(stemOf(tokens, start));
    if (beginnings === undefined) return;
    const alone = [start];
    for (const number of beginnings.alone) add(number, alone);
    const begun = new Set<number>();
    for (const second of secondWords(tokens, start)) {
      for (const { number, sequence } of beginnings.bySecond.get(second) ?? []) {
        if (begun.has(number)) continue;
        begun.add(number);
        const at = sequenceAt(tokens, start, sequence);
        if (at !== undefined) add(number, at);
      }
    }
  });
  return found;
}

/** What can stand in the second place of a sequence that begins here: the next word, and those behind articles and the like. */
function secondWords(tokens: readonly Token[], start: number): readonly string[] {
  const words: string[] = [];
  for (let at = start + 1; at <= start + 1 + SKIPPED; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.boundary >= COMMA) break;
    words.push(token.stem);
    if (!FILLERS.has(token.stem)) break;
  }
  return words;
}
