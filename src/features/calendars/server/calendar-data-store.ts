import { asc, eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { calendarLinks } from '#db/schema/calendars/calendar-links.ts';

/** Returns the outside calendars that a user added to practices, without their addresses. */
export async function collectCalendars(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  return {
    outsideCalendars: await db
      .select({
        providerId: calendarLinks.providerId,
        label: calendarLinks.label,
        addedAt: calendarLinks.addedAt,
        failure: calendarLinks.failure,
      })
      .from(calendarLinks)
      .where(eq(calendarLinks.addedBy, userId))
      .orderBy(asc(calendarLinks.id)),
  };
}

/** Erases who added calendars; they stay with the practices. */
export async function eraseCalendars(tx: Database, userId: number): Promise<void> {
  await tx.update(calendarLinks).set({ addedBy: null }).where(eq(calendarLinks.addedBy, userId));
}
