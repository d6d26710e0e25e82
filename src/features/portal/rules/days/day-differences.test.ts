import { describe, expect, test } from 'vitest';
import { dayDifferences, standsOutside } from './day-differences.ts';

const DAY = '2026-12-25';
const people = [
  { id: 7, name: 'Dr Amina', hasOwnHours: false },
  { id: 8, name: 'Dr Bello', hasOwnHours: true },
];
const off = { day: DAY, kind: 'off', opens: null, closes: null, cause: 'desk' } as const;
const afternoon = { day: DAY, kind: 'closed', opens: '14:00', closes: '17:00', cause: 'desk' } as const;
const leave = { ...off, cause: 'leave', resourceId: 7 } as const;
const settings = (days: (typeof off | typeof afternoon)[], resourceDays: object[] = []) =>
  ({ days, resourceDays, people }) as Parameters<typeof dayDifferences>[1];
const holiday = (answer: 'open' | 'closed' | null) => [{ day: DAY, name: 'Christmas Day', answer, visits: 0 }];

describe('what differs on a day', () => {
  test('is the public holiday with its answer, and that the place is closed, once', () => {
    expect(dayDifferences(DAY, settings([off]), holiday('closed'))).toEqual([
      { type: 'holiday', name: 'Christmas Day', answer: 'closed' },
    ]);
    expect(dayDifferences(DAY, settings([off, off]), [])).toEqual([{ type: 'off' }]);
    expect(dayDifferences(DAY, settings([]), holiday(null))).toMatchObject([{ answer: null }]);
    expect(dayDifferences('2026-12-26', settings([off], [leave]), holiday(null))).toEqual([]);
  });

  test('is the closed part of the place, and each person who is away', () => {
    const own = { ...afternoon, resourceId: 8 };
    expect(dayDifferences(DAY, settings([afternoon], [leave, own]), [])).toEqual([
      { type: 'closed', periods: [{ opens: '14:00', closes: '17:00' }] },
      { type: 'away', name: 'Dr Amina', cause: 'leave', periods: [] },
      { type: 'away', name: 'Dr Bello', cause: 'desk', periods: [{ opens: '14:00', closes: '17:00' }] },
    ]);
  });
});

describe('an appointment', () => {
  const at = (hour: number, person?: { id: number }) => ({
    date: `${DAY}T${hour - 1}:00:00.000Z`,
    endsAt: `${DAY}T${hour - 1}:30:00.000Z`,
    person,
  });

  test('stands outside while the place is closed or its person is away', () => {
    expect(standsOutside(at(15), settings([afternoon]))).toBe('closed');
    expect(standsOutside(at(13), settings([afternoon]))).toBeUndefined();
    expect(standsOutside(at(13, { id: 7 }), settings([], [leave]))).toBe('away');
    expect(standsOutside(at(13, { id: 8 }), settings([], [leave]))).toBeUndefined();
    expect(standsOutside(at(13, { id: 7 }), settings([off], [leave]))).toBe('closed');
  });
});
