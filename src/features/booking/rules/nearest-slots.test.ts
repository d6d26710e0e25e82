import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSlots, slotsOn } from '#features/schedules/rules/slots.ts';
import { addDays, lagosDate, lagosInstant, lagosTime } from '#platform/common/lagos-time.ts';
import { nearestSlots } from './nearest-slots.ts';

const NOW = lagosInstant('2026-11-23', '09:00');
const schedule = {
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' })),
  visitMinutes: 30,
  providesUrgentCare: false,
};
const at = (date: string, time: string) => lagosInstant(date, time);
const moments = (slots: readonly { startsAtMs: number }[]) =>
  slots.map(({ startsAtMs }) => `${lagosDate(startsAtMs)} ${lagosTime(startsAtMs)}`);
const from = (startsAtMs: number, hours: number) => ({ startsAtMs, endsAtMs: startsAtMs + hours * 3_600_000 });

test('the three nearest, before and after, in order of time, and not the one that was lost', () => {
  expect(moments(nearestSlots(at('2026-11-24', '10:30'), schedule, [], NOW))).toEqual([
    '2026-11-24 09:30',
    '2026-11-24 10:00',
    '2026-11-24 11:00',
  ]);
});

test('from another day if the day is full', () => {
  const full = [from(at('2026-11-24', '00:00'), 24)];
  expect(moments(nearestSlots(at('2026-11-24', '16:30'), schedule, full, NOW))).toEqual([
    '2026-11-25 08:00',
    '2026-11-25 08:30',
    '2026-11-25 09:00',
  ]);
});

test('fewer, or none, if there are no more', () => {
  const full = [from(at('2026-11-24', '00:00'), 24 * 6 + 8.5)];
  expect(nearestSlots(at('2026-11-24', '10:30'), schedule, full, NOW)).toEqual([]);
});

test('for any taken times, each alternative is free, and no free slot is nearer', () => {
  const appointment = fc.record({ hour: fc.integer({ min: 0, max: 160 }), hours: fc.integer({ min: 1, max: 30 }) });
  fc.assert(
    fc.property(fc.array(appointment, { maxLength: 20 }), fc.integer({ min: 0, max: 300 }), (appointments, half) => {
      const taken = appointments.map(({ hour, hours }) => from(NOW + hour * 3_600_000, hours));
      const wanted = at('2026-11-24', '00:00') + half * 1_800_000;
      const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => addDays('2026-11-23', ahead));
      const free = days
        .flatMap((day) => freeSlots(slotsOn(day, schedule, NOW), taken))
        .filter(({ startsAtMs }) => startsAtMs !== wanted);
      const offered = nearestSlots(wanted, schedule, taken, NOW).map(({ startsAtMs }) => startsAtMs);
      expect(offered).toHaveLength(Math.min(3, free.length));
      expect(offered).toEqual([...offered].sort((a, b) => a - b));
      const farthest = Math.max(...offered.map((startsAtMs) => Math.abs(startsAtMs - wanted)));
      for (const { startsAtMs } of free) {
        if (!offered.includes(startsAtMs)) expect(Math.abs(startsAtMs - wanted)).toBeGreaterThanOrEqual(farthest);
      }
    }),
  );
});
