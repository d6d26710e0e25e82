import { MAX_WRONG_PINS } from '#features/desks/rules/desk-limits.ts';
import { learnTime, serverNow } from '#platform/web/calls/server-clock.ts';
import { keyOf, keyOfPin, randomBytes, type Sealed, seal, unseal } from '#platform/web/waiting/sealed.ts';
import {
  countTry,
  deleteAll,
  type KeptPack,
  type PinWrap,
  readPack,
  readWraps,
  removeWrap,
  writePack,
  writeWrap,
} from './vault-store.ts';

/** How long a computer shows what it keeps without contact to the server, ms. */
const KEPT_MS = 36 * 60 * 60 * 1000;

/** What the server gives a shared computer to keep. */
export interface NewPack {
  readonly at: string;
  readonly placeName: string;
  readonly desk: { readonly id: number; readonly name: string; readonly lockAfterMinutes: number };
  readonly members: readonly { readonly id: number; readonly name: string; readonly pinSetAt: string }[];
  /** Of the pack, base64. */
  readonly key: string;
  /** Names the key: the PINs of a place that were set or removed make another one. */
  readonly keyName: string;
  /** Of what waits, base64: the same for the whole enrolment. */
  readonly marksKey: string;
}

/** What is kept of a pack, encrypted. */
type Content = Omit<NewPack, 'key'>;

/** The screen of a vault that is to be opened. */
export interface ClosedVault extends Pick<KeptPack, 'deskId' | 'deskName' | 'placeName'> {
  readonly members: readonly { readonly id: number; readonly name: string }[];
}

interface Open {
  readonly deskId: number;
  readonly memberId: number;
  /** Of the pack. */
  readonly key: CryptoKey;
  /** Of what waits. */
  readonly marksKey: CryptoKey;
}

/** The keys, while the screen is open: nowhere else but in memory. */
let open: Open | undefined;
/** How often it was closed, and emptied. */
let closings = 0;
let emptyings = 0;
/** What the last right PIN makes, while the screen is open: it encrypts each new key that the server gives. */
let entering: Promise<Entered> | undefined;

interface Entered {
  readonly memberId: number;
  /** As the server had it first: once the PIN is another one, this one encrypts nothing more. */
  readonly pinSetAt?: string;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly key: CryptoKey;
}

/** Remembers what a right PIN makes, not the PIN. `pinSetAt`, an ISO instant, is known of a PIN that was set just now. */
export function rememberPin(memberId: number, pin: string, pinSetAt?: string): void {
  const salt = randomBytes(16);
  entering = keyOfPin(pin, salt).then((key) => ({ memberId, salt, key, ...(pinSetAt !== undefined && { pinSetAt }) }));
  entering.catch(() => undefined);
}

/** Returns how often the vault was emptied: what was fetched before the last time must not be kept. */
export function vaultEmptyings(): number {
  return emptyings;
}

/**
 * Opens the vault for the member on the screen with the key that the server gave, and keeps the rest of the pack, encrypted.
 * The PIN of who has left or has another PIN opens it no more. With `isUseful` false nothing is kept: the browser couldn't show
 * it. A lock or a sign-out since the pack was fetched, when `vaultEmptyings()` was `emptiedBefore`, has the last word.
 */
export async function keep(
  pack: NewPack,
  memberId: number,
  { isUseful, emptiedBefore }: { readonly isUseful: boolean; readonly emptiedBefore: number },
): Promise<void> {
  const closedBefore = closings;
  const { key: secret, ...content } = pack;
  const bytes = bytesOf(secret);
  const key = await keyOf(bytes);
  const deskId = pack.desk.id;
  if (isUseful) {
    await writeContent(content, key);
    await writeWraps(pack, bytes);
  }
  bytes.fill(0);
  if (!isUseful || emptyings !== emptiedBefore) await deleteAll();
  const marksKey = await keyOf(bytesOf(pack.marksKey));
  if (closings === closedBefore) open = { deskId, memberId, key, marksKey };
}

async function writeContent(content: Content, key: CryptoKey): Promise<void> {
  const { at, placeName, desk } = content;
  const [deskId, atMs] = [desk.id, Date.parse(at)];
  const sealed = await seal(key, new TextEncoder().encode(JSON.stringify(content)), aboutPack({ deskId, atMs }));
  const aheadMs = serverNow() - Date.now();
  const { name: deskName, lockAfterMinutes } = desk;
  await writePack({ deskId, deskName, placeName, lockAfterMinutes, atMs, aheadMs, sealed });
}

