import { expect, test } from 'vitest';
import { clockHour, hoursAt } from './support-hours.ts';

const at = (lagos: string) => Date.parse(`${lagos}:00+01:00`);

test.each([
  ['2026-11-23T07:59', '2026-11-23T08:00'],
  ['2026-11-23T08:00', null],
  ['2026-11-23T17:59', null],
  ['2026-11-23T18:00', '2026-11-24T08:00'],
  ['2026-11-27T18:00', '2026-11-28T09:00'],
  ['2026-11-28T09:00', null],
  ['2026-11-28T12:59', null],
  ['2026-11-28T13:00', '2026-11-30T08:00'],
  ['2026-11-29T12:00', '2026-11-30T08:00'],
  ['2026-11-30T00:30', '2026-11-30T08:00'],
])('at %s support opens at %s', (lagos, opens) => {
  expect(hoursAt(at(lagos))).toEqual({ isOpen: opens === null, opensAtMs: opens === null ? null : at(opens) });
});

test.each([
  ['08:00', '8am'],
  ['18:00', '6pm'],
  ['12:00', '12pm'],
  ['00:30', '12:30am'],
])('%s is %s', (time, said) => {
  expect(clockHour(time)).toBe(said);
});
