import { eq } from 'drizzle-orm';
import { constraintOf } from '#db/database-error.ts';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/users.ts';
import { AppError } from '#platform/common/app-error.ts';

type Profile = Pick<
  typeof users.$inferInsert,
  'fullName' | 'email' | 'phone' | 'state' | 'lga' | 'bloodType' | 'nhisNumber'
>;

/** The profile as it is, held until the end of the transaction; undefined when there is no such account any more. */
export async function lockProfile(
  tx: Database,
  userId: number,
): Promise<{ readonly email: string; readonly state: string | null; readonly lga: string | null } | undefined> {
  const [found] = await tx
    .select({ email: users.email, state: users.state, lga: users.lga })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return found;
}

/** Writes the fields given, and no others. @throws AppError account_exists when the e-mail address is taken */
export async function writeProfile(tx: Database, userId: number, fields: Partial<Profile>): Promise<void> {
  try {
    await tx.update(users).set(fields).where(eq(users.id, userId));
  } catch (error) {
    if (constraintOf(error) !== 'users_email_unique') throw error;
    const message = 'That e-mail address cannot be used. Please choose another.';
    throw new AppError('account_exists', message, { email: message });
  }
}
