import { isJoinSignature, type LinkedVisit } from '#features/appointments/server/visit-link.ts';
import { findVisitContact } from '#features/appointments/server/visit-mail-store.ts';
import { noteLook, SAME_LOOK_MS } from '#features/portal/server/read-log-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { text } from '#platform/common/text.ts';
import type { Context } from '#platform/server/context.ts';
import type { RequestUser } from '#platform/server/route.ts';
import { phaseAt } from '../rules/visit-window.ts';
import { findPatientOf, findVideoVisit, type Side, type VideoVisit } from './video-store.ts';

type Parts = Pick<Context, 'db' | 'keyFor' | 'now'>;

/** Which end of a visit this account is at. Who runs the provider and is its patient too, comes as patient. */
export function sideOf({ isPatient }: VideoVisit): Side {
  return isPatient ? 'patient' : 'provider';
}

/** How the room of a visit stands now. */
export function phaseOf(visit: VideoVisit, nowMs: number) {
  return phaseAt({ ...visit, startsAtMs: visit.startsAt.getTime(), endsAtMs: visit.endsAt.getTime() }, nowMs);
}

/**
 * The visit, for its patient and for those who run its provider. Anybody else is refused as if it were any number, and
 * where there is such a visit, that somebody tried stands in the log that its patient reads. Who comes with a `link` of
 * our mail and is refused learns that it was sent to another account.
 * @throws AppError forbidden, other_account, second_factor_required
 */
export async function requireSide(parts: Parts, id: number, user: RequestUser, link?: string): Promise<VideoVisit> {
  const visit = await findVideoVisit(parts.db, id, user.id);
  if (visit === undefined || (!visit.isPatient && user.role !== 'provider')) {
    const patientId = await noteRefused(parts, id, user.id);
    if (patientId !== undefined && link !== undefined && (await isMailed(parts, { id, patientId }, link))) {
      throw new AppError(
        'other_account',
        text('This link was sent to another account. Sign in with the account that booked the visit.'),
      );
    }
    throw new AppError('forbidden', text('This video visit is for its patient and its provider only.'));
  }
  if (!visit.isPatient) requireSecondFactor(user);
  return visit;
}

/** @throws AppError second_factor_required where the server demands one of providers and the account has none yet */
export function requireSecondFactor({ lacksSecondFactor }: Pick<RequestUser, 'lacksSecondFactor'>): void {
  if (lacksSecondFactor) {
    throw new AppError('second_factor_required', text('Set up a second factor for your account first.'));
  }
}

/** The same, of somebody at the provider's end. @throws AppError forbidden, second_factor_required */
export async function requireProvider(parts: Parts, id: number, user: RequestUser): Promise<VideoVisit> {
  const visit = await requireSide(parts, id, user);
  if (visit.isPatient) throw new AppError('forbidden', text('Only the provider of the visit can do this.'));
  return visit;
}

/** Refuses while the room isn't open. @throws AppError visit_not_open */
export function requireOpen(visit: VideoVisit, nowMs: number): void {
  if (phaseOf(visit, nowMs) === 'open') return;
  throw new AppError(
    'visit_not_open',
    text('The video room is open from 15 minutes before the visit until 30 minutes after it.'),
  );
}

async function isMailed({ db, keyFor }: Parts, visit: LinkedVisit, link: string): Promise<boolean> {
  const contact = await findVisitContact(db, visit.id, visit.patientId);
  return contact !== undefined && isJoinSignature(keyFor('link'), link, visit, contact.email);
}

/** Whose the visit is, if there is one. */
async function noteRefused({ db, keyFor, now }: Parts, id: number, userId: number): Promise<number | undefined> {
  return await db.transaction(async (tx) => {
    const visit = await findPatientOf(tx, id);
    if (visit === undefined) return undefined;
    const nowMs = now();
    await noteLook(tx, keyFor, {
      ...{ userId, act: 'video.refused', visits: [visit], nowMs },
      sameSinceMs: nowMs - SAME_LOOK_MS,
    });
    return visit.patientId;
  });
}
