import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, lagosDate, lagosInstant, lagosTime } from '#platform/common/lagos-time.ts';
import { BOOKABLE_DAYS } from './bookable-days.ts';
import {
  defaultHours,
  earliestStart,
  freeSlots,
  hoursOn,
  nextFreeSlot,
  openOn,
  overlaps,
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

describe('closed parts of a day', () => {
  const closed = (opens: string, closes: string, day = monday) => ({ day, kind: 'closed', opens, closes }) as const;

  test('remove the slots that they overlap and never shift the others', () => {
    const exceptions = [closed('08:45', '09:15'), closed('16:00', '24:00')];
    expect(times(monday, { ...routine, exceptions }).slice(0, 3)).toEqual(['08:00', '09:30', '10:00']);
    expect(times(monday, { ...routine, exceptions }).at(-1)).toBe('15:30');
    expect(times(addDays(monday, 1), { ...routine, exceptions })).toHaveLength(18);
  });

  test('also cut the extra hours of their day, and a day off stays off', () => {
    const evening = { day: monday, kind: 'extra', opens: '18:00', closes: '19:00' } as const;
    const exceptions = [closed('08:00', '18:30'), evening];
    expect(times(monday, { ...routine, exceptions })).toEqual(['18:30']);
    const off = { day: monday, kind: 'off', opens: null, closes: null } as const;
    expect(times(monday, { ...routine, exceptions: [...exceptions, off] })).toEqual([]);
  });

  test('split the open hours of the day, shorten them or leave nothing', () => {
    const open = (...exceptions: readonly ReturnType<typeof closed>[]) =>
      openOn(monday, { ...routine, exceptions }).map(({ opens, closes }) => `${opens}-${closes}`);
    expect(open(closed('12:00', '13:00'))).toEqual(['08:00-12:00', '13:00-17:00']);
    expect(open(closed('07:00', '09:00'), closed('16:00', '17:00'))).toEqual(['09:00-16:00']);
    expect(open(closed('12:00', '14:00'), closed('13:00', '15:00'))).toEqual(['08:00-12:00', '15:00-17:00']);
    expect(open(closed('08:00', '17:00'))).toEqual([]);
    expect(open(closed('17:00', '18:00'), closed('07:00', '08:00'))).toEqual(['08:00-17:00']);
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
const part = fc
  .tuple(time, fc.oneof(time, fc.constant('24:00')))
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => ({ opens: a < b ? a : b, closes: a < b ? b : a }));
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

describe('for any schedule with closed parts', () => {
  test('slots with closed parts are exactly those without them that overlap no part', () => {
    fc.assert(
      fc.property(schedules, nows, fc.nat(6), fc.array(part, { maxLength: 6 }), (schedule, nowMs, ahead, parts) => {
        const date = addDays(lagosDate(nowMs), ahead);
        const closed = parts.map((period) => ({ day: date, kind: 'closed' as const, ...period }));
        const closedTimes = parts.map(({ opens, closes }) => ({
          startsAtMs: lagosInstant(date, opens),
          endsAtMs: lagosInstant(date, closes),
        }));
        const whole = { ...schedule, hours: [...schedule.hours, ...defaultHours(true)] };
        const cut = { ...whole, exceptions: [...schedule.exceptions, ...closed] };
        const expected = slotsOn(date, whole, nowMs).filter(
          (slot) => !closedTimes.some((closedTime) => overlaps(slot, closedTime)),
        );
        expect(slotsOn(date, cut, nowMs)).toEqual(expected);
        expect(slotsOn(addDays(date, 1), cut, nowMs)).toEqual(slotsOn(addDays(date, 1), whole, nowMs));
      }),
    );
  });

  test('a day is open exactly at the minutes of its hours that are in no closed part', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(schedules, day, fc.array(part, { maxLength: 6 }), minute, (schedule, date, parts, minutes) => {
        const at = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        const isIn = ({ opens, closes }: { opens: string; closes: string }) => opens <= at && at < closes;
        const closed = parts.map((period) => ({ day: date, kind: 'closed' as const, ...period }));
        const cut = { ...schedule, exceptions: [...schedule.exceptions, ...closed] };
        expect(openOn(date, cut).some(isIn)).toBe(hoursOn(date, cut).some(isIn) && !parts.some(isIn));
      }),
    );
  });
});
