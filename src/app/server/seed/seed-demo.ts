import { sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { insurancePlans } from '#db/schema/insurance/insurance-plans.ts';
import { reviews } from '#db/schema/reviews/reviews.ts';
import { weeklyHours } from '#db/schema/schedules/weekly-hours.ts';
import { RUN_BY_OPERATOR } from '#features/directory/rules/booking-state.ts';
import { addMember, findMemberships } from '#features/directory/server/member-store.ts';
import { searchTextOf } from '#features/lexicon/rules/search-text.ts';
import { computeRatings } from './compute-ratings.ts';
import { demoAppointments } from './demo-appointments.ts';
import { writeDemoDiary } from './demo-diary.ts';
import {
  CANNOT_SIGN_IN,
  DEMO_ADMIN,
  DEMO_DOCTOR,
  DEMO_PASSWORD,
  DEMO_PATIENT,
  DEMO_PLAN,
  DEMO_REVIEWERS,
  type DemoPerson,
} from './demo-people.ts';
import type { DemoProvider } from './demo-provider.ts';
import { DEMO_PROVIDERS } from './demo-providers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Chosen once, the same in every process, so that two starting at once don't both load the demo data. */
const SEED_LOCK = 7_264_002;

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Loads the demo data, all of it or nothing: providers with hours, past visits and reviews around `now`, and three accounts
 * with the password `DEMO_PASSWORD`. When there is any provider or user already, it only links the demo doctor of
 * demo data from before there were members.
 */
export async function seedDemo(
  db: Database,
  options: { now: Date; hashPassword: (password: string) => Promise<string> },
): Promise<{ seeded: boolean }> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await holdsData(tx)) {
      await linkDoctor(tx, options.now.getTime());
      return { seeded: false };
    }
    const nowMs = options.now.getTime();
    const userIds = await insertPeople(tx, nowMs, options.hashPassword);
    const providerIds = await insertProviders(tx, nowMs);
    await insertAppointments(tx, nowMs, providerIds, userIds);
    await tx.insert(insurancePlans).values({
      ...DEMO_PLAN,
      userId: idOf(userIds, DEMO_PATIENT.username),
      addedAt: new Date(nowMs - 100 * DAY_MS),
    });
    await computeRatings(tx);
    await linkDoctor(tx, nowMs);
    await writeDemoDiary(tx, idOf(userIds, DEMO_PATIENT.username), nowMs);
    return { seeded: true };
  });
}

async function holdsData(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(
    sql`select exists (select from ${providers}) or exists (select from ${users}) as found`,
  );
  return rows[0]?.found === true;
}

/** Lets the demo doctor run the provider of the same name, unless that account runs one already. */
async function linkDoctor(tx: Transaction, nowMs: number): Promise<void> {
  const { rows } = await tx.execute<{ user_id: number; provider_id: number }>(sql`
    select u.id as user_id, p.id as provider_id from ${users} u, ${providers} p
    where u.is_demo and u.username = ${DEMO_DOCTOR.username} and u.deleted_at is null
      and p.is_demo and p.name = ${DEMO_DOCTOR.fullName} and p.removed_at is null
  `);
  const [found] = rows;
  if (found === undefined || (await findMemberships(tx, { id: found.user_id, desk: null })).length > 0) return;
  await addMember(tx, { userId: found.user_id, providerId: found.provider_id, role: 'owner', nowMs });
}

/** Returns the ids by username. */
async function insertPeople(
  tx: Transaction,
  nowMs: number,
  hashPassword: (password: string) => Promise<string>,
): Promise<Map<string, number>> {
  const accounts = [DEMO_PATIENT, DEMO_DOCTOR, DEMO_ADMIN];
  const hashes = await Promise.all(accounts.map(() => hashPassword(DEMO_PASSWORD)));
  const row = (person: DemoPerson, passwordHash: string) => ({
    ...person,
    permissions: [...person.permissions],
    passwordHash,
    isDemo: true,
    createdAt: new Date(nowMs - 430 * DAY_MS),
  });
  const inserted = await tx
    .insert(users)
    .values([
      ...accounts.map((person, index) => row(person, hashes[index] ?? CANNOT_SIGN_IN)),
      ...DEMO_REVIEWERS.map((person) => row(person, CANNOT_SIGN_IN)),
    ])
    .returning({ id: users.id, username: users.username });
  return new Map(inserted.map(({ id, username }) => [username, id]));
}

/** Returns the ids by name. */
async function insertProviders(tx: Transaction, nowMs: number): Promise<Map<string, number>> {
  const inserted = await tx
    .insert(providers)
    .values(DEMO_PROVIDERS.map((provider) => providerRow(provider, nowMs)))
    .returning({ id: providers.id, name: providers.name });
  const ids = new Map(inserted.map(({ id, name }) => [name, id]));
  await tx
    .insert(weeklyHours)
    .values(
      DEMO_PROVIDERS.flatMap((provider) =>
        provider.weeklyHours.map((period) => ({ ...period, providerId: idOf(ids, provider.name) })),
      ),
    );
  return ids;
}

function providerRow(provider: DemoProvider, nowMs: number) {
  const { weeklyHours: _hours, past, languages, services, acceptedInsurance, ...rest } = provider;
  const isNew = past.reviewedAppointments === 0;
  return {
    ...rest,
    languages: [...languages],
    services: [...services],
    acceptedInsurance: [...acceptedInsurance],
    locationPrecision: 'exact' as const,
    ...RUN_BY_OPERATOR,
    liveAt: new Date(nowMs - (isNew ? 9 : 425) * DAY_MS),
    searchText: searchTextOf(provider),
    isDemo: true,
    createdAt: new Date(nowMs - (isNew ? 9 : 425) * DAY_MS),
    updatedAt: new Date(nowMs),
  };
}

/** The visits and what patients said of them. */
async function insertAppointments(
  tx: Transaction,
  nowMs: number,
  providerIds: ReadonlyMap<string, number>,
  userIds: ReadonlyMap<string, number>,
): Promise<void> {
  const demo = demoAppointments(nowMs).map((appointment) => ({
    ...appointment,
    providerId: idOf(providerIds, appointment.provider),
    patientId: idOf(userIds, appointment.patient),
  }));
  const inserted = await tx
    .insert(appointments)
    .values(
      demo.map(({ providerId, patientId, status, visitType, careType, reason, ...at }) => ({
        providerId,
        patientId,
        status,
        visitType,
        careType,
        reason,
        startsAt: new Date(at.startsAtMs),
        endsAt: new Date(at.endsAtMs),
        createdAt: new Date(at.bookedAtMs),
        updatedAt: new Date(at.changedAtMs),
      })),
    )
    .returning({ id: appointments.id, providerId: appointments.providerId, startsAt: appointments.startsAt });
  const ids = new Map(inserted.map(({ id, providerId, startsAt }) => [`${providerId}|${startsAt.getTime()}`, id]));
  await tx.insert(reviews).values(
    demo.flatMap(({ providerId, startsAtMs, review }) =>
      review === null
        ? []
        : [
            {
              basis: 'account' as const,
              appointmentId: idOf(ids, `${providerId}|${startsAtMs}`),
              providerId,
              stars: review.stars,
              comment: review.comment,
              createdAt: new Date(review.atMs),
            },
          ],
    ),
  );
}

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo data has no ${key}.`);
  return id;
}
