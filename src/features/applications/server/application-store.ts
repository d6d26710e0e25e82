import { and, asc, count, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { providerApplications } from '#db/schema/applications/provider-applications.ts';
import { filterInvited, findProviderEmails } from '#features/auth/server/invitations/invited-user-store.ts';
import { removedAmong } from '#features/directory/server/removed-provider-store.ts';
import { Page } from '#platform/server/http/page.ts';
import type { ApplicationSearch, ProviderApplication } from '../rules/review-contract.ts';
import { findOwnedPractices } from './applied-people-store.ts';
import { findClaims } from './claimed-listing-store.ts';
import { findQuestions } from './question-store.ts';
import { findByAddresses } from './repeated-application-store.ts';

type Row = typeof providerApplications.$inferSelect;
type NewRow = Omit<typeof providerApplications.$inferInsert, 'id'>;

/** Inserts an application; undefined if there is one with the same idempotency key. */
export async function insertApplication(
  tx: Database,
  row: NewRow,
): Promise<Pick<Row, 'id' | 'status' | 'createdAt'> | undefined> {
  const [inserted] = await tx
    .insert(providerApplications)
    .values(row)
    .onConflictDoNothing({ target: providerApplications.idempotencyKey })
    .returning({
      id: providerApplications.id,
      status: providerApplications.status,
      createdAt: providerApplications.createdAt,
    });
  return inserted;
}

/** Returns the application with an idempotency key, and the hash of its request. */
export async function findByApplicationKey(
  tx: Database,
  key: string,
): Promise<Pick<Row, 'id' | 'status' | 'createdAt' | 'requestHash'> | undefined> {
  const [found] = await tx
    .select({
      id: providerApplications.id,
      status: providerApplications.status,
      createdAt: providerApplications.createdAt,
      requestHash: providerApplications.requestHash,
    })
    .from(providerApplications)
    .where(eq(providerApplications.idempotencyKey, key));
  return found;
}

/** Returns one page of the applications that match a search. */
export async function findApplications(
  db: Database,
  search: ApplicationSearch,
  how: { readonly sendsSms: boolean },
): Promise<Page<ProviderApplication>> {
  const where = conditions(search);
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(providerApplications)
      .where(where)
      .orderBy(...orderOf(search.sort))
      .limit(search.limit)
      .offset(search.offset),
    db.select({ total: count() }).from(providerApplications).where(where),
  ]);
  return new Page(await shown(db, rows, how), counted?.total ?? 0, search);
}

/** Returns an application as reviewers read it; undefined if it doesn't exist. */
export async function findApplication(
  db: Database,
  id: number,
  how: { readonly sendsSms: boolean },
): Promise<ProviderApplication | undefined> {
  const rows = await db.select().from(providerApplications).where(eq(providerApplications.id, id));
  return (await shown(db, rows, how))[0];
}

/** Locks an application until the end of the transaction; undefined if it doesn't exist. */
export async function lockApplication(tx: Database, id: number): Promise<Row | undefined> {
  const [row] = await tx.select().from(providerApplications).where(eq(providerApplications.id, id)).for('update');
  return row;
}

/** Locks the application that became a provider until the end of the transaction; undefined if there is none. */
export async function lockConvertedApplication(tx: Database, providerId: number): Promise<Row | undefined> {
  const ofProvider = eq(providerApplications.providerId, providerId);
  const [row] = await tx.select().from(providerApplications).where(ofProvider).for('update');
  return row;
}

/** Clears the invited user of an application. */
export async function clearInvitedUser(tx: Database, id: number): Promise<void> {
  await tx.update(providerApplications).set({ invitedUserId: null }).where(eq(providerApplications.id, id));
}

/** Returns the applications that a user sent while signed in, newest first. */
export async function findOwnApplications(db: Database, userId: number): Promise<Row[]> {
  return await db
    .select()
    .from(providerApplications)
    .where(eq(providerApplications.userId, userId))
    .orderBy(desc(providerApplications.id))
    .limit(20);
}

