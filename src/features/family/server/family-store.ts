import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { familyMembers } from '#db/schema/family/family-members.ts';
import type { FamilyMember, NewFamilyMember } from '../contract.ts';

type Row = typeof familyMembers.$inferSelect;

const mine = (id: number, userId: number) => and(eq(familyMembers.id, id), eq(familyMembers.userId, userId));

/** Returns the people on a user's list, in the order in which they were added. */
export async function findFamily(db: Database, userId: number): Promise<FamilyMember[]> {
  const rows = await db
    .select()
    .from(familyMembers)
    .where(eq(familyMembers.userId, userId))
    .orderBy(asc(familyMembers.id));
  return rows.map(memberOf);
}

/** Returns a person on a user's list; undefined if there is none with this id. */
export async function findMember(db: Database, id: number, userId: number): Promise<FamilyMember | undefined> {
  const [row] = await db.select().from(familyMembers).where(mine(id, userId));
  return row && memberOf(row);
}

/** Returns the number of people on a user's list. */
export async function countFamily(db: Database, userId: number): Promise<number> {
  const [counted] = await db.select({ people: count() }).from(familyMembers).where(eq(familyMembers.userId, userId));
  return counted?.people ?? 0;
}

/** Returns the person whom a user added with an idempotency key, if still on the list. */
export async function findMemberByKey(db: Database, userId: number, key: string): Promise<FamilyMember | undefined> {
  const [row] = await db
    .select()
    .from(familyMembers)
    .where(and(eq(familyMembers.userId, userId), eq(familyMembers.idempotencyKey, key)));
  return row && memberOf(row);
}

/** Inserts a person. */
export async function insertMember(
  tx: Database,
  member: NewFamilyMember,
  added: { readonly userId: number; readonly idempotencyKey: string | null; readonly addedAt: Date },
): Promise<FamilyMember> {
  const [inserted] = await tx
    .insert(familyMembers)
    .values({ ...member, ...added })
    .returning();
  if (inserted === undefined) throw new Error('PostgreSQL inserted a person without returning the row.');
  return memberOf(inserted);
}

/** Changes a person on a user's list; undefined if there is none with this id. */
export async function updateMember(
  db: Database,
  id: number,
  userId: number,
  member: NewFamilyMember,
): Promise<FamilyMember | undefined> {
  const [row] = await db.update(familyMembers).set(member).where(mine(id, userId)).returning();
  return row && memberOf(row);
}

/** Deletes a person from a user's list; returns false if there is none with this id. */
export async function deleteMember(db: Database, id: number, userId: number): Promise<boolean> {
  const rows = await db.delete(familyMembers).where(mine(id, userId)).returning({ id: familyMembers.id });
  return rows.length > 0;
}

/** Returns all data about the people on a user's list, for an export. */
export async function collectFamily(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const rows = await db
    .select()
    .from(familyMembers)
    .where(eq(familyMembers.userId, userId))
    .orderBy(asc(familyMembers.id));
  return { family: rows.map(({ userId: _owner, ...member }) => member) };
}

/** Deletes a user's list. */
export async function eraseFamily(tx: Database, userId: number): Promise<void> {
  await tx.delete(familyMembers).where(eq(familyMembers.userId, userId));
}

function memberOf({ userId: _owner, idempotencyKey: _key, addedAt: _at, ...member }: Row): FamilyMember {
  return member as FamilyMember;
}
