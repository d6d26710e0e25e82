import type { Database } from '#db/open-database.ts';
import type { Appointment } from '#features/appointments/contract.ts';
import {
  insertAppointmentInsurance,
  moveAppointmentInsurance,
  removeAppointmentInsurance,
} from '#features/appointments/server/appointment-insurance-store.ts';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import { findPlan } from '#features/insurance/server/insurance-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { type BookingFacts, mayBook } from '../rules/may-book.ts';
import type { Booking } from './booking.ts';

/**
 * Shares the plan that a patient chose with the provider of the appointment just booked, as a copy, and records the
 * consent to it. Without a choice, what was shared for the appointment that this one replaces goes along to the same
 * provider, and is removed when the provider is another one.
 * @throws AppError not_found and invalid, the refusals of `mayBook` for a plan
 */
export async function shareInsurance(
  tx: Database,
  {
    booking: { patientId, wanted, nowMs },
    facts,
    appointmentId,
    replaced,
  }: {
    readonly booking: Booking;
    readonly facts: BookingFacts;
    readonly appointmentId: number;
    readonly replaced: Appointment | undefined;
  },
): Promise<void> {
  const { insurancePlanId: planId, providerId } = wanted;
  let isShared = false;
  if (replaced !== undefined && planId === undefined && replaced.providerId === providerId) {
    isShared = await moveAppointmentInsurance(tx, patientId, { fromId: replaced.id, toId: appointmentId });
  } else if (replaced !== undefined) {
    await removeAppointmentInsurance(tx, replaced.id, patientId);
  }
  if (planId !== undefined && planId !== null) {
    const plan = await findPlan(tx, planId, patientId);
    const decision = mayBook({ ...facts, plan: plan ?? null }, wanted, nowMs);
    if ('refusal' in decision) throw new AppError(decision.refusal);
    if (plan === undefined) throw new Error('No row refuses a missing plan.');
    const sharedAt = new Date(nowMs);
    await insertAppointmentInsurance(tx, { ...copyOf(plan), appointmentId, patientId, sharedAt });
    isShared = true;
  }
  if (!isShared) return;
  const about = `appointment:${appointmentId}`;
  await recordConsent(tx, { userId: patientId, purpose: 'share_insurance', granted: true, about, nowMs });
}

function copyOf(plan: NonNullable<Awaited<ReturnType<typeof findPlan>>>) {
  const { provider: insurer, planName, memberId, groupNumber, policyHolder, relationToPatient } = plan;
  const { effectiveDate, expiryDate } = plan;
  return { insurer, planName, memberId, groupNumber, policyHolder, relationToPatient, effectiveDate, expiryDate };
}
