import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { TOO_MANY_SIGN_INS } from '#features/auth/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** Cost of a hash. @see OWASP Password Storage Cheat Sheet: argon2id with m=19 MiB, t=2, p=1 */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`;

/** A hash takes a core for tens of milliseconds, so two run at a time and the others wait in a bounded queue. */
const MAX_CONCURRENT = 2;
const MAX_QUEUED = 200;
let running = 0;
const waiting: (() => void)[] = [];
let computed = 0;

/**
 * Returns how many hashes this process has computed. Tests use it to check that sign-ins cost the same for accounts that
 * don't exist.
 */
export function hashesComputed(): number {
  return computed;
}

/** Returns the hash of a password in PHC format. @throws AppError busy if the queue is full */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await queued(() => derive('argon2id', { ...COST, message: password, nonce }));
  return `${PREFIX}${unpadded(nonce)}$${unpadded(tag)}`;
}

/**
 * True if a password matches a stored hash. For an account that doesn't exist or can't sign in, pass `null` or any other
 * text: it takes as long and returns false.
 * @throws AppError busy if the queue is full
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [nonce, tag] = stored?.startsWith(PREFIX) ? stored.slice(PREFIX.length).split('$') : [];
  const expected = Buffer.from(tag ?? '', 'base64');
  const salt = nonce === undefined ? randomBytes(16) : Buffer.from(nonce, 'base64');
  const actual = await queued(() => derive('argon2id', { ...COST, message: password, nonce: salt }));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) {
    if (waiting.length >= MAX_QUEUED) {
      throw new AppError(TOO_MANY_SIGN_INS);
    }
    await new Promise<void>((turn) => waiting.push(turn));
  } else {
    running += 1;
  }
  try {
    computed += 1;
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