/** Writes a reviewer's decision. */
export async function writeDecision(
  tx: Database,
  id: number,
  decision: {
    readonly status: 'approved' | 'rejected';
    readonly notes: string | null;
    readonly reason: string | null;
    readonly decidedBy: number;
    readonly nowMs: number;
  },
): Promise<void> {
  const { nowMs, ...written } = decision;
  await tx
    .update(providerApplications)
    .set({ ...written, decidedAt: new Date(nowMs) })
    .where(eq(providerApplications.id, id));
}

/** Writes the provider that an application became, and the invited user. */
export async function writeConversion(
  tx: Database,
  id: number,
  { providerId, invitedUserId }: { readonly providerId: number; readonly invitedUserId: number },
): Promise<void> {
  await tx
    .update(providerApplications)
    .set({ providerId, invitedUserId })
    .where(and(eq(providerApplications.id, id), isNull(providerApplications.providerId)));
}

/** Returns the stored file of an application, its type and the sender's name for it. */
export async function findResume(
  db: Database,
  id: number,
): Promise<Pick<Row, 'resumeFile' | 'resumeName' | 'resumeType'> | undefined> {
  const { resumeFile, resumeName, resumeType } = providerApplications;
  const [found] = await db
    .select({ resumeFile, resumeName, resumeType })
    .from(providerApplications)
    .where(eq(providerApplications.id, id));
  return found;
}

async function shown(
  db: Database,
  rows: readonly Row[],
  how: { readonly sendsSms: boolean },
): Promise<ProviderApplication[]> {
  const waiting = await filterInvited(
    db,
    rows.flatMap(({ invitedUserId }) => invitedUserId ?? []),
  );
  const emails = rows.flatMap(({ email }) => email || []);
  const [sent, accounts, removed, claims, questions, practices] = await Promise.all([
    findByAddresses(db, emails),
    findProviderEmails(db, emails),
    removedAmong(
      db,
      rows.flatMap(({ providerId }) => providerId ?? []),
    ),
    findClaims(db, rows, how),
    findQuestions(
      db,
      rows.map(({ id }) => id),
    ),
    findOwnedPractices(
      db,
      rows.flatMap(({ userId }) => userId ?? []),
    ),
  ]);
  return rows.map((row) => ({
    ...row,
    claim: claims.get(row.id) ?? null,
    questions: questions.get(row.id) ?? [],
    fromSameAddress: (sent.get(row.email.toLowerCase()) ?? [])
      .filter(({ id }) => id !== row.id)
      .map(({ id, name, status, providerId }) => ({ id, name, status, providerId })),
    joins: row.people?.length && row.userId !== null ? (practices.get(row.userId)?.name ?? null) : null,
    hasProviderAccount: accounts.has(row.email.toLowerCase()),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    providerRemoved: row.providerId !== null && removed.has(row.providerId),
    invitation: row.invitedUserId === null ? null : waiting.has(row.invitedUserId) ? 'waiting' : 'accepted',
  }));
}

function conditions({ q, status }: ApplicationSearch): SQL | undefined {
  const { name, email, specialty, state, lga } = providerApplications;
  const pattern = q && `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return and(
    status && eq(providerApplications.status, status),
    pattern
      ? or(...[name, sql<string>`${email}::text`, specialty, state, lga].map((column) => ilike(column, pattern)))
      : undefined,
  );
}

function orderOf(sort: ApplicationSearch['sort']): SQL[] {
  const { id, name, specialty, state, status, providerId } = providerApplications;
  const newest = desc(id);
  if (sort === 'oldest') return [asc(id)];
  // An approved application has left the pending ones, and still needs its conversion.
  if (sort === 'newest') return [desc(sql`${status} = 'approved' and ${providerId} is null`), newest];
  const column = { name, specialty, state }[sort];
  return [asc(sql`lower(${column})`), newest];
}
