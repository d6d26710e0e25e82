import { IRREGULAR_WORDS } from './words/irregular-words.ts';

const DOUBLED = /([^lszf])\1$/;

/** Replaces British spellings of Greek words by American ones: diarrhoea, haemorrhage, oedema, faeces. */
function americanSpelling(word: string): string {
  if (!word.includes('oe') && !word.includes('ae')) return word;
  return word
    .replace('rrhoe', 'rrhe')
    .replace('noea', 'nea')
    .replace('aem', 'em')
    .replace('oed', 'ed')
    .replace('aec', 'ec')
    .replace('aed', 'ed')
    .replace('oeso', 'eso')
    .replace('naes', 'nes');
}

function withoutPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(x|ch|sh|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function withoutVerbEnding(word: string): string {
  if (word.length >= 6 && word.endsWith('ing')) return word.slice(0, -3).replace(DOUBLED, '$1');
  if (word.length >= 5 && word.endsWith('ed') && !word.endsWith('eed')) return word.slice(0, -2).replace(DOUBLED, '$1');
  return word;
}

/**
 * Returns the form in which words are compared: without plural, -ing, -ed, -ly and a final e. Expects lower case. The form
 * needn't be a word, as the words of the lexicon and of texts are stemmed alike.
 */
export function stem(word: string): string {
  const known = IRREGULAR_WORDS.get(word);
  if (known !== undefined) return known === word ? word : stem(known);
  let form = withoutVerbEnding(withoutPlural(americanSpelling(word)));
  const again = IRREGULAR_WORDS.get(form);
  if (again !== undefined) return again === form ? form : stem(again);
  if (form.length >= 6 && form.endsWith('ily')) form = `${form.slice(0, -3)}y`;
  else if (form.length >= 6 && form.endsWith('ly')) form = form.slice(0, -2);
  return form.length >= 4 && form.endsWith('e') ? form.slice(0, -1) : form;
}
