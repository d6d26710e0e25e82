import { allWordings } from '#features/lexicon/rules/wordings/all-wordings.ts';
import { NOTES_MAX } from '#features/symptoms/contract.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

/** Every word of the lexicon, one after the other. */
const WORDS = allWordings()
  .filter(({ use }) => use === 'present')
  .flatMap(({ words }) => words.split(/[^a-z]+/))
  .filter((word) => word.length > 1);

const PIECES: Readonly<Record<string, string>> = {
  'a wording again and again': 'chest pain ',
  'negations of negations': 'no ',
  'misspelt words only': 'sevarely abdominel diarrhoeaa vomittingg ',
  'one long word': 'a',
  'the whole lexicon': `${WORDS.join(' ')} `,
  'different long words, all misspelt': [...new Set(WORDS)]
    .filter((word) => word.length >= 9)
    .map((word) => `${word.slice(0, 4)}q${word.slice(5)} `)
    .join(''),
  'numbers and signs': '38.5C 120/80 x3/7 8/12 ',
  'strings that break careless code': `${HOSTILE_TEXTS.join(' ')} `,
};

/** Descriptions of the greatest length that would take a careless reader long, by what they are made of. */
export const HOSTILE_DESCRIPTIONS: readonly (readonly [what: string, text: string])[] = Object.entries(PIECES).map(
  ([what, piece]) => [what, piece.repeat(Math.ceil(NOTES_MAX / piece.length)).slice(0, NOTES_MAX)],
);
