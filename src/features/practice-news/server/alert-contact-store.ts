import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { alertContacts } from '#db/schema/practice-news/alert-contacts.ts';

/** True if a contact of a practice has answered a test alert. */
export async function hasConfirmedContact(db: Database, providerId: number): Promise<boolean> {
  const [found] = await db
    .select({ id: alertContacts.id })
    .from(alertContacts)
    .where(and(eq(alertContacts.providerId, providerId), isNotNull(alertContacts.confirmedAt)))
    .limit(1);
  return found !== undefined;
}
