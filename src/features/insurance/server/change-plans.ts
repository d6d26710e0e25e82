import type { Database } from '#db/open-database.ts';
import { lockUser } from '#features/auth/server/accounts/user-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import type { InsurancePlan, NewInsurancePlan } from '../contract.ts';
import { MAX_PLANS } from '../rules/plan-choices.ts';
import { EFFECTIVE_DATE_NOT_PLAUSIBLE, NO_SUCH_PLAN, PLAN_LIMIT } from '../rules/refusals.ts';
import {
  countPlans,
  deletePlan,
  findOldestPlan,
  findPlanByKey,
  insertPlan,
  markPrimary,
  unmarkPrimary,
} from './insurance-store.ts';

/** Bounds of a plausible effective date: no valid plan is older, and none is sold further ahead. */
const MIN_EFFECTIVE_DATE = '1920-01-01';
const MAX_DAYS_AHEAD = 366;

/**
 * Adds a plan; the first one becomes primary. Idempotent by user and key.
 * @throws AppError invalid (effective date); plan_limit if the user has the maximum number of plans
 */
export async function addPlan(
  db: Database,
  plan: NewInsurancePlan,
  { userId, key, nowMs }: { readonly userId: number; readonly key: string | undefined; readonly nowMs: number },
): Promise<InsurancePlan> {
  if (plan.effectiveDate < MIN_EFFECTIVE_DATE || plan.effectiveDate > addDays(lagosDate(nowMs), MAX_DAYS_AHEAD)) {
    throw new AppError(EFFECTIVE_DATE_NOT_PLAUSIBLE);
  }
  return await db.transaction(async (tx) => {
    // Which plan is primary depends on all of them.
    await lockUser(tx, userId);
    const before = key === undefined ? undefined : await findPlanByKey(tx, userId, key);
    if (before !== undefined) return before;
    const others = await countPlans(tx, userId);
    if (others >= MAX_PLANS) {
      throw new AppError(PLAN_LIMIT);
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

/** Makes a plan of the user the primary one. @throws AppError not_found */
export async function makePrimary(db: Database, id: number, userId: number): Promise<InsurancePlan> {
  return await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await unmarkPrimary(tx, userId);
    // Throwing rolls back the unmarking.
    return (await markPrimary(tx, id, userId)) ?? noSuchPlan();
  });
}

/**
 * Removes a plan of the user. If it was primary, the oldest remaining plan becomes primary. Returns the file of its card's
 * picture, which is no longer used; null if there is none.
 * @throws AppError not_found
 */
export async function removePlan(db: Database, id: number, userId: number): Promise<string | null> {
  return await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const removed = (await deletePlan(tx, id, userId)) ?? noSuchPlan();
    const next = removed.isPrimary ? await findOldestPlan(tx, userId) : undefined;
    if (next !== undefined) await markPrimary(tx, next.id, userId);
    return removed.cardFile;
  });
}

/** @throws AppError not_found, always */
export function noSuchPlan(): never {
  throw new AppError(NO_SUCH_PLAN);
}
