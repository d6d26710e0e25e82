import { requireMember } from '#features/directory/server/require-member.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { setBookings as bookingsEndpoint, confirmHours, getChecklist } from '../rules/checklist-contract.ts';
import { confirmSeenHours, findChecklist, licenceRule, setBookings } from './change-bookings.ts';

/** What a practice does before patients can book, and the switch for its bookings. */
export function installChecklist(context: Context): void {
  const { app, db } = context;

  route(app, getChecklist, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    return await findChecklist(db, params.id, licenceRule(context));
  });

  route(app, confirmHours, async ({ params, body, user }) => {
    await requireMember(db, params.id, user, 'settings');
    await confirmSeenHours(context, { providerId: params.id, userId: user.id, was: body.was });
    return await findChecklist(db, params.id, licenceRule(context));
  });

  route(app, bookingsEndpoint, async ({ params, body, user }) => {
    await requireMember(db, params.id, user, 'bookings');
    await setBookings(context, { ...body, providerId: params.id, userId: user.id });
    return await findChecklist(db, params.id, licenceRule(context));
  });
}
