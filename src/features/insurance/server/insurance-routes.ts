import type { Context } from '#platform/server/context.ts';
import { idempotencyKeyOf } from '#platform/server/http/idempotency-key.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import { addInsurancePlan, listInsurancePlans, removeInsurancePlan, setPrimaryInsurancePlan } from '../contract.ts';
import { installPlanCards } from './card-routes.ts';
import { deleteCardFile } from './change-card.ts';
import { addPlan, makePrimary, removePlan } from './change-plans.ts';
import { findPlans } from './insurance-store.ts';

/** Registers the routes for the user's own insurance plans. */
export function installInsurance(context: Context): void {
  const { app, db, now } = context;
  route(app, listInsurancePlans, async ({ user }) => {
    const plans = await findPlans(db, user.id);
    return new Page(plans, plans.length, { limit: Math.max(1, plans.length), offset: 0 });
  });

  route(app, addInsurancePlan, async ({ body, user, request }) => {
    return await addPlan(db, body, { userId: user.id, key: idempotencyKeyOf(request), nowMs: now() });
  });

  route(app, setPrimaryInsurancePlan, async ({ params, user }) => await makePrimary(db, params.id, user.id));

  route(app, removeInsurancePlan, async ({ params, user }) => {
    await deleteCardFile(context, await removePlan(db, params.id, user.id));
    return {};
  });

  installPlanCards(context);
}
