import type { User } from '../contract.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a session lasts. */
export interface SessionLimits {
  /** Longest time without a request, ms. */
  readonly idleMs: number;
  /** Longest time since sign-in, ms. */
  readonly absoluteMs: number;
  /** Shortest time between two writes of `lastSeenAt`, ms. */
  readonly touchMs: number;
}

const PATIENT: SessionLimits = { idleMs: 14 * DAY, absoluteMs: 30 * DAY, touchMs: HOUR };
const STAFF: SessionLimits = { idleMs: 30 * MINUTE, absoluteMs: 12 * HOUR, touchMs: MINUTE };

/** How many browsers one account is signed in with at most, shared computers left out: signing in once more ends the one unused longest. */
export const MAX_SESSIONS = 20;

/** Returns the session limits of a role. @see OWASP ASVS 5.0, 7.3.1 and 7.3.2; docs/security.md */
export function sessionLimits(role: User['role']): SessionLimits {
  return role === 'patient' ? PATIENT : STAFF;
}

/** Shortest time between two writes of `lastSeenAt` at a shared computer, ms: it may lock after one minute. */
export const DESK_TOUCH_MS = 10_000;

/** True if a session has expired. Unused for a while, one at a shared computer locks instead. Times are ms since the epoch. */
export function isSessionOver(
  session: {
    readonly role: User['role'];
    readonly createdAtMs: number;
    readonly lastSeenAtMs: number;
    readonly isAtDesk: boolean;
  },
  nowMs: number,
): boolean {
  const { idleMs, absoluteMs } = sessionLimits(session.role);
  if (nowMs - session.createdAtMs >= absoluteMs) return true;
  return !session.isAtDesk && nowMs - session.lastSeenAtMs >= idleMs;
}

/** True if a session at a shared computer is locked: by hand, or because nothing was done for a while. Times are ms. */
export function isSessionLocked(
  session: { readonly lockedAt: Date | null; readonly lastSeenAtMs: number; readonly lockAfterSeconds: number },
  nowMs: number,
): boolean {
  return session.lockedAt !== null || nowMs - session.lastSeenAtMs >= session.lockAfterSeconds * 1000;
}
