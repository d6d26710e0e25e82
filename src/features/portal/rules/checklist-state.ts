import type { Checklist } from './checklist-contract.ts';

type Known = Pick<Checklist, 'bookingState' | 'liveBy' | 'pausedReason' | 'dueAt' | 'missing'>;

/** How a practice stands with its bookings, as its members read it. */
export type BookingsStanding =
  /** From a register: only we can set it up. */
  | 'listed'
  /** Not started yet, and something is missing. */
  | 'setting-up'
  /** Not started yet, and nothing is missing. */
  | 'ready'
  | 'live'
  /** Live, run by the operator. */
  | 'run-by-operator'
  /** Live since before there was a checklist; paused at `dueAt` if it isn't done. */
  | 'due'
  /** Live, and something is missing that was there at the start. */
  | 'unfinished'
  | 'paused'
  /** Paused because the checklist wasn't done in time. */
  | 'paused-overdue'
  | 'paused-by-administrator';

/** Returns how a practice stands with its bookings. */
export function bookingsStanding({ bookingState, liveBy, pausedReason, dueAt, missing }: Known): BookingsStanding {
  switch (bookingState) {
    case 'listed':
    case 'closed':
      return 'listed';
    case 'setting_up':
      return missing.length > 0 ? 'setting-up' : 'ready';
    case 'paused':
      if (pausedReason === 'administrator') return 'paused-by-administrator';
      return pausedReason === 'checklist' ? 'paused-overdue' : 'paused';
    case 'live':
      if (liveBy === 'operator') return 'run-by-operator';
      if (missing.length === 0) return 'live';
      return dueAt === null ? 'unfinished' : 'due';
  }
}

/** True if a member reads about it on every tab of the portal, not only where the steps are. */
export function isNoticed(standing: BookingsStanding): boolean {
  return standing !== 'live' && standing !== 'run-by-operator';
}

/** True if a member can start bookings, now or once nothing is missing. */
export function canStart(standing: BookingsStanding): boolean {
  return ['setting-up', 'ready', 'paused', 'paused-overdue'].includes(standing);
}

/** True if a member can pause bookings. */
export function canPause(standing: BookingsStanding): boolean {
  return ['live', 'run-by-operator', 'due', 'unfinished'].includes(standing);
}
