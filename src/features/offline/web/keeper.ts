import { useSyncExternalStore } from 'react';
import { closeVault, emptyVault, keep } from '#features/desks/web/vault/vault.ts';
import type { DayPack, MarkReply, NewMark } from '#features/offline/contract.ts';
import { MAX_MARKS } from '#features/offline/rules/offline-limits.ts';
import { ApiError, alongside, urlOf } from '#platform/web/calls/call.ts';
import { isScreenLocked } from '#platform/web/calls/screen-lock.ts';
import { learnTimeFrom } from '#platform/web/calls/server-clock.ts';
import { countWaiting, listWaiting, removeWaiting, sendWaiting } from '#platform/web/waiting/waiting-writes.ts';
import { markIn, queueOf } from './marks.ts';
import { isPageStored } from './stored-page.ts';

/** A mark that was sent, and what became of it. */
export interface SentMark {
  readonly mark: NewMark;
  readonly reply: MarkReply;
}

/** The shared computer that this browser is, with the member on its screen. */
export interface KeptDesk {
  readonly deskId: number;
  readonly providerId: number;
  readonly memberId: number;
}

interface KeeperState {
  /** The server can't be reached. */
  readonly isLost: boolean;
  /** What was sent since the member looked last. */
  readonly sent: readonly SentMark[];
  /** How many marks went with the computer's enrolment. */
  readonly gone: number;
}

let state: KeeperState = { isLost: false, sent: [], gone: 0 };
const listeners = new Set<() => void>();

/** Returns whether the network is there, and what was sent. */
export function useKeeper(): KeeperState {
  return useSyncExternalStore(subscribe, present, present);
}

function present(): KeeperState {
  return state;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(change: Partial<KeeperState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Forgets what was sent, once it was read. */
export function forgetSent(): void {
  set({ sent: [], gone: 0 });
}

/** Asks the server whether it is there, and notes it. */
export async function checkNetwork(): Promise<boolean> {
  const isThere = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  if (isThere === state.isLost) set({ isLost: !isThere });
  return isThere;
}

/**
 * Sends what waits and gets what to keep. If the computer isn't one of the place any more, what it keeps is deleted; so it is
 * once the session has ended. Returns how many marks were sent.
 */
export async function refresh(desk: KeptDesk): Promise<number> {
  const { providerId } = desk;
  const reply = await request(urlOf('/api/portal/providers/:id/day-pack', { id: providerId })).catch(() => undefined);
  if (reply === undefined) {
    await checkNetwork();
    return 0;
  }
  if (state.isLost) set({ isLost: false });
  if (reply.status === 404) await forgetDesk(desk);
  if (reply.status === 401) await emptyVault();
  if (reply.status === 423) closeVault();
  if (!reply.ok || isScreenLocked()) return 0;
  learnTimeFrom(reply);
  const pack = (await reply.json()) as DayPack;
  if (isScreenLocked()) return 0;
  await keep(pack, desk.memberId, await isPageStored());
  return await sendMarks(desk);
}

/** Sends the marks that wait; returns how many. @throws ApiError when refused, TypeError when the network fails */
export async function sendMarks({ deskId, providerId }: KeptDesk): Promise<number> {
  let count = 0;
  const queue = queueOf(deskId);
  while ((await countWaiting(queue)) > 0) {
    const before = count;
    await sendWaiting(queue, async (writes) => {
      const marks = await Promise.all(writes.slice(0, MAX_MARKS).map(markIn));
      const url = urlOf('/api/portal/providers/:id/desk-marks', { id: providerId });
      const reply = await request(url, { marks });
      if (!reply.ok) throw new ApiError(reply.status, await reply.text());
      const replies = (await reply.json()) as MarkReply[];
      count += replies.length;
      const markOf = new Map(marks.map((mark) => [mark.id, mark]));
      const sent = replies.flatMap((each) => {
        const mark = markOf.get(each.id);
        return mark === undefined ? [] : [{ mark, reply: each }];
      });
      set({ sent: [...state.sent, ...sent] });
      return replies.map(({ id }) => id);
    });
    if (count === before) break;
  }
  return count;
}

/** Deletes what this browser keeps and what waits, because it is no shared computer of the place any more. */
async function forgetDesk({ deskId }: KeptDesk): Promise<void> {
  await emptyVault();
  const writes = await listWaiting(queueOf(deskId));
  if (writes.length === 0) return;
  await removeWaiting(writes.map(({ id }) => id));
  set({ gone: writes.length });
}

/** Sends a request that the browser makes by itself: unlike `call` it ends also if the screen locks meanwhile. */
async function request(url: string, body?: object): Promise<Response> {
  const headers = { ...alongside.headers(), 'x-unattended': 'yes' };
  if (body === undefined) return await fetch(url, { headers });
  const sent = { ...headers, 'content-type': 'application/json' };
  return await fetch(url, { method: 'POST', headers: sent, body: JSON.stringify(body) });
}
