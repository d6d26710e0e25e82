import { describe, expect, test } from 'vitest';
import { type Bookings, bookingsAfter, missingChecks, type StateChange } from './booking-state.ts';

const state = (bookingState: Bookings['bookingState'], rest: Partial<Bookings> = {}): Bookings => ({
  bookingState,
  liveBy: null,
  pausedReason: null,
  ...rest,
});
const SETTING_UP = state('setting_up');
const LIVE = state('live', { liveBy: 'member' });
const DEMO = state('live', { liveBy: 'operator' });
const paused = (pausedReason: Bookings['pausedReason'], liveBy: Bookings['liveBy'] = 'member') =>
  state('paused', { liveBy, pausedReason });

const POSSIBLE: readonly (readonly [StateChange, Bookings, Bookings])[] = [
  ['start', SETTING_UP, LIVE],
  ['start', paused('member'), LIVE],
  ['start', paused('checklist'), LIVE],
  ['start', paused('member', 'operator'), LIVE],
  ['pause', LIVE, paused('member')],
  ['pause', DEMO, paused('member', 'operator')],
  ['administrator-pauses', LIVE, paused('administrator')],
  ['administrator-pauses', DEMO, paused('administrator', 'operator')],
  ['administrator-pauses', SETTING_UP, paused('administrator', null)],
  ['administrator-pauses', paused('member'), paused('administrator')],
  ['administrator-allows', paused('administrator'), paused('member')],
  ['administrator-allows', paused('administrator', 'operator'), DEMO],
  ['administrator-allows', paused('administrator', null), SETTING_UP],
  ['checklist-overdue', LIVE, paused('checklist')],
  ['unattended', LIVE, paused('unattended')],
  ['start', paused('unattended'), LIVE],
];

test.each(POSSIBLE)('%s of %o', (change, before, after) => {
  expect(bookingsAfter(change, before)).toEqual(after);
});

describe('nothing else is possible', () => {
  const changes: readonly StateChange[] = [
    'start',
    'pause',
    'administrator-pauses',
    'administrator-allows',
    'checklist-overdue',
    'unattended',
  ];
  const states = [state('listed'), state('closed'), SETTING_UP, LIVE, DEMO].concat(
    (['member', 'administrator', 'checklist', 'unattended'] as const).flatMap((reason) =>
      ([null, 'member', 'operator'] as const).map((liveBy) => paused(reason, liveBy)),
    ),
  );
  const isPossible = (change: StateChange, { bookingState, liveBy, pausedReason }: Bookings) =>
    POSSIBLE.some(
      ([possible, before]) =>
        possible === change &&
        before.bookingState === bookingState &&
        // Who ran it before, and why it rests, matter in the rows of the table only.
        (bookingState === 'paused'
          ? (before.pausedReason === 'administrator') === (pausedReason === 'administrator')
          : before.liveBy === liveBy),
    );
  const cases = changes.flatMap((change) =>
    states.filter((before) => !isPossible(change, before)).map((before) => [change, before] as const),
  );

  test.each(cases)('%s of %o', (change, before) => {
    expect(bookingsAfter(change, before)).toBeUndefined();
  });
});

test('only a member starts bookings, and then answers for them', () => {
  const starts = POSSIBLE.filter(
    ([, before, after]) => before.bookingState !== 'live' && after.bookingState === 'live',
  );
  expect(new Set(starts.map(([change, before]) => `${change} ${before.liveBy === 'operator'}`))).toEqual(
    new Set(['start false', 'start true', 'administrator-allows true']),
  );
});

test('an accepted member, confirmed hours and an answered test alert are needed, and listed in this order', () => {
  const nothing = { hasMember: false, hasConfirmedHours: false, hasConfirmedContact: false, lacksLicence: false };
  expect(missingChecks(nothing)).toEqual(['member', 'hours', 'contact']);
  expect(missingChecks({ ...nothing, hasConfirmedHours: true })).toEqual(['member', 'contact']);
  const done = { hasMember: true, hasConfirmedHours: true, hasConfirmedContact: true, lacksLicence: false };
  expect(missingChecks(done)).toEqual([]);
  expect(missingChecks({ ...done, lacksLicence: true })).toEqual(['licence']);
});
