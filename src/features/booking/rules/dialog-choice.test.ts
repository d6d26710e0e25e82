import { describe, expect, test } from 'vitest';
import type { OfferedPerson, OfferedService } from '#features/directory/contract.ts';
import {
  appointmentOf,
  atReview,
  CHOOSE,
  CONTINUE,
  NOW,
  OTHER_PROVIDER,
  opened,
  PATIENT,
  PROVIDER,
  play,
  SLOT,
} from '#test/booking-dialog.ts';
import type { Opening } from './begin-booking.ts';
import { bodyOf } from './booking-body.ts';
import {
  careTypeOf,
  choosePerson,
  chooseService,
  nextSlotFor,
  switchProvider,
  timeIn,
  visitTypeOf,
} from './booking-draft.ts';
import type { DialogEvent } from './dialog.ts';
import { openDialog, openingName, shownHold } from './dialog-state.ts';
import { takeUp } from './kept-booking.ts';
import { stepName } from './wizard.ts';

const ADA: OfferedPerson = {
  id: 31,
  kind: 'practitioner',
  name: 'Dr. Ada Obi',
  title: 'Dentist',
  takesOrdinary: true,
  nextSlotAt: null,
};
const BEN: OfferedPerson = {
  id: 32,
  kind: 'practitioner',
  name: 'Ben Eze',
  title: null,
  takesOrdinary: false,
  nextSlotAt: null,
};
const SCALING: OfferedService = {
  id: 41,
  name: 'Scaling',
  minutes: 60,
  priceKobo: 1_500_000,
  visitTypes: ['in-person'],
  careTypes: ['routine'],
  personIds: [31, 32],
  nextSlotAt: null,
};
const BRACES: OfferedService = { ...SCALING, id: 42, name: 'Braces', personIds: [32] };
const PLACE = { ...PROVIDER, people: [ADA, BEN], bookableServices: [SCALING, BRACES] };

const draftFor = (opening: Partial<Opening>, provider = PLACE as typeof PLACE & { takesOrdinaryVisits?: boolean }) => {
  const { progress } = openDialog({
    opening: { providerId: PLACE.id, ...opening },
    known: { today: '2026-11-23', carried: null, again: undefined },
    againId: undefined,
    userId: PATIENT,
    provider,
    kept: null,
  });
  if (progress === null) throw new Error('no booking');
  return progress.draft;
};
const service = (id: number | null): DialogEvent => ({
  type: 'answered',
  change: (draft) => chooseService(draft, PLACE, id),
});
const person = (id: number | null): DialogEvent => ({
  type: 'answered',
  change: (draft) => choosePerson(draft, PLACE, id),
});

describe('a booking begins', () => {
  test('without a choice, as at a place that offers none', () => {
    expect(draftFor({})).not.toHaveProperty('service');
    expect(draftFor({})).not.toHaveProperty('person');
  });

  test.each<[string, Partial<Opening>, number | undefined, number | undefined]>([
    ['a service of the page', { serviceId: 41 }, 41, undefined],
    ['a person of the page', { personId: 31 }, undefined, 31],
    ['both', { serviceId: 41, personId: 32 }, 41, 32],
    ['a person who takes no ordinary visits: the first service that they give', { personId: 32 }, 41, 32],
    ['a person who does not give the service: only the service', { serviceId: 42, personId: 31 }, 42, undefined],
    ['what is not offered here: nothing', { serviceId: 99, personId: 99 }, undefined, undefined],
  ])('with %s', (_, opening, serviceId, personId) => {
    const draft = draftFor(opening);
    expect([draft.service?.id, draft.person?.id]).toEqual([serviceId, personId]);
  });

  test('at the time of a link, which is held at once; not where the patient must have been before', () => {
    expect(draftFor({ time: SLOT.dateTime })).toMatchObject({ date: '2026-11-24', slot: SLOT });
    const opening = { providerId: PLACE.id, time: SLOT.dateTime };
    const { all } = play({ ...opened(), opening }, { type: 'provider-read', provider: PLACE });
    expect(JSON.stringify(all)).toContain(SLOT.dateTime);
    expect(openingName(opening, undefined)).not.toBe(openingName({ providerId: PLACE.id }, undefined));
    const known = { ...PLACE, acceptingNewPatients: false };
    expect(draftFor({ time: SLOT.dateTime }, known).slot).toBeNull();
    expect(timeIn('2026-11-24T09:00:00Z')).toBe(SLOT.dateTime);
    expect([timeIn('tomorrow Z'), timeIn('2026-11-24'), timeIn(null)]).toEqual([undefined, undefined, undefined]);
  });

  test('with the first service at a place that takes no ordinary visits', () => {
    expect(draftFor({}, { ...PLACE, takesOrdinaryVisits: false }).service?.id).toBe(41);
  });

  test('with the service of the visit that is moved, and with its person if the patient chose them', () => {
    const earlier = {
      date: SLOT.dateTime,
      careType: 'routine',
      visitType: 'in-person',
      reason: 'Cough',
      forPerson: null,
      service: { id: 41, name: 'Scaling', minutes: 60, priceKobo: 1_000_000 },
    } as const;
    const chosen = appointmentOf({ ...earlier, person: { id: 31, name: ADA.name, isChosen: true } });
    const kept = draftFor({ rescheduled: chosen });
    expect([kept.service, kept.person]).toEqual([SCALING, { id: 31, name: ADA.name }]);
    const given = appointmentOf({ ...earlier, person: { id: 31, name: ADA.name, isChosen: false } });
    expect(draftFor({ rescheduled: given })).not.toHaveProperty('person');
    const retired = draftFor({ rescheduled: chosen }, { ...PLACE, bookableServices: [] });
    expect(retired.service).toEqual(earlier.service);
  });
});

