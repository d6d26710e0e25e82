/** Letters and digits without 0, O, 1 and I: they are read off a screen across a room. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Characters of a code, and random bytes that it needs: 30 bits in all. */
export const CODE_LENGTH = 6;
/** How long a screen shows a code before it needs another one, ms. */
export const CODE_VALID_MS = 10 * 60_000;

/** Returns the code of a screen from random bytes. */
export function screenCode(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, CODE_LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
}

/** Returns a typed code as it is stored; undefined if it can't be one. */
export function readScreenCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return code.length === CODE_LENGTH && Array.from(code).every((each) => ALPHABET.includes(each)) ? code : undefined;
}

/** Returns a code in two groups, as it is shown: `K3V 9XM`. */
export function shownCode(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}
