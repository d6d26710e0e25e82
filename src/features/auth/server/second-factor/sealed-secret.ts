import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a text with AES-256-GCM, with `context` as associated data. */
export function seal(key: KeyObject, text: string, context: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

/**
 * Decrypts the output of `seal` with the key that fits.
 * @throws Error if no key fits, the context differs, or the data was changed
 */
export function unseal(keys: readonly KeyObject[], sealed: Buffer, context: string): string {
  const [key, ...earlier] = keys;
  if (key === undefined) throw new Error('No key is set.');
  try {
    return unsealWith(key, sealed, context);
  } catch (error) {
    if (earlier.length === 0) throw error;
    return unseal(earlier, sealed, context);
  }
}

/**
 * Returns what was sealed with an earlier key, sealed with the present one; undefined if it is already, or if no key fits.
 */
export function sealedAgain(keys: readonly KeyObject[], sealed: Buffer, context: string): Buffer | undefined {
  const [key, ...earlier] = keys;
  if (key === undefined || earlier.length === 0) return undefined;
  const opens = (some: readonly KeyObject[]) => {
    try {
      return unseal(some, sealed, context);
    } catch {
      return undefined;
    }
  };
  const text = opens([key]) === undefined ? opens(earlier) : undefined;
  return text === undefined ? undefined : seal(key, text, context);
}

function unsealWith(key: KeyObject, sealed: Buffer, context: string): string {
  const iv = sealed.subarray(0, IV_BYTES);
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}
