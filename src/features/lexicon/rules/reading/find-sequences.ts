import { lexicon } from './lexicon.ts';
import { valueOf } from './numbers.ts';
import { isOfAge } from './spans.ts';
import { stem } from './stem.ts';
import { COMMA, type Token } from './tokenise.ts';
import type { Sequence } from './wording.ts';
import { FILLER_WORDS } from './words/filler-words.ts';

/** Stems of words such as articles, which may stand between the words of a wording. */
export const FILLERS: ReadonlySet<string> = new Set(FILLER_WORDS.split(' ').map(stem));

/** Fillers between two words of a sequence, at most. */
const MAX_FILLERS = 4;

/** Places of one sequence that are looked at, at most. A text that repeats a word more often is no description. */
const MAX_PLACES = 40;

/** Every occurrence of a sequence, in the order of the text, each as the places of its words. */
export type Places = readonly (readonly number[])[];

/** The places of the words of a sequence if it begins here, otherwise undefined. */
function sequenceAt(tokens: readonly Token[], start: number, sequence: Sequence): readonly number[] | undefined {
  const at = [start];
  let position = start;
  for (let k = 1; k < sequence.length; k += 1) {
    let found = false;
    for (let skipped = 0; skipped <= MAX_FILLERS; skipped += 1) {
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
 * The stem that wordings compare. A whole number of 15 or more is "manynumber", by which a wording recognizes an overdose of
 * tablets. 38.4 isn't one, nor is the 62 of "62-year-old".
 */
function stemOf(tokens: readonly Token[], at: number): string {
  const { stem: form = '' } = tokens[at] ?? {};
  const value = valueOf(tokens[at]);
  return value >= 15 && Number.isInteger(value) && !isOfAge(tokens, at) ? 'manynumber' : form;
}

/** Returns every occurrence of every sequence of the lexicon in a text, by the number of the sequence. */
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

/** The words that can be the second of a sequence that begins here: the next one, and those behind fillers. */
function secondWords(tokens: readonly Token[], start: number): readonly string[] {
  const words: string[] = [];
  for (let at = start + 1; at <= start + 1 + MAX_FILLERS; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.boundary >= COMMA) break;
    words.push(token.stem);
    if (!FILLERS.has(token.stem)) break;
  }
  return words;
}
