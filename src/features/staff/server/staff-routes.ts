import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import { closeStaffAccount, inviteAgain, inviteStaff, listStaff, setPermissions } from '../contract.ts';
import { changePermissions, closeMember, inviteMember, inviteMemberAgain } from './change-staff.ts';
import { findStaff } from './staff-store.ts';

/** Registers the routes for the accounts of administrators. */
export function installStaff(context: Context): void {
  const { app, db, config } = context;

  route(app, listStaff, async () => {
    const staff = await findStaff(db);
    return new Page(staff, staff.length, { limit: Math.max(1, staff.length), offset: 0 });
  });

  route(app, inviteStaff, async ({ body, user, request }) => {
    return await inviteMember(context, body, { actorId: user.id, origin: linkOrigin(config, request) });
  });

  route(app, setPermissions, async ({ params, body, user }) => {
    return await changePermissions(context, params.id, body.permissions, user.id);
  });

  route(app, closeStaffAccount, async ({ params, user }) => await closeMember(context, params.id, user.id));

  route(app, inviteAgain, async ({ params, user, request }) => {
    return await inviteMemberAgain(context, params.id, { actorId: user.id, origin: linkOrigin(config, request) });
  });
}
