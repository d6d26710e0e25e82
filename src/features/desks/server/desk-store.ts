import { and, asc, eq, gt, isNull, lte, max, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { desks } from '#db/schema/auth/desks.ts';
import { sessions } from '#db/schema/auth/sessions.ts';
import { users } from '#db/schema/auth/users.ts';
import { providers } from '#db/schema/directory/providers.ts';
import type { Desk, DeskScreen } from '../contract.ts';

/** A shared computer as its own browser sees it. */
export interface OwnDesk extends Pick<DeskScreen, 'name' | 'placeName' | 'lockAfterMinutes'> {
  readonly id: number;
  readonly providerId: number;
}

/** Returns the shared computer with a token; undefined if it was removed or has expired, or its place was removed. */
export async function findOwnDesk(db: Database, tokenHash: Buffer, nowMs: number): Promise<OwnDesk | undefined> {
  const [found] = await db
    .select({
      id: desks.id,
      providerId: desks.providerId,
      name: desks.name,
      placeName: providers.name,
      lockAfterSeconds: desks.lockAfterSeconds,
    })
    .from(desks)
    .innerJoin(providers, eq(providers.id, desks.providerId))
    .where(and(eq(desks.tokenHash, tokenHash), gt(desks.expiresAt, new Date(nowMs)), isNull(providers.removedAt)));
  if (found === undefined) return undefined;
  const { lockAfterSeconds, ...desk } = found;
  return { ...desk, lockAfterMinutes: lockAfterSeconds / 60 };
}

/** Returns the shared computers of a place by name; `thisBrowser` is the hash of the caller's token. */
export async function findDesks(
  db: Database,
  providerId: number,
  { thisBrowser, nowMs }: { readonly thisBrowser: Buffer | undefined; readonly nowMs: number },
): Promise<Desk[]> {
  const rows = await db
    .select({
      desk: desks,
      enrolledBy: users.fullName,
      lastSeenAt: max(sessions.lastSeenAt),
    })
    .from(desks)
    .leftJoin(users, and(eq(users.id, desks.enrolledBy), isNull(users.deletedAt)))
    .leftJoin(sessions, eq(sessions.deskId, desks.id))
    .where(and(eq(desks.providerId, providerId), gt(desks.expiresAt, new Date(nowMs))))
    .groupBy(desks.id, users.id)
    .orderBy(asc(desks.name), asc(desks.id));
  return rows.map(({ desk, enrolledBy, lastSeenAt }) => ({
    id: desk.id,
    name: desk.name,
    lockAfterMinutes: desk.lockAfterSeconds / 60,
    enrolledAt: desk.enrolledAt.toISOString(),
    enrolledBy,
    expiresAt: desk.expiresAt.toISOString(),
    lastUsedAt: (lastSeenAt ?? desk.lastUsedAt)?.toISOString() ?? null,
    isThisBrowser: thisBrowser?.equals(desk.tokenHash) ?? false,
  }));
}

/** Inserts a shared computer with the first letter that no other one of its place has, and returns its id. */
export async function insertDesk(tx: Database, desk: Omit<typeof desks.$inferInsert, 'series'>): Promise<number> {
  await tx.delete(desks).where(and(eq(desks.providerId, desk.providerId), lte(desks.expiresAt, desk.enrolledAt)));
  const series = sql`(
    select chr(min(code)) from generate_series(66, 90) code
    where chr(code) not in (select series from ${desks} where provider_id = ${desk.providerId} and series is not null))`;
  const [row] = await tx
    .insert(desks)
    .values({ ...desk, series })
    .returning({ id: desks.id });
  if (row === undefined) throw new Error('The shared computer was not inserted.');
  return row.id;
}

/** Locks the shared computer with a token before its sessions, as an unlocking does. */
export async function lockDesk(tx: Database, tokenHash: Buffer): Promise<void> {
  await tx.select({ id: desks.id }).from(desks).where(eq(desks.tokenHash, tokenHash)).for('update');
}

/** Binds an open session to a shared computer. */
export async function bindSession(tx: Database, sessionId: number, deskId: number): Promise<void> {
  await tx.update(sessions).set({ deskId }).where(eq(sessions.id, sessionId));
}

/** Keeps the sessions locked at a shared computer of a place that have locked by time, also if its minutes are raised. */
export async function lockOverdueSessions(
  tx: Database,
  { id, providerId }: { readonly id: number; readonly providerId: number },
  nowMs: number,
): Promise<void> {
  const [desk] = await tx
    .select({ lockAfterSeconds: desks.lockAfterSeconds })
    .from(desks)
    .where(and(eq(desks.id, id), eq(desks.providerId, providerId)))
    .for('update');
  if (desk === undefined) return;
  const overdueAt = new Date(nowMs - desk.lockAfterSeconds * 1000);
  await tx
    .update(sessions)
    .set({ lockedAt: new Date(nowMs) })
    .where(and(eq(sessions.deskId, id), isNull(sessions.lockedAt), lte(sessions.lastSeenAt, overdueAt)));
}

/** Renames a shared computer of a place and sets when it locks; false if the place has none with this id. */
export async function updateDesk(
  tx: Database,
  { id, providerId }: { readonly id: number; readonly providerId: number },
  { name, lockAfterMinutes }: Pick<Desk, 'name' | 'lockAfterMinutes'>,
): Promise<boolean> {
  const changed = await tx
    .update(desks)
    .set({ name, lockAfterSeconds: lockAfterMinutes * 60 })
    .where(and(eq(desks.id, id), eq(desks.providerId, providerId)))
    .returning({ id: desks.id });
  return changed.length > 0;
}

/** Deletes a shared computer of a place with its sessions and returns it; undefined if the place has none with this id. */
export async function deleteDesk(
  tx: Database,
  { id, providerId }: { readonly id: number; readonly providerId: number },
): Promise<{ readonly name: string; readonly tokenHash: Buffer } | undefined> {
  const [deleted] = await tx
    .delete(desks)
    .where(and(eq(desks.id, id), eq(desks.providerId, providerId)))
    .returning({ name: desks.name, tokenHash: desks.tokenHash });
  return deleted;
}

/** Deletes the shared computer with a token, with its sessions; does nothing if there is none. */
export async function deleteDeskOf(tx: Database, tokenHash: Buffer): Promise<void> {
  await tx.delete(desks).where(eq(desks.tokenHash, tokenHash));
}
