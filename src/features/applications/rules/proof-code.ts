import type { ThrottleLimits } from '#features/auth/rules/throttle.ts';
import { dialable } from '#platform/common/phone-number.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';

const MINUTE_MS = 60_000;

/** How long a code to prove a claim works, ms. */
export const CODE_MS = 10 * MINUTE_MS;
/** How many codes may be typed after one was sent. */
export const MAX_TRIES = 5;

/** Codes for one listing, and for one application: three a day. Five tries each leave 15 guesses of a million. */
export const CODES_A_DAY: ThrottleLimits = {
  free: 3,
  delaysMs: [],
  lockMs: 24 * 60 * MINUTE_MS,
  windowMs: 24 * 60 * MINUTE_MS,
};

/** The columns of a listing that decide whether it has a number to which a code may be sent. */
export interface Registered {
  readonly source: string | null;
  readonly phone: string | null;
  readonly editedColumns: readonly string[];
}

/**
 * Returns the mobile number that came with the register, in international format; undefined if there is none. One that
 * was typed, corrected or suggested here proves nothing, and landlines get no text messages.
 */
export function registeredMobile({ source, phone, editedColumns }: Registered): string | undefined {
  if (source === null || editedColumns.includes('phone')) return undefined;
  const number = dialable(phone);
  return number !== undefined && /^\+234[789]\d{9}$/.test(number) ? number : undefined;
}

/** Returns the end of a number by which its owner recognizes it: three digits. */
export function phoneEnd(number: string): string {
  return number.slice(-3);
}

/** Returns the text message with a code. It names no practice: only its owner should make sense of it. */
export function codeSms(code: string): string {
  return `${code} is your ${PRODUCT_NAME} code to claim your practice's page. It works for 10 minutes. Give it to no one who calls you. If you did not ask for it, ignore it.`;
}
