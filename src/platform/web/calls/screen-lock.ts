import { useSyncExternalStore } from 'react';

let isLocked = false;
let locks = 0;
const listeners = new Set<() => void>();

/** Locks or unlocks the screen of this tab: while it is locked, nothing of the application is shown. */
export function setScreenLocked(locked: boolean): void {
  if (locked && !isLocked) locks += 1;
  isLocked = locked;
  for (const listener of listeners) listener();
}

/** True while the screen is locked. */
export function isScreenLocked(): boolean {
  return isLocked;
}

/** Returns whether the screen is locked. */
export function useScreenLocked(): boolean {
  return useSyncExternalStore(subscribe, isScreenLocked, () => false);
}

/**
 * Waits for a step of a call, unless the screen is locked meanwhile: what comes then belongs to a member who may not be
 * the one that reads the screen, so nothing that waits for it goes on.
 */
export function forThisScreen<Value>(step: Promise<Value>): Promise<Value> {
  const begunAt = locks;
  const never = new Promise<never>(() => undefined);
  return step.then(
    (value) => (locks === begunAt ? value : never),
    (error: unknown) => {
      if (locks === begunAt) throw error;
      return never;
    },
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
