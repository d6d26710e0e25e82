import type { FastifyRequest } from 'fastify';
import type { Database } from '#db/open-database.ts';
import { secondFactorMail } from '#features/auth/rules/account-mails.ts';
import { NO_SECOND_FACTOR, SECOND_FACTOR_MUST_STAY } from '#features/auth/rules/refusals.ts';
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '#features/auth/rules/second-factor-contract.ts';
import { AppError } from '#platform/common/app-error.ts';
import { SIGNED_OUT } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import { queueAccountMail } from '../accounts/account-mail.ts';
import { findUser } from '../accounts/user-store.ts';
import { hasPasskey } from '../passkeys/passkey-store.ts';
import { confirmPassword, PROOF_LIMIT } from '../passwords/confirm-password.ts';
import { lockOpenSession } from '../sessions/own-session-store.ts';
import {
  confirmAuthenticator,
  hasSecondFactor,
  issueRecoveryCodes,
  requireCode,
  startAuthenticator,
} from './second-factor.ts';
import { needsSecondFactor } from './second-factor-policy.ts';
import { countRecoveryCodes, deleteSecondFactor } from './second-factor-store.ts';

/** Registers the routes that set up, replace and remove the signed-in user's second factor. */
export function installSecondFactor(context: Context): void {
  const { app, db, config } = context;

  route(app, getSecondFactor, async ({ user }) => ({
    isOn: await hasSecondFactor(db, user.id),
    isRequired: needsSecondFactor(config, user.role),
    recoveryCodesLeft: await countRecoveryCodes(db, user.id),
  }));

  route(
    app,
    startSecondFactor,
    async ({ user, body }) => {
      await confirmPassword(context, user.id, body.password);
      if (await hasSecondFactor(db, user.id)) await requireCode(context, user.id, body.code);
      const account = await findUser(db, user.id);
      if (account === undefined) throw new AppError(SIGNED_OUT);
      return await startAuthenticator(context, account);
    },
    PROOF_LIMIT,
  );

  route(app, confirmSecondFactor, async ({ user, body, request }) => ({
    recoveryCodes: await confirmAuthenticator(context, user, body.code, (tx) =>
      notifyOwner(context, tx, user.id, request),
    ),
  }));

  installSecondFactorChanges(context);
}

/** Routes that need the present second factor. */
function installSecondFactorChanges(context: Context): void {
  const { app, db, config, keyFor } = context;

  route(
    app,
    renewRecoveryCodes,
    async ({ user, body, request }) => {
      await proveOwnership(context, user.id, body);
      const recoveryCodes = await db.transaction(async (tx) => {
        await lockOpenSession(tx, user);
        await notifyOwner(context, tx, user.id, request);
        return await issueRecoveryCodes(tx, keyFor, user.id);
      });
      return { recoveryCodes };
    },
    PROOF_LIMIT,
  );

  route(
    app,
    removeSecondFactor,
    async ({ user, body, request }) => {
      const refuseLast = async (tx: Database) => {
        if (!needsSecondFactor(config, user.role) || (await hasPasskey(tx, user.id))) return;
        throw new AppError(SECOND_FACTOR_MUST_STAY);
      };
      await refuseLast(db);
      await proveOwnership(context, user.id, body);
      await db.transaction(async (tx) => {
        await lockOpenSession(tx, user);
        await refuseLast(tx);
        await deleteSecondFactor(tx, user.id);
        await notifyOwner(context, tx, user.id, request);
      });
      return {};
    },
    PROOF_LIMIT,
  );
}

/** Mails a notice, so that an attacker with password and code can't change the second factor unnoticed. */
async function notifyOwner(
  { config, now }: Context,
  tx: Database,
  userId: number,
  request: FastifyRequest,
): Promise<void> {
  const account = await findUser(tx, userId);
  if (account === undefined) return;
  const mail = secondFactorMail(linkOrigin(config, request));
  await queueAccountMail(tx, { userId, kind: 'second-factor', to: account.email, mail, nowMs: now() });
}

async function proveOwnership(
  context: Context,
  userId: number,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<void> {
  if (!(await hasSecondFactor(context.db, userId))) {
    throw new AppError(NO_SECOND_FACTOR);
  }
  await confirmPassword(context, userId, password);
  await requireCode(context, userId, code);
}
