import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { TOO_MANY_SIGN_INS } from '#features/auth/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** What a hash costs: memory in KiB, and how often it is gone through. */
interface HashCost {
  readonly memory: number;
  readonly passes: number;
}

/** @see OWASP Password Storage Cheat Sheet: argon2id with m=19 MiB, t=2, p=1 */
export const PASSWORD_COST: HashCost = { memory: 19_456, passes: 2 };
const PARALLELISM = 1;
const TAG_LENGTH = 32;
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/;
let cost = PASSWORD_COST;

/** Sets what further hashes of this process cost. Only tests, which hash thousands of passwords, lower it. */
export function setHashCost(wanted: HashCost): void {
  cost = wanted;
}

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

/** Returns the hash of a password in PHC format. All writings of a letter (Unicode NFKC) make the same password. @throws AppError busy if the queue is full */
export async function hashPassword(password: string): Promise<string> {
  const [nonce, { memory, passes }] = [randomBytes(16), cost];
  const tag = await tagOf(password.normalize('NFKC'), nonce, { memory, passes });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${PARALLELISM}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/**
 * True if a password matches a stored hash, at the cost that it was made with: as written, for hashes from before they
 * were normalised, or in NFKC. How many hashes that takes depends on what is typed only. For an account that doesn't exist or can't
 * sign in, pass `null` or any other text: it takes as long as a new hash and returns false.
 * @throws AppError busy if the queue is full
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, nonce, tag] = STORED.exec(stored ?? '') ?? [];
  const expected = Buffer.from(tag ?? '', 'base64');
  const salt = nonce === undefined ? randomBytes(16) : Buffer.from(nonce, 'base64');
  const madeAt = memory === undefined ? cost : { memory: Number(memory), passes: Number(passes) };
  const writings = [...new Set([password, password.normalize('NFKC')])];
  const tags = await Promise.all(writings.map((writing) => tagOf(writing, salt, madeAt)));
  return tags.filter((made) => expected.length === made.length && timingSafeEqual(expected, made)).length > 0;
}

async function tagOf(message: string, nonce: Buffer, { memory, passes }: HashCost): Promise<Buffer> {
  const parameters = { memory, passes, parallelism: PARALLELISM, tagLength: TAG_LENGTH, message, nonce };
  return await queued(() => derive('argon2id', parameters));
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
