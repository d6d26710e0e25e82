import { createHmac, type KeyObject, randomBytes } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { encode } from 'uqr';
import { PRODUCT_NAME } from '#platform/common/product.ts';

const PERIOD_SECONDS = 30;
const RECOVERY_CODE_COUNT = 10;
const RECOVERY_CODE_LENGTH = 10;
/** Crockford's Base32: no two characters look alike. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Returns a new authenticator secret: 160 random bits in Base32. @see RFC 4226, section 4, R6 */
export function newSecret(): string {
  return generateSecret({ length: 20 });
}

/** Returns the `otpauth:` URI that an authenticator app reads from a QR code. */
export function authenticatorUri(secret: string, username: string): string {
  return generateURI({ issuer: PRODUCT_NAME, label: username, secret, period: PERIOD_SECONDS });
}

/** Returns a QR code as an SVG path over `size` x `size` modules, quiet zone included. */
export function qrCode(content: string): { size: number; path: string } {
  const { size, data } = encode(content, { ecc: 'M', border: 4 });
  const rows = data.map((row, y) =>
    row
      .map((dark, x) => (dark && row[x - 1] !== true ? `M${x} ${y}h${runLength(row, x)}v1h-${runLength(row, x)}z` : ''))
      .join(''),
  );
  return { size, path: rows.join('') };
}

/**
 * Returns the 30-second time step of a six-digit code: the present one, the one before or the one after; undefined if
 * the code is wrong. @see RFC 6238, section 5.2
 */
export function stepOfCode(secret: string, code: string, nowMs: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(nowMs / 1000);
  const found = verifySync({ secret, token: code, epoch, period: PERIOD_SECONDS, epochTolerance: PERIOD_SECONDS });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}

/** Returns ten recovery codes of 50 random bits, as shown to the user: `k3v9x-2m0qa`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODE_COUNT }, () => {
    const letters = Array.from(randomBytes(RECOVERY_CODE_LENGTH), (byte) =>
      ALPHABET.charAt(byte % ALPHABET.length),
    ).join('');
    return `${letters.slice(0, RECOVERY_CODE_LENGTH / 2)}-${letters.slice(RECOVERY_CODE_LENGTH / 2)}`;
  });
}

/** Returns a typed code in lower case without spaces and dashes, and with look-alike letters replaced by digits. */
export function normalizedCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
}

/** Returns the stored hash of a normalized recovery code. */
export function hashRecoveryCode(key: KeyObject, userId: number, code: string): string {
  return createHmac('sha256', key).update(`recovery ${userId} ${code}`).digest('base64url');
}

function runLength(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start);
  return (end === -1 ? row.length : end) - start;
}
