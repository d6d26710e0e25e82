import { describe, expect, test } from 'vitest';
import { BOOKING_STATES, type Bookings, bookingsAfter } from '#features/directory/rules/booking-state.ts';
import { OBSTACLES } from './checklist-contract.ts';
import {
  bookingsStanding,
  canPause,
  canStart,
  isBookable,
  isNoticed,
  lacksOwnName,
  openWithoutPeople,
} from './checklist-state.ts';

const NONE = {
  bookingState: 'setting_up',
  liveBy: null,
  pausedReason: null,
  dueAt: null,
  missing: [],
  obstacle: null,
} as const;
const MISSING = { missing: ['hours', 'contact'] } as const;
const LIVE = { ...NONE, bookingState: 'live', liveBy: 'member' } as const;

describe('the standing of a practice', () => {
  test.each([
    ['listed', { ...NONE, bookingState: 'listed' }],
    ['setting-up', { ...NONE, ...MISSING }],
    ['ready', NONE],
    ['live', LIVE],
    ['run-by-operator', { ...LIVE, ...MISSING, liveBy: 'operator' }],
    ['due', { ...LIVE, ...MISSING, dueAt: '2026-12-10T09:00:00.000Z' }],
    ['unfinished', { ...LIVE, ...MISSING }],
    ['licence-ended', { ...LIVE, obstacle: 'licence_ended' }],
    ['licence-ended', { ...LIVE, ...MISSING, obstacle: 'licence_ended' }],
    ['licence-ended', { ...LIVE, liveBy: 'operator', obstacle: 'licence_ended' }],
    ['no-times', { ...LIVE, obstacle: 'no_times' }],
    ['licence-ends', { ...LIVE, obstacle: 'licence_ends' }],
    ['due', { ...LIVE, ...MISSING, dueAt: '2026-12-10T09:00:00.000Z', obstacle: 'licence_ends' }],
    ['setting-up', { ...NONE, ...MISSING, obstacle: 'licence_ended' }],
    ['paused', { ...LIVE, bookingState: 'paused', pausedReason: 'member' }],
    ['paused-overdue', { ...LIVE, ...MISSING, bookingState: 'paused', pausedReason: 'checklist' }],
    ['paused-unattended', { ...LIVE, bookingState: 'paused', pausedReason: 'unattended' }],
    ['paused-by-administrator', { ...LIVE, bookingState: 'paused', pausedReason: 'administrator' }],
  ] as const)('%s', (standing, known) => {
    expect(bookingsStanding({ ...known, missing: [...known.missing] })).toBe(standing);
  });
});

test('members are offered a start and a pause exactly where the states allow them', () => {
  let offered = 0;
  for (const bookingState of BOOKING_STATES) {
    for (const liveBy of [null, 'member', 'operator'] as const) {
      for (const pausedReason of bookingState === 'paused'
        ? (['member', 'administrator', 'checklist', 'unattended'] as const)
        : [null]) {
        if (bookingState === 'live' && liveBy === null) continue;
        const now: Bookings = { bookingState, liveBy, pausedReason };
        const standing = bookingsStanding({ ...now, dueAt: null, missing: [], obstacle: null });
        expect(canStart(standing), JSON.stringify(now)).toBe(bookingsAfter('start', now) !== undefined);
        expect(canPause(standing), JSON.stringify(now)).toBe(bookingsAfter('pause', now) !== undefined);
        offered += Number(canStart(standing) || canPause(standing));
        for (const obstacle of OBSTACLES) {
          const hindered = bookingsStanding({ ...now, dueAt: null, missing: [], obstacle });
          expect([canStart(hindered), canPause(hindered)]).toEqual([canStart(standing), canPause(standing)]);
        }
      }
    }
  }
  expect(offered).toBeGreaterThan(5);
});

test('only a practice that takes bookings and lacks nothing reads no notice', () => {
  expect(isNoticed('live')).toBe(false);
  expect(isNoticed('run-by-operator')).toBe(false);
  expect(isNoticed('licence-ended')).toBe(true);
  expect(isNoticed('no-times')).toBe(true);
  for (const standing of [
    'listed',
    'setting-up',
    'ready',
    'due',
    'unfinished',
    'paused',
    'paused-overdue',
    'paused-unattended',
  ] as const) {
    expect(isNoticed(standing), standing).toBe(true);
  }
});

test('patients can book in no state and by no obstacle that makes it impossible', () => {
  expect((['live', 'run-by-operator', 'due', 'unfinished', 'licence-ends'] as const).every(isBookable)).toBe(true);
  expect((['licence-ended', 'no-times', 'paused', 'ready', 'listed'] as const).some(isBookable)).toBe(false);
});

test('an account lacks a name of its own if it has that of a practice with people', () => {
  const people = [{ name: 'Dr Ada Obi' }, { name: 'Dr Ben Eze' }];
  expect(lacksOwnName('Ayoka Clinic', 'Ayoka Clinic', people)).toBe(true);
  expect(lacksOwnName('Funmi Ade', 'Ayoka Clinic', people)).toBe(false);
  // A practice of one doctor has the doctor's name.
  expect(lacksOwnName('Dr Ada Obi', 'Dr Ada Obi', people)).toBe(false);
  expect(lacksOwnName('Dr Ada Obi', 'Dr Ada Obi', [])).toBe(false);
});

test('a day on which the place is open and none of its people take visits is named', () => {
  const on = (...weekdays: number[]) => weekdays.map((weekday) => ({ weekday, opens: '09:00', closes: '14:00' }));
  const week = on(1, 2, 6);
  expect(openWithoutPeople(week, [{ hours: on(1) }, { hours: on(2) }])).toEqual([6]);
  expect(openWithoutPeople(week, [{ hours: on(1, 2, 6) }])).toEqual([]);
  expect(openWithoutPeople(week, [])).toEqual([]);
});
