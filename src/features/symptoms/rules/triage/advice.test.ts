import { expect, test } from 'vitest';
import { HIGH_CASES } from '#test/triage/cases/high-cases.ts';
import { LOW_CASES } from '#test/triage/cases/low-cases.ts';
import { MEDIUM_CASES } from '#test/triage/cases/medium-cases.ts';
import { triage } from './triage.ts';
import type { TriageInput } from './triage-input.ts';

const adviceOn = (input: TriageInput) => triage(input).advice;

/** What advice may be about; each of these is said in one line at most. */
const TOPICS = [
  /\bORS\b/,
  /\bzinc\b/,
  /malaria test/,
  /running water/,
  /not stay alone/,
  /\bpacket or|keep the packet/,
  /tight band/,
  /do not drive/,
  /nearest emergency|^go to a hospital now[.;]/i,
  /^be (seen|examined)( by a clinician)?( now| today| within (a day|days|24 hours|3 days|7 days))?[,;.]/i,
];

test('the first line says what to do and by when, and a high one leads with 112', () => {
  expect(adviceOn({ text: 'crushing chest pain and sweating' })[0]).toMatch(/^Call 112 or go to/);
  expect(adviceOn({ text: 'burning when I pass urine' })[0]).toBe(
    'Be seen by a clinician within 24 hours, sooner if it gets worse.',
  );
  expect(adviceOn({ text: 'runny nose and sneezing since yesterday, no fever' })[0]).toMatch(/^You can look after/);
});

test.each([
  ['malaria', 'fever and headache since yesterday', 'malaria test'],
  ['loose stools', 'loose stools three times since yesterday, no blood', 'ORS'],
])('%s: what its care and the general advice both say is said once', (_, text, words) => {
  expect(adviceOn({ text }).filter((line) => line.includes(words))).toHaveLength(1);
});

test('a small child with diarrhoea gets zinc besides ORS', () => {
  expect(adviceOn({ text: 'My son of 2 years has watery diarrhoea since yesterday' }).join(' ')).toMatch(/zinc/);
});

test('no patient who must have nothing by mouth is advised to drink', () => {
  const text = 'belly pain that moved to the right lower side since yesterday, vomiting, pain when I walk';
  const advice = adviceOn({ text }).join(' ');
  expect(advice).toMatch(/drink nothing/i);
  expect(advice).not.toMatch(/ORS/);
});

test('no result of the own cases says anything twice', () => {
  for (const { id, input } of [...HIGH_CASES, ...MEDIUM_CASES, ...LOW_CASES]) {
    const advice = adviceOn(input);
    expect(new Set(advice).size, id).toBe(advice.length);
    for (const topic of TOPICS) {
      const about = advice.filter((line) => topic.test(line));
      expect(about.length, `${id}: ${about.join(' / ')}`).toBeLessThanOrEqual(1);
    }
  }
});
