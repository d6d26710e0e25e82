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

/** The number of the word at which the clause that goes on from here ends; looks ahead a few words at most. */
export function clauseEnd(tokens: readonly Token[], from: number, boundary: number, most: number): number {
  let at = from;
  while (at < tokens.length && at < from + most && boundaryAt(tokens, at) < boundary) at += 1;
  return at;
}

/** The number of the word that begins the clause that this word belongs to; looks back a few words at most. */
export function clauseStart(tokens: readonly Token[], from: number, boundary: number, most: number): number {
  let at = from;
  while (at > 0 && at > from - most && boundaryAt(tokens, at) < boundary) at -= 1;
  return at;
}

/** True if a word from here up to there passes the test. */
export function between(tokens: readonly Token[], from: number, to: number, test: (token: Token) => boolean): boolean {
  for (let at = Math.max(0, from); at < to && at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token !== undefined && test(token)) return true;
  }
  return false;
}

/** True if these words stand here in a row; `a|b` is either. */
export function follows(tokens: readonly Token[], at: number, ...words: readonly string[]): boolean {
  return words.every((choice, k) => choice.split('|').includes(wordAt(tokens, at + k)));
}

/** True if a word belongs to an age: "on my 1 year old face", "a 62-year-old". */
export function isOfAge(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token?.word === 'old') return true;
  if (next?.boundary !== 0) return false;
  return next.word === 'old' || (tokens[at + 2]?.word === 'old' && !Number.isNaN(token?.value ?? Number.NaN));
}
