import { ACRONYMS, FACILITY_WORDS, rightlySpelt, SMALL_WORDS } from './name-words.ts';

const ROMAN_NUMERAL = /^(i{2,3}|iv|vi{0,3}|ix|xi{0,3}|xi?v)$/;
/** A name of one word in capitals of at most this length is an abbreviation: LSDPC. */
const ABBREVIATION_MAX = 5;

/**
 * Returns a name in title case, with known misspellings corrected. Abbreviations and Roman numerals are in capitals, and
 * "John'S" becomes "John's". A correct name stays unchanged.
 */
export function nameCase(name: string): string {
  const shouted = !/\p{Ll}/u.test(name) && (/\s/.test(name) || name.length > ABBREVIATION_MAX);
  return name
    .replace(/(?<=\p{L}\p{L}')\p{Lu}(?!\p{Lu})/gu, (letter) => letter.toLowerCase())
    .replace(/\p{L}[\p{L}\p{M}\p{N}']*/gu, (word, offset: number) => wordCase(word, shouted, offset === 0))
    .replace(/\b(clinic|dispensary|health|hospital|maternity|primary)( \1)+\b/gi, '$1');
}

function wordCase(word: string, shouted: boolean, first: boolean): string {
  const typed = word.toLowerCase();
  const spelt = rightlySpelt(typed);
  if (SMALL_WORDS.has(spelt)) return first ? capitalised(spelt) : spelt;
  if (FACILITY_WORDS.has(spelt) || spelt !== typed) return capitalised(spelt);
  if (ACRONYMS.has(spelt) || ROMAN_NUMERAL.test(spelt)) return word.toUpperCase();
  if (word === typed) return typed === 's' ? word : capitalised(word);
  if (shouted && /[AEIOUY]/i.test(word) && word.length > 1) return capitalised(typed);
  return word;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
