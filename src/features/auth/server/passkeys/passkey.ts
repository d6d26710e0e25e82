import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#db/open-database.ts';
import type { User } from '#features/auth/contract.ts';
import { passkeyMail } from '#features/auth/rules/account-mails.ts';
import { deviceOf } from '#features/auth/rules/device-name.ts';
import type {
  NewPasskey,
  Passkey,
  SignedChallenge,
  startPasskey,
} from '#features/auth/rules/passkeys/passkey-contract.ts';
import {
  NO_SUCH_PASSKEY,
  PASSKEY_EXISTS,
  PASSKEY_NOT_ADDED,
  PASSKEY_REFUSED,
  SECOND_FACTOR_MUST_STAY,
  TOO_MANY_PASSKEYS,
} from '#features/auth/rules/refusals.ts';
import { ADDRESS_LIMITS } from '#features/auth/rules/throttle.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { SIGNED_OUT } from '#platform/common/platform-refusals.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';
import type { Context } from '#platform/server/context.ts';
import type { RequestUser } from '#platform/server/http/route.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import { queueAccountMail } from '../accounts/account-mail.ts';
import { lockPassword } from '../accounts/account-store.ts';
import { findUser } from '../accounts/user-store.ts';
import { hasSecondFactor } from '../second-factor/second-factor.ts';
import { needsSecondFactor } from '../second-factor/second-factor-policy.ts';
import { clearWrongPins } from '../sessions/desk-session-store.ts';
import { lockOpenSession } from '../sessions/own-session-store.ts';
import { signIn } from '../sessions/session-hook.ts';
import { endSessions } from '../sessions/session-store.ts';
import { rememberBrowser } from '../sign-in/known-browser.ts';
import { addressCounter, throttleAddress } from '../throttling/throttle-address.ts';
import { uncountAttempt } from '../throttling/throttle-store.ts';
import { newChallenge, takeChallenge } from './challenge.ts';
import {
  countPasskeys,
  deletePasskey,
  findPasskeyAccount,
  findPasskeys,
  insertPasskey,
  markPasskeyUsed,
  shownPasskey,
} from './passkey-store.ts';
import { ALGORITHMS, relyingParty, verifiedNewPasskey, verifiedUse } from './verified-passkey.ts';

/** As many devices as one person may use. */
const MAX_PASSKEYS = 10;

/**
 * Returns what the browser needs to make a passkey for a user whose password was checked.
 * @throws AppError too_many_passkeys
 */
