import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { alertContacts } from '#db/schema/practice-news/alert-contacts.ts';
import { findUser } from '#features/auth/server/accounts/user-store.ts';
import { dialable } from '#platform/common/phone-number.ts';

/** Returns the contacts of practices that a user added, and those at the user's own address; without the token. */
export async function collectContacts(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  return {
    newsContacts: await db
      .select({
        providerId: alertContacts.providerId,
        providerName: providers.name,
        email: alertContacts.email,
        phone: alertContacts.phone,
        pushId: alertContacts.pushId,
        addedAt: alertContacts.addedAt,
        testSentAt: alertContacts.testSentAt,
        confirmedAt: alertContacts.confirmedAt,
      })
      .from(alertContacts)
      .innerJoin(providers, eq(providers.id, alertContacts.providerId))
      .where(or(eq(alertContacts.addedBy, userId), isOwnAddress(userId))),
  };
}

/**
 * Deletes the contacts at a user's own confirmed address, and those at the user's own number that the user added, so that
 * news about patients stop going there. Other contacts that the user added stay with the practice, without who added them.
 */
export async function eraseContacts(tx: Database, userId: number): Promise<void> {
  await tx.delete(alertContacts).where(isOwnAddress(userId));
  const user = await findUser(tx, userId);
  const number = dialable(user?.phone ?? null);
  if (number !== undefined) {
    await tx.delete(alertContacts).where(and(eq(alertContacts.addedBy, userId), eq(alertContacts.phone, number)));
  }
  await tx.update(alertContacts).set({ addedBy: null }).where(eq(alertContacts.addedBy, userId));
}

/** Removes contacts that never answered a test alert and were last sent one before an instant, ms. */
export async function removeUnansweredContacts(db: Database, beforeMs: number): Promise<void> {
  const lastSent = sql`coalesce(${alertContacts.testSentAt}, ${alertContacts.addedAt})`;
  await db.delete(alertContacts).where(and(isNull(alertContacts.confirmedAt), lt(lastSent, new Date(beforeMs))));
}

/** Removes the contacts of practices that were removed before an instant, ms. */
export async function removeContactsOfRemoved(db: Database, beforeMs: number): Promise<void> {
  const removed = db
    .select({ id: providers.id })
    .from(providers)
    .where(and(isNotNull(providers.removedAt), lt(providers.removedAt, new Date(beforeMs))));
  await db.delete(alertContacts).where(sql`${alertContacts.providerId} in ${removed}`);
}

/** An address counts as a user's own once the user has confirmed it, because anyone can register with a stranger's. */
function isOwnAddress(userId: number) {
  return sql`lower(${alertContacts.email}) in (
    select lower(${users.email}) from ${users} where ${users.id} = ${userId} and ${users.emailConfirmedAt} is not null)`;
}
