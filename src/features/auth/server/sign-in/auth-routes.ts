import { currentUser, login, logout, passwordCheck, register } from '#features/auth/contract.ts';
import { openSignIn, requestSignInLink } from '#features/auth/rules/account-contract.ts';
import { LINK_EXPIRED } from '#features/auth/rules/refusals.ts';
import { AppError } from '#platform/common/app-error.ts';
import { SIGNED_OUT } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import { registerAccount } from '../accounts/register-account.ts';
import { findPasswordHash, findUser } from '../accounts/user-store.ts';
import { mailLinks } from '../addresses/account-links.ts';
import { redeemToken } from '../addresses/account-token-store.ts';
import { isGuessable, refuseWeakPassword } from '../passwords/password-policy.ts';
import { signIn, signOut } from '../sessions/session-hook.ts';
import { mailLimit } from '../throttling/mail-limit.ts';
import { throttleRegistration } from '../throttling/throttle-address.ts';
import { rememberBrowser } from './known-browser.ts';
import { signInWithPassword } from './sign-in.ts';

const OPEN_LIMIT = { max: 30, timeWindow: '1 minute' };
const REGISTER_LIMIT = { max: 30, timeWindow: '1 minute' };
const PASSWORD_CHECK_LIMIT = { max: 60, timeWindow: '1 minute' };

/** Registers the routes for sign-in, registration, sign-out and the signed-in user. */
export function installAuth(context: Context): void {
  const { app, db, now, config } = context;

  route(app, login, ({ body, request, reply }) => signInWithPassword(context, body, request, reply));

  route(app, requestSignInLink, async ({ body, request }) => {
    await mailLinks(context, { purpose: 'open_sign_in', name: body.username }, request);
    return {};
  });

  route(
    app,
    openSignIn,
    async ({ body, request, reply }) => {
      const redeemed = await redeemToken(db, body.token, 'open_sign_in', now());
      const passwordHash = redeemed && (await findPasswordHash(db, redeemed.userId));
      if (redeemed === undefined || !passwordHash) throw new AppError(LINK_EXPIRED);
      rememberBrowser(context, request, reply, { id: redeemed.userId, passwordHash });
      return {};
    },
    { rateLimit: OPEN_LIMIT },
  );

  route(
    app,
    register,
    async ({ body, request, reply }) => {
      const { username, email, fullName, password } = body;
      const names = [username, email, fullName];
      const user = await throttleRegistration(context, request, async () => {
        await refuseWeakPassword({ password, role: 'patient', strict: config.strictPasswords, names });
        const sending = { nowMs: now(), origin: linkOrigin(config, request), mayMail: mailLimit(context, request) };
        return await registerAccount(db, body, sending);
      });
      await signIn(context, user, request, reply);
      const passwordHash = await findPasswordHash(db, user.id);
      if (passwordHash !== null) rememberBrowser(context, request, reply, { id: user.id, passwordHash });
      return user;
    },
    { rateLimit: REGISTER_LIMIT },
  );

  route(app, passwordCheck, async ({ body }) => ({ common: await isGuessable(body.password) }), {
    rateLimit: PASSWORD_CHECK_LIMIT,
  });

  route(app, logout, async ({ request, reply }) => {
    await signOut(context, request, reply);
    return {};
  });

  route(app, currentUser, async ({ user }) => {
    const found = await findUser(db, user.id);
    if (found === undefined) throw new AppError(SIGNED_OUT);
    const { lacksSecondFactor, desk } = user;
    return { ...found, ...(lacksSecondFactor && { lacksSecondFactor }), ...(desk && { desk }) };
  });
}
