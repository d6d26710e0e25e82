import { markOf } from '#features/appointments/rules/appointment-marks.ts';
import { ageOn } from '#features/auth/rules/guardian.ts';
import { type MemberPowers, memberMay } from '#features/directory/rules/member-roles.ts';
import { triage } from '#features/symptoms/rules/triage/triage.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import type { PortalAppointment } from '../contract.ts';
import type { AppointmentRow } from './portal-appointment-store.ts';

/** Returns an appointment as a member of its provider sees it; why the patient comes only to those who may read it. */
export function shownAppointment(row: AppointmentRow, member: MemberPowers, nowMs: number): PortalAppointment {
  const { resource, resourceChosen, service, squeezeReason } = row;
  const { forName, forAge, forRelation, startsAt, endsAt, markedAt, patientName, patientPhone } = row;
  const age = ageOf(row, lagosDate(nowMs));
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
    patient: { name: patientName, age, phone: patientPhone, ...(!row.hasAccount && { hasNoAccount: true as const }) },
    ...deskDataOf(row),
    forPerson,
    ...(memberMay(member, 'reasons') ? whyOf(row, forPerson?.age ?? age) : withheldOf(row)),
    ...(row.dangerAccepted === true && { dangerAccepted: true as const }),
    ...(resource !== null && { person: personOf(resource, resourceChosen) }),
    ...(service !== null && { service }),
    ...(squeezeReason !== null && { squeezeReason }),
    ...(row.laterOnes > 0 && { laterOnes: row.laterOnes }),
  };
}

/** Returns the age in years on a day, by the date of birth or the year that the practice knows; null if neither is known. */
function ageOf({ dateOfBirth, client }: AppointmentRow, today: string): number | null {
  if (dateOfBirth !== null) return ageOn(dateOfBirth, today);
  const year = client?.birthYear ?? null;
  return year === null ? null : Math.max(0, Number(today.slice(0, 4)) - year);
}

/** Returns what the practice knows of the patient as its client, how its desk came to book, and the number in the queue. */
function deskDataOf({ client, channel, ticket, waitsWith, went, status }: AppointmentRow) {
  const isOpen = status === 'scheduled';
  return {
    ...(isOpen && waitsWith !== null && { waitsWith: { label: waitsWith } }),
    ...(isOpen && went !== null && { went }),
    ...(ticket !== null && { ticket: { label: `${ticket.series}${ticket.number}` } }),
    ...(client !== null && { client: { id: client.id, hospitalNumber: client.hospitalNumber } }),
    ...(channel !== 'online' && { channel }),
  };
}

/** Returns what takes the appointment, or took it before it left the place. */
function personOf({ id, name, takesVisits }: NonNullable<AppointmentRow['resource']>, isChosen: boolean) {
  return { id, name, isChosen, ...(!takesVisits && { hasLeft: true as const }) };
}

/** Returns why the patient comes. */
function whyOf({ reason, insurance, health }: AppointmentRow, ageYears: number | null) {
  const shared = health && { health: { ...health, sharedAt: health.sharedAt.toISOString() } };
  return { reason, insurance, ...shared, triage: urgencyOf(reason, ageYears) };
}

/** Returns what stands in place of it for members who may not read it. */
function withheldOf({ insurance }: AppointmentRow) {
  return { reason: '', insurance: null, triage: null, isWithheld: true as const, insurer: insurance?.insurer ?? null };
}

/** Returns the urgency of a reason; null if triage recognizes nothing, for which its default is "medium". */
function urgencyOf(reason: string, ageYears: number | null): PortalAppointment['triage'] {
  if (reason.trim() === '') return null;
  const { urgency, candidates, redFlags } = triage({ text: reason, ageYears: ageYears ?? undefined });
  if (candidates.length === 0 && redFlags.length === 0) return null;
  return { urgency, signs: redFlags.map(({ name }) => name) };
}
