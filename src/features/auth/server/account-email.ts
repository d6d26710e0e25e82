import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import { text } from '#platform/common/text.ts';
import { addressKnownMail, confirmationMail, emailChangeMail } from '../rules/account-mails.ts';
import { findConfirmedOwner } from './account-lookup-store.ts';
import { queueAccountMail } from './account-mail.ts';
import { findEmail, markEmailConfirmed, writeEmail } from './account-store.ts';
import { findPendingEmail, hasWayBack, issueToken, redeemToken, voidTokens } from './account-token-store.ts';
import type { MayMail } from './mail-limit.ts';
import { endSessions } from './session-store.ts';

/** Whose address it is about, and where links lead (`linkOrigin`). */
export interface AddressOf {
  readonly userId: number;
  readonly email: string;
  readonly origin: string;
  readonly nowMs: number;
  readonly mayMail: MayMail;
  /** Whether it is to take the place of a confirmed address, which can be brought back for a while. */
  readonly replacesConfirmed?: boolean;
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
export async function queueEmailConfirmation(tx: Database, about: AddressOf): Promise<void> {
  const { userId, email, origin, nowMs, mayMail, replacesConfirmed = false } = about;
  const token = await issueToken(tx, { userId, purpose: 'confirm_email', email, nowMs });
  if (token === undefined) throw new AppError('too_many_requests', TOO_MANY);
  const owner = await findConfirmedOwner(tx, email, userId);
  const pausesReset = (await hasWayBack(tx, userId, nowMs)) || replacesConfirmed;
  if (!(await mayMail(tx, email))) return;
  const mail =
    owner === undefined
      ? confirmationMail(`${origin}/confirm-email#${token}`, pausesReset)
      : addressKnownMail(origin, owner);
  await queueAccountMail(tx, { userId, kind: 'email-confirmation', to: email, mail, nowMs });
}

/** Mails the link again, for the address that waits to take the place of another, or else for the unconfirmed one. */
export async function resendConfirmation(db: Database, about: Omit<AddressOf, 'email'>): Promise<void> {
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
export async function changeEmail(tx: Database, about: AddressOf): Promise<void> {
  const { userId, email } = about;
  const before = await findEmail(tx, userId);
  if (before === undefined || before.email === email) return;
  const isSame = before.email.toLowerCase() === email.toLowerCase();
  await writeEmail(tx, userId, { email, confirmedAt: isSame ? before.confirmedAt : null });
  if (isSame) return;
  await queueEmailConfirmation(tx, { ...about, replacesConfirmed: before.confirmedAt !== null });
  await tellFormerAddress(tx, about, before);
}

/**
 * Asks for another address: a link goes to it, a notice to the present one, and nothing changes until the link is
 * confirmed. Whether somebody else has the address shows only in what is mailed to it.
 * @throws AppError too_many_requests
 */
export async function requestEmailChange(db: Database, about: AddressOf): Promise<void> {
  const { userId, email } = about;
  await db.transaction(async (tx) => {
    const before = await findEmail(tx, userId);
    if (before === undefined || before.email.toLowerCase() === email.toLowerCase()) return;
    await queueEmailConfirmation(tx, { ...about, replacesConfirmed: before.confirmedAt !== null });
    await tellFormerAddress(tx, about, before);
  });
}

/** Who took over a browser or a password could take the account along: the way back is mailed, if anybody reads it. */
async function tellFormerAddress(
  tx: Database,
  { userId, origin, nowMs }: AddressOf,
  { email, confirmedAt }: { readonly email: string; readonly confirmedAt: Date | null },
): Promise<void> {
  const token =
    confirmedAt === null ? undefined : await issueToken(tx, { userId, purpose: 'restore_email', email, nowMs });
  const keepUrl = token === undefined ? undefined : `${origin}/confirm-email#${token}`;
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
    const confirmed = await redeemToken(tx, token, 'confirm_email', nowMs);
    const redeemed = confirmed ?? (await redeemToken(tx, token, 'restore_email', nowMs));
    if (redeemed === undefined) throw new AppError('link_expired', LINK_EXPIRED);
    const { userId, email } = redeemed;
    if (confirmed === undefined) {
      await endSessions(tx, userId);
      await voidTokens(tx, userId, 'confirm_email', nowMs);
      await voidTokens(tx, userId, 'reset_password', nowMs);
    }
    const current = await findEmail(tx, userId);
    const isCurrent = current?.email.toLowerCase() === email.toLowerCase();
    const written = isCurrent
      ? await markEmailConfirmed(tx, userId, nowMs)
      : await writeEmail(tx, userId, { email, confirmedAt: new Date(nowMs) });
    if (!written) throw new AppError('link_expired', LINK_EXPIRED);
  });
}
