import { expect, test } from 'vitest';
import { questionOf, triageQuestionOf } from './follow-up.ts';

const followUpQuestions = [
  { id: 'stiff-neck', text: 'Is the neck stiff?' },
  { id: 'rash', text: 'Is there a rash?' },
];

test('the most informative question that was neither answered nor passed over comes next', () => {
  const ask = (answers: Record<string, boolean>, passed: string[]) =>
    questionOf({ urgency: 'medium', followUpQuestions }, { answers, passed })?.id;
  expect(ask({}, [])).toBe('stiff-neck');
  expect(ask({ 'stiff-neck': false }, [])).toBe('rash');
  expect(ask({}, ['stiff-neck'])).toBe('rash');
  expect(ask({ rash: true }, ['stiff-neck'])).toBeUndefined();
});

test('an emergency is not held up by questions', () => {
  expect(questionOf({ urgency: 'high', followUpQuestions }, { answers: {}, passed: [] })).toBeUndefined();
});

test('at most five questions are put', () => {
  const passed = ['a', 'b', 'c'];
  const answers = { d: true, e: false };
  expect(questionOf({ urgency: 'low', followUpQuestions }, { answers, passed })).toBeUndefined();
});

test('triage gets the whole entry, with the number of Lagos days it has lasted', () => {
  const nowMs = Date.UTC(2026, 10, 22, 23, 30);
  const question = triageQuestionOf(
    {
      symptoms: [{ name: 'Fever', severity: 'mild' }],
      onset: '2026-11-20',
      notes: 'body dey hot',
      temperature: 38.2,
      forChild: true,
      childName: 'Ada',
      ageMonths: 9,
    },
    { rash: false },
    nowMs,
  );
  expect(question).toEqual({
    symptoms: [{ name: 'Fever', severity: 'mild' }],
    text: 'body dey hot',
    temperature: 38.2,
    ageMonths: 9,
    answers: { rash: false },
    durationDays: 3,
  });
});
