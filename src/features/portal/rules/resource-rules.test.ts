import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlaps } from '#features/schedules/rules/slots.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { changeRefusal, isDone } from './appointment-change.ts';
import { partsOfResource, partsOfService } from './compared-settings.ts';
import { newlyOutsideOwn } from './outside-appointments.ts';
import { queueLanes } from './queue-lanes.ts';

const at = (time: string) => lagosInstant('2026-11-24', time);
const appointmentAt = (id: number, from: string, until: string, lane = 1) => ({
  id,
  lane,
  startsAtMs: at(from),
  endsAtMs: at(until),
});

describe('the lanes of a place that has become one queue', () => {
  test('are 1 for the first of those that overlap, and the others are squeezed in', () => {
    const lanes = queueLanes([
      appointmentAt(3, '11:00', '11:30', 3),
      appointmentAt(1, '10:00', '10:30'),
      appointmentAt(2, '10:00', '10:30', 2),
      appointmentAt(4, '10:15', '11:15', 100),
    ]);
    expect(Object.fromEntries(lanes)).toEqual({ 1: 1, 2: 100, 3: 1, 4: 101 });
  });

  test('never hold two that overlap, and leave none outside lane 1 without one beside it that is', () => {
    const drawnOnes = fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 5 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(drawnOnes, (drawn) => {
        const all = drawn.map(([from, length, lane], id) => ({ id, lane, startsAtMs: from, endsAtMs: from + length }));
        const lanes = queueLanes(all);
        for (const one of all) {
          const beside = all.filter((other) => other.id !== one.id && overlaps(other, one));
          expect(beside.every(({ id }) => lanes.get(id) !== lanes.get(one.id))).toBe(true);
          if (lanes.get(one.id) !== 1) expect(beside.some(({ id }) => lanes.get(id) === 1)).toBe(true);
        }
      }),
    );
  });
});

test('visits that fit neither the own hours of a resource nor those of the place are left out by its new hours', () => {
  const place = { hours: [{ weekday: 2, opens: '08:00', closes: '16:00' }] };
  const [morning, noon, late] = [
    appointmentAt(1, '08:00', '08:30'),
    appointmentAt(2, '12:00', '12:30'),
    appointmentAt(3, '16:00', '16:30'),
  ];
  const until = (closes: string) => [{ weekday: 2, opens: '08:00', closes }];
  const own = (hours: ReturnType<typeof until> | null) => (hours === null ? {} : { hours });
  const outside = (...[before, after]: [ReturnType<typeof until> | null, ReturnType<typeof until> | null]) =>
    newlyOutsideOwn([morning, noon, late], place, own(before), own(after)).map(({ id }) => id);
  expect(outside(null, until('12:00'))).toEqual([2]);
  expect(outside(until('12:00'), until('09:00'))).toEqual([]);
  expect(outside(until('12:30'), until('12:15'))).toEqual([2]);
  expect(outside(until('09:00'), null)).toEqual([]);
});

test('the parts of a resource and of a service are compared in any order of their lists', () => {
  const resource = {
    ...({ kind: 'room', name: 'Room 1', title: null, capacity: 2, isPublic: false, takesOrdinary: true } as const),
    hours: [
      { weekday: 2, opens: '08:00', closes: '12:00' },
      { weekday: 1, opens: '08:00', closes: '12:00' },
    ],
    places: [2, 1],
  };
  const other = { ...resource, hours: resource.hours.toReversed(), places: [1, 2] };
  expect(partsOfResource(other)).toEqual(partsOfResource(resource));
  expect(partsOfResource({ ...resource, hours: null })).not.toEqual(partsOfResource(resource));
  const service = {
    ...({ name: 'Scaling', minutes: 30, afterMinutes: 0, priceKobo: null, bookedBy: 'anyone' } as const),
    ...({ visitTypes: ['telehealth', 'in-person'], careTypes: ['routine'], resourceIds: [4, 3] } satisfies object),
  };
  const parts = partsOfService(service as Parameters<typeof partsOfService>[0]);
  expect(parts).toMatchObject({ visitTypes: ['in-person', 'telehealth'], resourceIds: [3, 4], priceKobo: null });
});

describe('a move to a person', () => {
  const was = { date: new Date(at('10:00')).toISOString() };
  const appointment = {
    ...({ status: 'scheduled', startsAtMs: at('10:00'), endsAtMs: at('10:30'), endReason: null } as const),
    ...{ resourceId: 1, movedToMs: null, movedToId: null },
  };
  const { date } = was;

  test('at the same time is one to another person', () => {
    expect(changeRefusal(appointment, { date, personId: 2, was }, at('09:00'))).toBeUndefined();
    expect(changeRefusal(appointment, { date, personId: 1, was }, at('09:00'))?.field).toBe('date');
    expect(changeRefusal(appointment, { date, was }, at('09:00'))?.field).toBe('date');
  });

  test('is done only if that person has it now', () => {
    const moved = { ...appointment, status: 'rescheduled', movedToMs: at('10:00'), movedToId: 2 } as const;
    expect([1, 2, undefined].map((personId) => isDone(moved, { date, personId }))).toEqual([false, true, true]);
    expect(isDone(moved, { date: new Date(at('11:00')).toISOString(), personId: 2 })).toBe(false);
  });
});
