import { createHash, randomBytes } from 'node:crypto';

/** Returns a token of 256 random bits that is safe in URLs and cookies. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the SHA-256 of a token. Only this is stored, so that a stolen table opens no session. */
export function tokenHashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
