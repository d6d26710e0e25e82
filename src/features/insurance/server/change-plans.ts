import type { Database } from '#db/open-database.ts';
import { AppError } from '#platform/common/app-error.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { text } from '#platform/common/text.ts';
import type { InsurancePlan, NewInsurancePlan } from '../contract.ts';
import { PLANS_MAX } from '../rules/plan-choices.ts';
import {
  countPlans,
  deletePlan,
  findOldestPlan,
  findPlanByKey,
  insertPlan,
  lockPlansOf,
  markPrimary,
  unmarkPrimary,
} from './insurance-store.ts';

/** No plan that is still valid began before, and none is sold longer ahead. */
const FIRST_DAY = '1920-01-01';
const DAYS_AHEAD = 366;
const NOT_PLAUSIBLE = text('Please check the effective date: it is at most a year ahead.');

/**
 * Adds a plan for somebody; the first one becomes primary. The same key of the same person is the same plan.
 * @throws AppError invalid (effective date); plan_limit when they have as many as one can keep
 */
export async function addPlan(
  db: Database,
  plan: NewInsurancePlan,
  { userId, key, nowMs }: { readonly userId: number; readonly key: string | undefined; readonly nowMs: number },
): Promise<InsurancePlan> {
  if (plan.effectiveDate < FIRST_DAY || plan.effectiveDate > addDays(lagosDate(nowMs), DAYS_AHEAD)) {
    throw new AppError('invalid', NOT_PLAUSIBLE, { effectiveDate: NOT_PLAUSIBLE });
  }
  return await db.transaction(async (tx) => {
    await lockPlansOf(tx, userId);
    const before = key === undefined ? undefined : await findPlanByKey(tx, userId, key);
    if (before !== undefined) return before;
    const others = await countPlans(tx, userId);
    if (others >= PLANS_MAX) {
      throw new AppError('plan_limit', text('You have 20 plans, which is all that one can keep. Remove one first.'));
    }
    return await insertPlan(tx, {
      ...plan,
      groupNumber: plan.groupNumber || null,
      expiryDate: plan.expiryDate ?? null,
      userId,
      isPrimary: others === 0,
      idempotencyKey: key ?? null,
      addedAt: new Date(nowMs),
    });
  });
}

/** Makes one of somebody's plans the primary one. @throws AppError not_found */
export async function makePrimary(db: Database, id: number, userId: number): Promise<InsurancePlan> {
  return await db.transaction(async (tx) => {
    await lockPlansOf(tx, userId);
    await unmarkPrimary(tx, userId);
    // Throwing takes the unmarking back.
    return (await markPrimary(tx, id, userId)) ?? noSuchPlan();
  });
}

/**
 * Removes one of somebody's plans; after the primary one, the oldest left becomes primary. Answers the file of its card's
 * picture, which nothing names any more.
 * @throws AppError not_found
 */
export async function removePlan(db: Database, id: number, userId: number): Promise<string | null> {
  return await db.transaction(async (tx) => {
    await lockPlansOf(tx, userId);
    const removed = (await deletePlan(tx, id, userId)) ?? noSuchPlan();
    const heir = removed.isPrimary ? await findOldestPlan(tx, userId) : undefined;
    if (heir !== undefined) await markPrimary(tx, heir.id, userId);
    return removed.cardFile;
  });
}

/** @throws AppError not_found, always */
export function noSuchPlan(): never {
  throw new AppError('not_found', 'There is no such insurance plan.');
}
