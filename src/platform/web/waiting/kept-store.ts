import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type Sealed, seal, unseal } from './sealed.ts';

// What a patient's browser keeps for times without network. Pages write it; the service worker reads and deletes it.

/** How long it is shown without contact to the server, ms. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** A clock that is set back further than this since the last contact shows nothing, ms. */
const BACK_MS = 60 * 60 * 1000;

/** Whose browser it is. */
export interface Owner {
  readonly userId: number;
  /** The patient said that this telephone or computer is theirs alone. */
  readonly isOwn: boolean;
  /** When the server last confirmed the session, ms, by this device's clock. */
  readonly contactAtMs: number;
  /** Can't be read out of the browser. */
  readonly key: CryptoKey;
}

/** The reply to a GET path. */
export interface KeptReply {
  readonly atMs: number;
  readonly body: string;
  /** How many rows the whole list has, where the reply is a part of one. */
  readonly total: string | null;
}

interface StoredReply extends Omit<KeptReply, 'body'> {
  readonly sealed: Sealed;
}

interface Schema extends DBSchema {
  owner: { key: 'owner'; value: Owner };
  replies: { key: string; value: StoredReply };
  /** That someone signed out without network: the server is to learn of it first of all. */
  leaving: { key: 'leaving'; value: true };
}

/** The kill switch deletes it too. */
const NAME = 'own-phone';
const STORES = ['owner', 'replies'] as const;
const ALL = ['owner', 'replies', 'leaving'] as const;
let opening: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(NAME, 1, {
    upgrade: (db) => {
      for (const store of ALL) db.createObjectStore(store);
    },
    // Deleted elsewhere: what is open must not keep it.
    blocking: (_now, _next, event) => {
      (event.target as IDBDatabase).close();
      opening = undefined;
    },
    terminated: () => {
      opening = undefined;
    },
  });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Returns whose browser it is; undefined if it keeps nothing, or was without contact for seven days: then all is deleted. */
export async function readOwner(nowMs = Date.now()): Promise<Owner | undefined> {
  const owner = await (await database()).get('owner', 'owner');
  if (owner === undefined || isFresh(owner, nowMs)) return owner;
  await wipe();
  return undefined;
}

/** True if what is kept may still be shown. */
export function isFresh({ contactAtMs }: Pick<Owner, 'contactAtMs'>, nowMs: number): boolean {
  return nowMs - contactAtMs < KEPT_MS && nowMs > contactAtMs - BACK_MS;
}

/** Makes this browser a user's: what it kept of another one is deleted first, and what only an own telephone keeps with `isOwn` false. */
export async function setOwner(userId: number, isOwn: boolean, nowMs = Date.now()): Promise<Owner> {
  const before = await readOwner(nowMs);
  const isSame = before?.userId === userId;
  if (before !== undefined && (!isSame || (before.isOwn && !isOwn))) await wipe();
  const key = isSame
    ? before.key
    : await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const owner: Owner = { userId, isOwn, contactAtMs: nowMs, key };
  await (await database()).put('owner', owner, 'owner');
  return owner;
}

/** Notes that the server confirmed the session of the owner; does nothing if the browser has another owner by now, or none. */
export async function noteContact(userId: number, nowMs = Date.now()): Promise<void> {
  const tx = (await database()).transaction('owner', 'readwrite');
  const owner = await tx.store.get('owner');
  if (owner?.userId === userId) await tx.store.put({ ...owner, contactAtMs: nowMs }, 'owner');
  await tx.done;
}

/** Stores a reply for its owner, unless the browser has another owner by now, or none. */
export async function keepReply(owner: Owner, path: string, { body, ...rest }: KeptReply): Promise<void> {
  const sealed = await seal(owner.key, new TextEncoder().encode(body), path);
  const tx = (await database()).transaction(STORES, 'readwrite');
  if ((await tx.objectStore('owner').get('owner'))?.userId === owner.userId) {
    await tx.objectStore('replies').put({ ...rest, sealed }, path);
  }
  await tx.done;
}

/** Deletes the replies to all paths but some. */
export async function keepOnly(paths: readonly string[]): Promise<void> {
  const tx = (await database()).transaction('replies', 'readwrite');
  for (const path of await tx.store.getAllKeys()) if (!paths.includes(path)) await tx.store.delete(path);
  await tx.done;
}

/** Returns the reply to a path; undefined without one, or once it may not be shown any more. */
export async function readReply(path: string): Promise<KeptReply | undefined> {
  const owner = await readOwner();
  const stored = owner && (await (await database()).get('replies', path));
  if (owner === undefined || stored === undefined) return undefined;
  const { sealed, ...rest } = stored;
  return { ...rest, body: new TextDecoder().decode(await unseal(owner.key, sealed, path)) };
}

/** Deletes what is kept, and the key. With `isLeaving` it notes that the server doesn't know of the sign-out yet. */
export async function wipe({ isLeaving = false } = {}): Promise<void> {
  const tx = (await database()).transaction(ALL, 'readwrite');
  for (const store of STORES) await tx.objectStore(store).clear();
  if (isLeaving) await tx.objectStore('leaving').put(true, 'leaving');
  await tx.done;
}

/** True if the server doesn't know of a sign-out yet. */
export async function isLeaving(): Promise<boolean> {
  return (await (await database()).get('leaving', 'leaving')) === true;
}

/** Notes that the server knows of the sign-out. */
export async function hasLeft(): Promise<void> {
  await (await database()).delete('leaving', 'leaving');
}
