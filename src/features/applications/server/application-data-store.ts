import { and, asc, count, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { applicationQuestions } from '#db/schema/applications/application-questions.ts';
import { providerApplications } from '#db/schema/applications/provider-applications.ts';

/**
 * Returns the applications that a user sent while signed in or was invited for, with decisions, notes, questions and
 * answers, without the reviewers.
 */
export async function collectApplications(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const { applicationId, question, sentAt, answer, documentName, documentType, answeredAt } = applicationQuestions;
  const rows = await db
    .select()
    .from(providerApplications)
    .where(isTheirs(userId))
    .orderBy(asc(providerApplications.id));
  return {
    providerApplications: rows.map(
      ({
        userId: _u,
        invitedUserId: _i,
        decidedBy: _d,
        requestHash: _h,
        resumeFile: _f,
        proofCodeHash: _p,
        ...application
      }) => application,
    ),
    applicationQuestions: await db
      .select({
        applicationId,
        question,
        sentAt,
        answer,
        documentName,
        documentType,
        answeredAt,
      })
      .from(applicationQuestions)
      .where(inArray(applicationId, idsOf(db, userId)))
      .orderBy(asc(applicationQuestions.id)),
  };
}

/**
 * Deletes a user's applications. Those that became a provider are kept without personal data, because the provider is
 * still in the network. Decisions that the user made as a reviewer stay, without the reviewer.
 */
export async function eraseApplications(tx: Database, userId: number, erasedName: string): Promise<void> {
  await tx.delete(applicationQuestions).where(inArray(applicationQuestions.applicationId, idsOf(tx, userId)));
  await tx.update(applicationQuestions).set({ sentBy: null }).where(eq(applicationQuestions.sentBy, userId));
  await tx.delete(providerApplications).where(and(isTheirs(userId), sql`${providerApplications.providerId} is null`));
  await tx
    .update(providerApplications)
    .set({
      name: erasedName,
      specialty: '',
      email: '',
      phone: '',
      address: '',
      state: '',
      lga: null,
      bio: null,
      credentials: '',
      otherCredentials: null,
      languages: [],
      availabilityDays: [],
      availabilityHoursStart: '',
      availabilityHoursEnd: '',
      availabilityNotes: null,
      resumeUrl: null,
      resumeFile: null,
      resumeName: null,
      resumeType: null,
      licenceCouncil: null,
      licenceNumber: null,
      contactName: null,
      facilityType: null,
      cacNumber: null,
      stateLicenceNumber: null,
      nhiaNumber: null,
      latitude: null,
      longitude: null,
      openingHours: null,
      people: null,
      furtherPlaces: null,
      notes: null,
      reason: null,
      proofCodeHash: null,
      idempotencyKey: null,
      requestHash: null,
      userId: null,
      invitedUserId: null,
    })
    .where(isTheirs(userId));
  await tx.update(providerApplications).set({ decidedBy: null }).where(eq(providerApplications.decidedBy, userId));
}

/** Returns those of the given files that an application refers to. */
export async function filterReferencedFiles(db: Database, files: readonly string[]): Promise<ReadonlySet<string>> {
  if (files.length === 0) return new Set();
  const found = await db
    .select({ file: providerApplications.resumeFile })
    .from(providerApplications)
    .where(inArray(providerApplications.resumeFile, [...files]));
  return new Set(found.flatMap(({ file }) => file ?? []));
}

/** Returns the number of applications with a file since an instant (ms). */
export async function countUploadsSince(db: Database, sinceMs: number): Promise<number> {
  const [counted] = await db
    .select({ uploads: count() })
    .from(providerApplications)
    .where(and(gte(providerApplications.createdAt, new Date(sinceMs)), isNotNull(providerApplications.resumeFile)));
  return counted?.uploads ?? 0;
}

/** Deletes applications that were rejected before an instant (ms). */
export async function removeRejected(db: Database, beforeMs: number): Promise<void> {
  await db
    .delete(providerApplications)
    .where(and(eq(providerApplications.status, 'rejected'), lt(providerApplications.decidedAt, new Date(beforeMs))));
}

/** Deletes applications from before an instant (ms) that were never decided, or approved and never converted. */
export async function removeUnfinished(db: Database, beforeMs: number): Promise<void> {
  const { status, providerId, createdAt } = providerApplications;
  const unfinished = or(eq(status, 'pending'), and(eq(status, 'approved'), sql`${providerId} is null`));
  await db.delete(providerApplications).where(and(unfinished, lt(createdAt, new Date(beforeMs))));
}

/** Clears the résumés and documents of applications that were decided before an instant (ms); a job deletes the files. */
export async function clearOldResumes(db: Database, beforeMs: number): Promise<void> {
  await db
    .update(providerApplications)
    .set({ resumeFile: null, resumeName: null, resumeType: null, resumeUrl: null })
    .where(
      and(
        lt(providerApplications.decidedAt, new Date(beforeMs)),
        or(isNotNull(providerApplications.resumeFile), isNotNull(providerApplications.resumeUrl)),
      ),
    );
  const decided = db
    .select({ id: providerApplications.id })
    .from(providerApplications)
    .where(lt(providerApplications.decidedAt, new Date(beforeMs)));
  await db
    .update(applicationQuestions)
    .set({ documentFile: null, documentName: null, documentType: null })
    .where(and(isNotNull(applicationQuestions.documentFile), inArray(applicationQuestions.applicationId, decided)));
}

function idsOf(db: Database, userId: number) {
  return db.select({ id: providerApplications.id }).from(providerApplications).where(isTheirs(userId));
}

function isTheirs(userId: number) {
  return or(eq(providerApplications.userId, userId), eq(providerApplications.invitedUserId, userId));
}
