import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { constraintOf } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import { findMemberLicences } from '#features/directory/server/member-licence-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import { CHANGED_MEANWHILE } from '#platform/common/platform-refusals.ts';
import type { PaperContent } from '../contract.ts';
import { authorLine, isLicensedFor, isNearAppointment, writingRefusal } from '../rules/may-write.ts';
import {
  FAR_FROM_APPOINTMENT,
  LETTERHEAD_CHANGED,
  LICENCE_NEEDED,
  NO_SUCH_PAPER,
  NOT_SIGNED,
  NOT_VOID,
  OF_PAYMENT,
  REPLACED_ALREADY,
  SIGNED_ALREADY,
} from '../rules/refusals.ts';
import { CODE_BYTES, codeFrom } from '../rules/verify-code.ts';
import {
  deleteDraft,
  findAuthor,
  findByKey,
  findPaper,
  findSuccessor,
  insertPaper,
  lockPaper,
  type PaperAppointment,
  type PaperRow,
  takeNumber,
  writeDraft,
  writeSignature,
  writeVoid,
} from './paper-store.ts';
import { letterheadOf, seenOf } from './shown-paper.ts';

/** A member who writes, and when (ms). */
interface Act {
  readonly userId: number;
  readonly nowMs: number;
}

/**
 * Writes a paper for an appointment as a draft. The same key returns the paper that it made before.
 * @throws AppError visit_not_begun, sick_note_days; paper_not_void, paper_replaced, not_found for the paper that it replaces
 */
export async function draftPaper(
  tx: Database,
  appointment: PaperAppointment,
  {
    content,
    replaces,
    practiceId,
    key,
    userId,
    nowMs,
  }: Act & {
    readonly content: PaperContent;
    readonly replaces: number | undefined;
    readonly practiceId: number;
    readonly key: string;
  },
): Promise<PaperRow> {
  const before = await findByKey(tx, key);
  if (before !== undefined) return before;
  const refusal = writingRefusal({ ...appointment, startsAtMs: appointment.startsAt.getTime() }, nowMs);
  if (refusal !== undefined) throw new AppError(refusal);
  refuseFar(content, appointment.startsAt);
  if (replaces !== undefined) await refuseReplacing(tx, replaces, { appointment, kind: content.kind });
  const at = new Date(nowMs);
  const { id: appointmentId, placeId: providerId, patientId, forName } = appointment;
  const inserting = insertPaper(tx, {
    ...{ practiceId, providerId, patientId, forName, appointmentId, key },
    kind: content.kind,
    body: { content },
    authorId: userId,
    createdAt: at,
    updatedAt: at,
    replaces: replaces ?? null,
  });
  const id = await inserting.catch((error: unknown) => {
    throw constraintOf(error) === 'papers_replaces' ? new AppError(REPLACED_ALREADY) : error;
  });
  const made = id === undefined ? await findByKey(tx, key) : await findPaper(tx, id);
  if (made === undefined) throw new Error('The paper just written cannot be read.');
  return made;
}

/** Refuses unless a paper of the same kind and visit is void and no other paper stands for it. */
async function refuseReplacing(
  tx: Database,
  id: number,
  { appointment, kind }: { readonly appointment: PaperAppointment; readonly kind: PaperContent['kind'] },
): Promise<void> {
  const replaced = await findPaper(tx, id);
  if (replaced === undefined || replaced.appointmentId !== appointment.id || replaced.kind !== kind) {
    throw new AppError(NO_SUCH_PAPER);
  }
  if (replaced.voidedAt === null) throw new AppError(NOT_VOID);
  if ((await findSuccessor(tx, id)) !== undefined) throw new AppError(REPLACED_ALREADY);
}

/**
 * Changes the content of a draft. `was` is `updatedAt` of the paper on the screen.
 * @throws AppError not_found, paper_signed, changed_meanwhile, sick_note_days
 */
export async function changePaper(
  tx: Database,
  id: number,
  { content, was, nowMs }: { readonly content: PaperContent; readonly was: string; readonly nowMs: number },
): Promise<PaperRow> {
  const paper = await lockDraft(tx, id);
  if (paper.kind !== content.kind) throw new AppError(NO_SUCH_PAPER);
  if (isDeepStrictEqual(paper.body.content, content)) return paper;
  refuseOutdated(paper, was);
  refuseFar(content, paper.now.startsAt);
  await writeDraft(tx, id, { content }, nowMs);
  return await again(tx, id);
}

