import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EARLY_MS,
  MARKS,
  type MarkedAppointment,
  markability,
  markOf,
  markRefusal,
  stateOf,
  UNDO_MS,
} from '#features/appointments/rules/appointment-marks.ts';
import { openOn } from '#features/schedules/rules/slots.ts';
import { addDays, lagosInstant, weekdayOf } from '#platform/common/lagos-time.ts';
import { mondayOf } from './day-groups.ts';
import { feedFile, firstName } from './feed-file.ts';
import { isWithinHours, newlyOutside } from './outside-appointments.ts';
import { dayProblem, overlap, weekProblem } from './week-check.ts';

const monday = '2026-11-23';
const at = (time: string, date = monday) => lagosInstant(date, time);
const appointment = (from: string, to: string) => ({ startsAtMs: at(from), endsAtMs: at(to) });

describe('hours of a day', () => {
  test.each([
    [
      [
        ['09:00', '12:00'],
        ['12:00', '17:00'],
      ],
      undefined,
    ],
    [
      [
        ['13:00', '17:00'],
        ['09:00', '12:00'],
      ],
      undefined,
    ],
    [[], undefined],
    [[['09:00', '09:00']], 'The end must be after the start.'],
    [
      [['20:00', '08:00']],
      'The end must be after the start. Enter hours over midnight on both days: until 00:00, then from 00:00 on.',
    ],
    [[['09:00', '']], 'Fill in both times.'],
    [
      [
        ['09:00', '12:00'],
        ['11:59', '13:00'],
      ],
      'These hours overlap.',
    ],
    [
      [
        ['09:00', '17:00'],
        ['10:00', '11:00'],
      ],
      'These hours overlap.',
    ],
    [[['09:00', '09:20']], 'These hours are shorter than one visit.'],
  ] as const)('%j: %s', (periods, problem) => {
    expect(
      dayProblem(
        periods.map(([opens, closes]) => ({ opens, closes })),
        30,
      ),
    ).toBe(problem);
  });
});

describe('hours of a week', () => {
  test('a week names the first weekday that is wrong', () => {
    const good = { weekday: 1, opens: '09:00', closes: '12:00' };
    expect(weekProblem([good, { ...good, weekday: 3 }])).toBeUndefined();
    expect(weekProblem([good, { ...good, weekday: 3, closes: '08:00' }])?.weekday).toBe(3);
  });

  test('overlap exactly where two of them share a minute', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const period = fc.tuple(minute, minute).map(([a, b]) => [Math.min(a, b), Math.max(a, b) + 1] as const);
    const clock = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    fc.assert(
      fc.property(fc.array(period, { maxLength: 6 }), (periods) => {
        const shared = periods.some(([a, b], i) => periods.some(([c, d], j) => i < j && a < d && c < b));
        expect(overlap(periods.map(([a, b]) => ({ opens: clock(a), closes: clock(b) })))).toBe(shared);
      }),
    );
  });
});

describe('visits outside the hours', () => {
  const hours = [
    { weekday: 1, opens: '09:00', closes: '12:00' },
    { weekday: 1, opens: '12:00', closes: '13:00' },
  ];
  const off = { day: monday, kind: 'off', opens: null, closes: null } as const;

  test('a visit fits if the provider is open during all of it, also across adjacent periods', () => {
    expect(isWithinHours(appointment('09:00', '12:00'), { hours })).toBe(true);
    expect(isWithinHours(appointment('11:45', '12:15'), { hours })).toBe(true);
    expect(isWithinHours(appointment('12:45', '13:15'), { hours })).toBe(false);
    expect(isWithinHours(appointment('08:59', '09:30'), { hours })).toBe(false);
    expect(isWithinHours(appointment('09:00', '09:30'), { hours, exceptions: [off] })).toBe(false);
  });

  test('only visits that the change puts outside are returned: those outside before are settled', () => {
    const appointments = [appointment('09:00', '09:30'), appointment('18:00', '18:30')];
    expect(newlyOutside(appointments, { hours }, { hours, exceptions: [off] })).toEqual([appointments[0]]);
    expect(newlyOutside(appointments, { hours, exceptions: [off] }, { hours })).toEqual([]);
  });

  test('a visit does not fit if it overlaps a closed part, and touching is not overlapping', () => {
    const exceptions = [{ day: monday, kind: 'closed', opens: '10:00', closes: '10:30' }] as const;
    expect(isWithinHours(appointment('09:30', '10:00'), { hours, exceptions })).toBe(true);
    expect(isWithinHours(appointment('10:30', '11:00'), { hours, exceptions })).toBe(true);
    expect(isWithinHours(appointment('09:45', '10:01'), { hours, exceptions })).toBe(false);
    expect(isWithinHours(appointment('09:30', '11:00'), { hours, exceptions })).toBe(false);
  });

  test('a visit on an offered slot always fits, with any hours', () => {
    const start = fc.integer({ min: 0, max: 46 });
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 20 }), (from, length) => {
        const clock = (half: number) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
        const own = [{ weekday: 1, opens: clock(from), closes: clock(Math.min(48, from + length)) }];
        for (const { opens, closes } of openOn(monday, { hours: own })) {
          expect(isWithinHours(appointment(opens, closes), { hours: own })).toBe(true);
        }
      }),
    );
  });
});

