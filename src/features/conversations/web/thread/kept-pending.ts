import type { Pending } from '#features/conversations/rules/thread.ts';
import { keep, readKept } from '#platform/web/kept-in-tab.ts';

/** Returns the messages of a thread that weren't sent before the page was reloaded, in order. */
export function readPending(name: string): readonly Pending[] {
  return JSON.parse(readKept(name) ?? '[]') as Pending[];
}

/** Keeps unsent messages until the tab is closed or its user signs out. */
export function writePending(name: string, pending: readonly Pending[]): void {
  keep(name, pending.length === 0 ? null : JSON.stringify(pending));
}

/** Removes one message from those kept. */
export function forgetPending(name: string, key: string): void {
  writePending(
    name,
    readPending(name).filter((each) => each.key !== key),
  );
}