describe('a choice', () => {
  test('is sent with the booking, and nothing is sent where nothing was chosen', () => {
    const slot = { ...draftFor({ serviceId: 41, personId: 31 }), slot: SLOT };
    expect(bodyOf(slot, undefined, null)).toMatchObject({ serviceId: 41, personId: 31 });
    expect(bodyOf({ ...draftFor({}), slot: SLOT }, 3, null)).not.toHaveProperty('serviceId');
    const back = chooseService(slot, PLACE, null);
    expect(bodyOf(back, 3, null)).toMatchObject({ serviceId: null, personId: 31 });
  });

  test('of a service leaves out a person who does not give it', () => {
    expect(chooseService(draftFor({ personId: 31 }), PLACE, 42).person).toBeNull();
    expect(chooseService(draftFor({ serviceId: 41, personId: 32 }), PLACE, null).person).toBeNull();
  });

  test('of a service decides how and for what care it is booked, and keeps what was wanted for another choice', () => {
    const wanted = draftFor({ careType: 'urgent', visitType: 'telehealth' }, { ...PLACE, providesUrgentCare: true });
    expect([careTypeOf(wanted), visitTypeOf(wanted)]).toEqual(['urgent', 'telehealth']);
    const scaling = chooseService(wanted, PLACE, 41);
    expect([careTypeOf(scaling), visitTypeOf(scaling)]).toEqual(['routine', 'in-person']);
    const ordinary = chooseService(scaling, PLACE, null);
    expect([careTypeOf(ordinary), visitTypeOf(ordinary)]).toEqual(['urgent', 'telehealth']);
  });

  test('does not go along to another provider', () => {
    const draft = switchProvider(
      draftFor({ serviceId: 41, personId: 31 }),
      { ...OTHER_PROVIDER } as never,
      '2026-11-23',
    );
    expect(draft).not.toHaveProperty('service');
    expect(draft).not.toHaveProperty('person');
  });

  test('has its own next free time, which is unknown for a service with one person', () => {
    const place = {
      ...PLACE,
      nextSlotAt: '2026-11-24T08:00:00.000Z',
      people: [{ ...ADA, nextSlotAt: '2026-11-24T09:00:00.000Z' }, BEN],
      bookableServices: [{ ...SCALING, nextSlotAt: null }],
    };
    const next = (opening: Partial<Opening>) => nextSlotFor(draftFor(opening, place), place);
    expect(next({})).toBe('2026-11-24T08:00:00.000Z');
    expect(next({ personId: 31 })).toBe('2026-11-24T09:00:00.000Z');
    expect(next({ serviceId: 41 })).toBeNull();
    expect(next({ serviceId: 41, personId: 31 })).toBeUndefined();
  });

  test('belongs to the booking that the tab keeps, and to what the dialog was opened for', () => {
    const { all } = play(opened({ provider: PLACE }), service(41), person(31));
    const [kept] = all.flatMap((effect) => (effect.type === 'keep' ? [effect.text] : [])).slice(-1);
    const opening = openingName({ providerId: PROVIDER.id, careType: 'routine' }, undefined);
    const restored = takeUp(kept ?? null, { opening, userId: PATIENT, nowMs: NOW });
    expect(restored?.draft).toMatchObject({ service: { id: 41 }, person: { id: 31, name: ADA.name } });
    expect(openingName({ providerId: PROVIDER.id, careType: 'routine', serviceId: 41 }, undefined)).not.toBe(opening);
    expect(openingName({ providerId: PROVIDER.id, careType: 'routine', personId: 41 }, undefined)).not.toBe(
      openingName({ providerId: PROVIDER.id, careType: 'routine', serviceId: 41 }, undefined),
    );
  });
});

