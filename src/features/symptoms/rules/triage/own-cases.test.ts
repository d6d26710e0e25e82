import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FINDINGS } from '#features/lexicon/rules/findings/all-findings.ts';
import { allWordings } from '#features/lexicon/rules/wordings/all-wordings.ts';
import type { TriageCase } from '#test/triage/cases/case.ts';
import { HIGH_CASES } from '#test/triage/cases/high-cases.ts';
import { HIGH_VIGNETTES } from '#test/triage/cases/high-vignettes.ts';
import { LOW_CASES } from '#test/triage/cases/low-cases.ts';
import { LOW_VIGNETTES } from '#test/triage/cases/low-vignettes.ts';
import { MEDIUM_CASES } from '#test/triage/cases/medium-cases.ts';
import { MEDIUM_VIGNETTES } from '#test/triage/cases/medium-vignettes.ts';
import { STRANGERS_CASES } from '#test/triage/cases/strangers-cases.ts';
import { sameName } from '#test/triage/same-name.ts';
import { CONDITIONS } from './conditions/all-conditions.ts';
import { FIRST_SIGHT, rightOf } from './first-sight.ts';
import { MEASURED_SCORES } from './measured-scores.ts';
import { RULES } from './rules/all-rules.ts';
import { TRIAGE_VERSION, triage } from './triage.ts';
import type { Urgency } from './triage-result.ts';

const CASES: readonly TriageCase[] = [
  ...HIGH_CASES,
  ...HIGH_VIGNETTES,
  ...MEDIUM_CASES,
  ...MEDIUM_VIGNETTES,
  ...LOW_CASES,
  ...LOW_VIGNETTES,
  ...STRANGERS_CASES,
];
const LEVELS: readonly Urgency[] = ['high', 'medium', 'low'];
const PAGE = join(import.meta.dirname, '../../../../../docs/triage.md');
const BEGIN = '<!-- scores: written by own-cases.test.ts, `npx vitest run --project rules -u` -->';
const END = '<!-- /scores -->';
const FIRST = '<!-- first sight: written by own-cases.test.ts from first-sight.ts -->';
const FIRST_END = '<!-- /first sight -->';

const answers = CASES.map((one) => ({ one, answer: triage(one.input) }));

function measure() {
  const among = (most: number) =>
    answers.filter(
      ({ one, answer }) =>
        one.condition !== null &&
        answer.candidates
          .slice(0, most)
          .some((candidate) =>
            [one.condition ?? '', ...(one.accept ?? [])].some((name) => sameName(name, candidate.condition)),
          ),
    ).length;
  const count = (said: Urgency, right: Urgency) =>
    answers.filter(({ one, answer }) => one.urgency === right && answer.urgency === said).length;
  const row = (right: Urgency) => ({
    high: count('high', right),
    medium: count('medium', right),
    low: count('low', right),
  });
  return {
    version: TRIAGE_VERSION,
    cases: CASES.length,
    rightUrgency: answers.filter(({ one, answer }) => one.urgency === answer.urgency).length,
    /** For each right urgency how often which one was answered. */
    answered: { high: row('high'), medium: row('medium'), low: row('low') },
    casesWithCondition: CASES.filter(({ condition }) => condition !== null).length,
    conditionFirst: among(1),
    conditionAmongThree: among(3),
    findings: FINDINGS.length,
    wordings: allWordings().length,
    rules: RULES.length,
    conditions: CONDITIONS.length,
  };
}

/** An object as the formatter writes it. */
function literal(value: object): string {
  return JSON.stringify(value, null, 2)
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'")
    .replaceAll(/([^{,])\n/g, '$1,\n');
}

const scores = measure();
const percent = (part: number, whole: number) => `${Math.round((100 * part) / whole)} %`;

function table(): string {
  const { answered, cases, rightUrgency, casesWithCondition, conditionFirst, conditionAmongThree } = scores;
  return [
    `Version ${scores.version}: ${scores.findings} findings with ${scores.wordings} wordings, ${scores.rules} rules, ${scores.conditions} conditions.`,
    '',
    '| right urgency | answered high | medium | low |',
    '| --- | --- | --- | --- |',
    ...LEVELS.map(
      (right) => `| ${right} | ${answered[right].high} | ${answered[right].medium} | ${answered[right].low} |`,
    ),
    '',
    `Urgency right in ${rightUrgency} of ${cases} (${percent(rightUrgency, cases)}). Where a condition is named (${casesWithCondition} cases), it`,
    `comes first in ${conditionFirst} (${percent(conditionFirst, casesWithCondition)}) and is among the first three in ${conditionAmongThree} (${percent(conditionAmongThree, casesWithCondition)}).`,
  ].join('\n');
}

test('no emergency of the own cases is called low, and at most one in fifty is missed', () => {
  const missed = answers.filter(({ one, answer }) => one.urgency === 'high' && answer.urgency !== 'high');
  expect(missed.filter(({ answer }) => answer.urgency === 'low').map(({ one }) => one.id)).toEqual([]);
  expect(missed.length, missed.map(({ one }) => one.id).join(' ')).toBeLessThanOrEqual(
    (HIGH_CASES.length + HIGH_VIGNETTES.length) / 50,
  );
});

test('nine in ten of the own cases are right, and no patient who needs a clinician is advised to stay at home', () => {
  const sentHome = answers.filter(({ one, answer }) => one.urgency !== 'low' && answer.urgency === 'low');
  expect(sentHome.map(({ one }) => one.id)).toEqual([]);
  expect(scores.rightUrgency / scores.cases).toBeGreaterThanOrEqual(0.9);
  expect(scores.conditionFirst / scores.casesWithCondition).toBeGreaterThanOrEqual(0.6);
  expect(scores.conditionAmongThree / scores.casesWithCondition).toBeGreaterThanOrEqual(0.8);
});

test('the scores that the product shows are the measured ones', async () => {
  const source = `/** Scores of the triage rules on their own cases; own-cases.test.ts writes and checks them. */
export const MEASURED_SCORES = ${literal(scores)} as const;
`;
  const file = join(import.meta.dirname, 'measured-scores.ts');
  if (JSON.stringify(MEASURED_SCORES) !== JSON.stringify(scores)) await expect(source).toMatchFileSnapshot(file);
});

/** The first-sight scores as a table. */
function firstSightTable(): string {
  const share = ([right, of]: readonly [number, number]) => `${right} of ${of}`;
  return [
    '| batch | urgency right | high | medium | low | harmless called high | condition first, among three |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...FIRST_SIGHT.map((one) => {
      const { right, of, from, to } = rightOf(one);
      const named =
        one.conditions === null ? '-' : `${one.conditions[0]} and ${one.conditions[1]} of ${one.conditions[2]}`;
      const cells = [
        `${one.about} ${one.batch}, version ${one.version}, ${one.date}`,
        `${right} of ${of} (${from}-${to} %)`,
        ...[one.high, one.medium, one.low].map(share),
        one.alarms,
        named,
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ].join('\n');
}

function between(page: string, begin: string, end: string, content: string): string {
  const [before, rest = ''] = page.split(begin);
  const after = rest.split(end)[1];
  expect(after, `docs/triage.md has no place for ${begin}`).toBeDefined();
  return `${before}${begin}\n${content}\n${end}${after}`;
}

test('docs/triage.md shows the measured scores', async () => {
  const page = between(readFileSync(PAGE, 'utf8'), BEGIN, END, table());
  await expect(between(page, FIRST, FIRST_END, firstSightTable())).toMatchFileSnapshot(PAGE);
});
