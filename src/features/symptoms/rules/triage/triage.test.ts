import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { FINDINGS } from '#features/lexicon/rules/findings/all-findings.ts';
import { HOSTILE_DESCRIPTIONS } from '#test/hostile-descriptions.ts';
import { HOSTILE_TEXTS } from '#test/hostile-texts.ts';
import { HIGH_CASES } from '#test/triage/cases/high-cases.ts';
import { LOW_CASES } from '#test/triage/cases/low-cases.ts';
import { MEDIUM_CASES } from '#test/triage/cases/medium-cases.ts';
import { CONDITIONS } from './conditions/all-conditions.ts';
import { dangerSigns } from './danger-signs.ts';
import { triage } from './triage.ts';
import type { SymptomSeverity, TriageInput } from './triage-input.ts';

const CHIPS = [
  'Fever',
  'Fatigue',
  'Weakness',
  'Weight loss',
  'Headache',
  'Chest pain',
  'Abdominal pain',
  'Joint pain',
  'Back pain',
  'Cough',
  'Shortness of breath',
  'Sore throat',
  'Runny nose',
  'Congestion',
  'Nausea',
  'Vomiting',
  'Diarrhea',
  'Constipation',
  'Loss of appetite',
  'Rash',
  'Itching',
  'Swelling',
  'Redness',
];
const LEVELS = ['low', 'medium', 'high'];
const SEVERITIES: readonly SymptomSeverity[] = ['mild', 'moderate', 'severe'];
const PLAYED_DOWN = [
  'My family says it is nothing.',
  'It is probably just stress.',
  'I think it is only malaria.',
  'Maybe I am overreacting.',
  'It is not serious.',
  'It is just gas.',
  'I am sure it is no big deal.',
  'E no serious, na small thing.',
  'My neighbour told me not to worry.',
  'I do not want to bother anybody.',
];
const RUNS = { numRuns: 300 };

vi.setConfig({ testTimeout: 60_000 });

const level = (input: TriageInput) => LEVELS.indexOf(triage(input).urgency);

const chosen = fc.record({ name: fc.constantFrom(...CHIPS), severity: fc.constantFrom(...SEVERITIES) });
const texts = [...HIGH_CASES, ...MEDIUM_CASES, ...LOW_CASES].flatMap(({ input }) => input.text ?? []);
const findingIds = FINDINGS.map(({ id }) => id);
const patient: fc.Arbitrary<TriageInput> = fc.record(
  {
    text: fc.constantFrom(...texts),
    symptoms: fc.array(chosen, { maxLength: 5 }),
    ageYears: fc.integer({ min: 0, max: 95 }),
    sex: fc.constantFrom('female', 'male'),
    temperature: fc.constantFrom(36.5, 37.6, 38.4, 39.5),
    durationDays: fc.integer({ min: 0, max: 60 }),
    answers: fc.dictionary(fc.constantFrom(...findingIds), fc.boolean(), { maxKeys: 4 }),
  },
  { requiredKeys: [] },
);

test('order and case of what is said do not matter', () => {
  fc.assert(
    fc.property(patient, fc.array(chosen, { maxLength: 6 }), (input, symptoms) => {
      const upper = symptoms.toReversed().map(({ name, severity }) => ({ name: name.toUpperCase(), severity }));
      const text = input.text?.toUpperCase();
      expect(triage({ ...input, text, symptoms: upper })).toEqual(triage({ ...input, symptoms }));
    }),
    RUNS,
  );
});

test('the same input gives the same answer', () => {
  fc.assert(
    fc.property(patient, (input) => {
      expect(triage(input)).toEqual(triage(input));
    }),
    RUNS,
  );
});

test('a danger sign never lowers the urgency, and alone it makes it high', () => {
  const signs = [...dangerSigns()];
  expect(signs.length).toBeGreaterThan(60);
  fc.assert(
    fc.property(patient, fc.constantFrom(...signs), (input, sign) => {
      const more = { ...input, answers: { ...input.answers, [sign]: true } };
      expect(level(more)).toBeGreaterThanOrEqual(level({ ...input, answers: { ...input.answers, [sign]: false } }));
      expect(level(more)).toBeGreaterThanOrEqual(level(input));
    }),
    {
      numRuns: 1000,
      examples: [
        [{ ageYears: 30, answers: { 'pain-right-lower': true } }, 'chest-pain-rest'],
        [{ ageYears: 0, answers: { 'blood-thinner': true } }, 'chest-pain-rest'],
        [{ durationDays: 6, answers: { fever: true, 'double-vision': true } }, 'sexual-assault'],
      ],
    },
  );
  for (const sign of signs) expect(triage({ text: 'I feel unwell.', answers: { [sign]: true } }).urgency).toBe('high');
});

