import { isJoinSignature, type LinkedAppointment } from '#features/appointments/server/appointment-link.ts';
import { findAppointmentContact } from '#features/appointments/server/appointment-mail-store.ts';
import { REFUSED_LOOK_LIMITS } from '#features/auth/rules/throttle.ts';
import { throttle } from '#features/auth/server/throttling/throttle-store.ts';
import { memberMay } from '#features/directory/rules/member-roles.ts';
import { findAppointmentMember } from '#features/directory/server/member-store.ts';
import { requireAppointmentMember } from '#features/directory/server/require-member.ts';
import { AppError } from '#platform/common/app-error.ts';
import { SECOND_FACTOR_REQUIRED } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import type { RequestUser } from '#platform/server/http/route.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { phaseAt } from '../rules/appointment-window.ts';
import { LINK_OF_OTHER_ACCOUNT, NOT_YOUR_ROOM, PROVIDER_ONLY, ROOM_NOT_OPEN } from '../rules/refusals.ts';
import { findPatientOf, findVideoAppointment, type Side, type VideoAppointment } from './video-store.ts';

type Parts = Pick<Context, 'db' | 'keyFor' | 'now'>;

/** Returns the account's side. A member of the provider who is the patient too joins as patient. */
export function sideOf({ isPatient }: VideoAppointment): Side {
  return isPatient ? 'patient' : 'provider';
}

/** Returns the state of the room at an instant, ms. */
export function phaseOf(appointment: VideoAppointment, nowMs: number) {
  return phaseAt(
    { ...appointment, startsAtMs: appointment.startsAt.getTime(), endsAtMs: appointment.endsAt.getTime() },
    nowMs,
  );
}

/**
 * Returns the visit to its patient and to members of its provider who take part in calls. Others are refused, whether or not the visit exists;
 * if it does, the attempt is noted in the audit log. A refused user with the `link` of a mail learns that it
 * was sent to another account.
 * @throws AppError forbidden, other_account, second_factor_required, role_required, too_many_requests
 */
export async function requireSide(
  parts: Parts,
  id: number,
  user: RequestUser,
  link?: string,
): Promise<VideoAppointment> {
  const appointment = await findVideoAppointment(parts.db, id, user.id);
  if (appointment === undefined || (!appointment.isPatient && user.role !== 'provider')) {
    const patientId = await noteRefused(parts, id, user);
    if (patientId !== undefined && link !== undefined && (await isMailed(parts, { id, patientId }, link))) {
      throw new AppError(LINK_OF_OTHER_ACCOUNT);
    }
    throw new AppError(NOT_YOUR_ROOM);
  }
  if (!appointment.isPatient) {
    requireSecondFactor(user);
    await requireAppointmentMember(parts.db, appointment, user, 'care');
  }
  return appointment;
}

/** True if an account is still the patient of a visit, or a member of its provider who takes part in calls. */
export async function takesPart(
  db: Context['db'],
  { isPatient, providerId }: VideoAppointment,
  user: Pick<RequestUser, 'desk' | 'id'>,
): Promise<boolean> {
  if (isPatient) return true;
  const member = await findAppointmentMember(db, providerId, user);
  return member !== undefined && memberMay(member, 'care');
}

/** Refuses an account that lacks a second factor where the server demands one. @throws AppError second_factor_required */
export function requireSecondFactor({ lacksSecondFactor }: Pick<RequestUser, 'lacksSecondFactor'>): void {
  if (lacksSecondFactor) {
    throw new AppError(SECOND_FACTOR_REQUIRED);
  }
}

/** Returns the visit to members of its provider only. @throws AppError forbidden, second_factor_required */
export async function requireProvider(parts: Parts, id: number, user: RequestUser): Promise<VideoAppointment> {
  const appointment = await requireSide(parts, id, user);
  if (appointment.isPatient) throw new AppError(PROVIDER_ONLY);
  return appointment;
}

/** Refuses unless the room is open. @throws AppError visit_not_open */
export function requireOpen(appointment: VideoAppointment, nowMs: number): void {
  if (phaseOf(appointment, nowMs) === 'open') return;
  throw new AppError(ROOM_NOT_OPEN);
}

async function isMailed({ db, keyFor }: Parts, appointment: LinkedAppointment, link: string): Promise<boolean> {
  const contact = await findAppointmentContact(db, appointment.id, appointment.patientId);
  return contact !== undefined && isJoinSignature(keyFor.all('link'), link, appointment, contact.email);
}

/**
 * Notes a refused attempt in the audit log: in the patient's own log a stranger could write. Returns the patient's id;
 * undefined if there is no such visit.
 * @throws AppError too_many_requests after many attempts of one account, at visits that exist or not
 */
async function noteRefused(parts: Parts, id: number, user: Pick<RequestUser, 'id'>): Promise<number | undefined> {
  const { db, now } = parts;
  await throttle(db, now(), { kind: 'refused-look', key: user.id }, REFUSED_LOOK_LIMITS);
  return await db.transaction(async (tx) => {
    const appointment = await findPatientOf(tx, id);
    if (appointment === undefined) return undefined;
    await recordAct(tx, parts, user, { act: 'video.refused', object: `appointment:${id}` });
    return appointment.patientId;
  });
}
