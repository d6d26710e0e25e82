import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/route.ts';
import { currentUser, login, logout, register } from '../contract.ts';
import { verifyPassword } from './password.ts';
import { registerAccount } from './register-account.ts';
import { signIn, signOut } from './session-hook.ts';
import { findForSignIn, findUser } from './user-store.ts';

/** Guessing passwords is slow work, from one address. */
const SIGN_IN_LIMIT = { max: 30, timeWindow: '1 minute' };

/** Sign in, register, sign out, and who is signed in. */
export function installAuth(context: Context): void {
  const { app, db, now } = context;

  route(
    app,
    login,
    async ({ body, request, reply }) => {
      const found = await findForSignIn(db, body.username);
      if (!(await verifyPassword(body.password, found?.passwordHash ?? null)) || found === undefined) {
        throw new AppError('wrong_credentials', 'The username or password is not right.');
      }
      await signIn(context, found.user.id, request, reply);
      return found.user;
    },
    { rateLimit: SIGN_IN_LIMIT },
  );

  route(
    app,
    register,
    async ({ body, request, reply }) => {
      const user = await registerAccount(db, body, now());
      await signIn(context, user.id, request, reply);
      return user;
    },
    { rateLimit: SIGN_IN_LIMIT },
  );

  route(app, logout, async ({ request, reply }) => {
    await signOut(context, request, reply);
    return {};
  });

  route(app, currentUser, async ({ user }) => {
    const found = await findUser(db, user.id);
    if (found === undefined) throw new AppError('signed_out', 'Please sign in.');
    return found;
  });
}
