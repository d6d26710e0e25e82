import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  careTypeOf,
  chooseDate,
  chooseSlot,
  draftFrom,
  forSamePerson,
  type Preselection,
  placeOfAppointment,
  startDraft,
  switchProvider,
  takeAlong,
  urgentCareMissing,
  visitTypeOf,
} from './booking-draft.ts';

const today = '2026-11-21';
const slot = { id: '1-2026-11-23T10:30', time: '10:30', dateTime: '2026-11-23T09:30:00.000Z' };
const both = { id: 1, providesUrgentCare: true, telehealthAvailable: true };
const neither = { id: 2, providesUrgentCare: false, telehealthAvailable: false };

describe('defaults', () => {
  test('urgent care and telehealth where offered, today, no time', () => {
    const draft = startDraft(both, {}, today);
    expect([careTypeOf(draft), visitTypeOf(draft), draft.date, draft.slot]).toEqual([
      'urgent',
      'telehealth',
      today,
      null,
    ]);
  });

  test('routine care in person elsewhere', () => {
    const draft = startDraft(neither, {}, today);
    expect([careTypeOf(draft), visitTypeOf(draft), urgentCareMissing(draft)]).toEqual(['routine', 'in-person', false]);
  });

  test('the place of a visit is the provider only if the patient goes there', () => {
    const draft = (visitType?: 'in-person' | 'telehealth') => startDraft(both, { visitType }, today);
    expect(placeOfAppointment(draft('in-person'))).toBe(both);
    expect(placeOfAppointment(draft('telehealth'))).toBeNull();
    // The default of a provider with both isn't a choice.
    expect(placeOfAppointment(draft())).toBe(both);
  });

  test('an earlier choice takes precedence', () => {
    const draft = startDraft(both, { careType: 'routine', visitType: 'in-person' }, today);
    expect([careTypeOf(draft), visitTypeOf(draft)]).toEqual(['routine', 'in-person']);
  });
});

test('urgent care chosen before falls back to routine where it is not offered, and says so', () => {
  const draft = startDraft(neither, { careType: 'urgent', visitType: 'telehealth' }, today);
  expect([careTypeOf(draft), visitTypeOf(draft), urgentCareMissing(draft)]).toEqual(['routine', 'in-person', true]);
});

describe('another provider', () => {
  const draft = { ...startDraft(both, {}, today), symptoms: 'Cough', date: '2026-11-23', slot };

  test('clears date and time and keeps the rest', () => {
    const after = switchProvider(draft, neither, today);
    expect(after).toMatchObject({ provider: neither, symptoms: 'Cough', date: today, slot: null });
  });

  test('falls back to its offer; going back restores the choice', () => {
    const after = switchProvider(draft, neither, today);
    expect([careTypeOf(after), visitTypeOf(after)]).toEqual(['routine', 'in-person']);
    const restored = switchProvider(after, both, today);
    expect([careTypeOf(restored), visitTypeOf(restored)]).toEqual(['urgent', 'telehealth']);
  });

  test('does not receive the insurance plan that was chosen for the first one', () => {
    const after = switchProvider({ ...draft, insurancePlanId: 7 }, neither, today);
    expect(after.insurancePlanId).toBeUndefined();
  });

  test('is not the same one chosen again', () => expect(switchProvider(draft, both, today)).toBe(draft));
});

test('another day resets the time, the same day does not', () => {
  const draft = { ...startDraft(both, {}, today), slot };
  expect(chooseDate(draft, '2026-11-22').slot).toBeNull();
  expect(chooseDate(draft, today)).toBe(draft);
});

test('a slot of another day takes the draft to that day', () => {
  const draft = chooseSlot(startDraft(both, {}, today), { ...slot, dateTime: '2026-11-22T23:30:00.000Z' });
  expect([draft.date, draft.slot?.id]).toEqual(['2026-11-23', slot.id]);
});

test('another time for a visit starts with its answers, on its own day where that can be booked', () => {
  const appointment = {
    date: '2026-11-24T09:30:00.000Z',
    careType: 'routine',
    visitType: 'in-person',
    reason: 'Cough',
    forPerson: { name: 'Ada', age: 0, relation: 'child' },
  } as const;
  const draft = draftFrom(both, appointment, today);
  expect(draft).toMatchObject({ symptoms: 'Cough', date: '2026-11-24', slot: null });
  expect(draft.forPerson).toEqual({ name: 'Ada', age: '0', relation: 'child' });
  expect([careTypeOf(draft), visitTypeOf(draft)]).toEqual(['routine', 'in-person']);
  expect(draftFrom(both, { ...appointment, date: '2026-11-28T09:30:00.000Z' }, today).date).toBe(today);
});

test('booking again is for the same person, whose age must be entered again', () => {
  const empty = startDraft(both, {}, today);
  expect(forSamePerson(empty, { forPerson: { name: 'Ada', age: 3, relation: 'child' } })).toEqual({
    ...empty,
    forPerson: { name: 'Ada', age: '', relation: 'child' },
  });
  expect(forSamePerson(empty, { forPerson: null })).toEqual(empty);
});

describe('what the diary reports', () => {
  const empty = startDraft(both, {}, today);
  const ada = { name: 'Ada', age: '3', relation: 'child' as const };
  const reported = { symptoms: 'Fever (mild)', forChild: true, childName: null, childAgeYears: null };

  test('is about a child with the reported name and age; a missing one is left empty', () => {
    const draft = takeAlong(empty, { ...reported, childName: 'Obi', childAgeYears: 0 });
    expect(draft).toEqual({
      ...empty,
      symptoms: 'Fever (mild)',
      forPerson: { name: 'Obi', age: '0', relation: 'child' },
    });
    expect(takeAlong(empty, reported).forPerson).toEqual({ name: '', age: '', relation: 'child' });
  });

  test('keeps what was written before, and details of a child that the diary lacks', () => {
    const written = { ...empty, symptoms: 'Since Monday', forPerson: ada };
    const draft = takeAlong(written, reported);
    expect(draft.symptoms).toBe('Fever (mild)\n\nSince Monday');
    expect(draft.forPerson).toEqual(ada);
    expect(takeAlong(draft, { ...reported, childAgeYears: 4 })).toEqual({ ...draft, forPerson: { ...ada, age: '4' } });
    expect(takeAlong(draft, { ...reported, childName: 'Obi' }).forPerson?.name).toBe('Obi');
  });

  test('is always about the person of the diary entry', () => {
    expect(takeAlong({ ...empty, forPerson: ada }, { ...reported, forChild: false }).forPerson).toBeNull();
    const father = { name: 'Musa', age: '70', relation: 'parent' as const };
    const child = takeAlong({ ...empty, forPerson: father }, reported);
    expect(child.forPerson).toEqual({ name: '', age: '', relation: 'child' });
  });
});

test('never requests something that the provider does not offer', () => {
  const offer = fc.record({ id: fc.nat(), providesUrgentCare: fc.boolean(), telehealthAvailable: fc.boolean() });
  const preselected: fc.Arbitrary<Preselection> = fc.record({
    careType: fc.constantFrom('urgent', 'routine', undefined),
    visitType: fc.constantFrom('telehealth', 'in-person', undefined),
  });
  fc.assert(
    fc.property(offer, offer, preselected, (first, second, chosen) => {
      const draft = switchProvider(startDraft(first, chosen, today), second, today);
      const { provider } = draft;
      expect(careTypeOf(draft) === 'urgent' && !provider.providesUrgentCare).toBe(false);
      expect(visitTypeOf(draft) === 'telehealth' && !provider.telehealthAvailable).toBe(false);
    }),
  );
});
