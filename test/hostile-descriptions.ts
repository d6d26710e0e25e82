import { allWordings } from '#features/lexicon/rules/wordings/all-wordings.ts';
import { NOTES_MAX } from '#features/symptoms/contract.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

/** All words of the findings' phrases. */
const WORDS = allWordings()
  .filter(({ use }) => use === 'present')
  .flatMap(({ words }) => words.split(/[^a-z]+/))
  .filter((word) => word.length > 1);

const PIECES: Readonly<Record<string, string>> = {
  'one phrase repeated': 'chest pain ',
  'repeated negations': 'no ',
  'only misspelt words': 'sevarely abdominel diarrhoeaa vomittingg ',
  'one long word': 'a',
  'all words of all findings': `${WORDS.join(' ')} `,
  'different long words, all misspelt': [...new Set(WORDS)]
    .filter((word) => word.length >= 9)
    .map((word) => `${word.slice(0, 4)}q${word.slice(5)} `)
    .join(''),
  'numbers and signs': '38.5C 120/80 x3/7 8/12 ',
  'strings that break careless code': `${HOSTILE_TEXTS.join(' ')} `,
};

/** Descriptions of the maximum length that would be slow for a naive parser, with what they consist of. */
export const HOSTILE_DESCRIPTIONS: readonly (readonly [what: string, text: string])[] = Object.entries(PIECES).map(
  ([what, piece]) => [what, piece.repeat(Math.ceil(NOTES_MAX / piece.length)).slice(0, NOTES_MAX)],
);
