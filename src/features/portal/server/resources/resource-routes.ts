import { constraintOf } from '#db/database-error.ts';
import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { tellFreedTime } from '#features/appointments/server/freed-time.ts';
import type { Act } from '#features/booking/server/open-practice.ts';
import type { Capability } from '#features/directory/rules/member-roles.ts';
import { NOT_IN_PORTAL } from '#features/directory/rules/refusals.ts';
import type { Caller } from '#features/directory/server/member-store.ts';
import { requireMember } from '#features/directory/server/require-member.ts';
import { NAME_ON_THE_LIST } from '#features/portal/rules/refusals.ts';
import {
  addResource as addResourceCall,
  addService as addServiceCall,
  getOffer,
  retireResource as retireResourceCall,
  retireService as retireServiceCall,
  setPatientLimit as setPatientLimitCall,
  setResource,
  setService,
} from '#features/portal/rules/resources-contract.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { shownDisplaced } from '../settle-appointments.ts';
import { addResource, editResource, findKeptAbove, retireResource } from './change-resource.ts';
import { addService, editService, retireService, setPatientLimit } from './change-service.ts';
import { findOffer } from './offer-store.ts';

/** What takes the appointments of a place, and the services of its practice. */
export function installResources(context: Context): void {
  installPeople(context);
  installServices(context);
}

function installPeople(context: Context): void {
  const { app } = context;
  route(app, getOffer, async ({ params, user }) => {
    return await offerTo(await actOf(context, params.id, user, 'appointments'), context);
  });

  route(app, addResourceCall, async ({ params, body, user }) => {
    const act = await actOf(context, params.id, user, 'settings');
    await withOwnName(addResource(context, act, body));
    return await offerTo(act, context);
  });

  route(app, setResource, async ({ params, body, user }) => {
    const act = await actOf(context, params.id, user, 'settings');
    const { resourceId } = params;
    const how = { booked: body.booked, mailing: appointmentMailing(context), desk: user.desk?.name };
    const settling = { ...act, ...how, resourceId };
    const stayed = await withOwnName(editResource(context, settling, body));
    tellFreedTime(context, params.id);
    const keptAbove = await findKeptAbove(context.db, settling, body);
    const kept = keptAbove === undefined ? {} : { keptAbove };
    return { ...(await offerTo(act, context)), stayed: shownDisplaced(stayed), ...kept };
  });

  route(app, retireResourceCall, async ({ params, body, user }) => {
    const act = await actOf(context, params.id, user, 'settings');
    const { resourceId } = params;
    const how = { booked: body.booked, mailing: appointmentMailing(context), desk: user.desk?.name };
    const settling = { ...act, ...how, resourceId };
    const stayed = await retireResource(context, settling);
    return { ...(await offerTo(act, context)), stayed: shownDisplaced(stayed) };
  });
}

function installServices(context: Context): void {
  const { app } = context;
  route(app, addServiceCall, async ({ params, body, user }) => {
    const act = await actOf(context, params.id, user, 'settings');
    await withOwnName(addService(context, act, body));
    return await offerTo(act, context);
  });

  route(app, setService, async ({ params, body, user }) => {
    const act = await actOf(context, params.id, user, 'settings');
    await withOwnName(editService(context, { ...act, serviceId: params.serviceId }, body));
    return await offerTo(act, context);
  });

  route(app, retireServiceCall, async ({ params, user }) => {
    const act = await actOf(context, params.id, user, 'settings');
    await retireService(context, { ...act, serviceId: params.serviceId });
    return await offerTo(act, context);
  });

  route(app, setPatientLimitCall, async ({ params, body, user }) => {
    const act = await actOf(context, params.id, user, 'settings');
    await setPatientLimit(context, act, body);
    return await offerTo(act, context);
  });
}

/** @throws AppError not_found for those who aren't members, role_required */
async function actOf({ db, now }: Context, providerId: number, user: Caller, capability: Capability): Promise<Act> {
  await requireMember(db, providerId, user, capability);
  return { providerId, userId: user.id, nowMs: now() };
}

async function offerTo(act: Act, { db }: Context) {
  const offer = await findOffer(db, act);
  if (offer === undefined) throw new AppError(NOT_IN_PORTAL);
  return offer;
}

/** Resolves as the change does. @throws AppError invalid if its name is on the list of the practice already */
async function withOwnName<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    const constraint = constraintOf(error);
    if (constraint !== 'resources_name' && constraint !== 'services_name') throw error;
    throw new AppError(NAME_ON_THE_LIST);
  }
}
