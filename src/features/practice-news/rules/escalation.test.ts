import { describe, expect, test } from 'vitest';
import { afterOpenTime, firstStepAt, isOver, nextStep, nextStepAt } from './escalation.ts';

const MINUTE_MS = 60_000;
/** Monday to Friday, 08:00 to 17:00 in Lagos, with a break at noon; a day off on Tuesday 24 November. */
const OPEN = {
  hours: [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, opens: '13:00', closes: '17:00' },
    { weekday, opens: '08:00', closes: '12:00' },
  ]),
  exceptions: [{ day: '2026-11-24', kind: 'off' as const, opens: null, closes: null }],
};
const CLOSED = { hours: [] };
/** An instant of November 2026 in Lagos; the 23rd is a Monday. */
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}:00+01:00`);
const shown = (ms: number) => new Date(ms + 60 * MINUTE_MS).toISOString().slice(8, 16);

describe('opening time', () => {
  test.each([
    ['within a period', at(23, '09:00'), 120, '23T11:00'],
    ['over the break', at(23, '11:00'), 120, '23T14:00'],
    ['from the night', at(23, '03:00'), 120, '23T10:00'],
    ['over the evening and a day off', at(23, '16:30'), 60, '25T08:30'],
    ['over the weekend', at(27, '16:00'), 120, '30T09:00'],
    ['until exactly the end', at(23, '10:00'), 120, '23T12:00'],
  ])('%s', (_, from, minutes, expected) => {
    expect(shown(afterOpenTime(from, minutes * MINUTE_MS, OPEN))).toBe(expected);
  });

  test('of a place that never opens does not pass', () => {
    expect(afterOpenTime(at(23, '09:00'), 1, CLOSED)).toBe(Number.POSITIVE_INFINITY);
  });

  test('counts overlapping periods once', () => {
    const extra = { day: '2026-11-23', kind: 'extra' as const, opens: '10:00', closes: '13:00' };
    expect(shown(afterOpenTime(at(23, '09:00'), 300 * MINUTE_MS, { ...OPEN, exceptions: [extra] }))).toBe('23T14:00');
  });
});

describe('the first step', () => {
  test.each([
    ['after two opening hours', at(23, '09:00'), at(27, '10:00'), OPEN, '23T11:00'],
    ['two hours before the start, if that is earlier', at(23, '09:00'), at(23, '12:30'), OPEN, '23T10:30'],
    ['before the place opens, if the start is soon after', at(27, '16:30'), at(30, '08:30'), OPEN, '30T06:30'],
    ['not before ten minutes have passed', at(23, '09:00'), at(23, '10:30'), OPEN, '23T09:10'],
    ['ten minutes after a booking one hour ahead', at(23, '09:00'), at(23, '10:00'), OPEN, '23T09:10'],
    ['at once for a start in less than an hour', at(23, '09:00'), at(23, '09:59'), OPEN, '23T09:00'],
    ['two hours before the start of a place without hours', at(23, '09:00'), at(25, '10:00'), CLOSED, '25T08:00'],
  ])('%s', (_, fromMs, startsAtMs, open, expected) => {
    expect(shown(firstStepAt({ fromMs, startsAtMs, open, minuteMs: MINUTE_MS }))).toBe(expected);
  });

  test('follows the length of a minute', () => {
    const start = at(23, '17:00');
    expect(firstStepAt({ fromMs: at(23, '09:00'), startsAtMs: start, open: OPEN, minuteMs: 500 })).toBe(
      at(23, '09:00') + 60_000,
    );
  });
});

describe('the step after one', () => {
  test.each([
    ['after 20 opening minutes', at(23, '11:00'), at(27, '10:00'), OPEN, '23T11:20'],
    ['of opening time: a break does not count', at(23, '11:50'), at(27, '10:00'), OPEN, '23T13:10'],
    ['an hour before the start at the latest', at(30, '06:30'), at(30, '08:30'), OPEN, '30T07:30'],
    ['after five minutes in the last hour', at(23, '09:10'), at(23, '09:50'), OPEN, '23T09:15'],
    ['an hour before the start of a place without hours', at(25, '08:00'), at(25, '10:00'), CLOSED, '25T09:00'],
  ])('%s', (_, fromMs, startsAtMs, open, expected) => {
    expect(shown(nextStepAt({ fromMs, startsAtMs, open, minuteMs: MINUTE_MS }))).toBe(expected);
  });
});

describe('whom a step alerts', () => {
  const climb = (kind: 'booked' | 'moved' | 'cancelled', reach: { contacts: number; owners: number }) => {
    const targets = [];
    for (let step = nextStep(kind, 0, reach); step !== undefined; step = nextStep(kind, step.level, reach)) {
      targets.push(`${step.level} ${step.target}`);
    }
    return targets;
  };

  test.each([
    [{ contacts: 3, owners: 1 }, ['1 first-contact', '2 second-contact', '3 owners', '4 support']],
    [{ contacts: 1, owners: 2 }, ['1 first-contact', '3 owners', '4 support']],
    [{ contacts: 0, owners: 0 }, ['4 support']],
  ])('a booking at a place with %o', (reach, targets) => {
    expect(climb('booked', reach)).toEqual(targets);
  });

  test.each(['moved', 'cancelled'] as const)('of a visit that was %s, only the first contact', (kind) => {
    expect(climb(kind, { contacts: 2, owners: 1 })).toEqual(['1 first-contact']);
    expect(climb(kind, { contacts: 0, owners: 1 })).toEqual([]);
  });
});

test.each([
  ['booked', 'scheduled', '10:30', false],
  ['booked', 'scheduled', '11:00', true],
  ['booked', 'cancelled', '09:00', true],
  ['moved', 'rescheduled', '09:00', true],
  ['cancelled', 'cancelled', '09:00', false],
  ['cancelled', 'cancelled', '10:00', true],
] as const)('news "%s" of an appointment that is %s need no one at %s: %s', (kind, status, time, expected) => {
  const appointment = { kind, status, startsAtMs: at(23, '10:00'), endsAtMs: at(23, '11:00') };
  expect(isOver(appointment, at(23, time))).toBe(expected);
});
