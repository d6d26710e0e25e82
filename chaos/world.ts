import type { Database } from '#db/open-database.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { weeklyHours } from '#db/schema/schedules/weekly-hours.ts';
import { insertUser } from '#features/auth/server/accounts/user-store.ts';
import { openSession } from '#features/auth/server/sessions/session-store.ts';
import { RUN_BY_OPERATOR } from '#features/directory/rules/booking-state.ts';
import { searchTextOf } from '#features/lexicon/rules/search-text.ts';
import { addDays, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const OPENS = '08:00';
const CLOSES = '18:00';
export const VISIT_MINUTES = 30;
const DAYS_AHEAD = [1, 2, 3, 4, 5, 6];

/** A patient with an open session on one browser. */
export interface Person {
  readonly id: number;
  readonly cookie: string;
}

/** The providers and patients of a run, all created for it. */
export interface World {
  readonly providers: readonly number[];
  readonly people: readonly Person[];
}

/** Creates providers open 08:00-18:00 every day, in half hours from tomorrow on, and patients. */
export async function makeWorld(
  db: Database,
  { providerCount, peopleCount, tag = 'chaos' }: { providerCount: number; peopleCount: number; tag?: string },
): Promise<World> {
  const ids: number[] = [];
  for (let at = 1; at <= providerCount; at++) ids.push(await makeProvider(db, `Dr. ${tag} ${at}`));
  const people: Person[] = [];
  for (let at = 1; at <= peopleCount; at++) {
    const username = `${tag}${at}`;
    const account = { username, email: `${username}@example.com`, fullName: 'Patient of a Test', passwordHash: '!' };
    const { id } = await insertUser(db, account);
    people.push({ id, cookie: `session=${await openSession(db, id, Date.now())}` });
  }
  return { providers: ids, people };
}

/** The starts of all slots of one of these providers, taken or not, computed independently of the product's rules. */
export function generatedStarts(nowMs: number): number[] {
  const starts: number[] = [];
  for (const date of bookableDates(nowMs)) {
    const closesAtMs = lagosInstant(date, CLOSES);
    for (let at = lagosInstant(date, OPENS); at < closesAtMs; at += VISIT_MINUTES * 60_000) starts.push(at);
  }
  return starts;
}

/** The days, `yyyy-MM-dd`, that can be booked. */
export function bookableDates(nowMs: number): string[] {
  return DAYS_AHEAD.map((ahead) => addDays(lagosDate(nowMs), ahead));
}

async function makeProvider(db: Database, name: string): Promise<number> {
  const described = {
    name,
    specialty: 'Family Medicine (General Practitioner)',
    facilityType: null,
    state: 'Lagos',
    lga: 'Ikeja',
    address: '1 Test Street',
  };
  const [row] = await db
    .insert(providers)
    .values({
      ...described,
      locationPrecision: 'unknown',
      ...RUN_BY_OPERATOR,
      visitMinutes: VISIT_MINUTES,
      searchText: searchTextOf(described),
    })
    .returning({ id: providers.id });
  if (row === undefined) throw new Error('The provider was not stored.');
  const hours = WEEKDAYS.map((weekday) => ({ providerId: row.id, weekday, opens: OPENS, closes: CLOSES }));
  await db.insert(weeklyHours).values(hours);
  return row.id;
}
