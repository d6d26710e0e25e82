import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, lagosDate, lagosInstant, lagosTime } from '#platform/common/lagos-time.ts';
import {
  BOOKABLE_DAYS,
  defaultHours,
  earliestStart,
  freeSlots,
  nextFreeSlot,
  type Schedule,
  slotId,
  slotStartingAt,
  slotsOn,
} from './slots.ts';

// A Saturday.
const today = '2026-11-21';
const noon = lagosInstant(today, '12:00');
const monday = '2026-11-23';
const routine: Schedule = { hours: defaultHours(false), visitMinutes: 30, providesUrgentCare: false };
const urgent: Schedule = { hours: defaultHours(true), visitMinutes: 30, providesUrgentCare: true };
const times = (date: string, schedule: Schedule, nowMs = noon) =>
  slotsOn(date, schedule, nowMs).map((slot) => lagosTime(slot.startsAtMs));

describe('slots of a day', () => {
  test('fill the hours exactly, the last one ending at closing time', () => {
    const day = times(monday, routine);
    expect(day[0]).toBe('08:00');
    expect(day.at(-1)).toBe('16:30');
    expect(day).toHaveLength(18);
  });

  test('leave out a visit that would run past closing', () => {
    const hours = [{ weekday: 1, opens: '09:00', closes: '10:10' }];
    expect(times(monday, { ...routine, hours })).toEqual(['09:00', '09:30']);
  });

  test('last to the midnight that ends the day, and not into the next', () => {
    const hours = [{ weekday: 1, opens: '22:00', closes: '24:00' }];
    expect(times(monday, { ...routine, hours })).toEqual(['22:00', '22:30', '23:00', '23:30']);
    expect(slotsOn(monday, { ...routine, hours }, noon).at(-1)?.endsAtMs).toBe(
      lagosInstant(addDays(monday, 1), '00:00'),
    );
    expect(times(addDays(monday, 1), { ...routine, hours })).toEqual([]);
  });

  test('respect a break between two periods', () => {
    const hours = [
      { weekday: 1, opens: '13:00', closes: '14:00' },
      { weekday: 1, opens: '08:00', closes: '09:00' },
    ];
    expect(times(monday, { ...routine, hours })).toEqual(['08:00', '08:30', '13:00', '13:30']);
  });

  test('offer a start once where periods overlap', () => {
    const hours = [
      { weekday: 1, opens: '08:00', closes: '09:00' },
      { weekday: 1, opens: '08:30', closes: '09:30' },
    ];
    expect(times(monday, { ...routine, hours })).toEqual(['08:00', '08:30', '09:00']);
  });

  test('of today are only those still to come, and only with urgent care', () => {
    expect(times(today, urgent)).toEqual(['12:00', '12:30', '13:00', '13:30']);
    expect(times(today, routine)).toEqual([]);
  });

  test('are none yesterday or beyond the horizon', () => {
    expect(times(addDays(today, -1), urgent)).toEqual([]);
    expect(times(addDays(today, 6), routine)).not.toEqual([]);
    expect(times(addDays(today, BOOKABLE_DAYS), routine)).toEqual([]);
  });
});

describe('notice', () => {
  const starts = (noticeMinutes: number | null, schedule: Schedule = urgent) =>
    times(today, { ...schedule, noticeMinutes });

  test('without one it is the same day with urgent care, and the next day otherwise', () => {
    expect(starts(null)).toEqual(['12:00', '12:30', '13:00', '13:30']);
    expect(times(today, { ...routine, hours: defaultHours(true) })).toEqual([]);
  });

  test('of its own applies to any kind of care', () => {
    expect(starts(60)).toEqual(['13:00', '13:30']);
    expect(starts(61)).toEqual(['13:30']);
    expect(starts(0, { ...routine, hours: defaultHours(true) })).toEqual(['12:00', '12:30', '13:00', '13:30']);
    expect(times(monday, { ...routine, noticeMinutes: 2 * 24 * 60 })[0]).toBe('12:00');
  });
});

describe('days that differ', () => {
  const off = { day: monday, kind: 'off', opens: null, closes: null } as const;
  const extra = (day: string, opens: string, closes: string) => ({ day, kind: 'extra', opens, closes }) as const;
  const sunday = '2026-11-22';

  test('a day off has no slots, also where it has extra hours, and no other day is touched', () => {
    const exceptions = [off, extra(monday, '18:00', '19:00')];
    expect(times(monday, { ...routine, exceptions })).toEqual([]);
    expect(times(addDays(monday, 1), { ...routine, exceptions })).toHaveLength(18);
  });

  test('extra hours come besides the weekly ones, or alone on a day without any', () => {
    const exceptions = [extra(monday, '18:00', '19:00'), extra(sunday, '09:00', '10:00')];
    expect(times(monday, { ...routine, exceptions }).slice(-3)).toEqual(['16:30', '18:00', '18:30']);
    expect(times(sunday, { ...routine, exceptions })).toEqual(['09:00', '09:30']);
  });
});

