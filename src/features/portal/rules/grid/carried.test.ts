import { describe, expect, test } from 'vitest';
import { carry, columnAt, edgeScroll, landing } from './carried.ts';

const time = (clock: string) => ({ id: clock, time: clock, dateTime: `2026-11-30T${clock}:00.000Z` });
const TIMES = [time('09:00'), time('09:30'), { ...time('10:30'), isTaken: true as const }];
const HOME = { columnKey: 'ada', minute: 9 * 60 + 15 };
const picked = carry(null, { type: 'pickUp', appointmentId: 7, home: HOME });
if (picked === null) throw new Error('Nothing was picked up.');
const over = (minute: number, columnKey = 'ada') => ({ ...picked, over: { columnKey, minute } });

describe('a visit that was picked up', () => {
  test('lands at home until it is moved', () => {
    expect(landing(picked, TIMES)).toEqual({ type: 'home' });
    // Its own time is no move, even if it is listed.
    expect(landing(picked, [...TIMES, time('09:15')])).toEqual({ type: 'home' });
  });

  test('lands at the nearest possible time, also one that is taken', () => {
    expect(landing(over(9 * 60 + 35), TIMES)).toMatchObject({ type: 'time', time: TIMES[1] });
    expect(landing(over(20 * 60), TIMES)).toMatchObject({ type: 'time', time: TIMES[2] });
  });

  test('lands nowhere in a column without times, and is unknown while they load', () => {
    expect(landing(over(600, 'eze'), [])).toEqual({ type: 'none' });
    expect(landing(over(600, 'eze'), undefined)).toEqual({ type: 'unknown' });
  });

  test('may land at its own time in another column', () => {
    expect(landing(over(9 * 60 + 15, 'eze'), [time('09:15')])).toMatchObject({ type: 'time', minute: HOME.minute });
  });

  test('goes from time to time by keys, and stays at the last', () => {
    const later = carry(picked, { type: 'step', by: 1, times: TIMES });
    expect(later?.over.minute).toBe(9 * 60 + 30);
    const last = carry(over(10 * 60 + 30), { type: 'step', by: 1, times: TIMES });
    expect(last?.over.minute).toBe(10 * 60 + 30);
    expect(carry(later, { type: 'step', by: -1, times: TIMES })?.over).toEqual(HOME);
  });

  test('goes sideways to columns that take moves, at the same time', () => {
    const columns = ['ada', 'gone', 'eze'].map((key) => ({ key, takesMoves: key !== 'gone' }));
    const beside = carry(picked, { type: 'sideways', by: 1, columns });
    expect(beside?.over).toEqual({ columnKey: 'eze', minute: HOME.minute });
    expect(carry(beside, { type: 'sideways', by: 1, columns })).toEqual(beside);
  });

  test('is put down where it stands, and nothing is carried before or after', () => {
    expect(carry(picked, { type: 'putDown' })).toBeNull();
    expect(carry(null, { type: 'holdOver', over: HOME })).toBeNull();
  });
});

test('a pointer is over the last column that begins left of it', () => {
  const edges = [{ left: 100 }, { left: 200 }];
  expect([50, 150, 900].map((x) => columnAt(x, edges)?.left)).toEqual([100, 100, 200]);
  expect(columnAt(50, [])).toBeUndefined();
});

test('near an edge the grid scrolls', () => {
  expect([10, 300, 590].map((y) => Math.sign(edgeScroll(y, 0, 600)))).toEqual([-1, 0, 1]);
});
