import { expect, test } from 'vitest';
import {
  copiedTo,
  firstFilled,
  isWeekChanged,
  mergeWeek,
  proposedHours,
  scheduleOf,
  type TypedWeek,
  typedWeek,
  weekProblems,
} from './typed-week.ts';

const MORNING = { opens: '09:00', closes: '12:00' };
const EVENING = { opens: '16:00', closes: '19:00' };
const SETTINGS = {
  hours: [
    { weekday: 1, ...EVENING },
    { weekday: 1, ...MORNING },
    { weekday: 0, ...MORNING },
  ],
  visitMinutes: 30,
  noticeMinutes: null,
};
const TYPED = typedWeek(SETTINGS);
const change = (part: Partial<TypedWeek>): TypedWeek => ({ ...TYPED, ...part });

test('a schedule is shown by day, each in the order of its hours, and kept as it was', () => {
  expect(TYPED).toMatchObject({ minutes: '30', notice: '' });
  expect(TYPED.week[1]).toEqual([MORNING, EVENING]);
  expect(TYPED.week[2]).toEqual([]);
  expect(scheduleOf(TYPED)).toEqual({
    ...SETTINGS,
    hours: [
      { weekday: 1, ...MORNING },
      { weekday: 1, ...EVENING },
      { weekday: 0, ...MORNING },
    ],
  });
  expect(scheduleOf(change({ notice: '60' })).noticeMinutes).toBe(60);
});

test('a form is changed by what differs, not by the order of hours', () => {
  expect(isWeekChanged(TYPED, SETTINGS)).toBe(false);
  expect(isWeekChanged(change({ week: { ...TYPED.week, 1: [EVENING, MORNING] } }), SETTINGS)).toBe(false);
  expect(isWeekChanged(change({ week: { ...TYPED.week, 1: [MORNING] } }), SETTINGS)).toBe(true);
  expect(isWeekChanged(change({ notice: '0' }), SETTINGS)).toBe(true);
});

test.each([
  ['nothing', TYPED, {}],
  [
    'a day',
    change({ week: { ...TYPED.week, 2: [{ opens: '12:00', closes: '09:00' }] } }),
    {
      'hours.2':
        'The end must be after the start. Enter hours over midnight on both days: until 00:00, then from 00:00 on.',
    },
  ],
  [
    'hours shorter than a visit',
    change({ minutes: '200' }),
    {
      'hours.1': 'These hours are shorter than one visit.',
      'hours.0': 'These hours are shorter than one visit.',
    },
  ],
  ['a length of 4 minutes', change({ minutes: '4' }), { visitMinutes: 'Use a whole number from 5 to 240.' }],
  ['a length of 241 minutes', change({ minutes: '241' }), { visitMinutes: 'Use a whole number from 5 to 240.' }],
  ['half a minute', change({ minutes: '30.5' }), { visitMinutes: 'Use a whole number from 5 to 240.' }],
  [
    'no hours at all',
    change({ week: {} }),
    {
      hours: 'Choose hours for at least one day. To take no visits for a while, take days off.',
    },
  ],
])('what cannot be saved is named: %s', (_, typed, problems) => {
  expect(weekProblems(typed)).toEqual(problems);
});

test('what another desk saved is shown where nothing was typed, and named where both changed it', () => {
  const mine = change({ minutes: '20', week: { ...TYPED.week, 1: [MORNING] } });
  const theirs = { ...SETTINGS, visitMinutes: 45, noticeMinutes: 60, hours: SETTINGS.hours.slice(0, 2) };
  const { typed, both } = mergeWeek(SETTINGS, mine, theirs);
  expect(typed).toMatchObject({ minutes: '20', notice: '60' });
  expect(typed.week[1]).toEqual([MORNING]);
  expect(typed.week[0]).toEqual([]);
  expect(both).toEqual(['visitMinutes']);
});

test('the hours of the first filled day are copied to other days, also over what is there', () => {
  const week = { 2: [MORNING, EVENING], 5: [MORNING] };
  expect(firstFilled(week)).toBe(2);
  expect(firstFilled({ 0: [MORNING], 1: [] })).toBe(0);
  expect(firstFilled({})).toBeUndefined();
  expect(copiedTo(week, 2, 'weekdays')).toEqual({
    1: [MORNING, EVENING],
    3: [MORNING, EVENING],
    4: [MORNING, EVENING],
    5: [MORNING, EVENING],
  });
  expect(Object.keys(copiedTo(week, 2, 'all'))).toEqual(['0', '1', '3', '4', '5', '6']);
});

test('a closed day is proposed the hours of the nearest day before it, or else of the first day', () => {
  const [long, short] = [
    { opens: '08:00', closes: '18:00' },
    { opens: '09:00', closes: '15:00' },
  ];
  const week = { 0: [], 1: [], 2: [long], 3: [], 4: [short], 5: [], 6: [] };
  expect([1, 3, 5, 6, 0].map((day) => proposedHours(week, day))).toEqual([long, long, short, short, short]);
  expect(proposedHours({}, 3)).toEqual({ opens: '08:00', closes: '17:00' });
});
