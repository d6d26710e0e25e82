import type { Pending } from '#features/conversations/rules/thread.ts';

/** What was written and not sent yet in a thread, also after this window was loaded anew. */
export function readPending(name: string): readonly Pending[] {
  try {
    return JSON.parse(window.sessionStorage.getItem(name) ?? '[]') as Pending[];
  } catch {
    return [];
  }
}

/** Keeps it until the window is closed or its user signs out. */
export function writePending(name: string, pending: readonly Pending[]): void {
  try {
    if (pending.length === 0) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, JSON.stringify(pending));
  } catch {
    // Without storage it lives as long as the page.
  }
}
