import { and, eq, isNull } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { practices } from '#db/schema/directory/practices.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { CAPABILITIES, type MemberRole } from '../rules/member-roles.ts';

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

/** Returns practice and name of some places with the role that an account has there; places where it has none are left out. */
export async function findOwnPlaces(db: Database, providerIds: readonly number[], userId: number) {
  const { id, name, practiceId } = providers;
  return await db
    .select({ id, name, practiceId, role: providerMembers.role })
    .from(providers)
    .innerJoin(providerMembers, and(eq(providerMembers.providerId, id), eq(providerMembers.userId, userId)))
    .where(and(anyOf(id, providerIds), isNull(providers.removedAt)));
}

/** True if some places belong to one practice. */
export async function areOfOnePractice(db: Database, providerIds: readonly number[]): Promise<boolean> {
  const rows = await db
    .selectDistinct({ practiceId: providers.practiceId })
    .from(providers)
    .where(anyOf(providers.id, providerIds));
  return rows.length === 1 && rows[0]?.practiceId !== null;
}

/** The same, of the places whose settings the account may change. */
export async function findManagedPlaces(db: Database, providerIds: readonly number[], userId: number) {
  const managers: readonly MemberRole[] = CAPABILITIES.settings;
  return (await findOwnPlaces(db, providerIds, userId)).filter(({ role }) => managers.includes(role));
}
