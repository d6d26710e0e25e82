import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

const ID_BYTES = 8;
const TOKEN_BYTES = ID_BYTES + 32;
const TOKEN_LENGTH = Math.ceil((TOKEN_BYTES * 4) / 3);

/**
 * Returns the token of the link in an alert by which one piece of news is marked as seen: its id and a signature over it.
 * It isn't stored; the code that reads it checks its end.
 */
export function seenToken(key: KeyObject, newsId: number): string {
  const id = Buffer.alloc(ID_BYTES);
  id.writeBigUInt64BE(BigInt(newsId));
  return Buffer.concat([id, signatureOf(key, newsId)]).toString('base64url');
}

/** Returns the id of the news that a token names; undefined for a token that wasn't made with our key. */
export function newsOfToken(key: KeyObject, token: string): number | undefined {
  if (token.length !== TOKEN_LENGTH) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  // Base64 has several spellings of the same bytes; only ours counts.
  if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== token) return undefined;
  const newsId = Number(bytes.readBigUInt64BE());
  if (!Number.isSafeInteger(newsId)) return undefined;
  return timingSafeEqual(bytes.subarray(ID_BYTES), signatureOf(key, newsId)) ? newsId : undefined;
}

function signatureOf(key: KeyObject, newsId: number): Buffer {
  return createHmac('sha256', key).update(`practice-seen-link\n${newsId}`).digest();
}
