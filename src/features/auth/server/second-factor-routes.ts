import { AppError } from '#platform/common/app-error.ts';
import { text } from '#platform/common/text.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/route.ts';
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '../rules/second-factor-contract.ts';
import { confirmPassword } from './confirm-password.ts';
import {
  confirmAuthenticator,
  demandCode,
  giveRecoveryCodes,
  hasSecondFactor,
  startAuthenticator,
} from './second-factor.ts';
import { needsSecondFactor } from './second-factor-duty.ts';
import { countRecoveryCodes, deleteSecondFactor } from './second-factor-store.ts';
import { findUser } from './user-store.ts';

/** Set up, replace and take away the signed-in user's own second factor. */
export function installSecondFactor(context: Context): void {
  const { app, db, config, keyFor } = context;

  route(app, getSecondFactor, async ({ user }) => ({
    isOn: await hasSecondFactor(db, user.id),
    isRequired: needsSecondFactor(config, user.role),
    recoveryCodesLeft: await countRecoveryCodes(db, user.id),
  }));

  route(app, startSecondFactor, async ({ user, body }) => {
    await confirmPassword(context, user.id, body.password);
    if (await hasSecondFactor(db, user.id)) await demandCode(context, user.id, body.code);
    const account = await findUser(db, user.id);
    if (account === undefined) throw new AppError('signed_out', 'Please sign in.');
    return await startAuthenticator(context, account);
  });

  route(app, confirmSecondFactor, async ({ user, body }) => ({
    recoveryCodes: await confirmAuthenticator(context, user, body.code),
  }));

  route(app, renewRecoveryCodes, async ({ user, body }) => {
    await proveOwnership(context, user.id, body);
    return { recoveryCodes: await db.transaction((tx) => giveRecoveryCodes(tx, keyFor, user.id)) };
  });

  route(app, removeSecondFactor, async ({ user, body }) => {
    if (needsSecondFactor(config, user.role)) {
      throw new AppError(
        'second_factor_required',
        text('Your account must have a second factor. You can replace it, not remove it.'),
      );
    }
    await proveOwnership(context, user.id, body);
    await db.transaction((tx) => deleteSecondFactor(tx, user.id));
    return {};
  });
}

async function proveOwnership(
  context: Context,
  userId: number,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<void> {
  if (!(await hasSecondFactor(context.db, userId))) {
    throw new AppError('second_factor_off', text('Your account has no second factor.'));
  }
  await confirmPassword(context, userId, password);
  await demandCode(context, userId, code);
}
