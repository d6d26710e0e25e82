import type { Database } from '#db/open-database.ts';
import { addressKnownMail, confirmationMail, emailChangeMail } from '#features/auth/rules/account-mails.ts';
import { LINK_EXPIRED, TOO_MANY_LINKS } from '#features/auth/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lockAccount } from '../accounts/account-data-store.ts';
import { findConfirmedOwner } from '../accounts/account-lookup-store.ts';
import { queueAccountMail } from '../accounts/account-mail.ts';
import { findEmail, markEmailConfirmed, writeEmail } from '../accounts/account-store.ts';
import { lockOpenSession } from '../sessions/own-session-store.ts';
import { endSessions } from '../sessions/session-store.ts';
import type { MayMail } from '../throttling/mail-limit.ts';
import {
  findPendingEmail,
  findToken,
  hasRestoreLink,
  issueToken,
  redeemToken,
  voidLaterRestoreLinks,
  voidTokens,
} from './account-token-store.ts';

/** A request to confirm an address. Links in mails start with `origin` (`linkOrigin`). */
export interface ConfirmationRequest {
  readonly userId: number;
  readonly email: string;
  readonly origin: string;
  readonly nowMs: number;
  readonly mayMail: MayMail;
  /** True if no password-reset link is mailed for a while after the address replaces the present one. */
  readonly pausesReset?: boolean;
}

/**
 * Queues the mail that confirms an address, in the transaction of the registration or change. If another account has
 * confirmed the address, its owner is mailed a notice instead. Only the text of the mail differs: the same rows are read
 * and written, the token included, so that a caller can't find out about the other account. Returns false if the address
 * got enough mails.
 * @throws AppError too_many_requests if the account was mailed too many links recently
 */
export async function queueEmailConfirmation(tx: Database, about: ConfirmationRequest): Promise<boolean> {
  const { userId, email, origin, nowMs, mayMail } = about;
  const token = await issueToken(tx, { userId, purpose: 'confirm_email', email, nowMs });
  if (token === undefined) throw new AppError(TOO_MANY_LINKS);
  const owner = await findConfirmedOwner(tx, email, userId);
  const pausesReset = (await hasRestoreLink(tx, userId, nowMs)) || about.pausesReset === true;
  if (!(await mayMail(tx, email))) return true;
  const mail =
    owner === undefined
      ? confirmationMail(`${origin}/confirm-email#${token}`, pausesReset)
      : addressKnownMail(origin, owner);
  return await queueAccountMail(tx, { userId, kind: 'email-confirmation', to: email, mail, nowMs });
}

/**
 * Mails the confirmation link again: for the pending address if there is one, otherwise for an unconfirmed address.
 * @throws AppError too_many_requests if the account or the address got enough; the link mailed before stays valid
 */
export async function resendConfirmation(db: Database, about: Omit<ConfirmationRequest, 'email'>): Promise<void> {
  await db.transaction(async (tx) => {
    const current = await findEmail(tx, about.userId);
    const pending = await findPendingEmail(tx, about.userId, about.nowMs);
    const waiting = pending ?? (current?.confirmedAt === null ? current.email : undefined);
    if (waiting !== undefined && !(await queueEmailConfirmation(tx, { ...about, email: waiting }))) {
      throw new AppError(TOO_MANY_LINKS);
    }
  });
}

/**
 * Changes an address at once and marks it unconfirmed; mails a link to the new address and a notice to the former one.
 * Mails nothing if only the case changes.
 * @throws AppError too_many_requests
 */
export async function changeEmail(tx: Database, about: ConfirmationRequest): Promise<void> {
  const { userId, email } = about;
  const before = await findEmail(tx, userId);
  if (before === undefined || before.email === email) return;
  const isSame = before.email.toLowerCase() === email.toLowerCase();
  await writeEmail(tx, userId, { email, confirmedAt: isSame ? before.confirmedAt : null });
  if (isSame) return;
  // Applies to unconfirmed addresses too: anybody at a signed-in browser can change the address without the password.
  await queueEmailConfirmation(tx, { ...about, pausesReset: true });
  const token = await issueToken(tx, { ...about, purpose: 'restore_email', email: before.email });
  await notifyFormerAddress(tx, about, before, token);
}

/**
 * Requests a change of address: mails a link to the new address and a notice to the present one. Nothing changes until
 * the link is confirmed. Only the mail to the new address reveals whether another account has it.
 * @throws AppError too_many_requests; signed_out if the session has just ended
 */
export async function requestEmailChange(
  db: Database,
  about: ConfirmationRequest & { readonly sessionId: number },
): Promise<void> {
  const { userId, sessionId, email } = about;
  await db.transaction(async (tx) => {
    await lockOpenSession(tx, { id: userId, sessionId });
    const before = await findEmail(tx, userId);
    if (before === undefined || before.email.toLowerCase() === email.toLowerCase()) return;
    const isConfirmed = before.confirmedAt !== null;
    await queueEmailConfirmation(tx, { ...about, pausesReset: isConfirmed });
    const token = isConfirmed
      ? await issueToken(tx, { ...about, purpose: 'restore_email', email: before.email })
      : undefined;
    await notifyFormerAddress(tx, about, before, token);
  });
}

/**
 * Mails a notice to the former address, with a link that restores it if it was confirmed. Otherwise an attacker with
 * the password or at a signed-in browser could take over the account.
 */
async function notifyFormerAddress(
  tx: Database,
  { userId, origin, nowMs }: ConfirmationRequest,
  { email, confirmedAt }: { readonly email: string; readonly confirmedAt: Date | null },
  token: string | undefined,
): Promise<void> {
  const keepUrl = token === undefined || confirmedAt === null ? undefined : `${origin}/confirm-email#${token}`;
  await queueAccountMail(tx, {
    userId,
    kind: 'email-change',
    to: email,
    mail: emailChangeMail(origin, keepUrl),
    nowMs,
  });
}

/**
 * Confirms the address that a link was mailed to and makes it the account's address. If the link restores a former
 * address, ends all sessions and voids the other links.
 * @throws AppError link_expired, also if another account has confirmed the address in the meantime
 */
export async function confirmEmailByLink(db: Database, token: string, nowMs: number): Promise<void> {
  await db.transaction(async (tx) => {
    const found =
      (await findToken(tx, token, 'confirm_email', nowMs)) ?? (await findToken(tx, token, 'restore_email', nowMs));
    // Lock the account before its tokens, the same order as everywhere else, to avoid a deadlock.
    if (found !== undefined) await lockAccount(tx, found.userId);
    const confirmed = await redeemToken(tx, token, 'confirm_email', nowMs);
    const redeemed = confirmed ?? (await redeemToken(tx, token, 'restore_email', nowMs));
    if (redeemed === undefined) throw new AppError(LINK_EXPIRED);
    const { userId, email } = redeemed;
    if (confirmed === undefined) {
      await endSessions(tx, userId);
      await voidTokens(tx, userId, 'confirm_email', nowMs);
      await voidTokens(tx, userId, 'reset_password', nowMs);
      await voidLaterRestoreLinks(tx, redeemed, nowMs);
    }
    const current = await findEmail(tx, userId);
    const isCurrent = current?.email.toLowerCase() === email.toLowerCase();
    const written = isCurrent
      ? await markEmailConfirmed(tx, userId, nowMs)
      : await writeEmail(tx, userId, { email, confirmedAt: new Date(nowMs) });
    if (!written) throw new AppError(LINK_EXPIRED);
  });
}
