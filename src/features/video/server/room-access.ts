import { isJoinSignature, type LinkedVisit } from '#features/appointments/server/visit-link.ts';
import { findVisitContact } from '#features/appointments/server/visit-mail-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { SECOND_FACTOR_REQUIRED } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import type { RequestUser } from '#platform/server/http/route.ts';
import { recordAccess, SAME_ACCESS_MS } from '#platform/server/logs/access-log-store.ts';
import { LINK_OF_OTHER_ACCOUNT, NOT_YOUR_ROOM, PROVIDER_ONLY, ROOM_NOT_OPEN } from '../rules/refusals.ts';
import { phaseAt } from '../rules/visit-window.ts';
import { findPatientOf, findVideoVisit, type Side, type VideoVisit } from './video-store.ts';

type Parts = Pick<Context, 'db' | 'keyFor' | 'now'>;

/** Returns the account's side. A member of the provider who is the patient too joins as patient. */
export function sideOf({ isPatient }: VideoVisit): Side {
  return isPatient ? 'patient' : 'provider';
}

/** Returns the state of the room at an instant, ms. */
export function phaseOf(visit: VideoVisit, nowMs: number) {
  return phaseAt({ ...visit, startsAtMs: visit.startsAt.getTime(), endsAtMs: visit.endsAt.getTime() }, nowMs);
}

/**
 * Returns the visit to its patient and to members of its provider. Others are refused, whether or not the visit exists;
 * if it does, the attempt is noted in the patient's access log. A refused user with the `link` of a mail learns that it
 * was sent to another account.
 * @throws AppError forbidden, other_account, second_factor_required
 */
export async function requireSide(parts: Parts, id: number, user: RequestUser, link?: string): Promise<VideoVisit> {
  const visit = await findVideoVisit(parts.db, id, user.id);
  if (visit === undefined || (!visit.isPatient && user.role !== 'provider')) {
    const patientId = await noteRefused(parts, id, user.id);
    if (patientId !== undefined && link !== undefined && (await isMailed(parts, { id, patientId }, link))) {
      throw new AppError(LINK_OF_OTHER_ACCOUNT);
    }
    throw new AppError(NOT_YOUR_ROOM);
  }
  if (!visit.isPatient) requireSecondFactor(user);
  return visit;
}

/** Refuses an account that lacks a second factor where the server demands one. @throws AppError second_factor_required */
export function requireSecondFactor({ lacksSecondFactor }: Pick<RequestUser, 'lacksSecondFactor'>): void {
  if (lacksSecondFactor) {
    throw new AppError(SECOND_FACTOR_REQUIRED);
  }
}

/** Returns the visit to members of its provider only. @throws AppError forbidden, second_factor_required */
export async function requireProvider(parts: Parts, id: number, user: RequestUser): Promise<VideoVisit> {
  const visit = await requireSide(parts, id, user);
  if (visit.isPatient) throw new AppError(PROVIDER_ONLY);
  return visit;
}

/** Refuses unless the room is open. @throws AppError visit_not_open */
export function requireOpen(visit: VideoVisit, nowMs: number): void {
  if (phaseOf(visit, nowMs) === 'open') return;
  throw new AppError(ROOM_NOT_OPEN);
}

async function isMailed({ db, keyFor }: Parts, visit: LinkedVisit, link: string): Promise<boolean> {
  const contact = await findVisitContact(db, visit.id, visit.patientId);
  return contact !== undefined && isJoinSignature(keyFor('link'), link, visit, contact.email);
}

/** Notes a refused attempt in the patient's access log. Returns the patient's id; undefined if there is no such visit. */
async function noteRefused({ db, keyFor, now }: Parts, id: number, userId: number): Promise<number | undefined> {
  return await db.transaction(async (tx) => {
    const visit = await findPatientOf(tx, id);
    if (visit === undefined) return undefined;
    const nowMs = now();
    await recordAccess(tx, keyFor, {
      userId,
      act: 'video.refused',
      visits: [visit],
      nowMs,
      sameSinceMs: nowMs - SAME_ACCESS_MS,
    });
    return visit.patientId;
  });
}
