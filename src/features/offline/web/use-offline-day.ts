import { useEffect, useState } from 'react';
import { setLockMark } from '#features/desks/web/lock-mark.ts';
import {
  type ClosedVault,
  closedVault,
  closeVault,
  emptyVault,
  openedBy,
  readOpened,
} from '#features/desks/web/vault/vault.ts';
import type { NewMark } from '#features/offline/contract.ts';
import type { KeptDay } from '#features/offline/rules/day-now.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { followWaiting, removeWaiting } from '#platform/web/waiting/waiting-writes.ts';
import { addMark, readMarks } from './marks.ts';
import { OFFLINE_PAGE } from './offline-page.ts';

/** What the screen without network shows. */
export type OfflineView =
  | { readonly status: 'loading' | 'empty' }
  | { readonly status: 'closed'; readonly vault: ClosedVault }
  | {
      readonly status: 'open';
      readonly day: KeptDay;
      readonly memberId: number;
      /** Those that wait, in the order in which they were made. */
      readonly marks: readonly NewMark[];
    };

/** A mark as the screen makes it; id, time and member are added. */
export type TypedMark = Omit<NewMark, 'id' | 'at' | 'madeBy'>;

/** Reads what this computer keeps, and adds marks to those that wait. */
export function useOfflineDay() {
  const [view, setView] = useState<OfflineView>({ status: 'loading' });
  const [loads, setLoads] = useState(0);
  const reload = () => setLoads((before) => before + 1);
  useEffect(() => {
    const left = new AbortController();
    readView().then(
      (read) => left.signal.aborted || setView(read),
      () => left.signal.aborted || setView({ status: 'empty' }),
    );
    return () => left.abort();
  }, [loads]);
  useEffect(() => followWaiting(() => setLoads((before) => before + 1)), []);
  return {
    view,
    reload,
    lock: () => {
      closeVault();
      reload();
    },
    /** Rejects if the browser doesn't store it. */
    add: async (typed: TypedMark, name: string): Promise<void> => {
      const { memberId } = openedBy() ?? {};
      if (memberId === undefined) throw new Error('The vault is closed.');
      const made = { id: crypto.randomUUID(), at: new Date(serverNow()).toISOString(), madeBy: memberId };
      await addMark({ mark: { ...typed, ...made }, name });
    },
    takeBack: (id: string) => removeWaiting([id]),
    signOut: async (): Promise<void> => {
      await emptyVault();
      // The next contact locks the session if it doesn't end it now.
      setLockMark();
      await fetch('/api/logout', { method: 'POST' }).catch(() => undefined);
      // A new document knows nothing of the member.
      location.assign(OFFLINE_PAGE);
    },
  };
}

async function readView(): Promise<OfflineView> {
  const opened = await readOpened<KeptDay>();
  const by = openedBy();
  if (opened !== undefined && by !== undefined) {
    return { status: 'open', day: opened.content, memberId: by.memberId, marks: await readMarks(by.deskId) };
  }
  const vault = await closedVault();
  return vault === undefined ? { status: 'empty' } : { status: 'closed', vault };
}
