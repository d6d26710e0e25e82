import { expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { timeFor } from './lane-choice.ts';
import type { Schedule, Taken } from './slots.ts';

/** A Monday; the times are of the next day. */
const NOW = lagosInstant('2026-11-23', '09:00');
const at = (time: string) => lagosInstant('2026-11-24', time);
/** The second of two people takes an hour where the first takes half an hour, and ten minutes afterwards. */
const provider: Schedule = {
  hours: [{ weekday: 2, opens: '09:00', closes: '12:00' }],
  visitMinutes: 30,
  providesUrgentCare: false,
  resources: [
    { id: 1, capacity: 1 },
    { id: 2, capacity: 1, visitMinutes: 60, stepMinutes: 30, afterMinutes: 10 },
  ],
};
const slow: Schedule = { ...provider, resources: (provider.resources ?? []).filter(({ id }) => id === 2) };
const taken = (resourceId: number, from: string, to: string): Taken => ({
  ...{ resourceId, lane: 1, startsAtMs: at(from), endsAtMs: at(to) },
});
const found = (facts: Partial<Parameters<typeof timeFor>[1]>, time = '10:00') =>
  timeFor(at(time), { provider, ...facts }, NOW);

test('a booking is as long as it is with the one who is free', () => {
  expect(found({ booked: [] })).toMatchObject({ lane: { resourceId: 1 }, busyUntilMs: at('10:30') });
  expect(found({ booked: [taken(1, '10:00', '10:30')] })).toEqual({
    slot: { startsAtMs: at('10:00'), endsAtMs: at('11:00') },
    isHeld: false,
    lane: { resourceId: 2, lane: 1 },
    busyUntilMs: at('11:10'),
  });
});

test('what the desk squeezes in is as long as with the person in whose lane it stands', () => {
  expect(found({ provider: slow, booked: [taken(2, '11:00', '12:00')], maySqueeze: true })).toMatchObject({
    slot: { endsAtMs: at('11:00') },
    lane: { resourceId: 2, lane: 100 },
    busyUntilMs: at('11:10'),
  });
});

test('where all are taken, the lane is one that the constraints refuse, by the length of each', () => {
  const booked = [taken(1, '10:00', '10:30'), taken(2, '10:45', '11:45')];
  expect(found({ booked })).toMatchObject({ lane: { resourceId: 1, lane: 1 } });
  expect(found({ provider: slow, booked })).toMatchObject({ lane: { resourceId: 2, lane: 1 } });
});

test('a time that every lane of whose length is held is held', () => {
  expect(found({ provider: slow, held: [taken(2, '11:00', '11:30')] })).toMatchObject({
    isHeld: true,
    lane: undefined,
  });
  expect(found({ held: [taken(2, '11:00', '11:30')] })).toMatchObject({ isHeld: false, lane: { resourceId: 1 } });
});

test('the person is taken with whom the visit ends before the next one of the patient', () => {
  const busy = {
    booked: [taken(1, '09:00', '09:30')],
    appointmentsElsewhere: [{ startsAtMs: at('10:30'), endsAtMs: at('11:00') }],
  };
  expect(found({ booked: busy.booked })).toMatchObject({ lane: { resourceId: 2 } });
  expect(found(busy)).toMatchObject({ lane: { resourceId: 1 } });
});
