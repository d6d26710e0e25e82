import type { Refusal } from '#platform/common/app-error.ts';
import { type PlatformCode, TOO_MANY_ATTEMPTS } from '#platform/common/platform-refusals.ts';
import { filled, text } from '#platform/common/text.ts';

/** How often an account, browser or network address may try something. */
export interface ThrottleLimits {
  /** Attempts without a wait. */
  readonly free: number;
  /** Waits before the attempts that follow the free ones, in order, ms. */
  readonly delaysMs: readonly number[];
  /** Wait before every later attempt, ms. */
  readonly lockMs: number;
  /** All attempts are cleared this long after the first, ms. */
  readonly windowMs: number;
}

/** The count of attempts. An attempt counts as failed from its start until it succeeds. */
export interface Attempts {
  readonly failures: number;
  /** Time of the first attempt in the window, ms since the epoch. */
  readonly sinceMs: number;
  readonly lockedUntilMs: number | null;
}

const MINUTE = 60_000;

const LONG_WAITS = { delaysMs: [1, 2, 4, 8].map((minutes) => minutes * MINUTE), lockMs: 15 * MINUTE };
/** Waits where many people share the count: short ones first, so that one of them hardly stops the others. */
const SHARED_WAITS = { delaysMs: [5, 10, 20, 40, 80, 160, 320].map((seconds) => seconds * 1000), lockMs: 15 * MINUTE };

/**
 * Guesses at the password of one account by one known browser, or by the unknown browsers of one network address: five at
 * once, then with longer and longer waits, then four an hour. @see OWASP ASVS 5.0, 6.1.1 and 6.3.1; NIST SP 800-63B, 5.2.2
 */
export const SIGN_IN_LIMITS: ThrottleLimits = { free: 5, ...LONG_WAITS, windowMs: 24 * 60 * MINUTE };

/**
 * Guesses at the password of one account by all unknown browsers together: about a hundred and fifty a day. A link that is
 * mailed to the owner makes a browser known, so these waits stop no owner.
 */
export const NAME_LIMITS: ThrottleLimits = { free: 50, ...LONG_WAITS, windowMs: 24 * 60 * MINUTE };

/** Failed sign-ins of unknown browsers, or refused registrations, from one network address. Mobile carriers put thousands of people behind one. */
export const ADDRESS_LIMITS: ThrottleLimits = {
  free: 300,
  ...SHARED_WAITS,
  windowMs: 15 * MINUTE,
};

/** Tries of one account to open what is not its own. */
export const REFUSED_LOOK_LIMITS: ThrottleLimits = { free: 10, ...LONG_WAITS, windowMs: 24 * 60 * MINUTE };

/** Accounts made from one network address. */
export const REGISTRATION_LIMITS: ThrottleLimits = {
  free: 100,
  ...SHARED_WAITS,
  windowMs: 60 * MINUTE,
};

/** Requests for mailed links, of one kind, from one network address, for any account. */
export const LINK_LIMITS: ThrottleLimits = {
  free: 100,
  ...SHARED_WAITS,
  windowMs: 60 * MINUTE,
};

/**
 * Mails requested from one network address to one e-mail address that isn't confirmed or that belongs to another
 * account. Mails over the limit are dropped silently.
 */
export const UNPROVEN_MAIL_LIMITS: ThrottleLimits = {
  free: 10,
  delaysMs: [],
  lockMs: 60 * MINUTE,
  windowMs: 60 * MINUTE,
};

/** Returns when the next attempt is allowed, ms since the epoch; null if it is allowed now. */
export function refusedUntil(attempts: Attempts | undefined, nowMs: number): number | null {
  const until = attempts?.lockedUntilMs ?? null;
  return until !== null && until > nowMs ? until : null;
}

/** Returns the count once an allowed attempt has started. */
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

/** Returns the count once one attempt has succeeded; the other attempts still count. */
export function afterSuccess(before: Attempts, limits: ThrottleLimits): Attempts {
  const failures = Math.max(0, before.failures - 1);
  return { ...before, failures, lockedUntilMs: failures < limits.free ? null : before.lockedUntilMs };
}

/** Returns the refusal of an attempt before `untilMs`, with the wait in whole minutes. */
export function waitRefusal(untilMs: number, nowMs: number): Refusal<PlatformCode> {
  const minutes = Math.max(1, Math.ceil((untilMs - nowMs) / MINUTE));
  if (minutes === 1) return TOO_MANY_ATTEMPTS;
  const message = filled(text('Too many attempts. Please wait {0} minutes and try again.'), minutes);
  return { ...TOO_MANY_ATTEMPTS, message };
}
