/** Crockford's Base32: no two characters look alike. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many random bytes a code needs: one for each character, 60 bits in all. */
export const CODE_BYTES = 12;

/** Returns the code of a paper from random bytes, as it is stored. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CODE_BYTES), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** Returns a code as it is printed, for example `K3V9-X2M0-QAZ7`. */
export function printedCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Returns a typed or scanned code as it is stored; undefined if it can't be one. */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(code) ? code : undefined;
}
