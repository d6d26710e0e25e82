import type { Database } from '#db/open-database.ts';
import type { Appointment } from '#features/appointments/contract.ts';
import {
  insertVisitInsurance,
  moveVisitInsurance,
  removeVisitInsurance,
} from '#features/appointments/server/visit-insurance-store.ts';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import { coversDay } from '#features/insurance/rules/covers-day.ts';
import { findPlan } from '#features/insurance/server/insurance-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { text } from '#platform/common/text.ts';
import type { NewAppointment } from '../contract.ts';

/**
 * Shares the plan that a patient chose with the provider of the visit just booked, as a copy, and records the consent to
 * it. Without a choice, what was shared for the visit that this one replaces goes along to the same provider; to another
 * one nothing goes that nobody chose for it.
 * @throws AppError not_found for a missing or somebody else's plan, invalid for one that isn't valid on the visit's day
 */
export async function shareInsurance(
  tx: Database,
  { patientId, wanted, nowMs }: { readonly patientId: number; readonly wanted: NewAppointment; readonly nowMs: number },
  { id, replaced }: { readonly id: number; readonly replaced: Appointment | undefined },
): Promise<void> {
  const { insurancePlanId: planId, providerId, date } = wanted;
  let isShared = false;
  if (replaced !== undefined && planId === undefined && replaced.providerId === providerId) {
    isShared = await moveVisitInsurance(tx, patientId, { fromId: replaced.id, toId: id });
  } else if (replaced !== undefined) {
    await removeVisitInsurance(tx, replaced.id, patientId);
  }
  if (planId !== undefined && planId !== null) {
    const shared = await copyOf(tx, { planId, patientId, day: lagosDate(Date.parse(date)) });
    await insertVisitInsurance(tx, { ...shared, appointmentId: id, patientId, sharedAt: new Date(nowMs) });
    isShared = true;
  }
  if (!isShared) return;
  const about = `appointment:${id}`;
  await recordConsent(tx, { userId: patientId, purpose: 'share_insurance', granted: true, about, nowMs });
}

async function copyOf(
  tx: Database,
  { planId, patientId, day }: { readonly planId: number; readonly patientId: number; readonly day: string },
) {
  const plan = await findPlan(tx, planId, patientId);
  if (plan === undefined) throw new AppError('not_found', text('There is no such insurance plan. Choose another one.'));
  if (!coversDay(plan, day)) {
    const reason = text('This insurance plan is not valid on the day of the visit. Choose another one, or none.');
    throw new AppError('invalid', reason, { insurancePlanId: reason });
  }
  const { provider: insurer, planName, memberId, groupNumber, policyHolder, relationToPatient } = plan;
  const { effectiveDate, expiryDate } = plan;
  return {
    ...{ insurer, planName, memberId, groupNumber, policyHolder, relationToPatient },
    ...{ effectiveDate, expiryDate },
  };
}
