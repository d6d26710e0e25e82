/** What a key has encrypted (AES-GCM). */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** @see OWASP Password Storage Cheat Sheet: PBKDF2 with HMAC-SHA-256 */
const ROUNDS = 600_000;

/** Returns random bytes. */
export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** Encrypts bytes; `about` must be the same when they are decrypted. */
export async function seal(key: CryptoKey, bytes: BufferSource, about: string): Promise<Sealed> {
  const iv = randomBytes(12);
  return { iv, data: await crypto.subtle.encrypt({ ...algorithm(iv, about) }, key, bytes) };
}

/** Decrypts bytes. @throws Error if the key or `about` is another one, or they were changed */
export async function unseal(key: CryptoKey, { iv, data }: Sealed, about: string): Promise<ArrayBuffer> {
  return await crypto.subtle.decrypt(algorithm(iv, about), key, data);
}

/** Returns a key for `seal` that can't be read out again. */
export async function keyOf(bytes: BufferSource): Promise<CryptoKey> {
  return await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Returns the key that a PIN makes with a salt, slowly, so that PINs can't be tried fast. */
export async function keyOfPin(pin: string, salt: BufferSource): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveKey']);
  return await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

function algorithm(iv: Uint8Array<ArrayBuffer>, about: string) {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(about) };
}
