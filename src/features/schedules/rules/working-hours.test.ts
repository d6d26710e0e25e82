import { describe, expect, test } from 'vitest';
import { isAllDay } from './slots.ts';
import { hoursWithin, longDays, offersTimes, overlapAt } from './working-hours.ts';

const on = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });
const PLACE = [on(1, '08:00', '12:00'), on(1, '13:00', '17:00'), on(2, '00:00', '24:00')];

describe('the hours of a person within those of the place', () => {
  test('without own hours they are those of the place', () => {
    expect(hoursWithin(PLACE, undefined)).toEqual(PLACE);
  });

  test('own hours count only while the place is open', () => {
    const own = [on(1, '10:00', '14:00'), on(2, '20:00', '24:00'), on(3, '09:00', '10:00')];
    expect(hoursWithin(PLACE, own)).toEqual([
      on(1, '10:00', '12:00'),
      on(1, '13:00', '14:00'),
      on(2, '20:00', '24:00'),
    ]);
  });
});

test('a day is long from more than twelve hours on, added up', () => {
  expect(longDays(PLACE)).toEqual([2]);
  expect(longDays([on(1, '00:00', '06:00'), on(1, '12:00', '18:00')])).toEqual([]);
  expect(longDays([on(0, '00:00', '06:00'), on(0, '12:00', '18:01')])).toEqual([0]);
});

test('hours overlap if they share a minute of the same weekday', () => {
  expect(overlapAt(PLACE, [on(1, '12:00', '13:00'), on(3, '08:00', '12:00')])).toBe(false);
  expect(overlapAt(PLACE, [on(1, '11:59', '13:00')])).toBe(true);
});

describe('whether a place offers times in the coming week, taken or not', () => {
  // Monday 23 November 2026, 09:00 in Lagos.
  const NOW = Date.UTC(2026, 10, 23, 8);
  const place = { hours: [on(1, '08:00', '08:30')], visitMinutes: 30, providesUrgentCare: false };
  const person = { id: 1, kind: 'practitioner', name: 'Dr A', title: null, isPublic: true, capacity: 1 } as const;
  const service = {
    id: 5,
    name: 'Scaling',
    minutes: 30,
    afterMinutes: 0,
    priceKobo: null,
    visitTypes: ['in-person'],
    careTypes: ['routine'],
    bookedBy: 'anyone',
    resourceIds: [1],
  } as const;

  test.each([
    ['the only weekday is today and over', place, true],
    ['long notice', { ...place, noticeMinutes: 4320 }, true],
    ['closed every day', { ...place, hours: [] }, false],
    [
      'the only day is off',
      { ...place, exceptions: [{ day: '2026-11-30', kind: 'off', opens: null, closes: null }] },
      false,
    ],
    [
      'own hours while the place is closed',
      { ...place, everyResource: [{ ...person, takesOrdinary: true, hours: [on(2, '08:00', '09:00')] }] },
      false,
    ],
    ['nobody takes ordinary visits', { ...place, everyResource: [{ ...person, takesOrdinary: false }] }, false],
    ['services only', { ...place, everyResource: [{ ...person, takesOrdinary: false }], services: [service] }, true],
    [
      'a service that only the desk books',
      { ...place, everyResource: [{ ...person, takesOrdinary: false }], services: [{ ...service, bookedBy: 'desk' }] },
      false,
    ],
    ['the licence has ended, which is another question', { ...place, licensedUntil: '2026-01-01' }, true],
  ] as const)('%s', (_name, known, offers) => {
    expect(offersTimes(known, NOW)).toBe(offers);
  });
});

test('a day is open for 24 hours in one period only', () => {
  expect(isAllDay([{ opens: '00:00', closes: '24:00' }])).toBe(true);
  expect(isAllDay([{ opens: '00:00', closes: '23:59' }])).toBe(false);
  expect(
    isAllDay([
      { opens: '00:00', closes: '12:00' },
      { opens: '12:00', closes: '24:00' },
    ]),
  ).toBe(false);
  expect(isAllDay([])).toBe(false);
});
