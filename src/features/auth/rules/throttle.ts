import { text } from '#platform/common/text.ts';

/** How often something may be tried, by one account, browser or network address. */
export interface ThrottleLimits {
  /** Attempts that cost nothing. */
  readonly free: number;
  /** Wait before each attempt after the free ones, ms, one by one. */
  readonly delaysMs: readonly number[];
  /** Wait before every attempt after those, ms. */
  readonly lockMs: number;
  /** How long after the first attempt all are forgotten, ms. */
  readonly windowMs: number;
}

/** What is remembered of attempts. An attempt counts as failed from the moment it is made until it succeeds. */
export interface Attempts {
  readonly failures: number;
  /** Of the first one that still counts, ms since the epoch. */
  readonly sinceMs: number;
  readonly lockedUntilMs: number | null;
}

const MINUTE = 60_000;

/**
 * Guessing the password of one account: five tries, then longer and longer waits, then four an hour. About a hundred a
 * day. @see OWASP ASVS 5.0, 6.1.1 and 6.3.1; NIST SP 800-63B, 5.2.2
 */
export const SIGN_IN_LIMITS: ThrottleLimits = {
  free: 5,
  delaysMs: [1, 2, 4, 8].map((minutes) => minutes * MINUTE),
  lockMs: 15 * MINUTE,
  windowMs: 24 * 60 * MINUTE,
};

/** Failed sign-ins from one network address. A mobile carrier puts thousands of people behind one. */
export const ADDRESS_LIMITS: ThrottleLimits = {
  free: 300,
  delaysMs: [],
  lockMs: 15 * MINUTE,
  windowMs: 15 * MINUTE,
};

/** New accounts, tried or made, from one network address. */
export const REGISTRATION_LIMITS: ThrottleLimits = {
  free: 100,
  delaysMs: [],
  lockMs: 30 * MINUTE,
  windowMs: 60 * MINUTE,
};

/** Links for new passwords asked for from one network address, whosever they are. */
export const RESET_LIMITS: ThrottleLimits = {
  free: 100,
  delaysMs: [],
  lockMs: 15 * MINUTE,
  windowMs: 60 * MINUTE,
};

/**
 * Mails to one address that nobody has proven to read, or that belongs to another account, asked for from one network
 * address. More are not sent, and nobody is told.
 */
export const UNPROVEN_MAIL_LIMITS: ThrottleLimits = {
  free: 10,
  delaysMs: [],
  lockMs: 60 * MINUTE,
  windowMs: 60 * MINUTE,
};

/** When the next attempt may be made, ms since the epoch; null when it may be made now. */
export function refusedUntil(attempts: Attempts | undefined, nowMs: number): number | null {
  const until = attempts?.lockedUntilMs ?? null;
  return until !== null && until > nowMs ? until : null;
}

/** What is remembered once an attempt that wasn't refused is under way. */
export function afterAttempt(before: Attempts | undefined, nowMs: number, limits: ThrottleLimits): Attempts {
  const current = before !== undefined && nowMs - before.sinceMs < limits.windowMs ? before : undefined;
  const failures = (current?.failures ?? 0) + 1;
  const waitMs = failures < limits.free ? null : (limits.delaysMs[failures - limits.free] ?? limits.lockMs);
  return {
    failures,
    sinceMs: current?.sinceMs ?? nowMs,
    lockedUntilMs: waitMs === null ? null : nowMs + waitMs,
  };
}

/** What is remembered once one attempt among others turned out right, where the others still count. */
export function afterSuccess(before: Attempts, limits: ThrottleLimits): Attempts {
  const failures = Math.max(0, before.failures - 1);
  return { ...before, failures, lockedUntilMs: failures < limits.free ? null : before.lockedUntilMs };
}

/** What somebody reads who has to wait, in whole minutes. */
export function waitMessage(untilMs: number, nowMs: number): string {
  const minutes = Math.max(1, Math.ceil((untilMs - nowMs) / MINUTE));
  return minutes === 1
    ? text('Too many attempts. Please wait a minute and try again.')
    : `Too many attempts. Please wait ${minutes} minutes and try again.`;
}
