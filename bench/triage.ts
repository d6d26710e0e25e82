import { HIGH_CASES } from '#features/symptoms/rules/triage/cases/high-cases.ts';
import { LOW_CASES } from '#features/symptoms/rules/triage/cases/low-cases.ts';
import { MEDIUM_CASES } from '#features/symptoms/rules/triage/cases/medium-cases.ts';
import { FINDINGS } from '#features/symptoms/rules/triage/findings/all-findings.ts';
import { triage } from '#features/symptoms/rules/triage/triage.ts';
import { machine, median, ms, report } from './measure.ts';

const ROUNDS = 7;
/** Every wording of the lexicon, one after the other. */
const ALL_WORDINGS = FINDINGS.flatMap(({ words }) => words.split(/[^a-z]+/)).filter((word) => word.length > 1);
/** 10,000 characters each, of these pieces, that would take long in a careless reader. */
const HOSTILE: Readonly<Record<string, string>> = {
  'a wording again and again': 'chest pain ',
  'negations of negations': 'no ',
  'misspelt words only': 'sevarely abdominel diarrhoeaa vomittingg ',
  'one long word': 'a',
  'the whole lexicon': ALL_WORDINGS.join(' '),
  'different long words, all misspelt': [...new Set(ALL_WORDINGS)]
    .filter((word) => word.length >= 9)
    .map((word) => `${word.slice(0, 4)}q${word.slice(5)} `)
    .join(''),
};

const TYPICAL = [
  { text: 'I have had a headache and fever since yesterday, no cough' },
  { text: 'Sore throat and runny nose for 3 days' },
  { text: 'My 3 year old has diarrhoea and is vomiting, no fever' },
  { text: 'belle dey pain me and I dey purge since morning' },
  { symptoms: [{ name: 'Fever', severity: 'mild' as const }], ageYears: 30 },
];

/** How many descriptions triage answers in a second on one core, and how long the longest texts take. */
export async function benchTriage(): Promise<void> {
  const inputs = [...HIGH_CASES, ...MEDIUM_CASES, ...LOW_CASES].map(({ input }) => input);
  for (const input of inputs) triage(input);
  const took = Array.from({ length: ROUNDS }, () => timed(() => inputs.forEach((input) => triage(input))));
  const rows = [
    {
      what: `${inputs.length} own cases`,
      'each, median of rounds': ms(median(took) / inputs.length),
      'per second': String(Math.round((inputs.length * 1000) / median(took))),
    },
    typical(),
    ...Object.entries(HOSTILE).map(([what, piece]) => {
      const text = piece.repeat(10_000).slice(0, 10_000);
      const each = median(Array.from({ length: ROUNDS }, () => timed(() => triage({ text }))));
      return {
        what: `10,000 characters: ${what}`,
        'each, median of rounds': ms(each),
        'per second': String(Math.round(1000 / each)),
      };
    }),
  ];
  report('Triage', [`npm run bench -- triage; ${machine()}; one core, medians of ${ROUNDS} rounds`], rows);
}

/** What most people write: a line or two, or a few chosen symptoms. */
function typical() {
  const took = Array.from({ length: ROUNDS }, () =>
    timed(() => {
      for (let run = 0; run < 200; run++) for (const input of TYPICAL) triage(input);
    }),
  );
  const each = median(took) / (200 * TYPICAL.length);
  return { what: 'a line or two', 'each, median of rounds': ms(each), 'per second': String(Math.round(1000 / each)) };
}

function timed(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}
