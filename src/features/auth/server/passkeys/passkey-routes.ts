import {
  addPasskey,
  listPasskeys,
  passkeySignIn,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeySignIn,
} from '#features/auth/rules/passkeys/passkey-contract.ts';
import { NO_SUCH_PASSKEY } from '#features/auth/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { confirmPassword, PROOF_LIMIT } from '../passwords/confirm-password.ts';
import { hasSecondFactor, requireCode } from '../second-factor/second-factor.ts';
import { newChallenge } from './challenge.ts';
import { addNewPasskey, removeOwnPasskey, signInWithPasskey, startNewPasskey } from './passkey.ts';
import { findPasskeys, shownPasskey, writePasskeyName } from './passkey-store.ts';
import { relyingParty } from './verified-passkey.ts';

/** Registers the routes that sign in with a passkey, and that list, add, rename and remove those of the user. */
export function installPasskeys(context: Context): void {
  const { app, db, config } = context;

  route(app, startPasskeySignIn, async ({ request, reply }) => ({
    challenge: newChallenge(context, reply, 'sign-in'),
    rpId: relyingParty(config, request).id,
  }));

  route(app, passkeySignIn, ({ body, request, reply }) => signInWithPasskey(context, body, request, reply));

  route(app, listPasskeys, async ({ user }) => (await findPasskeys(db, user.id)).map(shownPasskey));

  route(
    app,
    startPasskey,
    async ({ user, body, request, reply }) => {
      await proveOwner(context, user.id, body);
      return await startNewPasskey(context, user.id, request, reply);
    },
    PROOF_LIMIT,
  );

  route(app, addPasskey, ({ user, body, request, reply }) => addNewPasskey(context, user, body, request, reply));

  route(app, renamePasskey, async ({ user, params, body }) => {
    const renamed = await writePasskeyName(db, user.id, params.id, body.name);
    if (renamed === undefined) throw new AppError(NO_SUCH_PASSKEY);
    return shownPasskey(renamed);
  });

  route(
    app,
    removePasskey,
    async ({ user, params, body, request }) => {
      const own = await findPasskeys(db, user.id);
      if (!own.some(({ id }) => id === params.id)) throw new AppError(NO_SUCH_PASSKEY);
      await proveOwner(context, user.id, body);
      await removeOwnPasskey(context, user, params.id, request);
      return {};
    },
    PROOF_LIMIT,
  );
}

/** Asks for the password and, if there is an authenticator, a code: another person may be using the browser. */
async function proveOwner(
  context: Context,
  userId: number,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
): Promise<void> {
  await confirmPassword(context, userId, password);
  if (await hasSecondFactor(context.db, userId)) await requireCode(context, userId, code);
}
