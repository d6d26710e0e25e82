import { and, eq, exists, isNull } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { practices } from '#db/schema/directory/practices.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';

/** Makes a practice. Returns its id. */
export async function insertPractice(tx: Database, name: string, nowMs: number): Promise<number> {
  const [made] = await tx
    .insert(practices)
    .values({ name, createdAt: new Date(nowMs) })
    .returning({ id: practices.id });
  if (made === undefined) throw new Error('PostgreSQL inserted a practice without answering its id.');
  return made.id;
}

/** Makes a place without a practice one of a practice. */
export async function joinPractice(tx: Database, providerId: number, practiceId: number): Promise<void> {
  await tx
    .update(providers)
    .set({ practiceId })
    .where(and(eq(providers.id, providerId), isNull(providers.practiceId)));
}

/** Returns practice and name of some places that an account runs; other places are left out. */
export async function findOwnPlaces(db: Database, providerIds: readonly number[], userId: number) {
  const { id, name, practiceId } = providers;
  const runs = db
    .select({ userId: providerMembers.userId })
    .from(providerMembers)
    .where(and(eq(providerMembers.providerId, id), eq(providerMembers.userId, userId)));
  return await db
    .select({ id, name, practiceId })
    .from(providers)
    .where(and(anyOf(id, providerIds), isNull(providers.removedAt), exists(runs)));
}
