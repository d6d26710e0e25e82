import { eq } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { holidayAnswers, publicHolidays } from '#db/schema/schedules/public-holidays.ts';

/** Returns what a user answered about public holidays for a practice, and the ones that the user entered. */
export async function collectHolidayActs(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  const { providerId, day, answer, answeredAt } = holidayAnswers;
  return {
    holidayAnswers: await db
      .select({ providerId, day, answer, answeredAt })
      .from(holidayAnswers)
      .where(eq(holidayAnswers.answeredBy, userId)),
    enteredHolidays: await db
      .select({ day: publicHolidays.day, name: publicHolidays.name, addedAt: publicHolidays.addedAt })
      .from(publicHolidays)
      .where(eq(publicHolidays.addedBy, userId)),
  };
}

/** Erases who answered and who entered; what holds for the practices stays. */
export async function eraseHolidayActs(tx: Database, userId: number): Promise<void> {
  await tx.update(holidayAnswers).set({ answeredBy: null }).where(eq(holidayAnswers.answeredBy, userId));
  await tx.update(publicHolidays).set({ addedBy: null }).where(eq(publicHolidays.addedBy, userId));
}
