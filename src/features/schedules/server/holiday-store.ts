import { and, asc, between, eq, gte, isNull, or } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { holidayAnswers, publicHolidays } from '#db/schema/schedules/public-holidays.ts';
import { type HolidayAnswer, holidaysBetween, type PublicHoliday } from '../rules/public-holidays.ts';

/** Returns the public holidays of a state from one day to another, both included, in order. */
export async function findHolidays(
  db: Database,
  state: string,
  span: { readonly from: string; readonly until: string },
): Promise<PublicHoliday[]> {
  const { day, name, state: of } = publicHolidays;
  const declared = await db
    .select({ day, name, state: of })
    .from(publicHolidays)
    .where(and(between(day, span.from, span.until), or(isNull(of), eq(of, state))))
    .orderBy(asc(publicHolidays.id));
  return holidaysBetween(span, declared, state);
}

/** Returns what a place has answered about public holidays from a day on, by day. */
export async function findHolidayAnswers(
  db: Database,
  providerId: number,
  from: string,
): Promise<Map<string, HolidayAnswer>> {
  const rows = await db
    .select({ day: holidayAnswers.day, answer: holidayAnswers.answer })
    .from(holidayAnswers)
    .where(and(eq(holidayAnswers.providerId, providerId), gte(holidayAnswers.day, from)));
  return new Map(rows.map(({ day, answer }) => [day, answer]));
}

/** Writes what a place answers about a public holiday, in place of an earlier answer. */
export async function writeHolidayAnswer(
  tx: Database,
  {
    providerId,
    day,
    answer,
    userId,
    nowMs,
  }: {
    readonly providerId: number;
    readonly day: string;
    readonly answer: HolidayAnswer;
    readonly userId: number;
    readonly nowMs: number;
  },
): Promise<void> {
  const said = { answer, answeredBy: userId, answeredAt: new Date(nowMs) };
  await tx
    .insert(holidayAnswers)
    .values({ providerId, day, ...said })
    .onConflictDoUpdate({ target: [holidayAnswers.providerId, holidayAnswers.day], set: said });
}

/** A public holiday that an administrator entered. */
export interface EnteredHoliday extends PublicHoliday {
  readonly id: number;
  /** The state that declared it; null for the whole country. */
  readonly state: string | null;
}

const ENTERED = {
  id: publicHolidays.id,
  day: publicHolidays.day,
  name: publicHolidays.name,
  state: publicHolidays.state,
};

/** Returns the public holidays that administrators entered, from a day on, in order. */
export async function findEnteredHolidays(db: Database, from: string): Promise<EnteredHoliday[]> {
  return await db
    .select(ENTERED)
    .from(publicHolidays)
    .where(gte(publicHolidays.day, from))
    .orderBy(asc(publicHolidays.day), asc(publicHolidays.id));
}

/** Enters a public holiday; returns it, or undefined if this day is one already, for the same state or the whole country. */
export async function insertHoliday(
  tx: Database,
  { userId, nowMs, ...holiday }: Omit<EnteredHoliday, 'id'> & { readonly userId: number; readonly nowMs: number },
): Promise<EnteredHoliday | undefined> {
  const [made] = await tx
    .insert(publicHolidays)
    .values({ ...holiday, addedBy: userId, addedAt: new Date(nowMs) })
    .onConflictDoNothing()
    .returning(ENTERED);
  return made;
}

/** Deletes a public holiday that was entered, and returns it; undefined if there is none. */
export async function deleteHoliday(tx: Database, id: number): Promise<EnteredHoliday | undefined> {
  const [gone] = await tx.delete(publicHolidays).where(eq(publicHolidays.id, id)).returning(ENTERED);
  return gone;
}

/** Returns what the places have answered about a day, by their ids. */
export async function findAnswersOn(db: Database, day: string): Promise<Map<number, HolidayAnswer>> {
  const rows = await db
    .select({ providerId: holidayAnswers.providerId, answer: holidayAnswers.answer })
    .from(holidayAnswers)
    .where(eq(holidayAnswers.day, day));
  return new Map(rows.map(({ providerId, answer }) => [providerId, answer]));
}
