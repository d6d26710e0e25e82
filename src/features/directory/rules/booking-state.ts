/**
 * Whether a provider takes bookings. `listed`: from a public register, without a member here. `setting_up`: in the
 * network, not started yet. `live`: patients can book. `paused`: takes no new bookings, keeps the booked visits.
 * `closed`: removed for good.
 */
export const BOOKING_STATES = ['listed', 'setting_up', 'live', 'paused', 'closed'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/**
 * Why a provider is paused: a member or an administrator did it, its checklist wasn't done in time, or no member looked at
 * its bookings.
 */
export const PAUSED_REASONS = ['member', 'administrator', 'checklist', 'unattended'] as const;
export type PausedReason = (typeof PAUSED_REASONS)[number];

/** Who answers for a provider's bookings: a member of the practice, or the operator of this service. */
export const LIVE_BY = ['member', 'operator'] as const;

/** What a practice has to do before patients can book, in the order in which it is shown; the licence only where it is required. */
export const CHECKLIST = ['member', 'hours', 'contact', 'licence'] as const;
export type Check = (typeof CHECKLIST)[number];

/** What is known of a practice that wants to start. */
export interface Readiness {
  /** A member has accepted the invitation. */
  readonly hasMember: boolean;
  /** A member has said that the weekly hours are right. */
  readonly hasConfirmedHours: boolean;
  /** A contact of the practice has answered a test alert. */
  readonly hasConfirmedContact: boolean;
  /** Every practice needs a licence that holds (`REQUIRE_LICENCE`), and none of this one is recorded. */
  readonly lacksLicence: boolean;
}

/** The columns of a provider that decide whether patients can book. */
export interface Bookings {
  readonly bookingState: BookingState;
  readonly liveBy: (typeof LIVE_BY)[number] | null;
  readonly pausedReason: PausedReason | null;
}

/** Of a provider whose bookings the operator answers for: demo data, and registers that the operator trusts. */
export const RUN_BY_OPERATOR = { bookingState: 'live', liveBy: 'operator' } as const;

/** Returns what is still to be done before patients can book. */
export function missingChecks({ hasMember, hasConfirmedHours, hasConfirmedContact, lacksLicence }: Readiness): Check[] {
  const done: Readonly<Record<Check, boolean>> = {
    member: hasMember,
    hours: hasConfirmedHours,
    contact: hasConfirmedContact,
    licence: !lacksLicence,
  };
  return CHECKLIST.filter((check) => !done[check]);
}

/** Who changes a state, and how. No administrator can start bookings. */
export type StateChange =
  | 'start'
  | 'pause'
  | 'administrator-pauses'
  | 'administrator-allows'
  | 'checklist-overdue'
  | 'unattended';

/** The states in which a change is possible. */
const POSSIBLE: Readonly<Record<StateChange, (now: Bookings) => boolean>> = {
  start: ({ bookingState, pausedReason }) =>
    bookingState === 'setting_up' || (bookingState === 'paused' && pausedReason !== 'administrator'),
  pause: ({ bookingState }) => bookingState === 'live',
  'administrator-pauses': ({ bookingState, pausedReason }) =>
    bookingState === 'setting_up' ||
    bookingState === 'live' ||
    (bookingState === 'paused' && pausedReason !== 'administrator'),
  'administrator-allows': ({ pausedReason }) => pausedReason === 'administrator',
  'checklist-overdue': ({ bookingState, liveBy }) => bookingState === 'live' && liveBy === 'member',
  unattended: ({ bookingState, liveBy }) => bookingState === 'live' && liveBy === 'member',
};

/**
 * Returns the state after a change; undefined where it isn't possible. What an administrator allows again, the practice
 * has to start itself, unless the operator runs it.
 */
export function bookingsAfter(change: StateChange, now: Bookings): Bookings | undefined {
  if (!POSSIBLE[change](now)) return undefined;
  switch (change) {
    case 'start':
      return { bookingState: 'live', liveBy: 'member', pausedReason: null };
    case 'pause':
      return { ...now, bookingState: 'paused', pausedReason: 'member' };
    case 'administrator-pauses':
      return { ...now, bookingState: 'paused', pausedReason: 'administrator' };
    case 'checklist-overdue':
      return { ...now, bookingState: 'paused', pausedReason: 'checklist' };
    case 'unattended':
      return { ...now, bookingState: 'paused', pausedReason: 'unattended' };
    case 'administrator-allows':
      if (now.liveBy === 'operator') return { ...now, bookingState: 'live', pausedReason: null };
      if (now.liveBy === null) return { ...now, bookingState: 'setting_up', pausedReason: null };
      return { ...now, pausedReason: 'member' };
  }
}
