import { expect, test } from 'vitest';
import { PROVIDER } from '#test/booking-dialog.ts';
import {
  acceptanceOf,
  type Carried,
  choiceIn,
  hasAcceptedSigns,
  plainBookingPath,
  plainDraft,
  plainStepAfter,
  problemsInDetails,
  stopsForDanger,
} from './plain-booking.ts';

const TIME = '2026-11-23T09:30:00.000Z';
const TODAY = '2026-11-21';
const draftOf = (carried: Carried) => plainDraft(PROVIDER, { time: TIME }, carried, TODAY);
const SIGN = { id: 'airway', name: 'Severe trouble breathing', because: 'It may fail.' };

test('a choice goes into an address and comes back; what is no choice is left out', () => {
  const choice = { careType: 'urgent', visitType: 'in-person', serviceId: 7, personId: 8, time: TIME } as const;
  const path = plainBookingPath(5, choice, 'details');
  expect(path.startsWith('/book/5/details?careType=urgent')).toBe(true);
  const fields = new URL(path, 'http://localhost').searchParams;
  expect(choiceIn(fields)).toEqual({ ...choice, day: '2026-11-23' });
  const wrong = new URLSearchParams({ careType: 'any', visitType: 'x', serviceId: '0', personId: '-1', time: 'soon' });
  expect(plainBookingPath(5, choiceIn(wrong))).toBe('/book/5');
});

test('details become the draft of the dialog, on the day of the chosen time in Lagos', () => {
  const draft = draftOf({ who: 'other', name: 'Tobi', age: '4', relation: 'child', reason: 'Cough' });
  expect(draft.date).toBe('2026-11-23');
  expect(draft.slot).toMatchObject({ time: '10:30', dateTime: TIME });
  expect(draft.forPerson).toEqual({ name: 'Tobi', age: '4', relation: 'child' });
  expect(draftOf({ who: 'me', name: 'Tobi', reason: 'Cough' }).forPerson).toBeNull();
  expect(draftOf({ insurance: '12' }).insurancePlanId).toBe(12);
  expect(draftOf({ insurance: '' }).insurancePlanId).toBeNull();
  expect(draftOf({}).insurancePlanId).toBeUndefined();
});

test('what is missing in the details is said by field, in the words of the dialog', () => {
  expect(problemsInDetails(draftOf({ reason: ' ' }))).toEqual({ reason: 'Please describe your symptoms' });
  expect(problemsInDetails(draftOf({ who: 'other', name: 'Tobi', age: 'four', reason: 'Cough' }))).toEqual({
    age: 'Please enter the age in whole years',
    relation: 'Please say who the person is to you',
  });
  expect(problemsInDetails(draftOf({ reason: 'Cough' }))).toEqual({});
});

test('a warning stops the booking until it is accepted for these words and this person', () => {
  const draft = draftOf({ reason: 'I cannot breathe' });
  const [found, unchecked] = [{ signs: [SIGN] }, { signs: null }];
  expect(stopsForDanger(draft, { signs: [] }, undefined)).toBe(false);
  expect(stopsForDanger(draft, found, undefined)).toBe(true);
  const accepted = acceptanceOf(draft, found);
  expect(stopsForDanger(draft, found, accepted)).toBe(false);
  expect(stopsForDanger(draft, unchecked, accepted)).toBe(false);
  expect(hasAcceptedSigns(draft, accepted)).toBe(true);
  const other = draftOf({ reason: 'I cannot breathe', who: 'other', name: 'Tobi', age: '4', relation: 'child' });
  expect(stopsForDanger(other, found, accepted)).toBe(true);
  expect(stopsForDanger(draftOf({ reason: 'My chest hurts' }), found, accepted)).toBe(true);
});

test('going on after a failed check accepts no signs that are found later', () => {
  const draft = draftOf({ reason: 'I cannot breathe' });
  const accepted = acceptanceOf(draft, { signs: null });
  expect(stopsForDanger(draft, { signs: null }, undefined)).toBe(true);
  expect(stopsForDanger(draft, { signs: null }, accepted)).toBe(false);
  expect(stopsForDanger(draft, { signs: [SIGN] }, accepted)).toBe(true);
  expect(hasAcceptedSigns(draft, accepted)).toBe(false);
});

test('a warning comes before signing in, and the review before the booking', () => {
  const all = { isDangerous: false, isSignedIn: true, isConfirmed: true };
  expect(plainStepAfter({ ...all, isDangerous: true, isSignedIn: false })).toBe('danger');
  expect(plainStepAfter({ ...all, isSignedIn: false })).toBe('sign-in');
  expect(plainStepAfter({ ...all, isConfirmed: false })).toBe('review');
  expect(plainStepAfter(all)).toBe('book');
});
