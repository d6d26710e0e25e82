import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll } from 'vitest';
import { buildApp } from '#app/server/build-app.ts';
import { changeFeed } from '#db/change-feed.ts';
import { FOR_WORK, GuardedPool } from '#db/driver/guarded-pool.ts';
import { UnnamedClient } from '#db/driver/prepared-statements.ts';
import type { Database } from '#db/open-database.ts';
import { probePooler } from '#db/pooler.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { weeklyHours } from '#db/schema/schedules/weekly-hours.ts';
import { insertUser } from '#features/auth/server/accounts/user-store.ts';
import { openSession } from '#features/auth/server/sessions/session-store.ts';
import { RUN_BY_OPERATOR } from '#features/directory/rules/booking-state.ts';
import { searchTextOf } from '#features/lexicon/rules/search-text.ts';
import type { OpenHours } from '#features/schedules/rules/slots.ts';
import { readConfig } from '#platform/server/config.ts';
import type { Network } from '#platform/server/public-fetch/fetch-public-file.ts';
import { keysFrom } from '#platform/server/secrets.ts';
import { EMPTY_CALENDARS } from './calendar-server.ts';
import { servedBy, type Template, testDatabase } from './database.ts';

/** A clock that tests set. Monday 23 November 2026, 09:00 in Lagos, unless told otherwise. */
export class TestClock {
  nowMs = Date.UTC(2026, 10, 23, 8);
  readonly now = (): number => this.nowMs;
}

/** The secret of every test server. */
export const TEST_SECRET = 'the secret of the test servers, which guards nothing';
export const TEST_KEYS = keysFrom(TEST_SECRET);

/** What messages about visits are made with in tests that book past the calls. */
export const TEST_MAILING = {
  origin: 'http://alafia.test',
  calendarHost: 'alafia.test',
  organizer: { name: 'Alafia', address: 'no-reply@alafia.test' },
  linkKey: TEST_KEYS('link'),
  leaves: false,
  sms: false,
  alertMinuteMs: 60_000,
};

export interface TestApp {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly pool: Awaited<ReturnType<typeof testDatabase>>['pool'];
  /** The connections of the server itself: the same, or those through the pooler of the run. */
  readonly served: pg.Pool;
  /** The address of its database. */
  readonly databaseUrl: string;
  readonly clock: TestClock;
  /** Address on a real socket, once `listen` was called. */
  readonly listen: () => Promise<string>;
}

/**
 * The whole server on a database of the test file's own, without screens. Each search reads its index again, so that it
 * finds what was written just before; with `indexed` the index follows the changes as in the product: wait for
 * `app.searchSettled`.
 */
export async function testApp(
  template: Template = 'empty',
  env: Readonly<Record<string, string>> = {},
  { indexed = false, network = EMPTY_CALENDARS }: { readonly indexed?: boolean; readonly network?: Network } = {},
): Promise<TestApp> {
  const { db, pool, url: databaseUrl } = await testDatabase(template);
  const served = await servedPool(databaseUrl, pool);
  const clock = new TestClock();
  // Created by the first code that stores a file in it.
  const dataDir = join(tmpdir(), `alafia-test-${randomUUID()}`);
  const app = await buildApp({
    db: served === pool ? db : drizzle(served),
    config: readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', DATA_DIR: dataDir, ...env }),
    keyFor: TEST_KEYS,
    now: clock.now,
    ...(indexed && { changes: changeFeed(pool) }),
    network,
    checkDatabase: async () => {
      await served.query('select 1');
    },
  });
  afterAll(async () => {
    await app.close();
    if (served !== pool) await served.end();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { app, db, pool, served, databaseUrl, clock, listen: () => app.listen({ port: 0, host: '127.0.0.1' }) };
}

/** Returns the connections of a tested server: the test's own, or those through the pooler of the run. */
async function servedPool(databaseUrl: string, own: pg.Pool): Promise<pg.Pool> {
  const url = servedBy(databaseUrl);
  if (url === databaseUrl) return own;
  const connection = { connectionString: url };
  const { namedStatements } = await probePooler(connection);
  const Client = namedStatements ? {} : { Client: UnnamedClient };
  return new GuardedPool({ ...connection, ...Client }, { ...FOR_WORK, max: 8, mostWaiting: Number.POSITIVE_INFINITY });
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** A patient with a confirmed address and an open session; `cookie` is the header to send. */
export async function newPatient(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  overrides: Partial<Parameters<typeof insertUser>[1]> = {},
): Promise<{ readonly id: number; readonly cookie: string }> {
  const username = `u${randomUUID().slice(0, 13)}`;
  const user = await insertUser(db, {
    username,
    email: `${username}@example.com`,
    fullName: 'Test Patient',
    passwordHash: '!',
    // An address that a test names may be the address of several accounts.
    ...(overrides.email === undefined && { emailConfirmedAt: new Date(clock.nowMs - MONTH_MS) }),
    ...overrides,
  });
  return { id: user.id, cookie: `session=${await openSession(db, user.id, clock.now())}` };
}

/** Of a provider that takes bookings, or of a listing. */
export const runOf = (bookable: boolean) =>
  bookable ? RUN_BY_OPERATOR : ({ bookingState: 'listed', liveBy: null } as const);

/** A bookable provider in Ikeja; answers its id. Without `hours` it has the default ones. */
export async function newProvider(
  { db }: Pick<TestApp, 'db'>,
  overrides: Partial<typeof providers.$inferInsert> & {
    readonly hours?: readonly OpenHours[];
    readonly bookable?: boolean;
  } = {},
): Promise<number> {
  const { hours = [], bookable = true, ...columns } = overrides;
  const run = columns.removedAt ? { bookingState: 'closed' as const } : runOf(bookable);
  const described = {
    name: 'Dr. Ngozi Test',
    specialty: 'Family Medicine (General Practitioner)',
    facilityType: null,
    state: 'Lagos',
    lga: 'Ikeja',
    address: '1 Test Street',
    ...columns,
  };
  const [row] = await db
    .insert(providers)
    .values({ locationPrecision: 'unknown', ...run, searchText: searchTextOf(described), ...described })
    .returning({ id: providers.id });
  if (row === undefined) throw new Error('no provider');
  if (hours.length > 0)
    await db.insert(weeklyHours).values(hours.map((stretch) => ({ ...stretch, providerId: row.id })));
  return row.id;
}

/** Sets how many visits to come one person may have at a provider. */
export async function allowOpenAppointments(
  { pool }: Pick<TestApp, 'pool'>,
  providerId: number,
  count: number,
): Promise<void> {
  await pool.query(
    `with made as (insert into practices (name, max_open_appointments, created_at) values ('Practice', $2, now()) returning id)
     update providers set practice_id = (select id from made) where id = $1`,
    [providerId, count],
  );
}
