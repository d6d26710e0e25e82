import type { User } from '../contract.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a session lasts. */
export interface SessionLimits {
  /** Without a request, ms. */
  readonly idleMs: number;
  /** Whatever is done in it, ms. */
  readonly absoluteMs: number;
  /** How old the note of the last request may get before it is written anew, ms. */
  readonly touchMs: number;
}

const PATIENT: SessionLimits = { idleMs: 14 * DAY, absoluteMs: 30 * DAY, touchMs: HOUR };
const STAFF: SessionLimits = { idleMs: 30 * MINUTE, absoluteMs: 12 * HOUR, touchMs: MINUTE };

/** The limits of a role's sessions. @see OWASP ASVS 5.0, 7.3.1 and 7.3.2; docs/security.md */
export function sessionLimits(role: User['role']): SessionLimits {
  return role === 'patient' ? PATIENT : STAFF;
}

/** Whether a session has ended by itself. Times are ms since the epoch. */
export function isSessionOver(
  session: { readonly role: User['role']; readonly createdAtMs: number; readonly lastSeenAtMs: number },
  nowMs: number,
): boolean {
  const { idleMs, absoluteMs } = sessionLimits(session.role);
  return nowMs - session.createdAtMs >= absoluteMs || nowMs - session.lastSeenAtMs >= idleMs;
}
