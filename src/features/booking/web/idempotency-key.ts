import { useRef } from 'react';
import { newKey } from '#platform/web/new-key.ts';
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
