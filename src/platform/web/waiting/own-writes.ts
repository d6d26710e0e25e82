import type { ErrorBody } from '#platform/common/app-error.ts';
import { alongside } from '../calls/call.ts';
import { serverNow } from '../calls/server-clock.ts';
import { type Owner, readOwner } from './kept-store.ts';
import { type Sealed, seal, unseal } from './sealed.ts';
import {
  addWaiting,
  listWaiting,
  removeWaiting,
  replaceWaiting,
  sendWaiting,
  type WaitingWrite,
} from './waiting-writes.ts';

/** What a patient may do without network: it is sent once the network is back. */
export type OwnKind = 'diary' | 'message' | 'review' | 'cancellation';

/** A write of a patient that waits. */
export interface OwnWrite {
  /** The idempotency key. */
  readonly id: string;
  readonly kind: OwnKind;
  readonly madeAtMs: number;
  /** What it is about, as the patient reads it: a practice, or nothing. */
  readonly about: string;
  /** What the patient typed, to read and to copy. */
  readonly text: string;
  readonly request: OwnRequest;
  /** Why the server didn't take it, in its words: only the patient can settle that. */
  readonly problem?: string;
  /** Of a diary entry that was sent: its urgency is high. */
  readonly isUrgent?: boolean;
}

/** What is sent. `first` gives the id that stands for `:id` in the path. */
export interface OwnRequest {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: unknown;
  readonly first?: string;
}

/** What became of sending: `over` without a session. */
export interface Sending {
  readonly sent: readonly OwnWrite[];
  readonly outcome: 'done' | 'lost' | 'over';
}

/** Statuses after which the same request may succeed. */
const TRY_AGAIN: readonly number[] = [408, 423, 425, 429];

function queueOf(userId: number): string {
  return `own ${userId}`;
}

/**
 * Stores a write until there is network; false where the browser may not keep it: it isn't the patient's own, or stores nothing.
 * Then it must not look done.
 */
export async function waitToSend(userId: number, write: OwnWrite): Promise<boolean> {
  try {
    const owner = await ownerHere(userId);
    if (owner?.isOwn !== true) return false;
    await addWaiting({ id: write.id, queue: queueOf(userId), body: await sealed(owner, write) });
    return true;
  } catch {
    return false;
  }
}

/** Stores a write after an error that means that the network failed. @throws the error if it is another one, or nothing may be stored */
export async function waitAfter(error: unknown, userId: number, write: Omit<OwnWrite, 'madeAtMs'>): Promise<void> {
  if (!(error instanceof TypeError) || !(await waitToSend(userId, { ...write, madeAtMs: serverNow() }))) throw error;
}

/** Returns what waits of a patient, in the order in which it was made. */
export async function readOwnWrites(userId: number): Promise<OwnWrite[]> {
  const owner = await ownerHere(userId);
  if (owner === undefined) return [];
  const opened = await Promise.all((await listWaiting(queueOf(userId))).map((write) => openedOr(owner, write)));
  return opened.filter((write) => write !== undefined);
}

/** Gives a write up. */
export async function dropOwnWrite(id: string): Promise<void> {
  await removeWaiting([id]);
}

/** Gives up all that waits of a patient. */
export async function dropOwnWrites(userId: number): Promise<void> {
  await removeWaiting((await listWaiting(queueOf(userId))).map(({ id }) => id));
}

/**
 * Sends what waits of the signed-in patient, one after the other, in one tab. What the server refuses stays with its words; what
 * fails otherwise stays as it is, with all behind it. `isDone` is whether the server has done a refused one by another way.
 */
export async function sendOwnWrites(userId: number, isDone: (write: OwnWrite) => Promise<boolean>): Promise<Sending> {
  const owner = await ownerHere(userId);
  if (owner === undefined) return { sent: [], outcome: 'done' };
  const sent: OwnWrite[] = [];
  let outcome: Sending['outcome'] = 'done';
  await sendWaiting(queueOf(userId), async (writes) => {
    const gone: string[] = [];
    for (const stored of writes) {
      const write = await openedOr(owner, stored);
      // Of a key that is no more: nothing can read it.
      if (write === undefined) gone.push(stored.id);
      if (write === undefined || write.problem !== undefined) continue;
      const { isUrgent = false, problem: result } = await sendOne(userId, write).catch(
        (): Sent => ({ problem: 'lost' }),
      );
      if (result === 'lost' || result === 'over') {
        outcome = result;
        break;
      }
      if (result === undefined || (await isDone(write).catch(() => false))) {
        sent.push({ ...write, isUrgent });
        gone.push(write.id);
      } else await replaceWaiting({ ...stored, body: await sealed(owner, { ...write, problem: result }) });
    }
    return gone;
  });
  return { sent, outcome };
}

/** What became of a write. */
interface Sent {
  readonly problem?: string;
  readonly isUrgent?: boolean;
}

/** Sends one. Returns no problem once it is done, else `lost`, `over`, or the words of a refusal. */
async function sendOne(userId: number, { id, kind, request }: OwnWrite): Promise<Sent> {
  let { path } = request;
  if (request.first !== undefined) {
    const opened = await ask(userId, { method: 'POST', path: request.first, body: undefined });
    if (!opened.ok) return { problem: await refusal(opened) };
    path = path.replace(':id', String(((await opened.json()) as { readonly id: number }).id));
  }
  const reply = await ask(userId, { ...request, path }, { 'idempotency-key': id });
  if (!reply.ok) return { problem: await refusal(reply) };
  const { predictedUrgency } = (await reply.json().catch(() => ({}))) as { readonly predictedUrgency?: string };
  return { isUrgent: kind === 'diary' && predictedUrgency === 'high' };
}

/** Returns why a reply is none that is wanted: the network, the session, or the server's words. */
async function refusal(reply: Response): Promise<string> {
  const { status } = reply;
  const body = (await reply.json().catch(() => ({}))) as Partial<ErrorBody>;
  if (status === 401 || body.code === 'other_user') return 'over';
  if (status >= 500 || TRY_AGAIN.includes(status)) return 'lost';
  return body.message ?? String(status);
}

/** Only as the user on the screen: `x-user` is refused in the session of another one. */
async function ask(
  userId: number,
  { method, path, body }: Pick<OwnRequest, 'method' | 'path' | 'body'>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const sent = { ...alongside.headers(), ...headers, 'x-user': String(userId) };
  if (body === undefined) return await fetch(path, { method, headers: sent });
  return await fetch(path, {
    method,
    headers: { ...sent, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function ownerHere(userId: number): Promise<Owner | undefined> {
  const owner = await readOwner();
  return owner?.userId === userId ? owner : undefined;
}

async function sealed({ key }: Owner, write: OwnWrite): Promise<Sealed> {
  return await seal(key, new TextEncoder().encode(JSON.stringify(write)), write.id);
}

async function openedOr({ key }: Owner, { id, body }: WaitingWrite): Promise<OwnWrite | undefined> {
  try {
    return JSON.parse(new TextDecoder().decode(await unseal(key, body as Sealed, id))) as OwnWrite;
  } catch {
    return undefined;
  }
}
