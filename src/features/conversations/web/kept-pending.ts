import type { Pending } from '#features/conversations/rules/thread.ts';
import { keep, readKept } from '#platform/web/kept-in-tab.ts';

/** What was written and not sent yet in a thread, also after this window was loaded anew. */
export function readPending(name: string): readonly Pending[] {
  return JSON.parse(readKept(name) ?? '[]') as Pending[];
}

/** Keeps it until the window is closed or its user signs out. */
export function writePending(name: string, pending: readonly Pending[]): void {
  keep(name, pending.length === 0 ? null : JSON.stringify(pending));
}
