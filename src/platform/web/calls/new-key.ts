/** Returns an idempotency key, 128 random bits: a request that is sent again with the same key is carried out once. */
export function newKey(): string {
  // Browsers have randomUUID only in secure contexts, not on plain http.
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
