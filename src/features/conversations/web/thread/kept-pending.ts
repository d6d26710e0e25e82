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

/** The unsent messages at a shared computer, by name: the tab's storage could be read under the lock, and by the next member. */
const inMemory = new Map<string, readonly Pending[]>();

/**
 * Returns the unsent messages of a thread. `account` is the id of their writer; null for a visitor. At a shared computer
 * they go with the page.
 */
export function keptPending(thread: string, account: number | null, { isShared = false } = {}): KeptPending {
  const name = `${thread}-${account ?? 'visitor'}`;
  if (isShared)
    return ofStore(
      () => inMemory.get(name) ?? [],
      (pending) => void inMemory.set(name, pending),
    );
  const read = () => JSON.parse(readKept(name) ?? '[]') as Pending[];
  const write = (pending: readonly Pending[]) => keep(name, pending.length === 0 ? null : JSON.stringify(pending));
  return ofStore(read, write);
}

function ofStore(read: KeptPending['read'], write: KeptPending['write']): KeptPending {
  return { read, write, forget: (key) => write(read().filter((each) => each.key !== key)) };
}