export async function startNewPasskey(
  context: Context,
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ReplyOf<typeof startPasskey>> {
  const account = await findUser(context.db, userId);
  if (account === undefined) throw new AppError(SIGNED_OUT);
  const present = await findPasskeys(context.db, userId);
  if (present.length >= MAX_PASSKEYS) throw new AppError(TOO_MANY_PASSKEYS);
  return {
    challenge: newChallenge(context, reply, `add:${userId}`),
    rp: { id: relyingParty(context.config, request).id, name: PRODUCT_NAME },
    user: { id: handleOf(context, userId, present), name: account.username, displayName: account.fullName },
    exclude: present.map(({ credentialId }) => credentialId),
    algorithms: ALGORITHMS,
  };
}

/**
 * Adds a passkey, named after the device that the request came from, and mails a notice. If it becomes the second factor
 * that the account must have, all other sessions end, because they were opened without it.
 * @throws AppError invalid if it doesn't answer the challenge; passkey_exists; too_many_passkeys; signed_out
 */
export async function addNewPasskey(
  context: Context,
  user: RequestUser,
  made: NewPasskey,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Passkey> {
  const { db, config, now } = context;
  const challenge = await takeChallenge(context, request, reply, `add:${user.id}`);
  const verified = await verifiedNewPasskey(made, { challenge, party: relyingParty(config, request) });
  if (verified === undefined) throw new AppError(PASSKEY_NOT_ADDED);
  return await db.transaction(async (tx) => {
    await lockOpenSession(tx, user);
    const present = await findPasskeys(tx, user.id);
    if (present.length >= MAX_PASSKEYS) throw new AppError(TOO_MANY_PASSKEYS);
    const added = await insertPasskey(tx, {
      ...verified,
      userId: user.id,
      userHandle: handleOf(context, user.id, present),
      transports: [...made.transports],
      name: deviceName(request),
      createdAt: new Date(now()),
    });
    if (added === undefined) throw new AppError(PASSKEY_EXISTS);
    const isSecondFactor = needsSecondFactor(config, user.role) && present.length === 0;
    if (isSecondFactor && !(await hasSecondFactor(tx, user.id)))
      await endSessions(tx, user.id, { except: user.sessionId });
    await notifyOwner(context, tx, user.id, request, 'added');
    return shownPasskey(added);
  });
}

/**
 * Removes a passkey and mails a notice.
 * @throws AppError not_found; second_factor_required if it is the only second factor of an account that must have one;
 *   signed_out
 */
export async function removeOwnPasskey(
  context: Context,
  user: RequestUser,
  id: number,
  request: FastifyRequest,
): Promise<void> {
  const { db, config } = context;
  await db.transaction(async (tx) => {
    await lockOpenSession(tx, user);
    if (!(await deletePasskey(tx, user.id, id))) throw new AppError(NO_SUCH_PASSKEY);
    const isOn = (await countPasskeys(tx, user.id)) > 0 || (await hasSecondFactor(tx, user.id));
    if (!isOn && needsSecondFactor(config, user.role)) throw new AppError(SECOND_FACTOR_MUST_STAY);
    await notifyOwner(context, tx, user.id, request, 'removed');
  });
}

/**
 * Signs in with a passkey, which stands for password and code: the device is one factor, and its check of the user the
 * other. Refused tries count for the network address as wrong passwords do, and every refusal is the same.
 * @throws AppError wrong_passkey; too_many_requests
 */
export async function signInWithPasskey(
  context: Context,
  signed: SignedChallenge,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<User> {
  const { db, config, now } = context;
  await throttleAddress(context, 'sign-in', request, ADDRESS_LIMITS);
  const challenge = await takeChallenge(context, request, reply, 'sign-in');
  const found = await findPasskeyAccount(db, signed.credentialId);
  if (found === undefined) throw new AppError(PASSKEY_REFUSED);
  const { passkey, account } = found;
  const isTheirs = signed.userHandle === undefined || signed.userHandle === passkey.userHandle;
  const counter = await verifiedUse(signed, passkey, { challenge, party: relyingParty(config, request) });
  if (!isTheirs || counter === undefined) throw new AppError(PASSKEY_REFUSED);
  const { user, passwordHash } = account;
  const desk = await db.transaction(async (tx) => {
    // A new password and the closing of an account end all sessions: open this one before it, or not at all.
    if (!(await lockPassword(tx, user.id, passwordHash))) throw new AppError(PASSKEY_REFUSED);
    if (!(await markPasskeyUsed(tx, passkey.id, counter, now()))) throw new AppError(PASSKEY_REFUSED);
    await clearWrongPins(tx, user.id);
    return await signIn({ ...context, db: tx }, user, request, reply);
  });
  if (config.rateLimit) await uncountAttempt(db, now(), addressCounter(context, 'sign-in', request), ADDRESS_LIMITS);
  rememberBrowser(context, request, reply, { id: user.id, passwordHash });
  return { ...user, ...(desk && { desk }) };
}

/** The same for all passkeys of an account, and without its number: devices show and sync it. */
function handleOf({ keyFor }: Context, userId: number, present: readonly { readonly userHandle: string }[]): string {
  const made = () => createHmac('sha256', keyFor('passkey')).update(`user ${userId}`).digest('base64url');
  return present[0]?.userHandle ?? made();
}

function deviceName({ headers }: FastifyRequest): string {
  const { browser, system } = deviceOf(headers['user-agent'] ?? '');
  return browser !== null && system !== null ? `${browser} on ${system}` : (browser ?? system ?? 'Passkey');
}

/** Mails a notice, so that an attacker with the password can't add or remove a passkey unnoticed. */
async function notifyOwner(
  { config, now }: Context,
  tx: Database,
  userId: number,
  request: FastifyRequest,
  change: 'added' | 'removed',
): Promise<void> {
  const account = await findUser(tx, userId);
  if (account === undefined) return;
  const mail = passkeyMail(linkOrigin(config, request), change);
  await queueAccountMail(tx, { userId, kind: 'passkey', to: account.email, mail, nowMs: now() });
}
