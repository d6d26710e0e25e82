import { describe, expect, test } from 'vitest';
import { BOOKING_STATES, type Bookings, bookingsAfter } from '#features/directory/rules/booking-state.ts';
import { bookingsStanding, canPause, canStart, isNoticed } from './checklist-state.ts';

const NONE = { bookingState: 'setting_up', liveBy: null, pausedReason: null, dueAt: null, missing: [] } as const;
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
    ['paused', { ...LIVE, bookingState: 'paused', pausedReason: 'member' }],
    ['paused-overdue', { ...LIVE, ...MISSING, bookingState: 'paused', pausedReason: 'checklist' }],
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
        ? (['member', 'administrator', 'checklist'] as const)
        : [null]) {
        if (bookingState === 'live' && liveBy === null) continue;
        const now: Bookings = { bookingState, liveBy, pausedReason };
        const standing = bookingsStanding({ ...now, dueAt: null, missing: [] });
        expect(canStart(standing), JSON.stringify(now)).toBe(bookingsAfter('start', now) !== undefined);
        expect(canPause(standing), JSON.stringify(now)).toBe(bookingsAfter('pause', now) !== undefined);
        offered += Number(canStart(standing) || canPause(standing));
      }
    }
  }
  expect(offered).toBeGreaterThan(5);
});

test('only a practice that takes bookings and lacks nothing reads no notice', () => {
  expect(isNoticed('live')).toBe(false);
  expect(isNoticed('run-by-operator')).toBe(false);
  for (const standing of ['listed', 'setting-up', 'ready', 'due', 'unfinished', 'paused', 'paused-overdue'] as const) {
    expect(isNoticed(standing), standing).toBe(true);
  }
});
