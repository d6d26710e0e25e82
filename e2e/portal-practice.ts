import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import pg from 'pg';
// The passwords of practices are hashed here, at the cost that the server of the tests has.
import '#test/cheap-hashes.ts';
import { socketDirOf } from '#db/data-dir-lock.ts';
import { hashPassword } from '#features/auth/server/passwords/password.ts';
import { addDays, lagosDate, lagosInstant, lagosMidnight } from '#platform/common/lagos-time.ts';

const PASSWORD = 'portal-journey-9316';
let practices = 0;

/** A practice for one test and the receptionist who runs it, in the database of the demo server. */
export interface Practice {
  readonly username: string;
  readonly providerId: number;
  readonly name: string;
}

// A connection costs more than most queries, so those of a worker stay open.
const pool = new pg.Pool({
  host: socketDirOf(resolve(process.env['E2E_DATA_DIR'] ?? '', 'demo')),
  port: 5432,
  user: 'alafia',
  database: 'postgres',
  allowExitOnIdle: true,
});
// At the end of a run the server goes first.
pool.on('error', () => undefined);

/** Runs queries in the database of the demo server. */
export async function withDatabase<T>(act: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await act(client);
  } finally {
    client.release();
  }
}

/**
 * Makes a practice in Kano that is open daily from 09:00 to 12:00. By default it takes bookings, but no new patients, so
 * that other tests don't pick it. With the state `setting_up` its checklist is still to be done.
 */
export async function newPractice({
  acceptsNewPatients = false,
  state = 'live',
}: {
  readonly acceptsNewPatients?: boolean;
  readonly state?: 'live' | 'setting_up';
} = {}): Promise<Practice> {
  practices += 1;
  const key = `${process.pid}-${practices}-${Date.now().toString(36)}`;
  const name = `Portal Practice ${key}`;
  const passwordHash = await hashPassword(PASSWORD);
  return await withDatabase(async (client) => {
    const { rows: users } = await client.query<{ id: number }>(
      `insert into users (username, email, password_hash, full_name, role) values ($1, $2, $3, 'Ada Desk', 'provider') returning id`,
      [`desk-${key}`, `desk-${key}@example.com`, passwordHash],
    );
    const { rows: providers } = await client.query<{ id: number }>(
      `insert into providers (name, specialty, state, lga, location_precision, booking_state, live_by, hours_confirmed_at, accepting_new_patients, search_text)
       values ($1, 'Family Medicine (General Practitioner)', 'Kano', 'Dala', 'unknown', $4,
         case $4 when 'live' then 'member' end, case $4 when 'live' then now() end, $3, $2) returning id`,
      [name, name.toLowerCase(), acceptsNewPatients, state],
    );
    const [userId, providerId] = [users[0]?.id ?? 0, providers[0]?.id ?? 0];
    if (state === 'live') {
      await client.query(
        `insert into alert_contacts (provider_id, email, added_at, confirmed_at) values ($1, $2, now(), now())`,
        [providerId, `news-${key}@example.com`],
      );
    }
    await client.query(
      `insert into provider_members (provider_id, user_id, role, added_at) values ($1, $2, 'owner', now())`,
      [providerId, userId],
    );
    await client.query(
      `insert into weekly_hours (provider_id, weekday, opens, closes)
       select $1, weekday, '09:00', '12:00' from generate_series(0, 6) weekday`,
      [providerId],
    );
    return { username: `desk-${key}`, providerId, name };
  });
}

/** Makes another owner of a practice, who signs in with `signInTo`. */
export async function addMember(practice: Practice, fullName: string): Promise<Practice> {
  const username = `${fullName.toLowerCase().replaceAll(/\W/g, '-')}-${practice.username}`;
  const passwordHash = await hashPassword(PASSWORD);
  await withDatabase((client) =>
    client.query(
      `with made as (
         insert into users (username, email, password_hash, full_name, role) values ($1, $2, $3, $4, 'provider') returning id
       ) insert into provider_members (provider_id, user_id, role, added_at) select $5, id, 'owner', now() from made`,
      [username, `${username}@example.com`, passwordHash, fullName, practice.providerId],
    ),
  );
  return { ...practice, username };
}

