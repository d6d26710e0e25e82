import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A write that waits for the network. */
export interface WaitingWrite {
  /** The server does it once. */
  readonly id: string;
  /** Writes of one queue are sent together, in the order in which they were made. */
  readonly queue: string;
  /** What to send: for a shared computer, encrypted. */
  readonly body: unknown;
}

interface Schema extends DBSchema {
  writes: { key: number; value: WaitingWrite; indexes: { queue: string; id: string } };
}

const CHANGED = 'waiting';
let opening: Promise<IDBPDatabase<Schema>> | undefined;
let channel: BroadcastChannel | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>('waiting', 1, {
    upgrade: (db) => {
      const writes = db.createObjectStore('writes', { autoIncrement: true });
      writes.createIndex('queue', 'queue');
      writes.createIndex('id', 'id', { unique: true });
    },
    blocking: (_now, _next, event) => {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated: () => {
      opening = undefined;
    },
  });
  return opening;
}

/** Stores a write until it is sent. @throws Error if the browser stores nothing: then it must not look done */
export async function addWaiting(write: WaitingWrite): Promise<void> {
  await (await database()).add('writes', write);
  tellChanged();
}

/** Returns the writes of a queue in the order in which they were made. */
export async function listWaiting(queue: string): Promise<WaitingWrite[]> {
  return await (await database()).getAllFromIndex('writes', 'queue', queue);
}

/** Returns how many writes of a queue wait. */
export async function countWaiting(queue: string): Promise<number> {
  return await (await database()).countFromIndex('writes', 'queue', queue);
}

/** Returns the queues whose names begin alike in which something waits. */
export async function queuesLike(beginning: string): Promise<string[]> {
  const writes = await (await database()).getAll('writes');
  return [...new Set(writes.map(({ queue }) => queue))].filter((queue) => queue.startsWith(beginning));
}

/** Changes what a write that waits holds; does nothing if it is gone. */
export async function replaceWaiting(write: WaitingWrite): Promise<void> {
  const tx = (await database()).transaction('writes', 'readwrite');
  const key = await tx.store.index('id').getKey(write.id);
  if (key !== undefined) await tx.store.put(write, key);
  await tx.done;
  tellChanged();
}

/** Removes writes: they were sent, or taken back. */
export async function removeWaiting(ids: readonly string[]): Promise<void> {
  const tx = (await database()).transaction('writes', 'readwrite');
  for (const id of ids) {
    const key = await tx.store.index('id').getKey(id);
    if (key !== undefined) await tx.store.delete(key);
  }
  await tx.done;
  tellChanged();
}

/**
 * Sends the writes of a queue, in one tab of this browser at a time. `send` returns the ids that the server has answered; these
 * are removed, and the rest stays.
 * @throws what `send` throws
 */
export async function sendWaiting(
  queue: string,
  send: (writes: readonly WaitingWrite[]) => Promise<readonly string[]>,
): Promise<void> {
  await navigator.locks.request(`waiting ${queue}`, async () => {
    const writes = await listWaiting(queue);
    if (writes.length > 0) await removeWaiting(await send(writes));
  });
}

/** Calls a listener when a write was added or removed in any tab; returns how to stop. */
export function followWaiting(listener: () => void): () => void {
  channel ??= new BroadcastChannel(CHANGED);
  const heard = channel;
  heard.addEventListener('message', listener);
  globalThis.addEventListener(CHANGED, listener);
  return () => {
    heard.removeEventListener('message', listener);
    globalThis.removeEventListener(CHANGED, listener);
  };
}

function tellChanged(): void {
  channel ??= new BroadcastChannel(CHANGED);
  channel.postMessage(null);
  globalThis.dispatchEvent(new Event(CHANGED));
}
