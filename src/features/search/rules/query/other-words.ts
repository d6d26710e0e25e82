import { withSeverity } from './danger-words.ts';
import { SAID_OTHERWISE } from './lay-words.ts';

/** The longest first. */
const OTHERWISE = new RegExp(
  `(?<!\\S)(${[...SAID_OTHERWISE.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\S)`,
  'gu',
);

/** The first words of all phrases: a text with none of them needs no closer look. */
const STARTS: ReadonlySet<string> = new Set([...SAID_OTHERWISE.keys()].flatMap((said) => said.split(' ').slice(0, 1)));

/** Pidgin for "he" or "she", which alone is an initial of many a name. */
const THEY = /(?<!\S)e (?=(dey|don|no|nor|never)(?!\S))/gu;
/** "No" as it is written too, which alone may be a name. */
const NOR = /(?<!\S)nor(?= (dey|fit|gree|wan)(?!\S))/gu;

/** Returns a folded text with phrases replaced by the words that the search knows. */
export function inOtherWords(folded: string): string {
  const plain = folded.replace(THEY, '').replace(NOR, 'no');
  if (!plain.split(' ').some((word) => STARTS.has(word))) return withSeverity(plain);
  return withSeverity(plain.replace(OTHERWISE, (said) => SAID_OTHERWISE.get(said) ?? said));
}

/** True if a folded text is only a greeting: "good morning". */
export function isOnlyGreeting(folded: string): boolean {
  return folded !== '' && inOtherWords(folded).trim() === '';
}
