import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody guesses: 256 random bits, safe in addresses and cookies. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token, its SHA-256, so that a stolen table opens nothing. */
export function tokenHashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
