import { and, asc, count, eq, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providerApplications } from '#db/schema/provider-applications.ts';

/** What somebody applied with while signed in, or was invited for, with what was decided and noted; not by whom. */
export async function collectApplications(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const rows = await db
    .select()
    .from(providerApplications)
    .where(isTheirs(userId))
    .orderBy(asc(providerApplications.id));
  return {
    providerApplications: rows.map(
      ({ userId: _u, invitedUserId: _i, decidedBy: _d, requestHash: _h, resumeFile: _f, ...application }) =>
        application,
    ),
  };
}

/**
 * Erases what somebody applied with, but for applications that became a provider, which is still in the network: of
 * those nobody is named any more. Of decisions that they made as a reviewer, what was decided stays.
 */
export async function eraseApplications(tx: Database, userId: number, erasedName: string): Promise<void> {
  await tx.delete(providerApplications).where(and(isTheirs(userId), sql`${providerApplications.providerId} is null`));
  await tx
    .update(providerApplications)
    .set({
      ...{ name: erasedName, email: '', phone: '', address: '', lga: null, bio: null, credentials: '' },
      ...{ otherCredentials: null, availabilityNotes: null, resumeUrl: null, resumeFile: null, resumeName: null },
      ...{ resumeType: null, licenceCouncil: null, licenceNumber: null, notes: null, idempotencyKey: null },
      ...{ requestHash: null, userId: null, invitedUserId: null, state: '', specialty: '', languages: [] },
      ...{ availabilityDays: [], availabilityHoursStart: '', availabilityHoursEnd: '' },
    })
    .where(isTheirs(userId));
  await tx.update(providerApplications).set({ decidedBy: null }).where(eq(providerApplications.decidedBy, userId));
}

/** Which of these files an application names. */
export async function namedAmong(db: Database, files: readonly string[]): Promise<ReadonlySet<string>> {
  if (files.length === 0) return new Set();
  const found = await db
    .select({ file: providerApplications.resumeFile })
    .from(providerApplications)
    .where(inArray(providerApplications.resumeFile, [...files]));
  return new Set(found.flatMap(({ file }) => file ?? []));
}

/** How many applications came with a file since an instant. */
export async function countUploadsSince(db: Database, sinceMs: number): Promise<number> {
  const [counted] = await db
    .select({ uploads: count() })
    .from(providerApplications)
    .where(and(gte(providerApplications.createdAt, new Date(sinceMs)), isNotNull(providerApplications.resumeFile)));
  return counted?.uploads ?? 0;
}

/** Removes applications that were rejected before an instant. */
export async function removeRejected(db: Database, beforeMs: number): Promise<void> {
  await db
    .delete(providerApplications)
    .where(and(eq(providerApplications.status, 'rejected'), lt(providerApplications.decidedAt, new Date(beforeMs))));
}

/** Removes applications that came before an instant and were never decided, or approved and never converted. */
export async function removeUnfinished(db: Database, beforeMs: number): Promise<void> {
  const { status, providerId, createdAt } = providerApplications;
  const unfinished = or(eq(status, 'pending'), and(eq(status, 'approved'), sql`${providerId} is null`));
  await db.delete(providerApplications).where(and(unfinished, lt(createdAt, new Date(beforeMs))));
}

/** Forgets the résumés of applications that were decided before an instant. */
export async function forgetOldResumes(db: Database, beforeMs: number): Promise<void> {
  await db
    .update(providerApplications)
    .set({ resumeFile: null, resumeName: null, resumeType: null, resumeUrl: null })
    .where(
      and(
        lt(providerApplications.decidedAt, new Date(beforeMs)),
        or(isNotNull(providerApplications.resumeFile), isNotNull(providerApplications.resumeUrl)),
      ),
    );
}

function isTheirs(userId: number) {
  return or(eq(providerApplications.userId, userId), eq(providerApplications.invitedUserId, userId));
}
