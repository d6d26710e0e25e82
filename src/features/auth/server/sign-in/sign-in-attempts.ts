import type { FastifyRequest } from 'fastify';
import type { User } from '#features/auth/contract.ts';
import { ADDRESS_LIMITS, SIGN_IN_LIMITS, type ThrottleLimits } from '#features/auth/rules/throttle.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
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

/** Who may be meant by a name; null where an account could stand and none does. */
export type Candidates = readonly (Account | null)[];
const NAME = 'sign-in:name';
type Limited = Counter & { readonly limits: ThrottleLimits };

/** An attempt that was counted as failed. */
export interface Attempt {
  /** The accounts that the password may be compared with, in the same places as they were given. */
  readonly tried: Candidates;
  /** The one of them that this browser knows. */
  readonly known: Account | null;
  /** Takes back what was counted, and forgets the failures before it that the account's owner doesn't deserve. */
  readonly succeeded: (account: Account) => Promise<void>;
}

/** Forgets what was tried under an account's names: its owner has proven to be its owner, and to read its address. */
export async function clearSignInAttempts(
  { db, keyFor }: Pick<Context, 'db' | 'keyFor'>,
  { username, email }: Pick<User, 'username' | 'email'>,
): Promise<void> {
  const names = await foldNames(db, [username, email]);
  await clearAttempts(
    db,
    names.map((name) => nameCounter(keyFor, name)),
  );
}

/**
 * Counts an attempt under the typed name and the network address; under a browser that the account knows, for that
 * account. The name is what was typed, not whose it is: two names of one account that share a lock would tell that they
 * do. A browser that knows one account of an address has no right to guess at the others: for those the name counts as
 * well, and while it has to wait, only the known account is tried.
 * @throws AppError too_many_requests
 */
export async function countAttempt(
  context: Context,
  typedName: string,
  meant: Candidates,
  request: FastifyRequest,
): Promise<Attempt> {
  const { db, keyFor, now, config } = context;
  const [typed = ''] = await foldNames(db, [typedName]);
  const address = config.rateLimit ? addressCounter(context, 'sign-in', request) : undefined;
  const byName: Limited[] = [
    ...(address ? [{ ...address, limits: ADDRESS_LIMITS }] : []),
    { ...nameCounter(keyFor, typed), limits: SIGN_IN_LIMITS },
  ];
  const known = meant.find((account) => account !== null && nonceOf(context, request, account) !== undefined) ?? null;
  const nonce = known && nonceOf(context, request, known);
  if (known === null || nonce === null || nonce === undefined) {
    await throttleAll(db, now(), byName);
    return { tried: meant, known: null, succeeded: (account) => forget(context, account, byName) };
  }
  const browser: Limited = { kind: 'sign-in:browser', key: hashedKey(keyFor, nonce), limits: SIGN_IN_LIMITS };
  await throttleAll(db, now(), [browser]);
  const byNameToo = meant.length > 1 && (await isAllowed(() => throttleAll(db, now(), byName)));
  return {
    known,
    tried: byNameToo ? meant : meant.map((account) => (account === known ? account : null)),
    succeeded: async (account) => {
      if (account !== known) {
        await uncountAttempt(db, now(), browser, SIGN_IN_LIMITS);
        return await forget(context, account, byName);
      }
      await clearAttempts(db, [browser]);
      if (byNameToo) for (const counter of byName) await uncountAttempt(db, now(), counter, counter.limits);
    },
  };
}

/**
 * Of whoever signed in to an account this one attempt is taken back, and what was tried under its user name is forgotten.
 * What was tried under the address only where it is proven to be the account's, and without that proof this attempt
 * counts too: with an account of one's own that merely gives it, one could go on guessing at the true owner's for ever,
 * by giving one's own each password that the other may have.
 */
async function forget(
  { db, keyFor, now }: Context,
  { user, emailConfirmed }: Account,
  counted: readonly Limited[],
): Promise<void> {
  const names = await foldNames(db, emailConfirmed ? [user.username, user.email] : [user.username]);
  const own = names.map((name) => nameCounter(keyFor, name));
  await clearAttempts(db, own);
  for (const counter of counted) {
    if (counter.kind !== NAME) await uncountAttempt(db, now(), counter, counter.limits);
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

function nameCounter(keyFor: Context['keyFor'], name: string): Counter {
  return { kind: NAME, key: hashedKey(keyFor, name) };
}
