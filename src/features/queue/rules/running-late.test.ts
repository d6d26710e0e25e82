import { describe, expect, test } from 'vitest';
import { type DayLine, expectedDelays, isConcerned, runningLate, type TodaysAppointment } from './running-late.ts';

const MINUTE_MS = 60_000;
const NOW = Date.UTC(2026, 10, 23, 9);
let lastId = 0;
const inMinutes = (minutes: number, more: Partial<TodaysAppointment> = {}): TodaysAppointment => {
  lastId += 1;
  return {
    ...{ id: lastId, resourceId: 1, startsAtMs: NOW + minutes * MINUTE_MS, plannedMinutes: 30 },
    ...{ isHere: false, isMissed: false, hasBegun: false },
    ...{ arrivedAtMs: null, notifiedMinutes: null, notifiedAtMs: null },
    ...more,
  };
};
const here = (minutes: number, more: Partial<TodaysAppointment> = {}) => inMinutes(minutes, { isHere: true, ...more });
const line = (appointments: readonly TodaysAppointment[], more: Partial<DayLine> = {}): DayLine => ({
  ...{ resourceId: 1, units: 1, lengthMinutes: null, servedForMinutes: [] },
  ...{ appointments, ...more },
});
const late = (...appointments: TodaysAppointment[]) => runningLate([line(appointments)], NOW);

describe('running late', () => {
  test('is the delay of the earliest patient who is here and has not begun, by resource', () => {
    const first = line([here(-20), here(-40), here(-60, { hasBegun: true }), inMinutes(-50)]);
    const second = line([here(-16)], { resourceId: 2 });
    expect(runningLate([first, second], NOW)).toEqual([
      { resourceId: 1, minutes: 40, concerned: [] },
      { resourceId: 2, minutes: 16, concerned: [] },
    ]);
  });

  test('counts from the arrival of a patient who came late, not of one who came early', () => {
    const arrived = (minutes: number) => here(-120, { arrivedAtMs: NOW + minutes * MINUTE_MS });
    expect(late(arrived(-10))).toEqual([]);
    expect(late(arrived(-20))).toMatchObject([{ minutes: 20 }]);
    expect(late(arrived(-150))).toMatchObject([{ minutes: 120 }]);
  });

  test('begins a quarter of an hour after the start', () => {
    expect(late(here(-14))).toEqual([]);
    expect(late(here(-15))).toMatchObject([{ minutes: 15 }]);
  });
});

/** The delays of appointments in a line, minutes. */
const delaysOf = (appointments: readonly TodaysAppointment[], minutes: number, more: Partial<DayLine> = {}) => [
  ...expectedDelays(line(appointments, more), { minutes, nowMs: NOW }).values(),
];

describe('a delay', () => {
  test.each<[string, TodaysAppointment[], number, number[], Partial<DayLine>?]>([
    ['reaches those who follow without a gap', [here(-20), inMinutes(10), inMinutes(40)], 20, [20, 20]],
    ['ends at a free hour', [here(-20), inMinutes(70), inMinutes(100)], 20, [0, 0]],
    ['is taken up in part by a shorter gap', [here(-20), inMinutes(20), inMinutes(50)], 20, [10, 10]],
    ['adds up over several who wait', [here(-50), here(-20), inMinutes(10), inMinutes(100)], 50, [50, 0]],
    ['of a person who comes later holds from now on', [inMinutes(0), inMinutes(30), inMinutes(100)], 40, [40, 40, 0]],
    ['is as long as the desk says, if it says more', [here(-20), inMinutes(10)], 40, [40]],
    ['waits half an hour for a patient who has not come', [inMinutes(-20), inMinutes(10)], 0, [20, 20]],
    ['does not wait longer', [inMinutes(-31), inMinutes(10)], 0, [0]],
    ['does not wait for a missed one', [inMinutes(-20, { isMissed: true }), inMinutes(10)], 0, [0]],
    ['is shared by two who serve', [here(-20), here(-20), inMinutes(10), inMinutes(10)], 20, [20, 20], { units: 2 }],
    ['shrinks with short lengths', [here(-20), inMinutes(10), inMinutes(40)], 20, [0, 0], { lengthMinutes: 10 }],
    [
      'begins after the one who is served',
      [here(-20), inMinutes(10)],
      20,
      [40],
      { lengthMinutes: 30, servedForMinutes: [10] },
    ],
  ])('%s', (_, appointments, minutes, delays, more = {}) => {
    expect(delaysOf(appointments, minutes, more)).toEqual(delays);
  });

  test('is reported to those of the next three hours whom it reaches, each with their own minutes', () => {
    const early = here(-30);
    const [next, afterGap, missed] = [inMinutes(20), inMinutes(55), inMinutes(20, { isMissed: true })];
    const [found] = late(early, next, afterGap, missed, inMinutes(120), here(15));
    expect(found?.concerned.map(({ appointment, minutes }) => [appointment.id, minutes])).toEqual([
      [next.id, 40],
      [afterGap.id, 35],
    ]);
  });
});

test.each([
  ['for the first time', null, 0, 40, true],
  ['of nine minutes', null, 0, 9, false],
  ['of 14 minutes more', 26, 15, 40, false],
  ['of 15 minutes more', 25, 15, 40, true],
  ['of 15 minutes more within 14 minutes', 25, 14, 40, false],
  ['of less', 50, 15, 40, false],
])('a patient is notified %s of a delay', (_, notifiedMinutes, minutesAgo, minutes, isNotified) => {
  const notifiedAtMs = notifiedMinutes === null ? null : NOW - minutesAgo * MINUTE_MS;
  const appointment = inMinutes(30, { notifiedMinutes, notifiedAtMs });
  expect(isConcerned(appointment, { minutes, nowMs: NOW })).toBe(isNotified);
});

test.each([
  ['within 15 minutes', 14, 40, false],
  ['after 15 minutes', 15, 15, true],
  ['if it is below 15 minutes', 15, 10, false],
])(
  'a patient who read that there is no delay any more is notified of another %s: %i, %i',
  (_, ago, minutes, isNotified) => {
    const appointment = inMinutes(30, { notifiedMinutes: null, notifiedAtMs: NOW - ago * MINUTE_MS });
    expect(isConcerned(appointment, { minutes, nowMs: NOW })).toBe(isNotified);
  },
);
