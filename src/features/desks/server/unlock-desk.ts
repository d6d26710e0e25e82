import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '#features/auth/contract.ts';
import { lockAccount } from '#features/auth/server/accounts/account-data-store.ts';
import { findUser } from '#features/auth/server/accounts/user-store.ts';
import { verifyPassword } from '#features/auth/server/passwords/password.ts';
import { deskTokenHashOf } from '#features/auth/server/sessions/desk-cookie.ts';
import { takeDesk } from '#features/auth/server/sessions/desk-session-store.ts';
import { signIn } from '#features/auth/server/sessions/session-hook.ts';
import { AppError } from '#platform/common/app-error.ts';
import { nothingAt } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import { MAX_WRONG_PINS, MAX_WRONG_PINS_A_DAY } from '../rules/desk-limits.ts';
import { PIN_BLOCKED, WRONG_PIN } from '../rules/refusals.ts';
import { findOwnDesk, type OwnDesk } from './desk-store.ts';
import { clearPinTries, countPinTry } from './pin-store.ts';

type Using = Pick<Context, 'db' | 'config' | 'now'>;

/**
 * Returns the shared computer that sent a request, and the hash of its token. In other browsers the address doesn't exist.
 * @throws AppError not_found
 */
export async function requireOwnDesk(
  { db, config, now }: Using,
  request: FastifyRequest,
): Promise<OwnDesk & { readonly tokenHash: Buffer }> {
  const tokenHash = deskTokenHashOf(config, request);
  const desk = tokenHash && (await findOwnDesk(db, tokenHash, now()));
  if (tokenHash === undefined || desk === undefined) throw new AppError(nothingAt(request.url));
  return { ...desk, tokenHash };
}

/**
 * Opens a session of a member at this shared computer; the one before it ends. The try is counted before the PIN is compared, so
 * that parallel tries can't be more than the limit. Neither the reply nor its timing tells a wrong PIN from a person who is no
 * member here or has no PIN.
 * @throws AppError not_found outside a shared computer; wrong_pin; pin_blocked after too many wrong ones
 */
export async function unlockDesk(
  context: Using,
  { memberId, pin }: { readonly memberId: number; readonly pin: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User> {
  const { db, now } = context;
  const { providerId, tokenHash } = await requireOwnDesk(context, request);
  const tried = await countPinTry(db, providerId, memberId, now());
  if (tried !== undefined && (tried.failures > MAX_WRONG_PINS || tried.today > MAX_WRONG_PINS_A_DAY))
    throw new AppError(PIN_BLOCKED);
  const isRight = await verifyPassword(pin, tried?.pinHash ?? null);
  if (tried === undefined || !isRight) throw new AppError(tried?.failures === MAX_WRONG_PINS ? PIN_BLOCKED : WRONG_PIN);
  return await db.transaction(async (tx) => {
    // Account, PIN, computer, sessions: locked in this order by all who end or open them.
    await lockAccount(tx, memberId);
    const user = await findUser(tx, memberId);
    if (user === undefined || !(await clearPinTries(tx, memberId, tried.pinHash))) throw new AppError(WRONG_PIN);
    const taken = await takeDesk(tx, tokenHash, { userId: memberId, nowMs: now() });
    if (taken === undefined) throw new AppError(nothingAt(request.url));
    const desk = await signIn({ ...context, db: tx }, user, request, reply, { ...taken, byPin: true });
    return { ...user, ...(desk && { desk }) };
  });
}
