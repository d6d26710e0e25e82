import { requireMember } from '#features/directory/server/require-member.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import {
  setBookings as bookingsEndpoint,
  type Checklist,
  confirmHours,
  getChecklist,
} from '../rules/checklist-contract.ts';
import { confirmSeenHours, findChecklist, licenceRule, setBookings } from './change-bookings.ts';

/** What a practice does before patients can book, and the switch for its bookings. */
export function installChecklist(context: Context): void {
  const { app, config, db } = context;
  const find = async (providerId: number): Promise<Checklist> => ({
    ...(await findChecklist(db, providerId, licenceRule(context))),
    sendsTexts: config.sms !== undefined,
  });

  route(app, getChecklist, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    return await find(params.id);
  });

  route(app, confirmHours, async ({ params, body, user }) => {
    await requireMember(db, params.id, user, 'settings');
    await confirmSeenHours(context, { providerId: params.id, userId: user.id, was: body.was });
    return await find(params.id);
  });

  route(app, bookingsEndpoint, async ({ params, body, user }) => {
    await requireMember(db, params.id, user, 'bookings');
    await setBookings(context, { ...body, providerId: params.id, userId: user.id });
    return await find(params.id);
  });
}
