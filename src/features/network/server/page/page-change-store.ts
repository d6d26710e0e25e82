import { and, asc, count, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { pageChanges } from '#db/schema/directory/page-changes.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import type { PageField } from '#features/network/rules/page/page-fields.ts';

/** A change that waits for review. */
export interface WaitingRow {
  readonly id: number;
  readonly providerId: number;
  readonly field: PageField;
  readonly was: unknown;
  readonly wanted: unknown;
  readonly sentAt: Date;
  readonly sentBy: string | null;
}

const columns = {
  id: pageChanges.id,
  providerId: pageChanges.providerId,
  field: sql<PageField>`${pageChanges.field}`,
  was: sql<unknown>`${pageChanges.was}`,
  wanted: sql<unknown>`${pageChanges.wanted}`,
  sentAt: pageChanges.sentAt,
  sentBy: users.fullName,
};
const isWaiting = eq(pageChanges.state, 'waiting');
// A JSON null is a value; a null parameter would be none.
const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** Returns one page of the changes that wait, oldest first, of one provider or of all. */
export async function findWaitingChanges(
  db: Database,
  providerId: number | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number } = { limit: 100, offset: 0 },
): Promise<WaitingRow[]> {
  return await db
    .select(columns)
    .from(pageChanges)
    .leftJoin(users, eq(users.id, pageChanges.sentBy))
    .where(waitingOf(providerId))
    .orderBy(asc(pageChanges.sentAt), asc(pageChanges.id))
    .limit(limit)
    .offset(offset);
}

/** Returns the number of these changes. */
export async function countWaitingChanges(db: Database, providerId: number | undefined): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(pageChanges).where(waitingOf(providerId));
  return counted?.total ?? 0;
}

/** Returns the fields whose last decided change was refused, with the reason. */
export async function findRefusedChanges(
  db: Database,
  providerId: number,
): Promise<
  { readonly field: PageField; readonly wanted: unknown; readonly reason: string; readonly decidedAt: Date }[]
> {
  const decided = inArray(pageChanges.state, ['approved', 'refused']);
  const last = db
    .select({ id: max(pageChanges.id) })
    .from(pageChanges)
    .where(and(eq(pageChanges.providerId, providerId), decided))
    .groupBy(pageChanges.field);
  const { field, wanted } = columns;
  const rows = await db
    .select({ field, wanted, reason: pageChanges.reason, decidedAt: pageChanges.decidedAt })
    .from(pageChanges)
    .where(and(inArray(pageChanges.id, last), eq(pageChanges.state, 'refused')));
  return rows.flatMap(({ reason, decidedAt, ...row }) =>
    reason === null || decidedAt === null ? [] : [{ ...row, reason, decidedAt }],
  );
}

/** Returns the provider of a change in any state; undefined if there is no such change. */
export async function findProviderOfChange(db: Database, id: number): Promise<number | undefined> {
  const [row] = await db.select({ providerId: pageChanges.providerId }).from(pageChanges).where(eq(pageChanges.id, id));
  return row?.providerId;
}

/** Inserts a change that waits. The field must have no other waiting one. */
export async function insertWaitingChange(
  tx: Database,
  change: Pick<WaitingRow, 'providerId' | 'field' | 'was' | 'wanted'> & {
    readonly userId: number;
    readonly nowMs: number;
  },
): Promise<void> {
  const { providerId, field, was, wanted, userId, nowMs } = change;
  await tx
    .insert(pageChanges)
    .values({ providerId, field, was: json(was), wanted: json(wanted), sentBy: userId, sentAt: new Date(nowMs) });
}

/** Withdraws the waiting changes of some fields of a provider. */
export async function withdrawFields(
  tx: Database,
  providerId: number,
  fields: readonly PageField[],
  { userId, nowMs }: { readonly userId: number; readonly nowMs: number },
): Promise<void> {
  if (fields.length === 0) return;
  await tx
    .update(pageChanges)
    .set({ state: 'withdrawn', decidedBy: userId, decidedAt: new Date(nowMs) })
    .where(and(eq(pageChanges.providerId, providerId), inArray(pageChanges.field, [...fields]), isWaiting));
}

/** Withdraws one waiting change of a provider; returns its field, or undefined if it doesn't wait. */
export async function withdrawChange(
  tx: Database,
  { providerId, id, userId, nowMs }: { providerId: number; id: number; userId: number; nowMs: number },
): Promise<PageField | undefined> {
  const [row] = await tx
    .update(pageChanges)
    .set({ state: 'withdrawn', decidedBy: userId, decidedAt: new Date(nowMs) })
    .where(and(eq(pageChanges.id, id), eq(pageChanges.providerId, providerId), isWaiting))
    .returning({ field: columns.field });
  return row?.field;
}

/** Decides a waiting change and returns it; undefined if it was decided or withdrawn before. A reason refuses it. */
export async function writeDecision(
  tx: Database,
  { id, reason, userId, nowMs }: { id: number; reason: string | null; userId: number; nowMs: number },
): Promise<{ readonly field: PageField; readonly wanted: unknown } | undefined> {
  const [row] = await tx
    .update(pageChanges)
    .set({ state: reason === null ? 'approved' : 'refused', reason, decidedBy: userId, decidedAt: new Date(nowMs) })
    .where(and(eq(pageChanges.id, id), isWaiting))
    .returning({ field: columns.field, wanted: columns.wanted });
  return row;
}

/** Returns the member who sent a change, with the e-mail address; undefined if they have left or the account is closed. */
export async function findSender(
  db: Database,
  changeId: number,
): Promise<{ readonly userId: number; readonly email: string } | undefined> {
  const [row] = await db
    .select({ userId: users.id, email: users.email })
    .from(pageChanges)
    .innerJoin(users, eq(users.id, pageChanges.sentBy))
    .innerJoin(
      providerMembers,
      and(eq(providerMembers.userId, users.id), eq(providerMembers.providerId, pageChanges.providerId)),
    )
    .where(and(eq(pageChanges.id, changeId), isNull(users.deletedAt), isNull(users.disabledAt)));
  return row;
}

function waitingOf(providerId: number | undefined) {
  return and(isWaiting, providerId === undefined ? undefined : eq(pageChanges.providerId, providerId));
}

/** Returns the rows of providers by their ids. */
export async function findProviderRowsById(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, typeof providers.$inferSelect>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(providers)
    .where(inArray(providers.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
