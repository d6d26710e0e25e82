import type { Database } from '#db/open-database.ts';
import { CODE_MISSING, CODE_REFUSED, SET_UP_AGAIN } from '#features/auth/rules/refusals.ts';
import { SIGN_IN_LIMITS } from '#features/auth/rules/throttle.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import { lockOpenSession } from '../sessions/own-session-store.ts';
import { endSessions } from '../sessions/session-store.ts';
import { clearAttempts, throttle } from '../throttling/throttle-store.ts';
import {
  authenticatorUri,
  hashRecoveryCode,
  newRecoveryCodes,
  newSecret,
  normalizedCode,
  qrCode,
  stepOfCode,
} from './one-time-codes.ts';
import { seal, sealedAgain, unseal } from './sealed-secret.ts';
import {
  activatePendingSecret,
  findSecondFactor,
  findSecondFactors,
  markRecoveryCodeUsed,
  markStepUsed,
  replaceRecoveryCodes,
  replaceSealed,
  savePendingSecret,
} from './second-factor-store.ts';

type Parts = Pick<Context, 'db' | 'keyFor' | 'now'>;

/** True if sign-in to the account needs a code. */
export async function hasSecondFactor(db: Database, userId: number): Promise<boolean> {
  return ((await findSecondFactor(db, userId))?.confirmedAt ?? null) !== null;
}

/**
 * True if the code is a valid one from the authenticator app or an unused recovery code. Each code is accepted once; of
 * concurrent calls with the same code, only one succeeds.
 */
export async function redeemCode({ db, keyFor, now }: Parts, userId: number, typed: string): Promise<boolean> {
  const found = await findSecondFactor(db, userId);
  if (found === undefined || found.confirmedAt === null) return false;
  const code = normalizedCode(typed);
  const step = stepOfCode(unseal(keyFor.all('second-factor'), found.secretEncrypted, contextOf(userId)), code, now());
  if (step !== undefined) return await markStepUsed(db, userId, step);
  for (const key of keyFor.all('second-factor')) {
    if (await markRecoveryCodeUsed(db, userId, hashRecoveryCode(key, userId, code), now())) return true;
  }
  return false;
}

/**
 * Like `redeemCode`, for a signed-in user: throttles guesses and throws if the code is refused.
 * @throws AppError invalid, at `code`; too_many_requests
 */
export async function requireCode(parts: Parts, userId: number, typed: string | undefined): Promise<void> {
  if (typed === undefined) throw new AppError(CODE_MISSING);
  const counter = { kind: 'second-factor:user', key: userId };
  await throttle(parts.db, parts.now(), counter, SIGN_IN_LIMITS);
  if (!(await redeemCode(parts, userId, typed))) throw new AppError(CODE_REFUSED);
  await clearAttempts(parts.db, [counter]);
}

/** Returns a new, pending authenticator secret. `confirmAuthenticator` activates it with its first code. */
export async function startAuthenticator(
  { db, keyFor, now }: Parts,
  user: { readonly id: number; readonly username: string },
): Promise<{ secret: string; uri: string; qr: { size: number; path: string } }> {
  const secret = newSecret();
  await savePendingSecret(db, user.id, seal(keyFor('second-factor'), secret, contextOf(user.id)), now());
  const uri = authenticatorUri(secret, user.username);
  return { secret, uri, qr: qrCode(uri) };
}

/**
 * Activates the pending authenticator and returns new recovery codes. Ends all other sessions of the account, because
 * they were opened without this second factor.
 * @throws AppError second_factor_off if none is pending; invalid, at `code`; too_many_requests; signed_out if the
 *   session has just ended
 */
export async function confirmAuthenticator(
  { db, keyFor, now }: Parts,
  user: { readonly id: number; readonly sessionId: number },
  typed: string,
  /** Runs in the same transaction. */
  afterActivation: (tx: Database) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const counter = { kind: 'second-factor:user', key: user.id };
  await throttle(db, now(), counter, SIGN_IN_LIMITS);
  const sealed = (await findSecondFactor(db, user.id))?.pendingSecretEncrypted ?? undefined;
  if (sealed === undefined) throw notStarted();
  const step = stepOfCode(
    unseal(keyFor.all('second-factor'), sealed, contextOf(user.id)),
    normalizedCode(typed),
    now(),
  );
  if (step === undefined) throw new AppError(CODE_REFUSED);
  const codes = await db.transaction(async (tx) => {
    await lockOpenSession(tx, user);
    if (!(await activatePendingSecret(tx, user.id, sealed, step, now()))) throw notStarted();
    await endSessions(tx, user.id, { except: user.sessionId });
    await afterActivation(tx);
    return await issueRecoveryCodes(tx, keyFor, user.id);
  });
  await clearAttempts(db, [counter]);
  return codes;
}

/** Replaces a user's recovery codes, in the caller's transaction, and returns the new ones as shown to the user. */
export async function issueRecoveryCodes(tx: Database, keyFor: KeyFor, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  const key = keyFor('second-factor');
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(key, userId, normalizedCode(code))),
  );
  return codes;
}

/**
 * Seals secrets that were sealed with an earlier key with the present one, so that the earlier secret of the installation can
 * go. Leaves those that no key fits.
 */
export async function sealSecondFactorsAgain(db: Database, keyFor: KeyFor): Promise<void> {
  const keys = keyFor.all('second-factor');
  if (keys.length === 1) return;
  for (const { userId, secretEncrypted, pendingSecretEncrypted } of await findSecondFactors(db)) {
    for (const sealed of [secretEncrypted, pendingSecretEncrypted]) {
      const again = sealed && sealedAgain(keys, sealed, contextOf(userId));
      if (sealed && again) await replaceSealed(db, userId, sealed, again);
    }
  }
}

function notStarted(): AppError {
  return new AppError(SET_UP_AGAIN);
}

/** Binds a secret to its account, so that it can't be copied to another account's row. */
function contextOf(userId: number): string {
  return `second-factor:${userId}`;
}
