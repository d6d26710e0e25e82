import { JOINED, SENTENCE, type Token } from './tokenise.ts';

/** The word at this place, empty outside the text. */
export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.word ?? '';

/** The stem of the word at this place, empty outside the text. */
export const stemAt = (tokens: readonly Token[], at: number): string => tokens[at]?.stem ?? '';

/** The number at this place, NaN outside the text and for words. */
export const valueAt = (tokens: readonly Token[], at: number): number => tokens[at]?.value ?? Number.NaN;

/** What separates this place from the word before it. The end of the text separates like the end of a sentence. */
export const boundaryAt = (tokens: readonly Token[], at: number): number => tokens[at]?.boundary ?? SENTENCE;

/** True if the word at this place continues the phrase before it, without a punctuation mark. */
export const continuesAt = (tokens: readonly Token[], at: number): boolean => boundaryAt(tokens, at) === JOINED;

/** Returns the place behind the last word of the clause. Looks ahead at most `most` words. */
export function clauseEnd(tokens: readonly Token[], from: number, boundary: number, most: number): number {
  let at = from;
  while (at < tokens.length && at < from + most && boundaryAt(tokens, at) < boundary) at += 1;
  return at;
}

/** Returns the place of the first word of the clause. Looks back at most `most` words. */
export function clauseStart(tokens: readonly Token[], from: number, boundary: number, most: number): number {
  let at = from;
  while (at > 0 && at > from - most && boundaryAt(tokens, at) < boundary) at -= 1;
  return at;
}

/** True if a word passes the test, from `from` up to but not including `to`. */
export function between(tokens: readonly Token[], from: number, to: number, test: (token: Token) => boolean): boolean {
  for (let at = Math.max(0, from); at < to && at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token !== undefined && test(token)) return true;
  }
  return false;
}

/** True if these words follow each other from this place; `a|b` is either. Allocates, so not for every word of a text. */
export function follows(tokens: readonly Token[], at: number, ...words: readonly string[]): boolean {
  return words.every((choice, k) => choice.split('|').includes(wordAt(tokens, at + k)));
}

/** True if a word is part of an age: "on my 1 year old face", "a 62-year-old". */
export function isOfAge(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token?.word === 'old') return true;
  if (next?.boundary !== 0) return false;
  return next.word === 'old' || (tokens[at + 2]?.word === 'old' && !Number.isNaN(token?.value ?? Number.NaN));
}
