import { foldText } from '#features/lexicon/rules/search-text.ts';

/** Words that are ignored, unless the query has no others. */
const STOP_WORDS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'are',
  'can',
  'could',
  'do',
  'does',
  'for',
  'have',
  'how',
  'i',
  'if',
  'in',
  'is',
  'it',
  'me',
  'my',
  'near',
  'of',
  'on',
  'or',
  'should',
  'the',
  'there',
  'to',
  'we',
  'what',
  'with',
  'you',
]);

/** Synonyms: the word that people type, and the word or words of the texts, all of which must occur; folded. */
const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    antimalarial: 'malaria',
    bite: 'bitten',
    bp: 'blood pressure',
    chemist: 'pharmacies',
    children: 'child',
    complaint: 'support',
    contact: 'support',
    convulsion: 'fits',
    cpr: 'not breathing',
    data: 'information',
    delivery: 'birth',
    dentist: 'dental',
    diabetic: 'diabetes',
    drug: 'medicines',
    hmo: 'insurance',
    hypertension: 'blood pressure',
    immunisation: 'vaccination',
    immunization: 'vaccination',
    kid: 'child',
    lab: 'laboratories',
    labour: 'birth',
    money: 'pay',
    nhis: 'insurance',
    pikin: 'child',
    pregnant: 'pregnancy',
    refund: 'fees',
    seizure: 'fits',
    sugar: 'diabetes',
    telemedicine: 'telehealth',
  }),
);

/** Shorter words match whole words only: "fee" doesn't match "feeding". */
const MIN_PREFIX_LENGTH = 4;

/** For each word of a query, its alternatives; an alternative matches if all its patterns do. */
export type QueryWords = readonly (readonly RegExp[][])[];

/** Parses a query. Each word matches as a prefix after stemming, or by its synonym; stop words are ignored. */
export function searchWords(typed: string): QueryWords {
  const all = foldText(typed).split(' ').filter(Boolean);
  const significant = all.filter((word) => !STOP_WORDS.has(word));
  return (significant.length > 0 ? significant : all).map((word) => {
    const synonym = SYNONYMS.get(word) ?? SYNONYMS.get(stemOf(word));
    return [[prefixPattern(word)], ...(synonym === undefined ? [] : [synonym.split(' ').map(prefixPattern)])];
  });
}

/** Returns how many words of a query a text contains. */
export function countMatches(text: string, words: QueryWords): number {
  const folded = foldText(text);
  return words.filter((alternatives) => alternatives.some((patterns) => patterns.every((part) => part.test(folded))))
    .length;
}

function prefixPattern(word: string): RegExp {
  const stem = stemOf(word);
  return new RegExp(stem.length < MIN_PREFIX_LENGTH ? `(?:^| )${stem}s?(?: |$)` : `(?:^| )${stem}`, 'u');
}

/** Returns a word without its inflection: "cancelling", "cancels" and "cancelled" have the same stem. */
function stemOf(word: string): string {
  if (word.length > 5) return word.replace(/(?:ling|led|ing|ies|ed|es|s)$/, '');
  return word.length > 3 ? word.replace(/s$/, '') : word;
}
