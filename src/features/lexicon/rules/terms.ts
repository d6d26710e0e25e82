import { foldText } from './search-text.ts';

/** One name in a dozen spellings. */
const MUHAMMAD = /^m[ou]ham+[aeu]d$/;

/** Endings that are no plural: "bus", "clinic's" is folded before, "illness", "analysis". */
const NO_PLURAL = /(ss|us|is)$/;

/**
 * A folded word as it is looked up: British and American spellings, singular and plural are the same, so that
 * "paediatrics" finds "Pediatric" and "centres" finds "Center".
 */
export function termOf(word: string): string {
  if (word.length < 5) return word;
  if (MUHAMMAD.test(word)) return 'muhammad';
  let term = americanized(word);
  if (term.endsWith('ies')) term = `${term.slice(0, -3)}y`;
  else if (term.endsWith('shes')) term = term.slice(0, -2);
  else if (term.endsWith('s') && !NO_PLURAL.test(term)) term = term.slice(0, -1);
  return term.endsWith('tre') ? `${term.slice(0, -2)}er` : term;
}

/** Folded text without the vowels that British spelling has more: also the beginning of a word is compared so. */
export function americanized(folded: string): string {
  return folded.replace(/ae|oe/g, 'e');
}

/** The terms of a text, in order. */
export function termsOf(text: string): string[] {
  const folded = foldText(text);
  return folded === '' ? [] : folded.split(' ').map(termOf);
}
