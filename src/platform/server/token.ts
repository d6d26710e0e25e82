import { createHash, randomBytes } from 'node:crypto';

/** Returns a token of random bits, 256 by default, that is safe in URLs and cookies. */
export function newToken(bits = 256): string {
  return randomBytes(bits / 8).toString('base64url');
}

/** Returns the SHA-256 of a token. Only this is stored, so that a stolen table opens no session. */
export function tokenHashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
