import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { FORUM_TEXTS } from '#test/triage/cases/forum-texts.ts';
import { HARMLESS_QUESTIONS } from '#test/triage/cases/harmless-questions.ts';
import { ILLNESS_TEXTS } from '#test/triage/cases/illness-texts.ts';
import { INDIRECT_TEXTS } from '#test/triage/cases/indirect-texts.ts';
import { LOCAL_DANGER_TEXTS, LOCAL_NO_FEVER_TEXTS } from '#test/triage/cases/local-danger-texts.ts';
import { ONE_SIGN_TEXTS } from '#test/triage/cases/one-sign-texts.ts';
import { PATIENT_TEXTS } from '#test/triage/cases/patient-texts.ts';
import { randomFrom, withSlips } from '#test/triage/training/variants.ts';
import { triage } from './triage.ts';

vi.setConfig({ testTimeout: 60_000 });

const LEVELS = ['low', 'medium', 'high'];
const levelOf = (text: string) => LEVELS.indexOf(triage({ text }).urgency);
const TEXTS = [FORUM_TEXTS, ILLNESS_TEXTS, INDIRECT_TEXTS, ONE_SIGN_TEXTS, PATIENT_TEXTS].flatMap((texts) =>
  Object.values(texts).flat(),
);
const anyText = fc.constantFrom(...TEXTS);
const RUNS = { numRuns: 250 };

const COURTESY = [
  'God bless you.',
  'Thank you doctor.',
  'Thanks in anticipation.',
  'Good evening sir.',
  'Hello house.',
  'Thank you so much for your time.',
];
const REASSURANCE = [
  'My friend who is a nurse says it is just stress and I should not worry.',
  'The pharmacist told me it is nothing.',
  'A doctor said it is only tiredness and will pass.',
  'My mother thinks I am overthinking, na just small thing.',
];
const UNKNOWN = ['xyzzy blorp.', 'zuciyata tana bugawa.', 'qwrtz plmkj vbnmx.'];

test('courtesy changes nothing', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...COURTESY), fc.boolean(), (text, courtesy, isFirst) => {
      const polite = isFirst ? `${courtesy} ${text}` : `${text}. ${courtesy}`;
      expect(levelOf(polite), polite).toBe(levelOf(isFirst ? text : `${text}.`));
    }),
    RUNS,
  );
});

test('what others say to play it down never lowers', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...REASSURANCE), (text, reassurance) => {
      const calmed = `${text}. ${reassurance}`;
      expect(levelOf(calmed), calmed).toBeGreaterThanOrEqual(levelOf(`${text}.`));
    }),
    RUNS,
  );
});

test('line breaks in place of spaces never lower', () => {
  fc.assert(
    fc.property(anyText, fc.nat(), fc.nat(), (text, first, second) => {
      const words = text.split(' ');
      const breaks = new Set([first % words.length, second % words.length]);
      const broken = words.map((word, at) => (breaks.has(at) ? `\n${word}` : ` ${word}`)).join('');
      expect(levelOf(broken.trim()), broken).toBeGreaterThanOrEqual(levelOf(text));
    }),
    RUNS,
  );
});

test('words of no known language never lower, and make nothing low', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...UNKNOWN), fc.boolean(), (text, unknown, isFirst) => {
      const mixed = isFirst ? `${unknown} ${text}` : `${text}. ${unknown}`;
      const before = levelOf(isFirst ? text : `${text}.`);
      expect(levelOf(mixed), mixed).toBeGreaterThanOrEqual(Math.max(1, before));
    }),
    RUNS,
  );
});

test('words that were not read are named, and beside them no condition is', () => {
  const { urgency, condition, reading, rules } = triage({ text: 'I have pimples on my face, zuciyata tana bugawa' });
  expect(urgency).toBe('medium');
  expect(condition).toBeNull();
  expect(rules[0]?.id).toBe('not-understood');
  expect(reading.notRead).toEqual(['zuciyata tana bugawa']);
});

test('the result says what was read: what is there and since when, and what is not', () => {
  const { reading } = triage({ text: 'Fever for 3 days and headache, no cough' });
  expect(reading.present.map(({ name, days }) => `${name} ${days}`)).toContain('fever 3');
  expect(reading.present.map(({ id }) => id)).toContain('headache');
  expect(reading.absent.map(({ id }) => id)).toEqual(['cough']);
  expect(reading.notRead).toEqual([]);
});

test('a slip in every second word lowers at most one in ten emergencies', () => {
  const random = randomFrom(27);
  const emergencies = [...ILLNESS_TEXTS.high, ...ONE_SIGN_TEXTS.high, ...PATIENT_TEXTS.high];
  const lowered = emergencies.filter((text) => levelOf(withSlips(text, random)) < levelOf(text));
  expect(lowered.length).toBeLessThanOrEqual(emergencies.length / 10);
});

test.each(LOCAL_DANGER_TEXTS)('a danger in another language behind English is high: %s', (text) => {
  expect(triage({ text }).urgency).toBe('high');
});

test.each(LOCAL_NO_FEVER_TEXTS)('no fever in another language is no fever: %s', (text) => {
  expect(triage({ text }).urgency).toBe('low');
});

test('no emergency of batches 50 and 51 is missed, and no harmless question is one', () => {
  expect([...ILLNESS_TEXTS.high, ...FORUM_TEXTS.high].filter((text) => levelOf(text) < 2)).toEqual([]);
  expect([...ILLNESS_TEXTS.low, ...FORUM_TEXTS.low].filter((text) => levelOf(text) === 2)).toEqual([]);
  const alarms = HARMLESS_QUESTIONS.filter((text) => levelOf(text) === 2);
  expect(alarms.length).toBeLessThanOrEqual(4);
});

test.each([
  'I am confused, please help. Which drug is good for ringworm?',
  "I don't see any rashes on my skin, just itching",
  "can't see my blood since two months, I am 24",
  'I took plenty tablets for typhoid last week and I am better',
  'I am SS, can I marry AS',
  'I went for follow-up of blood pressure, it is fine',
  'He has normal BP and a low-grade temperature of 37.6 with runny nose',
  'a faint pink rash on the trunk, well child, no fever',
  'no urinary symptoms, mild lower back pain after lifting',
  'Can high blood pressure lead to stroke?',
])('it is no emergency: %s', (text) => {
  expect(triage({ text }).urgency).not.toBe('high');
});

test.each([
  'I have pain all over and I am in so much agony that I cannot move',
  'sudden splitting headache with vomiting',
  'child of 3 has been throwing up, now so weak he can’t stand on his feet',
  'blisters on my body and inside my mouth after I started a new drug',
  'bus crashed, several people are lying on the road',
  'suddenly her right hand is not her own',
  'his words sound like someone drunk',
  'cannot feel his legs after a fall',
  'chest is killing me, I am 67',
  'so much blood is coming out',
  'my chest is\npaining me and\nI am sweating',
])('it is an emergency: %s', (text) => {
  expect(triage({ text }).urgency).toBe('high');
});