/** Opens a practice daily from one time to another, both `HH:mm` in Lagos. */
export async function openFrom(
  { providerId }: Pick<Practice, 'providerId'>,
  opens: string,
  closes: string,
): Promise<void> {
  await withDatabase((client) =>
    client.query('update weekly_hours set opens = $2, closes = $3 where provider_id = $1', [providerId, opens, closes]),
  );
}

/** Shows the visits of a day as a list on a wide screen too, as a member can choose: their cards are on the page then. */
export async function showsList(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A blank page has no storage.
    if (location.protocol !== 'about:') sessionStorage.setItem('portal-day-look', 'list');
  });
}

/** The people and services of a place, as `describePlace` makes them. */
export interface DescribedPlace {
  /** Their ids by name. */
  readonly people: ReadonlyMap<string, number>;
  readonly services: ReadonlyMap<string, number>;
}

/**
 * Gives a place a telephone number, practitioners whom patients can choose, with their titles by name, and services by name, of routine care
 * and in person, each given by those named in `by`.
 */
export async function describePlace(
  { providerId, name }: Pick<Practice, 'providerId' | 'name'>,
  people: Readonly<Record<string, string>>,
  offers: Readonly<
    Record<string, { readonly minutes: number; readonly priceKobo: number; readonly by: readonly string[] }>
  >,
): Promise<DescribedPlace> {
  return await withDatabase(async (client) => {
    const idOf = async (sql: string, values: unknown[]) =>
      (await client.query<{ id: number }>(sql, values)).rows[0]?.id ?? 0;
    const practiceId = await idOf('insert into practices (name, created_at) values ($1, now()) returning id', [name]);
    await client.query(
      "update providers set practice_id = $2, phone = '0803 555 0101', updated_at = now() where id = $1",
      [providerId, practiceId],
    );
    const made = { people: new Map<string, number>(), services: new Map<string, number>() };
    for (const [person, title] of Object.entries(people)) {
      const id = await idOf(
        `insert into resources (practice_id, kind, name, title, is_public, takes_ordinary, position, created_at)
         values ($1, 'practitioner', $2, $3, true, true, $4, now()) returning id`,
        [practiceId, person, title, made.people.size],
      );
      await client.query('insert into resource_places values ($1, $2, $3)', [id, providerId, practiceId]);
      made.people.set(person, id);
    }
    for (const [service, { minutes, priceKobo, by }] of Object.entries(offers)) {
      const id = await idOf(
        `insert into services (practice_id, name, minutes, price_kobo, visit_types, care_types, position, created_at)
         values ($1, $2, $3, $4, '{in-person}', '{routine}', $5, now()) returning id`,
        [practiceId, service, minutes, priceKobo, made.services.size],
      );
      for (const giver of by) {
        await client.query('insert into resource_services values ($1, $2, $3)', [
          made.people.get(giver),
          id,
          practiceId,
        ]);
      }
      made.services.set(service, id);
    }
    return made;
  });
}

/** Lets a provider take bookings without its practice's checklist, run by the operator. */
export async function startBookings(providerId: number): Promise<void> {
  await withDatabase((client) =>
    client.query(
      "update providers set booking_state = 'live', live_by = 'operator', updated_at = now() where id = $1",
      [providerId],
    ),
  );
}

/** Gives a provider a day off. */
export async function closeDay(providerId: number, day: string): Promise<void> {
  await withDatabase((client) =>
    client.query(`insert into schedule_exceptions (provider_id, day, kind) values ($1, $2, 'off')`, [providerId, day]),
  );
}

/** An instant (ms) some minutes ago, but not before midnight in Lagos: an appointment that began then is one of today. */
export function minutesAgo(minutes: number): number {
  return Math.max(Date.now() - minutes * 60_000, lagosMidnight(Date.now()));
}

