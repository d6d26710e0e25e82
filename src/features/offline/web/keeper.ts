import { useSyncExternalStore } from 'react';
import { closeVault, emptyVault, keep, vaultEmptyings } from '#features/desks/web/vault/vault.ts';
import type { DayPack, MarkReply } from '#features/offline/contract.ts';
import { MAX_MARKS } from '#features/offline/rules/offline-limits.ts';
import { ApiError, alongside, urlOf } from '#platform/web/calls/call.ts';
import { checkNetwork, noteContact } from '#platform/web/calls/network.ts';
import { isScreenLocked } from '#platform/web/calls/screen-lock.ts';
import { learnTimeFrom } from '#platform/web/calls/server-clock.ts';
import { isPageStored } from '#platform/web/waiting/stored-page.ts';
import {
  countWaiting,
  listWaiting,
  queuesLike,
  removeWaiting,
  sendWaiting,
} from '#platform/web/waiting/waiting-writes.ts';
import { MARK_QUEUES, markIn, type NamedMark, queueOf } from './marks.ts';
import { OFFLINE_PAGE } from './offline-page.ts';

/** A mark that was sent, and what became of it. */
export interface SentMark extends NamedMark {
  readonly reply: MarkReply;
}

/** The shared computer that this browser is, with the member on its screen. */
export interface KeptDesk {
  readonly deskId: number;
  readonly providerId: number;
  readonly memberId: number;
}

interface KeeperState {
  /** The server is there and doesn't take what waits. */
  readonly isRefused: boolean;
  /** What was sent since the member looked last. */
  readonly sent: readonly SentMark[];
}

/** What a contact with the server brought. */
interface Contact {
  /** How many marks were sent. */
  readonly sent: number;
  /** How many marks went with an earlier enrolment of this computer: nothing can read them any more. */
  readonly gone: number;
}

const NOTHING: Contact = { sent: 0, gone: 0 };

let state: KeeperState = { isRefused: false, sent: [] };
const listeners = new Set<() => void>();

/** Returns whether the server takes what waits, and what was sent. */
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
  set({ sent: [] });
}

/**
 * Sends what waits and gets what to keep. Once the session has ended, or the computer isn't one of the place any more, what it keeps
 * is deleted.
 */
export async function refresh(desk: KeptDesk): Promise<Contact> {
  const { providerId } = desk;
  const emptiedBefore = vaultEmptyings();
  const reply = await request(urlOf('/api/portal/providers/:id/day-pack', { id: providerId })).catch(() => undefined);
  if (reply === undefined) {
    await checkNetwork();
    return NOTHING;
  }
  noteContact(true);
  if (reply.status === 423) closeVault();
  if (reply.status === 401) await emptyVault();
  if ((reply.status === 401 || reply.status === 404) && (await isRemoved())) {
    await emptyVault();
    return { sent: 0, gone: await dropMarks() };
  }
  if (!reply.ok || isScreenLocked()) return NOTHING;
  learnTimeFrom(reply);
  const pack = (await reply.json()) as DayPack;
  if (isScreenLocked()) return NOTHING;
  await keep(pack, desk.memberId, { isUseful: await isPageStored(OFFLINE_PAGE), emptiedBefore });
  const gone = await dropMarks(queueOf(desk.deskId));
  return { sent: await trySending(desk), gone };
}

/** Sends what waits, and notes whether the server took it; returns how much it was. */
async function trySending(desk: KeptDesk): Promise<number> {
  try {
    const sent = await sendMarks(desk);
    if (state.isRefused) set({ isRefused: false });
    return sent;
  } catch (error) {
    // Locked or signed out meanwhile: who works there next sends it.
    if (!(error instanceof ApiError) || error.status === 423 || error.status === 401) return 0;
    if (!state.isRefused) set({ isRefused: true });
    return 0;
  }
}

/** True if this browser is no shared computer any more. A server of another version may not know the pack. */
async function isRemoved(): Promise<boolean> {
  return (await request('/api/portal/desk')).status === 404;
}

/** Deletes what waits of other enrolments than that of a queue, and returns how much it was. */
async function dropMarks(own?: string): Promise<number> {
  const queues = (await queuesLike(MARK_QUEUES)).filter((queue) => queue !== own);
  const writes = (await Promise.all(queues.map(listWaiting))).flat();
  if (writes.length > 0) await removeWaiting(writes.map(({ id }) => id));
  return writes.length;
}

/** Sends the marks that wait; returns how many. @throws ApiError when refused, TypeError when the network fails */
export async function sendMarks({ deskId, providerId }: KeptDesk): Promise<number> {
  let count = 0;
  const queue = queueOf(deskId);
  while ((await countWaiting(queue)) > 0) {
    const before = count;
    await sendWaiting(queue, async (writes) => {
      const named = await Promise.all(writes.slice(0, MAX_MARKS).map(markIn));
      const url = urlOf('/api/portal/providers/:id/desk-marks', { id: providerId });
      const reply = await request(url, { marks: named.map(({ mark }) => mark) });
      if (!reply.ok) throw new ApiError(reply.status, await reply.text());
      const replies = (await reply.json()) as MarkReply[];
      count += replies.length;
      const replyTo = new Map(replies.map((each) => [each.id, each]));
      const sent = named.flatMap((each) => {
        const found = replyTo.get(each.mark.id);
        return found === undefined ? [] : [{ ...each, reply: found }];
      });
      set({ sent: [...state.sent, ...sent] });
      return replies.map(({ id }) => id);
    });
    if (count === before) break;
  }
  return count;
}

/** Sends a request that the browser makes by itself: unlike `call` it ends also if the screen locks meanwhile. */
async function request(url: string, body?: object): Promise<Response> {
  const headers = { ...alongside.headers(), 'x-unattended': 'yes' };
  if (body === undefined) return await fetch(url, { headers });
  const sent = { ...headers, 'content-type': 'application/json' };
  return await fetch(url, { method: 'POST', headers: sent, body: JSON.stringify(body) });
}
