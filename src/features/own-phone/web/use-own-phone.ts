import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { appointmentsOf } from '#features/appointments/web/use-appointments.ts';
import type { User } from '#features/auth/contract.ts';
import { leaving } from '#features/auth/web/session/use-logout.ts';
import { keptRows } from '#features/own-phone/rules/kept-rows.ts';
import { isServerThere } from '#platform/web/calls/network.ts';
import { registerWorker } from '#platform/web/calls/register-worker.ts';
import { readOwner, setOwner } from '#platform/web/waiting/kept-store.ts';
import { dropOwnWrites, type OwnWrite, readOwnWrites, sendOwnWrites } from '#platform/web/waiting/own-writes.ts';
import { storePage } from '#platform/web/waiting/stored-page.ts';
import { followWaiting } from '#platform/web/waiting/waiting-writes.ts';
import { LOST_PAGE } from './stored-lost-page.ts';
import { sync } from './sync.ts';

/** How often the network is looked for while there is none, ms. */
const LOOK_MS = 10_000;
/** How old what is kept may get while its screens open, ms. */
const FRESH_MS = 5 * 60_000;
/** How soon a change on the screen is kept, ms. */
const AFTER_CHANGE_MS = 3000;

/** What a patient's browser keeps, and what waits in it. */
export interface OwnPhone {
  /** Undefined until it is known, and where the browser keeps nothing. */
  readonly isOwn: boolean | undefined;
  /** Since when the server is out of reach, as the last contact, ms; undefined while it is there. */
  readonly lostSinceMs: number | undefined;
  readonly waiting: readonly OwnWrite[];
  /** What was sent since the screen opened. */
  readonly sent: readonly OwnWrite[];
  /** The patient wants to sign out while something waits: the answer is true to give it up. */
  readonly leave: ((isSure: boolean) => void) | undefined;
  /** Says that this telephone or computer is the patient's alone, or takes that back. */
  readonly choose: (isOwn: boolean) => Promise<void>;
}

/** Keeps what the patient on the screen needs without network, looks for the network, and sends what waits once it is there. */
export function useOwnPhone(user: User): OwnPhone {
  const queryClient = useQueryClient();
  const userId = user.id;
  const [isOwn, setOwn] = useState<boolean>();
  const [lostSinceMs, setLost] = useState<number>();
  const waiting = useWaiting(userId);
  const [sent, setSent] = useState<readonly OwnWrite[]>([]);
  const [leave, setLeave] = useState<(isSure: boolean) => void>();

  /** With `isForced` also if what is kept is fresh. */
  const renew = useEffectEvent(async (isForced = false) => {
    const before = await readOwner();
    const owner = before?.userId === userId ? before : await setOwner(userId, false);
    setOwn(owner.isOwn);
    if (!(await isServerThere())) return setLost(owner.contactAtMs);
    setLost(undefined);
    const { sent: gone } = await sendOwnWrites(userId, (write) => isCancelled(queryClient, userId, write));
    if (gone.length > 0) {
      setSent((all) => [...all, ...gone]);
      await queryClient.invalidateQueries();
    }
    const isFirst = before?.userId !== userId;
    if (isForced || isFirst || gone.length > 0 || Date.now() - owner.contactAtMs > FRESH_MS) await sync(owner);
  });
  const renewQuietly = useEffectEvent((isForced?: boolean) => void renew(isForced).catch(() => undefined));

  useEffect(() => {
    const look = () => renewQuietly();
    look();
    void prepare(userId);
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    const stopChanges = followChanges(queryClient, userId, () => renewQuietly(true));
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
      stopChanges();
    };
  }, [queryClient, userId]);
  const isLost = lostSinceMs !== undefined;
  useEffect(() => {
    if (!isLost) return;
    const timer = window.setInterval(() => renewQuietly(), LOOK_MS);
    return () => window.clearInterval(timer);
  }, [isLost]);
  useEffect(() => confirmLeaving(userId, setLeave), [userId]);

  return {
    isOwn,
    lostSinceMs,
    waiting,
    sent,
    leave,
    choose: async (chosen) => {
      const owner = await setOwner(userId, chosen);
      setOwn(owner.isOwn);
      // Otherwise a browser short of space deletes it first.
      if (chosen) void navigator.storage?.persist?.().catch(() => false);
      // Neither waits for the other: what is read first is of use first.
      void sync(owner).catch(() => undefined);
      void prepare(userId);
    },
  };
}

/** Returns what waits of a patient in this browser, as it changes. */
function useWaiting(userId: number): readonly OwnWrite[] {
  const [waiting, setWaiting] = useState<readonly OwnWrite[]>([]);
  useEffect(() => {
    const read = () => {
      readOwnWrites(userId).then(setWaiting, () => setWaiting([]));
    };
    read();
    return followWaiting(read);
  }, [userId]);
  return waiting;
}

/** Registers the service worker, and stores the page for times without network. */
async function prepare(userId: number): Promise<void> {
  const worker = await registerWorker();
  if (worker === undefined) return;
  const owner = await readOwner().catch(() => undefined);
  await storePage({ ...LOST_PAGE, onlyLoaded: !(owner?.userId === userId && owner.isOwn) }).catch(() => false);
}

/** True if a cancellation that was refused has been made by another way. */
async function isCancelled(queryClient: QueryClient, userId: number, { kind, request }: OwnWrite): Promise<boolean> {
  if (kind !== 'cancellation') return false;
  const { queryKey } = appointmentsOf(userId);
  const list = await queryClient.fetchQuery<Appointment[]>({ queryKey, staleTime: 0 });
  return list.some(({ id, status }) => request.path === `/api/appointments/${id}/status` && status === 'cancelled');
}

/** Calls a listener some seconds after what is kept has changed on the screen. */
function followChanges(queryClient: QueryClient, userId: number, onChange: () => void): () => void {
  const paths = new Set(keptRows(userId).map(({ path }) => path));
  let timer: number | undefined;
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (!paths.has(String(event.query.queryKey[0]))) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(onChange, AFTER_CHANGE_MS);
  });
  return () => {
    stop();
    window.clearTimeout(timer);
  };
}

/** Sends what waits before the patient signs out, and asks if it can't be sent. Returns how to stop. */
function confirmLeaving(
  userId: number,
  show: (leave: (() => (isSure: boolean) => void) | undefined) => void,
): () => void {
  const { confirm } = leaving;
  leaving.confirm = async () => {
    await sendOwnWrites(userId, async () => false).catch(() => undefined);
    if ((await readOwnWrites(userId).catch(() => [])).length === 0) return true;
    const isSure = await new Promise<boolean>((answer) => show(() => answer));
    show(undefined);
    if (isSure) await dropOwnWrites(userId);
    return isSure;
  };
  return () => {
    leaving.confirm = confirm;
  };
}
