import { describe, expect, test } from 'vitest';
import { figureGroups } from './figure-lines.ts';
import { type FigureAppointment, type FigureRows, figuresOf } from './figures.ts';

const NONE: FigureRows = { appointments: [], news: [], steps: [], walkIns: 0, fees: [], payments: [] };
const booked = (count: number, resource: string | null, more: Partial<FigureAppointment> = {}): FigureAppointment[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ channel: 'online', status: 'completed', isNoShow: false, isLateCancellation: false, isSqueezed: false },
    ...{ resource, hadText: false, person: `${resource}-${at}`, ...more },
  }));
const peopleOf = (appointments: FigureAppointment[]) =>
  figuresOf({ ...NONE, appointments }).people.map(({ name, visits: count }) => [name, count]);

test('without rows shares and waits are unknown, not zero', () => {
  const figures = figuresOf(NONE);
  expect(figures.attendance).toMatchObject({ expected: 0, noShowPercent: null, latePercent: null });
  expect(figures.seen).toMatchObject({ inTimePercent: null, medianMinutes: null });
});

describe('groups of fewer than five people', () => {
  test('stand together, with the next smallest one if they are too few even so', () => {
    expect(peopleOf([...booked(9, 'Ada'), ...booked(6, 'Bola'), ...booked(2, 'Chidi')])).toEqual([
      ['Ada', 9],
      [null, 8],
    ]);
    expect(peopleOf([...booked(9, 'Ada'), ...booked(6, 'Bola'), ...booked(3, 'Chidi'), ...booked(2, 'Dayo')])).toEqual([
      ['Ada', 9],
      ['Bola', 6],
      [null, 5],
    ]);
  });

  test('are counted by people, not by visits', () => {
    expect(peopleOf([...booked(9, 'Ada'), ...booked(9, 'Bola', { person: 'one' })])).toEqual([]);
  });

  test('have no wait, and no shares of their own with and without a text message', () => {
    const steps = Array.from({ length: 4 }, () => ({ point: 'Doctor', waitMs: 60_000, range: { from: 0, to: 5 } }));
    expect(figuresOf({ ...NONE, steps }).waits).toEqual([
      { point: 'Doctor', served: 4, given: 4, medianMinutes: null, p90Minutes: null, insidePercent: null },
    ]);
    const appointments = [...booked(9, null), ...booked(4, 'x', { hadText: true })];
    expect(figuresOf({ ...NONE, appointments })).toMatchObject({ withText: null, withoutText: null });
    const five = [...booked(9, null), ...booked(5, 'x', { hadText: true })];
    expect(figuresOf({ ...NONE, appointments: five }).withText).toMatchObject({ expected: 5 });
  });
});

test('each group says what it is', () => {
  for (const { title, definition, lines } of figureGroups(figuresOf(NONE))) {
    expect([title.length > 3, definition.length > 20, lines.length > 0]).toEqual([true, true, true]);
  }
});
