import { foldText } from '#features/lexicon/rules/search-text.ts';

const SMALL_WORDS = new Set(
  foldText(
    'a an and are can could do does for have how i if in is it me my near of on or should the there to what we with you',
  ).split(' '),
);

/** What people type for what the texts call something else, folded; several words have to be there together. */
const ALSO: ReadonlyMap<string, string> = new Map(
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

/** From how many letters on a word may go on otherwise: "fee" is not meant by "feeding". */
const BEGINNING_LEAST = 4;

/** What somebody looks for: for each word that tells something, the ways in which a text may hold it. */
export type Wanted = readonly (readonly RegExp[][])[];

/**
 * Reads what somebody typed. A text holds a word from its beginning on, whatever its ending, or as the text calls it;
 * small words count only where there is nothing else.
 */
export function searchWords(typed: string): Wanted {
  const all = foldText(typed).split(' ').filter(Boolean);
  const telling = all.filter((word) => !SMALL_WORDS.has(word));
  return (telling.length > 0 ? telling : all).map((word) => {
    const also = ALSO.get(word) ?? ALSO.get(stemOf(word));
    return [[beginning(word)], ...(also === undefined ? [] : [also.split(' ').map(beginning)])];
  });
}

/** How many of the words a text holds. */
export function countHeld(text: string, wanted: Wanted): number {
  const folded = foldText(text);
  return wanted.filter((ways) => ways.some((way) => way.every((part) => part.test(folded)))).length;
}

function beginning(word: string): RegExp {
  const stem = stemOf(word);
  return new RegExp(stem.length < BEGINNING_LEAST ? `(?:^| )${stem}s?(?: |$)` : `(?:^| )${stem}`, 'u');
}

/** A word without what grammar hangs on it: "cancelling", "cancels", "cancelled" begin alike. */
function stemOf(word: string): string {
  if (word.length > 5) return word.replace(/(?:ling|led|ing|ies|ed|es|s)$/, '');
  return word.length > 3 ? word.replace(/s$/, '') : word;
}