/** Throws a draft away. @throws AppError not_found, paper_signed */
export async function removeDraft(tx: Database, id: number): Promise<void> {
  await lockDraft(tx, id);
  await deleteDraft(tx, id);
}

/**
 * Signs a draft: it gets the next number of its kind in the practice, a code, and the author's line and letterhead of now, which
 * must be the letterhead on the screen (`seen`). Signing again what the same member has signed returns it.
 * @throws AppError not_found, paper_signed, changed_meanwhile, visit_not_begun, sick_note_days, licence_needed
 */
export async function signPaper(
  tx: Database,
  id: number,
  { was, seen, userId, nowMs }: Act & { readonly was: string; readonly seen: string },
): Promise<PaperRow> {
  const paper = await lockPaper(tx, id);
  if (paper === undefined) throw new AppError(NO_SUCH_PAPER);
  if (paper.signedAt !== null && paper.authorId === userId) return paper;
  if (paper.signedAt !== null) throw new AppError(SIGNED_ALREADY);
  refuseOutdated(paper, was);
  const letterhead = letterheadOf(paper, nowMs);
  if (seenOf(letterhead) !== seen) throw new AppError(LETTERHEAD_CHANGED);
  refuseWithoutCare(paper, nowMs);
  refuseFar(paper.body.content, paper.now.startsAt);
  const licences = await findMemberLicences(tx, userId);
  if (!isLicensedFor(paper.kind, licences, nowMs)) throw new AppError(LICENCE_NEEDED);
  const author = await findAuthor(tx, paper.practiceId, userId);
  await writeSignature(tx, id, {
    number: await takeNumber(tx, paper.practiceId, paper.kind),
    body: { content: paper.body.content, letterhead },
    authorId: userId,
    authorLine: authorLine({ ...author, licences }, nowMs),
    verifyCode: codeFrom(randomBytes(CODE_BYTES)),
    signedAt: new Date(nowMs),
  });
  return await again(tx, id);
}

/**
 * Voids a signed paper. Voiding it again changes nothing, the first reason stays.
 * @throws AppError not_found; paper_not_void for a draft, paper_signed for a receipt
 */
export async function voidPaper(
  tx: Database,
  id: number,
  { reason, userId, nowMs }: Act & { readonly reason: string },
): Promise<PaperRow> {
  const paper = await lockPaper(tx, id);
  if (paper === undefined) throw new AppError(NO_SUCH_PAPER);
  if (paper.signedAt === null) throw new AppError(NOT_SIGNED);
  if (paper.kind === 'receipt') throw new AppError(OF_PAYMENT);
  if (paper.voidedAt !== null) return paper;
  await writeVoid(tx, id, { reason, userId, nowMs });
  return await again(tx, id);
}

async function lockDraft(tx: Database, id: number): Promise<PaperRow> {
  const paper = await lockPaper(tx, id);
  if (paper === undefined) throw new AppError(NO_SUCH_PAPER);
  if (paper.signedAt !== null) throw new AppError(SIGNED_ALREADY);
  return paper;
}

function refuseOutdated({ updatedAt }: PaperRow, was: string): void {
  if (updatedAt.getTime() !== Date.parse(was)) throw new AppError(CHANGED_MEANWHILE);
}

/** A visit can be moved after a draft was written for it. */
function refuseFar(content: PaperRow['body']['content'], startsAt: Date | null): void {
  if (startsAt !== null && !isNearAppointment(content, startsAt.getTime())) throw new AppError(FAR_FROM_APPOINTMENT);
}

/** A visit can be cancelled or marked as missed after a draft was written for it. */
function refuseWithoutCare({ now: { startsAt, status, attendance } }: PaperRow, nowMs: number): void {
  if (startsAt === null || status === null) return;
  const refusal = writingRefusal({ status, attendance, startsAtMs: startsAt.getTime() }, nowMs);
  if (refusal !== undefined) throw new AppError(refusal);
}

async function again(tx: Database, id: number): Promise<PaperRow> {
  const paper = await findPaper(tx, id);
  if (paper === undefined) throw new Error('The paper just written cannot be read.');
  return paper;
}
