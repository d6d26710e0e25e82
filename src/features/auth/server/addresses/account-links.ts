import { setTimeout as sleep } from 'node:timers/promises';
import { TransactionRollbackError } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/open-database.ts';
import { type AboutAccount, maskedName, resetMail, signInLinkMail } from '#features/auth/rules/account-mails.ts';
import { LINK_LIMITS } from '#features/auth/rules/throttle.ts';
import { lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import type { Mail } from '#platform/common/messages/mail-frame.ts';
import type { Context } from '#platform/server/context.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import { type Account, findAccountByUsername, findAccountsByEmail } from '../accounts/account-lookup-store.ts';
import { type AccountMail, queueAccountMail } from '../accounts/account-mail.ts';
import { mailLimit } from '../throttling/mail-limit.ts';
import { throttleAddress } from '../throttling/throttle-address.ts';
import { hasRestoreLink, issueToken } from './account-token-store.ts';

/** Shortest time before the reply, ms, so that timing doesn't reveal whether an account exists. */
export const LINK_REPLY_MS = 300;

/** How many of the accounts that haven't confirmed an address are mailed a link. */
const MAX_UNCONFIRMED = 3;

interface LinkKind {
  /** The kind of the message. */
  readonly kind: AccountMail['kind'];
  /** The page that the link opens. */
  readonly page: `/${string}`;
  readonly mail: (url: string, about: AboutAccount) => Mail;
  /** True if the link alone gives the account to its reader. */
  readonly givesAccount: boolean;
}

const LINKS: Readonly<Record<'reset_password' | 'open_sign_in', LinkKind>> = {
  reset_password: { kind: 'password-reset', page: '/reset-password', mail: resetMail, givesAccount: true },
  open_sign_in: { kind: 'sign-in-link', page: '/auth', mail: signInLinkMail, givesAccount: false },
};

/**
 * Mails a link for the account with an e-mail address or user name; mails nothing if there is none. An address stands for
 * the account that has confirmed it, or else for the newest accounts that gave it, each with its own link. Older
 * unconfirmed accounts are reached by user name. Returns after the same time in any case.
 * @throws AppError too_many_requests
 */
export async function mailLinks(
  context: Context,
  wanted: { readonly purpose: keyof typeof LINKS; readonly name: string },
  request: FastifyRequest,
): Promise<void> {
  await throttleAddress(context, LINKS[wanted.purpose].kind, request, LINK_LIMITS);
  await Promise.all([queueLinks(context, wanted, request), sleep(LINK_REPLY_MS)]);
}

async function queueLinks(
  context: Context,
  { purpose, name }: Parameters<typeof mailLinks>[1],
  request: FastifyRequest,
): Promise<void> {
  const { db, config, now } = context;
  const { kind, page, mail, givesAccount } = LINKS[purpose];
  const nowMs = now();
  const origin = linkOrigin(config, request);
  const mayMail = mailLimit(context, request);
  for (const { user, emailConfirmed, createdAt, byInvitation } of await findCandidates(db, name)) {
    if (byInvitation) continue;
    const { id: userId, email, username } = user;
    // Shortly after a change, the present address may belong to a stranger (a typing error) or to an attacker who used
    // the owner's browser. A password reset would give them the account.
    if (givesAccount && (await hasRestoreLink(db, userId, nowMs))) continue;
    const queued = db.transaction(async (tx) => {
      const token = await issueToken(tx, { userId, purpose, email, nowMs });
      if (token === undefined || !(emailConfirmed || (await mayMail(tx, email)))) return;
      const made = createdAt.getTime();
      const about = emailConfirmed
        ? { username }
        : { maskedName: maskedName(username), madeOn: lagosDate(made), madeAt: lagosTime(made) };
      const filled = mail(`${origin}${page}#${token}`, about);
      // The link mailed before stays valid.
      if (!(await queueAccountMail(tx, { userId, kind, to: email, mail: filled, nowMs }))) tx.rollback();
    });
    await queued.catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  }
}

async function findCandidates(db: Database, name: string): Promise<readonly Account[]> {
  if (!name.includes('@')) {
    const named = await findAccountByUsername(db, name);
    return named === undefined ? [] : [named];
  }
  const { confirmed, unconfirmed } = await findAccountsByEmail(db, name, { limit: MAX_UNCONFIRMED });
  return confirmed === undefined ? unconfirmed : [confirmed];
}
