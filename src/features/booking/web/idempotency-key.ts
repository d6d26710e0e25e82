import { useRef } from 'react';

/**
 * One key for every slot that is tried while the dialog is open: sending the same slot again, after a double click or
 * a lost answer, can't book it twice.
 */
export function useIdempotencyKeys(): (slotId: string) => string {
  const keys = useRef(new Map<string, string>());
  return (slotId) => {
    const key = keys.current.get(slotId) ?? newKey();
    keys.current.set(slotId, key);
    return key;
  };
}

/** 128 random bits. Browsers have randomUUID only in secure contexts, not on plain http. */
function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
