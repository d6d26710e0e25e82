import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** To whom the link of an alert was sent: a contact of the practice, or the account of an owner. */
export type AlertedReader = { readonly contactId: number } | { readonly ownerId: number };

/** What the link of an alert names. */
export interface SeenLink {
  readonly newsId: number;
  readonly reader: AlertedReader;
}

const ID_BYTES = 8;
const NAMED_BYTES = 2 * ID_BYTES;
/** Half of the signature, so that a text message stays short. */
const SIGNATURE_BYTES = 16;
const TOKEN_BYTES = NAMED_BYTES + SIGNATURE_BYTES;
const TOKEN_LENGTH = Math.ceil((TOKEN_BYTES * 4) / 3);

/**
 * Returns the token of the link in an alert by which its reader marks one piece of news as seen: both ids and a signature
 * over them. It isn't stored; the code that reads it checks that it hasn't ended.
 */
export function seenToken(key: KeyObject, { newsId, reader }: SeenLink): string {
  const named = Buffer.alloc(NAMED_BYTES);
  named.writeBigUInt64BE(BigInt(newsId));
  // The ids of accounts are negative here, those of contacts positive.
  named.writeBigInt64BE(BigInt('contactId' in reader ? reader.contactId : -reader.ownerId), ID_BYTES);
  return Buffer.concat([named, signatureOf(key, named)]).toString('base64url');
}

/** Returns what a token names; undefined for one that wasn't made with one of our keys. */
export function readSeenToken(keys: readonly KeyObject[], token: string): SeenLink | undefined {
  if (token.length !== TOKEN_LENGTH) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  // Base64 has several spellings of the same bytes; only ours counts.
  if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== token) return undefined;
  const named = bytes.subarray(0, NAMED_BYTES);
  const signature = bytes.subarray(NAMED_BYTES);
  if (!keys.some((key) => timingSafeEqual(signature, signatureOf(key, named)))) return undefined;
  const readerId = Number(named.readBigInt64BE(ID_BYTES));
  const reader = readerId > 0 ? { contactId: readerId } : { ownerId: -readerId };
  return { newsId: Number(named.readBigUInt64BE()), reader };
}

function signatureOf(key: KeyObject, named: Buffer): Buffer {
  return createHmac('sha256', key).update('practice-seen-link\n').update(named).digest().subarray(0, SIGNATURE_BYTES);
}
