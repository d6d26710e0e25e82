import { ageOn } from '#features/auth/rules/guardian.ts';
import { type MemberPowers, memberMay } from '#features/directory/rules/member-roles.ts';
import { triage } from '#features/symptoms/rules/triage/triage.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import type { PortalAppointment } from '../contract.ts';
import { markOf } from '../rules/appointment-marks.ts';
import type { AppointmentRow } from './portal-appointment-store.ts';

/** Returns an appointment as a member of its provider sees it; why the patient comes only to those who may read it. */
export function shownAppointment(row: AppointmentRow, member: MemberPowers, nowMs: number): PortalAppointment {
  const mayRead = memberMay(member, 'reasons');
  const { resource, resourceChosen, service, squeezeReason } = row;
  const { forName, forAge, forRelation, dateOfBirth, startsAt, endsAt, markedAt, patientName, patientPhone } = row;
  const age = dateOfBirth === null ? null : ageOn(dateOfBirth, lagosDate(nowMs));
  const forPerson =
    forName === null || forAge === null || forRelation === null
      ? null
      : { name: forName, age: forAge, relation: forRelation };
  return {
    id: row.id,
    date: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    mark: markOf(row),
    markedAt: markedAt?.toISOString() ?? null,
    visitType: row.visitType,
    careType: row.careType,
    reason: mayRead ? row.reason : '',
    patient: { name: patientName, age, phone: patientPhone },
    forPerson,
    insurance: mayRead ? row.insurance : null,
    triage: mayRead ? urgencyOf(row.reason, forPerson === null ? age : forPerson.age) : null,
    ...(!mayRead && { isWithheld: true as const, insurer: row.insurance?.insurer ?? null }),
    ...(resource !== null && { person: { ...resource, isChosen: resourceChosen } }),
    ...(service !== null && { service }),
    ...(squeezeReason !== null && { squeezeReason }),
  };
}

/** Returns the urgency of a reason; null if triage recognizes nothing, for which its default is "medium". */
function urgencyOf(reason: string, ageYears: number | null): PortalAppointment['triage'] {
  if (reason.trim() === '') return null;
  const { urgency, candidates, redFlags } = triage({ text: reason, ageYears: ageYears ?? undefined });
  if (candidates.length === 0 && redFlags.length === 0) return null;
  return { urgency, signs: redFlags.map(({ name }) => name) };
}
