import type { FastifyRequest } from 'fastify';
import {
  changeOwnEmail,
  changeOwnPassword,
  confirmEmail,
  confirmPasswordReset,
  endOtherSessions,
  endSession,
  getEmailState,
  listOwnMessages,
  listSessions,
  requestPasswordReset,
  sendConfirmation,
} from '#features/auth/rules/account-contract.ts';
import { MESSAGE_TITLES } from '#features/auth/rules/account-mails.ts';
import { NO_SUCH_SESSION } from '#features/auth/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import { maskedAddress } from '#platform/common/messages/masked-address.ts';
import { SIGNED_OUT } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import { findMessagesOf } from '#platform/server/messages/outbox-store.ts';
import { mailLinks } from '../addresses/account-links.ts';
import { findPendingEmail } from '../addresses/account-token-store.ts';
import { confirmEmailByLink, requestEmailChange, resendConfirmation } from '../addresses/email-address.ts';
import { changePassword, resetPassword } from '../passwords/change-password.ts';
import { confirmPassword, PROOF_LIMIT } from '../passwords/confirm-password.ts';
import { findSessions, removeSession } from '../sessions/own-session-store.ts';
import { signIn } from '../sessions/session-hook.ts';
import { endSessions } from '../sessions/session-store.ts';
import { mailLimit } from '../throttling/mail-limit.ts';
import { findEmail } from './account-store.ts';
import { findUser } from './user-store.ts';

const LINK_LIMIT = { max: 30, timeWindow: '1 minute' };

/** Registers the routes for password reset, change of password and address, and the user's own sessions and messages. */
export function installAccount(context: Context): void {
  installLinks(context);
  installPasswordAndEmail(context);
  installSessionsAndMessages(context);
}

/** Routes that work signed out, by mailed links. */
function installLinks(context: Context): void {
  const { app, db, now } = context;

  route(app, requestPasswordReset, async ({ body, request }) => {
    await mailLinks(context, { purpose: 'reset_password', name: body.email }, request);
    return {};
  });

  const limited = { rateLimit: LINK_LIMIT };
  route(
    app,
    confirmPasswordReset,
    async ({ body, request }) => {
      await resetPassword(context, body, request);
      return {};
    },
    limited,
  );

  route(
    app,
    confirmEmail,
    async ({ body }) => {
      await confirmEmailByLink(db, body.token, now());
      return {};
    },
    limited,
  );
}

function installPasswordAndEmail(context: Context): void {
  const { app, db, config, now } = context;
  const mailing = (request: FastifyRequest) => ({
    origin: linkOrigin(config, request),
    nowMs: now(),
    mayMail: mailLimit(context, request),
  });

  route(app, getEmailState, async ({ user }) => {
    const found = await findEmail(db, user.id);
    if (found === undefined) throw new AppError(SIGNED_OUT);
    const pending = await findPendingEmail(db, user.id, now());
    const differs = pending !== undefined && pending.toLowerCase() !== found.email.toLowerCase();
    return { email: found.email, confirmed: found.confirmedAt !== null, pending: differs ? pending : null };
  });

  route(app, sendConfirmation, async ({ user, request }) => {
    await resendConfirmation(db, { userId: user.id, ...mailing(request) });
    return {};
  });

  route(
    app,
    changeOwnEmail,
    async ({ user, body, request }) => {
      await confirmPassword(context, user.id, body.password);
      await requestEmailChange(db, {
        userId: user.id,
        sessionId: user.sessionId,
        email: body.email,
        ...mailing(request),
      });
      return {};
    },
    PROOF_LIMIT,
  );

  route(
    app,
    changeOwnPassword,
    async ({ user, body, request, reply }) => {
      const before = await confirmPassword(context, user.id, body.currentPassword, 'currentPassword');
      const found = await findUser(db, user.id);
      if (found === undefined) throw new AppError(SIGNED_OUT);
      await changePassword(context, found, { newPassword: body.newPassword, before }, linkOrigin(config, request));
      await signIn(context, found, request, reply);
      return {};
    },
    PROOF_LIMIT,
  );
}

function installSessionsAndMessages({ app, db, now }: Context): void {
  route(app, listSessions, async ({ user }) => {
    const found = await findSessions(db, user, now());
    return new Page(found, found.length, { limit: Math.max(1, found.length), offset: 0 });
  });

  route(app, endOtherSessions, async ({ user }) => {
    return { ended: await endSessions(db, user.id, { except: user.sessionId }) };
  });

  route(app, endSession, async ({ user, params }) => {
    const removed = await removeSession(db, user.id, params.sessionId);
    if (!removed) throw new AppError(NO_SUCH_SESSION);
    return {};
  });

  route(app, listOwnMessages, async ({ user, query }) => {
    const { rows, total } = await findMessagesOf(db, user.id, query);
    const shown = rows.map((row) => ({
      ...row,
      subject: MESSAGE_TITLES[row.kind] ?? row.subject,
      recipient: maskedAddress(row.recipient),
      createdAt: row.createdAt.toISOString(),
      sentAt: row.sentAt?.toISOString() ?? null,
    }));
    return new Page(shown, total, query);
  });
}
