import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import type { Sealed } from '#platform/web/waiting/sealed.ts';

/** The service worker deletes it at a sign-out. */
const NAME = 'desk-pack';

/** What a shared computer keeps of the day. Of its content only this is readable without the key. */
export interface KeptPack {
  readonly deskId: number;
  readonly deskName: string;
  readonly placeName: string;
  readonly lockAfterMinutes: number;
  /** The server's time of the content, ms. */
  readonly atMs: number;
  /** How far the server's clock was ahead of this computer's, ms. */
  readonly aheadMs: number;
  readonly sealed: Sealed;
}

/** The key of the pack, encrypted with the PIN of a member. */
export interface PinWrap {
  readonly memberId: number;
  readonly name: string;
  /** Since when the PIN holds, as the server has it. */
  readonly pinSetAt: string;
  /** Which key of the pack it is. */
  readonly keyName: string;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly sealed: Sealed;
  /** Wrong PINs in a row. */
  readonly tries: number;
}

interface Schema extends DBSchema {
  pack: { key: 'pack'; value: KeptPack };
  wraps: { key: number; value: PinWrap };
}

let opening: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(NAME, 1, {
    upgrade: (db) => {
      db.createObjectStore('pack');
      db.createObjectStore('wraps', { keyPath: 'memberId' });
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
  return opening;
}

/** Returns what is kept; undefined if nothing is. */
export async function readPack(): Promise<KeptPack | undefined> {
  return await (await database()).get('pack', 'pack');
}

/** Replaces what is kept. */
export async function writePack(pack: KeptPack): Promise<void> {
  await (await database()).put('pack', pack, 'pack');
}

/** Returns the members whose PIN opens it. */
export async function readWraps(): Promise<PinWrap[]> {
  return await (await database()).getAll('wraps');
}

/** Adds or replaces the key for a member. */
export async function writeWrap(wrap: PinWrap): Promise<void> {
  await (await database()).put('wraps', wrap);
}

/** Removes the key for a member. */
export async function removeWrap(memberId: number): Promise<void> {
  await (await database()).delete('wraps', memberId);
}

/**
 * Counts a try of a member's PIN before it is compared, and returns the key for the member with it; undefined if the member has
 * none. With the last try allowed the key is removed here: only a right PIN brings it back.
 */
export async function countTry(memberId: number, maxTries: number): Promise<PinWrap | undefined> {
  const tx = (await database()).transaction('wraps', 'readwrite');
  const found = await tx.store.get(memberId);
  const counted = found && { ...found, tries: found.tries + 1 };
  if (counted !== undefined) {
    if (counted.tries >= maxTries) await tx.store.delete(memberId);
    else await tx.store.put(counted);
  }
  await tx.done;
  return counted;
}

/** Deletes everything. */
export async function deleteAll(): Promise<void> {
  (await opening?.catch(() => undefined))?.close();
  opening = undefined;
  await deleteDB(NAME);
}
