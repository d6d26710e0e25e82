import type { Database } from '#db/open-database.ts';
import { addressKnownMail, confirmationMail, emailChangeMail } from '#features/auth/rules/account-mails.ts';
import { AppError } from '#platform/common/app-error.ts';
import { text } from '#platform/common/text.ts';
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

/** Whose address it is about, and where links lead (`linkOrigin`). */
export interface ConfirmationRequest {
  readonly userId: number;
  readonly email: string;
  readonly origin: string;
  readonly nowMs: number;
  readonly mayMail: MayMail;
  /** Whether no new password is mailed for a while once it has taken the place of the present one. */
  readonly pausesReset?: boolean;
}

const TOO_MANY = text('Too many links were sent already. Please try again in an hour.');

/** What somebody reads whose link doesn't work, whatever the reason. */
export const LINK_EXPIRED = text('This link has expired or was used already. Please ask for a new one.');

/**
 * Queues the link that confirms an address, in the transaction of the account or of the change. Where another account
 * has the address confirmed, its owner is told instead. Nothing but the words of that mail differs, so that nobody but
 * whoever reads it learns of the other account: the same rows are read and written, the token included.
 * @throws AppError too_many_requests when the account had too many links lately
 */
export async function queueEmailConfirmation(tx: Database, about: ConfirmationRequest): Promise<void> {
  const { userId, email, origin, nowMs, mayMail } = about;
  const token = await issueToken(tx, { userId, purpose: 'confirm_email', email, nowMs });
  if (token === undefined) throw new AppError('too_many_requests', TOO_MANY);
  const owner = await findConfirmedOwner(tx, email, userId);
  const pausesReset = (await hasRestoreLink(tx, userId, nowMs)) || about.pausesReset === true;
  if (!(await mayMail(tx, email))) return;
  const mail =
    owner === undefined
      ? confirmationMail(`${origin}/confirm-email#${token}`, pausesReset)
      : addressKnownMail(origin, owner);
  await queueAccountMail(tx, { userId, kind: 'email-confirmation', to: email, mail, nowMs });
}

/** Mails the link again, for the address that waits to take the place of another, or else for the unconfirmed one. */
export async function resendConfirmation(db: Database, about: Omit<ConfirmationRequest, 'email'>): Promise<void> {
  await db.transaction(async (tx) => {
    const current = await findEmail(tx, about.userId);
    const pending = await findPendingEmail(tx, about.userId, about.nowMs);
    const waiting = pending ?? (current?.confirmedAt === null ? current.email : undefined);
    if (waiting !== undefined) await queueEmailConfirmation(tx, { ...about, email: waiting });
  });
}

/**
 * Changes an address at once: it isn't confirmed then, a link goes to it and a notice to the one before. Nobody is
 * told when only its capitals change.
 * @throws AppError too_many_requests
 */
export async function changeEmail(tx: Database, about: ConfirmationRequest): Promise<void> {
  const { userId, email } = about;
  const before = await findEmail(tx, userId);
  if (before === undefined || before.email === email) return;
  const isSame = before.email.toLowerCase() === email.toLowerCase();
  await writeEmail(tx, userId, { email, confirmedAt: isSame ? before.confirmedAt : null });
  if (isSame) return;
  // Also for an address that nobody confirmed: whoever sits at a signed-in browser changes it without the password.
  await queueEmailConfirmation(tx, { ...about, pausesReset: true });
  const token = await issueToken(tx, { ...about, purpose: 'restore_email', email: before.email });
  await notifyFormerAddress(tx, about, before, token);
}

/**
 * Asks for another address: a link goes to it, a notice to the present one, and nothing changes until the link is
 * confirmed. Whether somebody else has the address shows only in what is mailed to it.
 * @throws AppError too_many_requests; signed_out when the session has just ended
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
    const isProven = before.confirmedAt !== null;
    await queueEmailConfirmation(tx, { ...about, pausesReset: isProven });
    const token = isProven
      ? await issueToken(tx, { ...about, purpose: 'restore_email', email: before.email })
      : undefined;
    await notifyFormerAddress(tx, about, before, token);
  });
}

/**
 * Who took over a browser or a password could take the account along: the way back is mailed, where somebody has shown
 * to read the address.
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
 * Confirms the address that a link was mailed to; from now on it is that of the account. Where the link brings back an
 * address that was to be replaced, everybody is signed out, and no other link works.
 * @throws AppError link_expired, also when another account has confirmed the address in the meantime
 */
export async function confirmEmailByLink(db: Database, token: string, nowMs: number): Promise<void> {
  await db.transaction(async (tx) => {
    const found =
      (await findToken(tx, token, 'confirm_email', nowMs)) ?? (await findToken(tx, token, 'restore_email', nowMs));
    // Before its links, as everybody does who changes both: two would wait for each other.
    if (found !== undefined) await lockAccount(tx, found.userId);
    const confirmed = await redeemToken(tx, token, 'confirm_email', nowMs);
    const redeemed = confirmed ?? (await redeemToken(tx, token, 'restore_email', nowMs));
    if (redeemed === undefined) throw new AppError('link_expired', LINK_EXPIRED);
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
    if (!written) throw new AppError('link_expired', LINK_EXPIRED);
  });
}
