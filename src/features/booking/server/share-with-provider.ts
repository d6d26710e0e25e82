import type { Database } from '#db/open-database.ts';
import type { Appointment } from '#features/appointments/contract.ts';
import { hasHealthFacts, type SharedHealth } from '#features/appointments/rules/shared-health.ts';
import { aboutAppointment } from '#features/appointments/server/appointment-mails.ts';
import {
  insertAppointmentHealth,
  insertAppointmentInsurance,
  moveShared,
  removeShared,
  type SharedKind,
} from '#features/appointments/server/appointment-sharing-store.ts';
import { findUser } from '#features/auth/server/accounts/user-store.ts';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import { healthOfMember } from '#features/family/rules/health-facts.ts';
import { NO_SUCH_MEMBER } from '#features/family/rules/refusals.ts';
import { findMember } from '#features/family/server/family-store.ts';
import { findHealthFacts } from '#features/family/server/health-facts-store.ts';
import { findPlan } from '#features/insurance/server/insurance-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { type BookingFacts, mayBook } from '../rules/may-book.ts';
import { FACTS_OF_ANOTHER } from '../rules/refusals.ts';
import { isSamePerson } from '../rules/relative.ts';
import type { Booking } from './booking.ts';

interface Sharing {
  readonly booking: Booking;
  readonly facts: BookingFacts;
  readonly appointmentId: number;
  readonly replaced: Appointment | undefined;
}

/**
 * Shares what the patient chose with the provider of the appointment just booked, as copies, and records the consents to
 * it. Without a choice, what was shared for the appointment that this one replaces goes along to the same provider, and is
 * removed when the provider is another one.
 * @throws AppError not_found and invalid, the refusals of `mayBook` for a plan, and for a person who isn't on the list
 */
export async function shareWithProvider(tx: Database, sharing: Sharing): Promise<void> {
  const { booking, appointmentId } = sharing;
  const { insurancePlanId, shareHealth } = booking.wanted;
  const about = {
    userId: booking.patientId,
    granted: true,
    about: aboutAppointment(appointmentId),
    nowMs: booking.nowMs,
  };
  const carries = (kind: SharedKind, chosen: unknown) => carryAlong(tx, kind, sharing, chosen !== undefined);
  const isForAnother =
    sharing.replaced !== undefined && !isSamePerson(sharing.replaced.forPerson, booking.wanted.forPerson);
  const insurance = (await carries('insurance', insurancePlanId)) || (await shareInsurance(tx, sharing));
  if (insurance) await recordConsent(tx, { ...about, purpose: 'share_insurance' });
  const health = (await carries('health', isForAnother ? false : shareHealth)) || (await shareHealthFacts(tx, sharing));
  if (health) await recordConsent(tx, { ...about, purpose: 'share_health' });
}

/** Moves what was shared for the appointment that is replaced, or removes it; returns whether it is shared now. */
async function carryAlong(
  tx: Database,
  kind: SharedKind,
  { booking: { patientId, wanted }, appointmentId, replaced }: Sharing,
  isChosen: boolean,
): Promise<boolean> {
  if (replaced === undefined) return false;
  if (!isChosen && replaced.providerId === wanted.providerId) {
    return await moveShared(tx, kind, patientId, { fromId: replaced.id, toId: appointmentId });
  }
  await removeShared(tx, kind, replaced.id, patientId);
  return false;
}

async function shareInsurance(
  tx: Database,
  { booking: { patientId, wanted, nowMs }, facts, appointmentId }: Sharing,
): Promise<boolean> {
  const planId = wanted.insurancePlanId ?? null;
  if (planId === null) return false;
  const plan = await findPlan(tx, planId, patientId);
  const decision = mayBook({ ...facts, plan: plan ?? null }, wanted, nowMs);
  if ('refusal' in decision) throw new AppError(decision.refusal);
  if (plan === undefined) throw new Error('No row refuses a missing plan.');
  const sharedAt = new Date(nowMs);
  await insertAppointmentInsurance(tx, { ...copyOf(plan), appointmentId, patientId, sharedAt });
  return true;
}

/** Shares the facts of the person whom the appointment is for: the patient, or one on the patient's list. */
async function shareHealthFacts(
  tx: Database,
  { booking: { patientId, wanted, nowMs }, appointmentId }: Sharing,
): Promise<boolean> {
  if (wanted.shareHealth !== true) return false;
  const shared = await factsToShare(tx, patientId, wanted);
  if (shared === undefined || !hasHealthFacts(shared)) return false;
  await insertAppointmentHealth(tx, { ...shared, appointmentId, patientId, sharedAt: new Date(nowMs) });
  return true;
}

async function factsToShare(
  tx: Database,
  patientId: number,
  { forPerson, familyMemberId }: Booking['wanted'],
): Promise<SharedHealth | undefined> {
  const own = await findHealthFacts(tx, patientId);
  if (familyMemberId !== undefined) {
    const member = await findMember(tx, familyMemberId, patientId);
    if (member === undefined) throw new AppError({ ...NO_SUCH_MEMBER, field: 'familyMemberId' });
    if (!isSamePerson(member, forPerson) || member.relation !== forPerson?.relation)
      throw new AppError(FACTS_OF_ANOTHER);
    return healthOfMember(member, own);
  }
  // Of a person who isn't on the list nothing is known.
  if (forPerson) return undefined;
  return { ...own, bloodType: (await findUser(tx, patientId))?.bloodType ?? null };
}

function copyOf(plan: NonNullable<Awaited<ReturnType<typeof findPlan>>>) {
  const { provider: insurer, planName, memberId, groupNumber, policyHolder, relationToPatient } = plan;
  const { effectiveDate, expiryDate } = plan;
  return { insurer, planName, memberId, groupNumber, policyHolder, relationToPatient, effectiveDate, expiryDate };
}