describe('the held time', () => {
  const held = { providerId: PROVIDER.id, date: SLOT.dateTime, id: 5, untilMs: NOW + 600_000 };
  const chosen = play(opened({ provider: PLACE }), CHOOSE, { type: 'hold-granted', held });

  test('is held again for another choice, and counts as held only once that is granted', () => {
    const { state, effects } = play(chosen.state, service(41), person(31));
    expect(effects).toEqual([]);
    const first = play(chosen.state, service(41));
    const call = { type: 'hold-time', providerId: PROVIDER.id, date: SLOT.dateTime, serviceId: 41 };
    expect(first.effects).toEqual([call]);
    expect(shownHold(first.state)).toBeNull();
    const both = { ...held, serviceId: 41, personId: 31 };
    const next = play(state, { type: 'hold-granted', held: { ...held, serviceId: 41 } });
    expect(next.effects).toContainEqual({ ...call, personId: 31 });
    expect(shownHold(next.state)).toBeNull();
    expect(shownHold(play(next.state, { type: 'hold-granted', held: both }).state)).toEqual(both);
  });

  test('is given up if it is not free for the new choice', () => {
    const { state } = play(chosen.state, service(41), {
      type: 'hold-refused',
      failure: { status: 409, code: 'slot_unavailable', message: 'No', alternatives: [SLOT] },
    });
    expect(state.progress?.draft.slot).toBeNull();
    expect(state.progress?.draft.service?.id).toBe(41);
    expect(state.progress?.problem?.alternatives).toEqual([SLOT]);
  });

  test('is given up in words if the list of times says so first; without a choice the list says enough', () => {
    const { state } = play(chosen.state, service(41), { type: 'time-gone' });
    expect(state.progress?.draft).toMatchObject({ service: { id: 41 }, slot: null });
    expect(state.progress?.problem?.message).toBe('Your time is not free for this choice. Please choose another one.');
    const plain = play(chosen.state, { type: 'time-gone' }).state;
    expect(plain.progress).toMatchObject({ draft: { slot: null }, problem: null });
  });

  test('is released when the dialog finds that the time is not offered for the choice', () => {
    const { effects } = play(
      chosen.state,
      service(41),
      { type: 'hold-granted', held: { ...held, serviceId: 41 } },
      { type: 'answered', change: (draft) => ({ ...draft, slot: null }) },
    );
    expect(effects.map(({ type }) => type)).toEqual(['tell-tabs', 'release-time']);
  });
});

describe('a refusal', () => {
  const refused = (failure: object) =>
    play(
      play(atReview({ provider: PLACE }), { type: 'went-to', step: 'schedule' }, service(41), person(31), CONTINUE)
        .state,
      CONTINUE,
      { type: 'key-made', key: 'k' },
      { type: 'send-failed', failure: { message: 'Refused', ...failure } },
    );

  test.each(['serviceId', 'personId'])('because of the %s leads to a new choice', (field) => {
    const { state, all } = refused({ status: 404, code: 'not_found', fields: [field] });
    expect(state.progress && stepName(state.progress.wizard)).toBe('schedule');
    expect(state.progress?.problem?.message).toBe('Refused');
    expect(state.progress?.draft).toMatchObject({ service: null, person: null, slot: null });
    expect(all).toContainEqual({ type: 'refresh', what: 'providers' });
  });

  test('that only a call solves says the number, and stays where it was', () => {
    const { state } = refused({ status: 409, code: 'too_many_visits', phone: '0803 555 0101' });
    expect(state.progress && stepName(state.progress.wizard)).toBe('review');
    expect(state.progress?.problem).toEqual({ message: 'Refused', phone: '0803 555 0101' });
    expect(state.progress?.draft.service?.id).toBe(41);
  });
});
