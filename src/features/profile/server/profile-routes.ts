import { findUser } from '#features/auth/server/accounts/user-store.ts';
import { confirmPassword, PROOF_LIMIT } from '#features/auth/server/passwords/confirm-password.ts';
import { mailLimit } from '#features/auth/server/throttling/mail-limit.ts';
import { AppError } from '#platform/common/app-error.ts';
import { SIGNED_OUT } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import { changeAge, getAge, getProfile, updateProfile } from '../contract.ts';
import { changeAge as changeOwnAge } from './change-age.ts';
import { changeProfile } from './change-profile.ts';
import { findAge } from './profile-store.ts';

/** Registers the routes for the user's own profile. */
export function installProfile(context: Context): void {
  const { app, db, config, now } = context;

  route(app, getProfile, async ({ user }) => {
    const found = await findUser(db, user.id);
    if (found === undefined) throw new AppError(SIGNED_OUT);
    return found;
  });

  route(app, updateProfile, async ({ body, user, request }) => {
    const sending = { nowMs: now(), origin: linkOrigin(config, request), mayMail: mailLimit(context, request) };
    return await changeProfile(db, user, body, sending);
  });

  route(app, getAge, async ({ user }) => {
    const found = await findAge(db, user.id);
    if (found === undefined) throw new AppError(SIGNED_OUT);
    return found;
  });

  route(
    app,
    changeAge,
    async ({ body: { password, ...change }, user }) => {
      const passwordConfirmed = password !== undefined && password !== '';
      if (passwordConfirmed) await confirmPassword(context, user.id, password);
      return await changeOwnAge(db, user.id, change, { passwordConfirmed, nowMs: now() });
    },
    PROOF_LIMIT,
  );
}
