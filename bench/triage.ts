import { triage } from '#features/symptoms/rules/triage/triage.ts';
import { HOSTILE_DESCRIPTIONS } from '#test/hostile-descriptions.ts';
import { HIGH_CASES } from '#test/triage/cases/high-cases.ts';
import { LOW_CASES } from '#test/triage/cases/low-cases.ts';
import { MEDIUM_CASES } from '#test/triage/cases/medium-cases.ts';
import { machine, median, ms, report, verdict } from './measure.ts';

const ROUNDS = 7;
/** Limit for the longest text, regardless of its content, ms. */
const LONGEST_MS = 50;

const TYPICAL = [
  { text: 'I have had a headache and fever since yesterday, no cough' },
  { text: 'Sore throat and runny nose for 3 days' },
  { text: 'My 3 year old has diarrhoea and is vomiting, no fever' },
  { text: 'belle dey pain me and I dey purge since morning' },
  { symptoms: [{ name: 'Fever', severity: 'mild' as const }], ageYears: 30 },
];

/** Measures how many descriptions a second one core triages, and how long the longest texts take. */
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
  ];
  report('Triage', [`npm run bench -- triage; ${machine()}; one core, medians of ${ROUNDS} rounds`], rows);
  report(
    'Triage of the longest descriptions, 10,000 characters',
    [`each at most ${LONGEST_MS} ms, the slowest of ${ROUNDS} rounds counts`],
    HOSTILE_DESCRIPTIONS.map(([what, text]) => {
      const each = Array.from({ length: ROUNDS }, () => timed(() => triage({ text })));
      const slowest = Math.max(...each);
      return {
        'made of': what,
        median: ms(median(each)),
        slowest: ms(slowest),
        [`at most ${LONGEST_MS} ms`]: verdict(slowest, LONGEST_MS),
      };
    }),
  );
}

/** Typical input: a line or two, or a few chosen symptoms. */
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
