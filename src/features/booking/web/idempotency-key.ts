import { useRef } from 'react';
import { bodyId } from '../rules/booking-attempt.ts';

/**
 * One key for every booking that is tried while the dialog is open: sending the very same again, after a double click
 * or a lost answer, can't book it twice. Anything else in it, and it is another booking.
 */
export function useIdempotencyKeys(): (body: unknown) => string {
  const keys = useRef(new Map<string, string>());
  return (body) => {
    const key = keys.current.get(bodyId(body)) ?? newKey();
    keys.current.set(bodyId(body), key);
    return key;
  };
}

/** 128 random bits. Browsers have randomUUID only in secure contexts, not on plain http. */
function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
