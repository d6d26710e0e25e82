import { findUser } from '#features/auth/server/user-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { linkOrigin } from '#platform/server/mail-links.ts';
import { route } from '#platform/server/route.ts';
import { getProfile, updateProfile } from '../contract.ts';
import { changeProfile } from './change-profile.ts';

/** One's own profile. */
export function installProfile({ app, db, config, now }: Context): void {
  route(app, getProfile, async ({ user }) => {
    const found = await findUser(db, user.id);
    if (found === undefined) throw new AppError('signed_out', 'Please sign in.');
    return found;
  });

  route(app, updateProfile, async ({ body, user, request }) => {
    return await changeProfile(db, user.id, body, { nowMs: now(), origin: linkOrigin(config, request) });
  });
}
