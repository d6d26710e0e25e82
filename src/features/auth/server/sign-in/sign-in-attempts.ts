import type { FastifyRequest } from 'fastify';
import type { User } from '#features/auth/contract.ts';
import { ADDRESS_LIMITS, NAME_LIMITS, SIGN_IN_LIMITS, type ThrottleLimits } from '#features/auth/rules/throttle.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { networkOf } from '#platform/server/http/network-of.ts';
import type { Account } from '../accounts/account-lookup-store.ts';
import { addressCounter } from '../throttling/throttle-address.ts';
import {
  type Counter,
  clearAttempts,
  foldNames,
  hashedKey,
  throttleAll,
  uncountAttempt,
} from '../throttling/throttle-store.ts';
import { knownBrowserNonce } from './known-browser.ts';

/** The accounts that a typed name may stand for. Padded with null to a fixed length, so that timing reveals nothing. */
export type Candidates = readonly (Account | null)[];
const NAME = 'sign-in:name';
const NAME_HERE = 'sign-in:name-here';
type Limited = Counter & { readonly limits: ThrottleLimits };

/** A sign-in attempt, counted as failed. */
export interface Attempt {
  /** The candidates that the password may be compared with, at their original positions; the others are null. */
  readonly tried: Candidates;
  /** The candidate that this browser has signed in to before. */
  readonly known: Account | null;
  /** Uncounts the attempt, and clears earlier failures that are about this account only. */
  readonly succeeded: (account: Account) => Promise<void>;
}

/**
 * Clears the counters of an account's user name and address, for all networks together and for that of the request, after
 * its owner has used a link mailed to the address.
 */
export async function clearSignInAttempts(
  { db, keyFor }: Pick<Context, 'db' | 'keyFor'>,
  { username, email }: Pick<User, 'username' | 'email'>,
  request: FastifyRequest,
): Promise<void> {
  const names = await foldNames(db, [username, email]);
  await clearAttempts(db, nameCounters(keyFor, names, request));
}

/**
 * Counts a sign-in attempt: by typed name at its network address, by typed name, and by network address or, from a known
 * browser, by that browser alone. The counters use the name as typed, because a lock shared by user name and address would reveal that they belong together. A
 * browser known to one account with an address may not guess at the others: for those the attempt counts by name too,
 * and while that counter is locked, only the known account is tried.
 * @throws AppError too_many_requests
 */
export async function countAttempt(
  context: Context,
  typedName: string,
  candidates: Candidates,
  request: FastifyRequest,
): Promise<Attempt> {
  const { db, keyFor, now, config } = context;
  const [typed = ''] = await foldNames(db, [typedName]);
  const address = config.rateLimit ? addressCounter(context, 'sign-in', request) : undefined;
  const byName: Limited[] = [
    ...(address ? [{ ...address, limits: ADDRESS_LIMITS }] : []),
    ...nameCounters(keyFor, [typed], request),
  ];
  const known =
    candidates.find((account) => account !== null && nonceOf(context, request, account) !== undefined) ?? null;
  const nonce = known && nonceOf(context, request, known);
  if (known === null || nonce === null || nonce === undefined) {
    await throttleAll(db, now(), byName);
    return { tried: candidates, known: null, succeeded: (account) => recordSuccess(context, account, byName, request) };
  }
  const browser: Limited = { kind: 'sign-in:browser', key: hashedKey(keyFor, nonce), limits: SIGN_IN_LIMITS };
  await throttleAll(db, now(), [browser]);
  const byNameToo = candidates.length > 1 && (await isAllowed(() => throttleAll(db, now(), byName)));
  return {
    known,
    tried: byNameToo ? candidates : candidates.map((account) => (account === known ? account : null)),
    succeeded: async (account) => {
      if (account !== known) {
        await uncountAttempt(db, now(), browser, SIGN_IN_LIMITS);
        return await recordSuccess(context, account, byName, request);
      }
      await clearAttempts(db, [browser]);
      if (byNameToo) for (const counter of byName) await uncountAttempt(db, now(), counter, counter.limits);
    },
  };
}

/**
 * After a successful sign-in: clears the counter of the user name, and uncounts the attempt for the network address. The
 * counter of the e-mail address is cleared only if the account has confirmed the address. Otherwise an attacker could
 * make an account with the victim's address, sign in to it by that address to clear the counter, and guess for ever.
 */
async function recordSuccess(
  { db, keyFor, now }: Context,
  { user, emailConfirmed }: Account,
  counted: readonly Limited[],
  request: FastifyRequest,
): Promise<void> {
  const names = await foldNames(db, emailConfirmed ? [user.username, user.email] : [user.username]);
  await clearAttempts(db, nameCounters(keyFor, names, request));
  for (const counter of counted) {
    if (counter.kind !== NAME && counter.kind !== NAME_HERE) await uncountAttempt(db, now(), counter, counter.limits);
  }
}

async function isAllowed(count: () => Promise<void>): Promise<boolean> {
  try {
    await count();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

function nonceOf(context: Context, request: FastifyRequest, { user, passwordHash }: Account): string | undefined {
  return knownBrowserNonce(context, request, { id: user.id, passwordHash });
}

/** Returns the counters of names: at the network address of the request, and everywhere. */
function nameCounters(keyFor: Context['keyFor'], names: readonly string[], request: FastifyRequest): Limited[] {
  return names.flatMap((name) => [
    { kind: NAME_HERE, key: hashedKey(keyFor, `${networkOf(request.ip)} ${name}`), limits: SIGN_IN_LIMITS },
    { kind: NAME, key: hashedKey(keyFor, name), limits: NAME_LIMITS },
  ]);
}
