import { HIGH_CASES } from '#features/symptoms/rules/triage/cases/high-cases.ts';
import { LOW_CASES } from '#features/symptoms/rules/triage/cases/low-cases.ts';
import { MEDIUM_CASES } from '#features/symptoms/rules/triage/cases/medium-cases.ts';
import { triage } from '#features/symptoms/rules/triage/triage.ts';
import { machine, median, ms, report } from './measure.ts';

const ROUNDS = 7;
/** 10,000 characters each that would take long in a careless reader. */
const HOSTILE: Readonly<Record<string, string>> = {
  'a wording again and again': 'chest pain ',
  'negations of negations': 'no ',
  'misspelt words only': 'sevarely abdominel diarrhoeaa vomittingg ',
  'one long word': 'a',
};

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

function timed(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}
