import { expect, test } from 'vitest';
import { startDraft } from './booking-draft.ts';
import { missingAnswer } from './missing-answer.ts';
import { REASON_MAX } from './symptom-text.ts';

const slot = { id: '1-2026-11-23T10:30', time: '10:30', dateTime: '2026-11-23T09:30:00.000Z' };
const empty = startDraft({ providesUrgentCare: false, telehealthAvailable: false }, {}, '2026-11-21');
const full = { ...empty, symptoms: 'Cough', date: '2026-11-23', slot };

test.each(['care-type', 'symptoms', 'provider', 'schedule', 'review'] as const)('%s is answered in full', (step) => {
  expect(missingAnswer(step, full)).toBeUndefined();
});

test('each missing answer has its message', () => {
  expect(missingAnswer('care-type', { ...full, wantedCareType: null })).toBe('Please select a care type');
  expect(missingAnswer('symptoms', { ...full, symptoms: ' \n\t' })).toBe('Please describe your symptoms');
  expect(missingAnswer('schedule', { ...full, date: null, slot: null })).toBe('Please select a date');
  expect(missingAnswer('schedule', { ...full, slot: null })).toBe('Please select a time');
});

test('at a provider that takes no new patients, it must be known that the patient has been there', () => {
  const closed = { ...full, provider: { ...full.provider, acceptingNewPatients: false } };
  expect(missingAnswer('provider', closed)).toBe('Please say whether you have been here before');
  expect(missingAnswer('provider', { ...closed, beenHere: false })).toMatch('choose another one');
  expect(missingAnswer('provider', { ...closed, beenHere: true })).toBeUndefined();
  expect(missingAnswer('provider', { ...full, beenHere: false })).toBeUndefined();
});

test('a description may have 4000 characters besides blanks around it, not one more', () => {
  const longest = 'x'.repeat(REASON_MAX);
  expect(missingAnswer('symptoms', { ...full, symptoms: ` ${longest}\n` })).toBeUndefined();
  expect(missingAnswer('symptoms', { ...full, symptoms: `${longest}x` })).toContain('4000');
});
