import type { PausedReason } from '#features/directory/rules/booking-state.ts';
import type { Checklist } from './checklist-contract.ts';
import { WEEK } from './typed-week.ts';

type Known = Pick<Checklist, 'bookingState' | 'liveBy' | 'pausedReason' | 'dueAt' | 'missing' | 'obstacle'>;

/** How a practice stands with its bookings, as its members read it. */
export type BookingsStanding =
  /** From a register: only we can set it up. */
  | 'listed'
  /** Not started yet, and something is missing. */
  | 'setting-up'
  /** Not started yet, and nothing is missing. */
  | 'ready'
  | 'live'
  /** Live, but the licence on record has ended: nothing can be booked. */
  | 'licence-ended'
  /** Live, but no time is offered in the coming week. */
  | 'no-times'
  /** Live, and the licence on record ends soon. */
  | 'licence-ends'
  /** Live, run by the operator. */
  | 'run-by-operator'
  /** Live since before there was a checklist; paused at `dueAt` if it isn't done. */
  | 'due'
  /** Live, and something is missing that was there at the start. */
  | 'unfinished'
  | 'paused'
  /** Paused because the checklist wasn't done in time. */
  | 'paused-overdue'
  /** Paused because no member looked at the bookings. */
  | 'paused-unattended'
  | 'paused-by-administrator';

const PAUSED: Readonly<Record<PausedReason, BookingsStanding>> = {
  administrator: 'paused-by-administrator',
  checklist: 'paused-overdue',
  member: 'paused',
  unattended: 'paused-unattended',
};

/** Returns how a practice stands with its bookings. */
export function bookingsStanding({ obstacle, ...known }: Known): BookingsStanding {
  const { bookingState, liveBy, pausedReason, dueAt, missing } = known;
  switch (bookingState) {
    case 'listed':
    case 'closed':
      return 'listed';
    case 'setting_up':
      return missing.length > 0 ? 'setting-up' : 'ready';
    case 'paused':
      return PAUSED[pausedReason ?? 'member'];
    case 'live':
      if (obstacle === 'licence_ended') return 'licence-ended';
      if (obstacle === 'no_times') return 'no-times';
      if (liveBy === 'operator') return 'run-by-operator';
      if (missing.length === 0) return obstacle === 'licence_ends' ? 'licence-ends' : 'live';
      return dueAt === null ? 'unfinished' : 'due';
  }
}

/** True if a member reads about it on every tab of the portal, not only where the steps are. */
export function isNoticed(standing: BookingsStanding): boolean {
  return !['live', 'run-by-operator', 'licence-ends'].includes(standing);
}

/** True if a member can start bookings, now or once nothing is missing. */
export function canStart(standing: BookingsStanding): boolean {
  return ['setting-up', 'ready', 'paused', 'paused-overdue', 'paused-unattended'].includes(standing);
}

/** True if a member can pause bookings. */
export function canPause(standing: BookingsStanding): boolean {
  return isBookable(standing) || isHindered(standing);
}

/** True if patients can book. */
export function isBookable(standing: BookingsStanding): boolean {
  return ['live', 'run-by-operator', 'licence-ends', 'due', 'unfinished'].includes(standing);
}

/** True if bookings are on, but patients can't book. */
export function isHindered(standing: BookingsStanding): boolean {
  return standing === 'licence-ended' || standing === 'no-times';
}

/**
 * True if an account has the name of its practice and none of the people: of a clinic's application, the account of the
 * first owner begins with the name of the clinic.
 */
export function lacksOwnName(accountName: string, practiceName: string, people: readonly { readonly name: string }[]) {
  return accountName === practiceName && people.length > 0 && !people.some(({ name }) => name === accountName);
}

/** Returns the weekdays (0 for Sunday), from Monday on, on which a place is open and none of the people on its list take visits. */
export function openWithoutPeople(
  hours: Checklist['hours'],
  people: readonly Pick<Checklist['people'][number], 'hours'>[],
): number[] {
  if (people.length === 0) return [];
  const served = new Set(people.flatMap((person) => person.hours.map(({ weekday }) => weekday)));
  return WEEK.filter((weekday) => hours.some((period) => period.weekday === weekday) && !served.has(weekday));
}
