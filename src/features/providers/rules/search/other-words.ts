import { withSeverityTold } from './danger-words.ts';
import { SAID_OTHERWISE } from './lay-words.ts';

/** The longest first. */
const OTHERWISE = new RegExp(
  `(?<!\\S)(${[...SAID_OTHERWISE.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\S)`,
  'gu',
);

/** A folded text with what is said otherwise in the words that are known. */
export function inOtherWords(folded: string): string {
  return withSeverityTold(folded.replace(OTHERWISE, (said) => SAID_OTHERWISE.get(said) ?? said));
}

/** A folded text is but said to whoever reads it: "good morning". */
export function isOnlyGreeting(folded: string): boolean {
  return folded !== '' && inOtherWords(folded).trim() === '';
}