/** An instant (ms) in some minutes, but before the next midnight in Lagos: an appointment that begins then is one of today. */
export function inMinutes(minutes: number): number {
  return Math.min(Date.now() + minutes * 60_000, lagosMidnight(Date.now(), 1) - 1000);
}

/** Books an appointment for a new patient directly in the database, so that it can be in the past. Returns its id. */
export async function createAppointment(
  providerId: number,
  startsAtMs: number,
  patient: string,
  reason: string,
  resourceId: number | null = null,
): Promise<number> {
  const key = `${process.pid}-${Math.floor(startsAtMs / 1000)}-${Date.now().toString(36)}`;
  return await withDatabase(async (client) => {
    const { rows: users } = await client.query<{ id: number }>(
      `insert into users (username, email, password_hash, full_name, phone) values ($1, $2, '!', $3, '0803 555 0101') returning id`,
      [`patient-${key}`, `patient-${key}@example.com`, patient],
    );
    const { rows } = await client.query<{ id: number }>(
      `insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason, resource_id)
       values ($1, $2, $3, $4, 'in-person', 'routine', $5, $6) returning id`,
      [providerId, users[0]?.id, new Date(startsAtMs), new Date(startsAtMs + 30 * 60_000), reason, resourceId],
    );
    return rows[0]?.id ?? 0;
  });
}

/** The same with a person of the place. */
export async function createAppointmentWith(
  resourceId: number,
  providerId: number,
  startsAtMs: number,
  patient: string,
): Promise<number> {
  return await createAppointment(providerId, startsAtMs, patient, 'Cough', resourceId);
}

/**
 * Books an appointment for the signed-in patient directly in the database, so that it can start soon. Cancelling it late
 * costs ₦5,000. Returns its id.
 */
export async function createOwnAppointment(page: Page, { providerId }: Practice, startsAtMs: number): Promise<number> {
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
  const rule = { kobo: 500_000, percent: null, note: null };
  return await withDatabase(async (client) => {
    await client.query('update providers set cancellation_fee_kobo = $2 where id = $1', [providerId, rule.kobo]);
    const { rows } = await client.query<{ id: number }>(
      `insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason, cancellation_rule)
       values ($1, $2, $3, $4, 'in-person', 'routine', 'Cough', $5) returning id`,
      [providerId, id, new Date(startsAtMs), new Date(startsAtMs + 30 * 60_000), JSON.stringify(rule)],
    );
    return rows[0]?.id ?? 0;
  });
}

/** Returns the status and attendance of an appointment, read from the database. */
export async function appointmentRow(id: number): Promise<{ status: string; attendance: string | null }> {
  return await withDatabase(async (client) => {
    const { rows } = await client.query<{ status: string; attendance: string | null }>(
      'select status, attendance from appointments where id = $1',
      [id],
    );
    return rows[0] ?? { status: 'gone', attendance: null };
  });
}

/** Returns the kinds of the messages about an appointment, in the order they were sent. */
export async function messagesAbout(id: number): Promise<string[]> {
  return await withDatabase(async (client) => {
    const { rows } = await client.query<{ kind: string }>('select kind from messages where about = $1 order by id', [
      `appointment:${id}`,
    ]);
    return rows.map(({ kind }) => kind);
  });
}

/** Returns 10:00 in Lagos the given number of days from now, and that date. */
export function tenAm(daysAhead: number): { readonly date: string; readonly atMs: number } {
  const date = addDays(lagosDate(Date.now()), daysAhead);
  return { date, atMs: lagosInstant(date, '10:00') };
}

/** Signs this page or browser context in as the practice's receptionist. */
export async function signInTo({ request }: Pick<Page, 'request'>, { username }: Practice): Promise<void> {
  const answer = await request.post('/api/login', { data: { username, password: PASSWORD } });
  expect(answer.status()).toBe(200);
}