describe('marks', () => {
  const plain: MarkedAppointment = { status: 'scheduled', attendance: null, startsAtMs: at('09:00'), markedAtMs: null };

  test('every mark reads back as itself', () => {
    for (const mark of MARKS) expect(markOf(stateOf(mark))).toBe(mark);
    expect(markOf({ status: 'completed', attendance: null })).toBe('by_time');
  });

  test('are possible from the start on, and can be replaced for a day', () => {
    for (const mark of ['attended', 'completed', 'no_show'] as const) {
      expect(markRefusal(plain, mark, at('09:00'))).toBeUndefined();
      const marked = { ...plain, ...stateOf(mark), markedAtMs: at('09:05') };
      expect(markRefusal(marked, 'none', at('09:05') + UNDO_MS - 1)).toBeUndefined();
      expect(markRefusal(marked, 'none', at('09:05') + UNDO_MS)).toBe('too_late');
    }
  });

  test('of patients who come early are possible from 4 hours before the start on, and can be taken back', () => {
    const early = at('09:00') - EARLY_MS;
    expect(EARLY_MS).toBe(4 * 3_600_000);
    expect(markRefusal(plain, 'attended', early - 1)).toBe('too_early');
    expect(markRefusal(plain, 'attended', early)).toBeUndefined();
    const here = { ...plain, ...stateOf('attended'), markedAtMs: early };
    expect(markRefusal(here, 'none', early + 1)).toBeUndefined();
    for (const mark of ['completed', 'no_show'] as const) {
      expect(markRefusal(plain, mark, at('09:00') - 1)).toBe('not_begun');
      expect(markRefusal(here, mark, at('09:00') - 1)).toBe('not_begun');
      expect(markRefusal(here, mark, at('09:00'))).toBeUndefined();
    }
  });

  test.each([
    ['none', -EARLY_MS - 1, null, 'too_early'],
    ['none', -EARLY_MS, null, 'early'],
    ['none', -1, null, 'early'],
    ['none', 0, null, 'open'],
    ['attended', -1, 0, 'early'],
    ['attended', 1, UNDO_MS - 1, 'open'],
    ['completed', 1, UNDO_MS, 'too_late'],
    ['by_time', 1, null, 'by_time'],
  ] as const)(
    'the mark %s, %i ms after the start and marked %s ms ago, is shown as %s',
    (mark, sinceStart, sinceMark, state) => {
      const nowMs = at('12:00');
      const markedAtMs = sinceMark === null ? null : nowMs - sinceMark;
      expect(markability({ mark, startsAtMs: nowMs - sinceStart, markedAtMs }, nowMs)).toBe(state);
    },
  );

  test('are refused for a cancelled visit and for one completed by time', () => {
    expect(markRefusal({ ...plain, status: 'cancelled' }, 'attended', at('10:00'))).toBe('over');
    expect(markRefusal({ ...plain, status: 'rescheduled' }, 'attended', at('10:00'))).toBe('over');
    expect(markRefusal({ ...plain, status: 'completed' }, 'attended', at('10:00'))).toBe('by_time');
  });
});

describe('the feed', () => {
  test.each([
    ['Ngozi Okafor', 'Ngozi'],
    ['Dr. Chinedu Okafor', 'Chinedu'],
    ['Chief Mrs. Ada Obi', 'Ada'],
    ['Madonna', 'Madonna'],
    ['Dr', 'Dr'],
    ['  Ọlá   Ade ', 'Ọlá'],
    ['', ''],
  ])('%j is %j', (full, first) => {
    expect(firstName(full)).toBe(first);
  });

  test('keeps its lines short and escaped with any name', () => {
    const name = 'Ọlá;,\\\r\nBEGIN:VEVENT Ade';
    const times = { createdAtMs: at('08:00'), changedAtMs: at('08:00') };
    const file = feedFile(
      [{ id: 7, startsAtMs: at('09:00'), endsAtMs: at('09:30'), name, person: null, isOff: false, ...times }],
      { host: 'care.example', title: 'X'.repeat(200) },
    );
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(file).toContain('UID:provider-appointment-7@care.example\r\n');
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});

test('a week begins on the Monday before, or on the day itself', () => {
  for (let ahead = 0; ahead < 7; ahead++) expect(mondayOf(addDays(monday, ahead))).toBe(monday);
  expect(weekdayOf(mondayOf('2027-01-01'))).toBe(1);
});