test('a provider without urgent care is closed on Saturday and Sunday by default', () => {
  const openDays = (urgentCare: boolean) => [...new Set(defaultHours(urgentCare).map((period) => period.weekday))];
  expect(openDays(false)).toEqual([1, 2, 3, 4, 5]);
  expect(openDays(true)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a visit takes every slot that it overlaps, and touching is not overlapping', () => {
  const appointment = { startsAtMs: lagosInstant(monday, '08:45'), endsAtMs: lagosInstant(monday, '09:30') };
  const free = freeSlots(slotsOn(monday, routine, noon), [appointment]).map((slot) => lagosTime(slot.startsAtMs));
  expect(free.slice(0, 2)).toEqual(['08:00', '09:30']);
});

test('the next free slot is the first of all days, or none', () => {
  const first = nextFreeSlot(routine, [], noon);
  expect(first?.startsAtMs).toBe(lagosInstant(monday, '08:00'));
  expect(nextFreeSlot({ ...routine, hours: [] }, [], noon)).toBeNull();
});

test('a slot is found by its exact start only', () => {
  expect(slotStartingAt(lagosInstant(monday, '08:30'), routine, noon)).toBeDefined();
  expect(slotStartingAt(lagosInstant(monday, '08:31'), routine, noon)).toBeUndefined();
});

test('a slot is named after its provider and its start in Lagos', () => {
  expect(slotId(12, lagosInstant('2026-11-24', '00:30'))).toBe('12-2026-11-24T00:30');
});

const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45));
const time = clock.map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const period = fc
  .tuple(fc.integer({ min: 0, max: 6 }), time, fc.oneof(time, fc.constant('24:00')))
  .map(([weekday, a, b]) => ({ weekday, opens: a < b ? a : b, closes: a < b ? b : a }));
const day = fc.integer({ min: 0, max: 380 }).map((ahead) => addDays('2025-12-25', ahead));
const exception = fc.oneof(
  day.map((on) => ({ day: on, kind: 'off' as const, opens: null, closes: null })),
  fc
    .tuple(day, time, time)
    .map(([on, a, b]) => ({ day: on, kind: 'extra' as const, opens: a < b ? a : b, closes: a < b ? b : a })),
);
const schedules = fc.record({
  hours: fc.array(period, { maxLength: 10 }),
  visitMinutes: fc.constantFrom(5, 15, 20, 30, 45, 240),
  providesUrgentCare: fc.boolean(),
  noticeMinutes: fc.constantFrom(null, 0, 60, 1440, 4320),
  exceptions: fc.array(exception, { maxLength: 60 }),
});
const nows = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });

describe('for any schedule', () => {
  test('every slot offered lies in the future, on its day, within hours, and is found again by its start', () => {
    fc.assert(
      fc.property(schedules, nows, fc.integer({ min: -1, max: 8 }), (schedule, nowMs, ahead) => {
        const date = addDays(lagosDate(nowMs), ahead);
        for (const slot of slotsOn(date, schedule, nowMs)) {
          expect(slot.startsAtMs).toBeGreaterThanOrEqual(nowMs);
          expect(lagosDate(slot.startsAtMs)).toBe(date);
          expect(slot.endsAtMs).toBeLessThanOrEqual(lagosInstant(addDays(date, 1), '00:00'));
          expect(slot.endsAtMs - slot.startsAtMs).toBe(schedule.visitMinutes * 60_000);
          expect(slotStartingAt(slot.startsAtMs, schedule, nowMs)).toEqual(slot);
          expect(slot.startsAtMs).toBeGreaterThanOrEqual(earliestStart(schedule, nowMs));
          const isOff = schedule.exceptions.some((differs) => differs.day === date && differs.kind === 'off');
          expect(isOff).toBe(false);
        }
      }),
    );
  });

  test('booked, held and free slots are together all that are generated', () => {
    fc.assert(
      fc.property(schedules, nows, fc.infiniteStream(fc.nat(2)), (schedule, nowMs, fates) => {
        const date = addDays(lagosDate(nowMs), 2);
        const slots = slotsOn(date, { ...schedule, hours: defaultHours(true) }, nowMs);
        const drawn = slots.map((slot) => ({ slot, fate: fates.next().value }));
        const of = (fate: number) => drawn.filter((each) => each.fate === fate).map(({ slot }) => slot);
        const taken = [...of(0), ...of(1)];
        const free = freeSlots(slots, taken);
        const left = [...taken, ...free].sort((a, b) => a.startsAtMs - b.startsAtMs);
        // Where periods don't overlap, a visit takes its own slot and no other.
        if (schedule.exceptions.every(({ day: on }) => on !== date)) expect(left).toEqual(slots);
        else expect(new Set(left).size).toBeLessThanOrEqual(slots.length);
      }),
    );
  });

  test('no free slot overlaps a visit, and taking more visits never frees one', () => {
    fc.assert(
      fc.property(schedules, nows, fc.array(fc.nat(40), { maxLength: 8 }), (schedule, nowMs, picks) => {
        const slots = slotsOn(addDays(lagosDate(nowMs), 1), schedule, nowMs);
        const taken = picks.map((pick) => slots[pick]).filter((slot) => slot !== undefined);
        const free = freeSlots(slots, taken);
        for (const slot of free) {
          expect(
            taken.some(
              (appointment) => slot.startsAtMs < appointment.endsAtMs && appointment.startsAtMs < slot.endsAtMs,
            ),
          ).toBe(false);
        }
        expect(freeSlots(slots, taken.slice(1)).length).toBeGreaterThanOrEqual(free.length);
      }),
    );
  });
});
