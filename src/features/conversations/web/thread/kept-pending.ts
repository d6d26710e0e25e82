import type { Pending } from '#features/conversations/rules/thread.ts';
import { keep, readKept } from '#platform/web/kept-in-tab.ts';

/** The unsent messages of a thread, kept in the tab. */
export interface KeptPending {
  /** Returns the messages that weren't sent before the page was reloaded, in order. */
  readonly read: () => readonly Pending[];
  /** Keeps unsent messages until the tab is closed or its user signs out. */
  readonly write: (pending: readonly Pending[]) => void;
  /** Removes one message. */
  readonly forget: (key: string) => void;
}

/** Returns the unsent messages of a thread. `account` is the id of their writer; null for a visitor. */
export function keptPending(thread: string, account: number | null): KeptPending {
  const name = `${thread}-${account ?? 'visitor'}`;
  const read = () => JSON.parse(readKept(name) ?? '[]') as Pending[];
  const write = (pending: readonly Pending[]) => keep(name, pending.length === 0 ? null : JSON.stringify(pending));
  return { read, write, forget: (key) => write(read().filter((each) => each.key !== key)) };
}