async function writeWraps({ members, desk, keyName }: NewPack, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const wraps = await readWraps();
  const isValid = (wrap: PinWrap) =>
    wrap.keyName === keyName && members.some(({ id, pinSetAt }) => id === wrap.memberId && pinSetAt === wrap.pinSetAt);
  for (const wrap of wraps) if (!isValid(wrap)) await removeWrap(wrap.memberId);
  const before = entering;
  const entered = await before?.catch(() => undefined);
  const member = members.find(({ id }) => id === entered?.memberId);
  if (member === undefined || entered === undefined) return;
  const { id: memberId, name, pinSetAt } = member;
  if (entered.pinSetAt === undefined) {
    if (entering === before) entering = Promise.resolve({ ...entered, pinSetAt });
  } else if (entered.pinSetAt !== pinSetAt || wraps.some((wrap) => wrap.memberId === memberId && isValid(wrap))) return;
  const sealed = await seal(entered.key, bytes, aboutWrap(memberId, desk.id));
  await writeWrap({ memberId, name, pinSetAt, keyName, salt: entered.salt, sealed, tries: 0 });
}

/** Returns what the vault shows before it is opened; undefined if it keeps nothing, or had no contact for 36 hours: then it is emptied. */
export async function closedVault(): Promise<ClosedVault | undefined> {
  const pack = await readPack();
  if (pack === undefined) return undefined;
  if (Date.now() + pack.aheadMs - pack.atMs >= KEPT_MS) {
    await emptyVault();
    return undefined;
  }
  const { deskId, deskName, placeName } = pack;
  const members = (await readWraps()).map(({ memberId: id, name }) => ({ id, name }));
  return { deskId, deskName, placeName, members };
}

/** What a PIN did: with `wrong` the number of tries that the member has left. */
type Opening = { readonly found: 'open' | 'needs_network' } | { readonly found: 'wrong'; readonly left: number };

/** Opens the vault with the PIN of a member. After five wrong ones only the server takes the member's PIN. */
export async function openVault(memberId: number, pin: string): Promise<Opening> {
  const pack = await readPack();
  const wrap = pack && (await countTry(memberId, MAX_WRONG_PINS));
  if (pack === undefined || wrap === undefined) return { found: 'needs_network' };
  try {
    const bytes = await unseal(await keyOfPin(pin, wrap.salt), wrap.sealed, aboutWrap(memberId, pack.deskId));
    const key = await keyOf(bytes);
    const { marksKey } = await contentOf<Content>(pack, key);
    open = { deskId: pack.deskId, memberId, key, marksKey: await keyOf(bytesOf(marksKey)) };
  } catch {
    const left = MAX_WRONG_PINS - wrap.tries;
    return left <= 0 ? { found: 'needs_network' } : { found: 'wrong', left };
  }
  await writeWrap({ ...wrap, tries: 0 });
  learnTime(Date.now() + pack.aheadMs);
  return { found: 'open' };
}

/** Returns who opened the vault; undefined while it is closed. */
export function openedBy(): { readonly deskId: number; readonly memberId: number } | undefined {
  return open && { deskId: open.deskId, memberId: open.memberId };
}

/** Returns what is kept; undefined if the vault is closed, or nothing is kept any more. */
export async function readOpened<Content>(): Promise<
  { readonly content: Content; readonly kept: KeptPack } | undefined
> {
  const kept = (await closedVault()) && (await readPack());
  if (kept === undefined || open === undefined || kept.deskId !== open.deskId) return undefined;
  return { content: await contentOf<Content>(kept, open.key), kept };
}

async function contentOf<Content>(kept: KeptPack, key: CryptoKey): Promise<Content> {
  const bytes = await unseal(key, kept.sealed, aboutPack(kept));
  return JSON.parse(new TextDecoder().decode(bytes)) as Content;
}

/** Encrypts something that waits on the computer. @throws Error while the vault is closed */
export async function sealText(text: string, about: string): Promise<Sealed> {
  return await seal(marksKey(), new TextEncoder().encode(text), about);
}

/** Decrypts it. @throws Error while the vault is closed, or if it is of another computer */
export async function unsealText(sealed: Sealed, about: string): Promise<string> {
  return new TextDecoder().decode(await unseal(marksKey(), sealed, about));
}

/** Forgets the keys: what is kept stays, and takes a PIN. */
export function closeVault(): void {
  closings += 1;
  open = undefined;
  entering = undefined;
}

/** Deletes what is kept and all keys. */
export async function emptyVault(): Promise<void> {
  closeVault();
  emptyings += 1;
  await deleteAll();
}

function marksKey(): CryptoKey {
  if (open === undefined) throw new Error('The vault is closed.');
  return open.marksKey;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function aboutPack({ deskId, atMs }: Pick<KeptPack, 'deskId' | 'atMs'>): string {
  return `pack ${deskId} ${atMs}`;
}

function aboutWrap(memberId: PinWrap['memberId'], deskId: number): string {
  return `wrap ${memberId} ${deskId}`;
}
