import { expect, test } from 'vitest';
import { NewSymptomRecord } from '#features/symptoms/contract.ts';
import { triage } from '../triage/triage.ts';
import {
  answersIn,
  entryIn,
  fieldOfProblem,
  type PlainEntryFacts,
  plainEntryStep,
  shownRecord,
  withAnswer,
} from './plain-entry.ts';

/** The problems of the fields, by field, as the form shows them. */
function problemsOf(fields: Readonly<Record<string, string>>) {
  const { entry, rows } = entryIn(fields);
  const { error } = NewSymptomRecord.safeParse(entry);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [fieldOfProblem(path, rows), message]));
}

test('fields become the entry that the dialog sends', () => {
  const fields = {
    ...{ who: 'me', childName: 'Tobi', ageYears: '31', sex: 'female', pregnant: 'true', temperature: '38,2' },
    ...{ symptom2: 'Cough', severity2: 'mild', onset: '2026-11-20', notes: 'Since Friday', key: 'x' },
  };
  expect(entryIn(fields)).toEqual({
    entry: {
      symptoms: [{ name: 'Cough', severity: 'mild' }],
      forChild: false,
      ...{ ageYears: 31, sex: 'female', pregnant: true, temperature: 38.2 },
      ...{ onset: '2026-11-20', notes: 'Since Friday' },
    },
    rows: [2],
  });
  const child = { who: 'child', childName: 'Tobi', ageMonths: '7', sex: 'female', pregnant: 'true', notes: 'Fever' };
  expect(entryIn(child).entry).toEqual({
    ...{ symptoms: [], forChild: true, childName: 'Tobi', ageMonths: 7, notes: 'Fever' },
  });
});

test('a ticked pregnancy counts without a sex, and not for a man', () => {
  expect(entryIn({ pregnant: 'true' }).entry).toMatchObject({ sex: 'female', pregnant: true });
  expect(entryIn({ pregnant: 'true', sex: 'male' }).entry).toEqual({ symptoms: [], forChild: false, sex: 'male' });
});

test('what is missing or wrong is said at its field, in the words of the dialog', () => {
  expect(problemsOf({})).toEqual({ symptom1: 'Please select a symptom' });
  expect(problemsOf({ symptom3: 'Cough', severity5: 'mild', ageYears: 'old', temperature: 'hot' })).toEqual({
    ...{ severity3: 'Please select a severity level', symptom5: 'Please select a symptom' },
    ...{ ageYears: 'Enter an age in whole years, from 0 to 120.' },
    ...{ temperature: 'Enter a body temperature between 30 and 45 °C.' },
  });
  const twice = { symptom1: 'Cough', severity1: 'mild', symptom4: 'Cough', severity4: 'severe' };
  expect(problemsOf(twice)).toEqual({ symptom1: 'Give each symptom once.' });
});

test('answers go along in a field, and what is no answer is left out', () => {
  const field = withAnswer(withAnswer(undefined, 'stiff-neck', 'no'), 'rash', 'unsure') ?? '';
  expect(answersIn(withAnswer(field, 'vomiting', 'yes'))).toEqual({
    answers: { 'stiff-neck': false, vomiting: true },
    passed: ['rash'],
  });
  expect(withAnswer(field, 'vomiting', 'maybe')).toBeUndefined();
  expect(withAnswer(field, 'vomiting', null)).toBeUndefined();
  expect(answersIn('maybe:x yes: yes:<b>  no')).toEqual({ answers: {}, passed: [] });
});

test('a result never waits for signing in, and is kept only with the consent', () => {
  const all: PlainEntryFacts = {
    ...{ hasQuestion: false, isKept: true, wasShown: false, isSignedIn: true, needsConsent: false },
  };
  expect(plainEntryStep({ ...all, hasQuestion: true })).toBe('question');
  expect(plainEntryStep({ ...all, isKept: false })).toBe('result');
  expect(plainEntryStep({ ...all, isSignedIn: false })).toBe('result');
  expect(plainEntryStep({ ...all, isSignedIn: false, wasShown: true })).toBe('sign-in');
  expect(plainEntryStep({ ...all, wasShown: true, needsConsent: true })).toBe('consent');
  expect(plainEntryStep(all)).toBe('record');
});

test('a result that is not kept says what the diary would say', () => {
  const notes = 'crushing chest pain and sweating';
  const entry = NewSymptomRecord.parse({ symptoms: [], forChild: true, ageMonths: 30, notes });
  const answer = triage({ text: notes });
  expect(shownRecord(entry, answer, Date.parse('2026-11-23T10:00:00Z'))).toMatchObject({
    ...{ predictedUrgency: 'high', predictedCondition: answer.condition, notes, forChild: true, childAgeYears: 2 },
    ...{ recordedAt: '2026-11-23T10:00:00.000Z', result: { advice: answer.advice, redFlags: answer.redFlags } },
  });
});
