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

/** Returns the session limits of a role. @see OWASP ASVS 5.0, 7.3.1 and 7.3.2; docs/security.md */
export function sessionLimits(role: User['role']): SessionLimits {
  return role === 'patient' ? PATIENT : STAFF;
}

/** True if a session has expired. Times are ms since the epoch. */
export function isSessionOver(
  session: { readonly role: User['role']; readonly createdAtMs: number; readonly lastSeenAtMs: number },
  nowMs: number,
): boolean {
  const { idleMs, absoluteMs } = sessionLimits(session.role);
  return nowMs - session.createdAtMs >= absoluteMs || nowMs - session.lastSeenAtMs >= idleMs;
}
