import { eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';

type Profile = Pick<typeof users.$inferInsert, 'fullName' | 'phone' | 'state' | 'lga' | 'bloodType' | 'nhisNumber'>;

/** Locks a profile until the end of the transaction; undefined if the account no longer exists. */
export async function lockProfile(
  tx: Database,
  userId: number,
): Promise<Pick<typeof users.$inferSelect, 'email' | 'fullName' | 'role' | 'state' | 'lga'> | undefined> {
  const [found] = await tx
    .select({ email: users.email, fullName: users.fullName, role: users.role, state: users.state, lga: users.lga })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return found;
}

/** Writes the given fields only. */
export async function writeProfile(tx: Database, userId: number, fields: Partial<Profile>): Promise<void> {
  if (Object.keys(fields).length > 0) await tx.update(users).set(fields).where(eq(users.id, userId));
}

type Age = Pick<typeof users.$inferSelect, 'dateOfBirth' | 'guardianName' | 'guardianRelation'>;

/** Returns date of birth and guardian of a user; undefined if the account no longer exists. */
export async function findAge(db: Database, userId: number): Promise<Age | undefined> {
  const [found] = await db
    .select({
      dateOfBirth: users.dateOfBirth,
      guardianName: users.guardianName,
      guardianRelation: users.guardianRelation,
    })
    .from(users)
    .where(eq(users.id, userId));
  return found;
}

/** Writes date of birth and guardian. */
export async function writeAge(tx: Database, userId: number, age: Age): Promise<void> {
  await tx.update(users).set(age).where(eq(users.id, userId));
}