test('a higher severity never lowers the urgency', () => {
  fc.assert(
    fc.property(patient, fc.array(chosen, { minLength: 1, maxLength: 5 }), fc.nat(4), (input, symptoms, which) => {
      const at = which % symptoms.length;
      const levels = SEVERITIES.map((severity) =>
        level({ ...input, symptoms: symptoms.map((symptom, k) => (k === at ? { ...symptom, severity } : symptom)) }),
      );
      expect(levels).toEqual([...levels].sort((a, b) => a - b));
    }),
    RUNS,
  );
});

test('words that play it down never lower the urgency', () => {
  fc.assert(
    fc.property(patient, fc.constantFrom(...PLAYED_DOWN), fc.boolean(), (input, words, first) => {
      const text = first ? `${words} ${input.text ?? ''}` : `${input.text ?? ''}\n${words}`;
      expect(level({ ...input, text })).toBeGreaterThanOrEqual(level(input));
    }),
    {
      ...RUNS,
      examples: [
        [{ answers: { floaters: true } }, 'I think it is only malaria.', false],
        [{ temperature: 36.5, answers: { 'low-platelets': true } }, 'I think it is only malaria.', false],
        [
          { answers: { 'headache-sudden': true, 'sore-throat': true, fever: false } },
          'I think it is only malaria.',
          false,
        ],
        [{ text: 'Sudden headache and sore throat.' }, 'I think it is only malaria.', true],
      ],
    },
  );
});

test('the urgency is never below what the named condition asks for', () => {
  const levelOf = new Map<string, string>(CONDITIONS.map((condition) => [condition.name, condition.level]));
  const namedLevel = (input: TriageInput) => LEVELS.indexOf(levelOf.get(triage(input).condition ?? '') ?? 'low');
  fc.assert(
    fc.property(patient, (input) => {
      expect(level(input)).toBeGreaterThanOrEqual(namedLevel(input));
    }),
    { numRuns: 1000 },
  );
  for (const { id } of FINDINGS) {
    const input = { text: 'I feel unwell.', answers: { [id]: true } };
    expect(level(input), id).toBeGreaterThanOrEqual(namedLevel(input));
  }
});

test('every answer has a rule with a source, at most five candidates and three questions', () => {
  fc.assert(
    fc.property(patient, (input) => {
      const { rules, candidates, followUpQuestions, advice, urgency, redFlags, seeBy } = triage(input);
      expect(rules.length).toBeGreaterThan(0);
      for (const { source, because } of rules) expect([source, because]).not.toContain('');
      expect(candidates.length).toBeLessThanOrEqual(5);
      expect(candidates.map((c) => c.likelihood)).toEqual(candidates.map((c) => c.likelihood).sort((a, b) => b - a));
      expect(followUpQuestions.length).toBeLessThanOrEqual(3);
      expect(advice.length).toBeGreaterThan(1);
      expect(seeBy === 'now').toBe(urgency === 'high');
      const ifYoung = redFlags.filter(({ id }) => /^baby-.*-age-unknown$/.test(id)).length;
      expect(redFlags.length > ifYoung).toBe(urgency === 'high');
      if (ifYoung > 0) expect(urgency).toBe('medium');
    }),
    RUNS,
  );
});

test('no text is left without an answer', () => {
  for (const text of HOSTILE_TEXTS) {
    expect(LEVELS).toContain(triage({ text }).urgency);
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const answers = { [text]: true, __proto__: false, constructor: true };
      expect(triage({ text, answers }).rules.length).toBeGreaterThan(0);
    }),
    RUNS,
  );
});

// A reader that backtracks does not get to its end within the time limit of a test; `npm run bench -- triage` times it.
test.each(HOSTILE_DESCRIPTIONS)('the longest text gets a result: %s', (_, text) => {
  expect(text).toHaveLength(10_000);
  expect(LEVELS).toContain(triage({ text }).urgency);
});

test('what can’t be understood is medium, not low', () => {
  expect(triage({ text: 'lorem ipsum dolor' }).urgency).toBe('medium');
  expect(triage({ text: '' }).rules[0]?.id).toBe('not-understood');
});

test('danger signs are among the red flags, in Pidgin too, and absent ones are not', () => {
  const flags = (input: TriageInput) => triage(input).redFlags.map(({ id }) => id);
  expect(flags({ text: 'I no fit breathe well, chest dey tight' })).toContain('severe-breathing-difficulty');
  expect(flags({ text: 'Cough and catarrh, no chest pain, no shortness of breath' })).toEqual([]);
});
