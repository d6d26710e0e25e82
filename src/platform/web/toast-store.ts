import { useSyncExternalStore } from 'react';

/** A short message over the screen. @see patient-area specification, section 3: Toast */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly variant: 'default' | 'destructive';
  /** It is shown until it is closed or replaced. */
  readonly stays: boolean;
}

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast, in place of the one on screen: there is at most one at a time. Returns its id. */
export function toast(shown: {
  title: string;
  description?: string | undefined;
  variant?: Toast['variant'];
  stays?: boolean;
}): number {
  const { title, description, variant = 'default', stays = false } = shown;
  lastId += 1;
  current = { id: lastId, title, variant, stays, ...(description !== undefined && { description }) };
  for (const listener of listeners) listener();
  return lastId;
}

/** Removes the toast, unless a newer one has replaced it. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  current = null;
  for (const listener of listeners) listener();
}

/** The toast to show, or null. */
export function useToast(): Toast | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
