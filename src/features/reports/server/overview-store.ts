import { and, count, desc, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { sessions } from '#db/schema/auth/sessions.ts';
import { users } from '#db/schema/auth/users.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { heartbeats } from '#db/schema/reports/heartbeats.ts';
import { symptomRecords } from '#db/schema/symptoms/symptom-records.ts';
import type { ReportsOverview } from '../contract.ts';

const IN_NETWORK = and(ne(providers.bookingState, 'listed'), isNull(providers.removedAt));
/** The time span that a heartbeat covers. */
export const SPAN_MS = 5 * 60_000;

/** Returns the number of accounts that aren't deleted, and of patients active since an instant. */
export async function countUsers(db: Database, since: Date): Promise<ReportsOverview['users']> {
  const [counted] = await db
    .select({ total: count() })
    .from(users)
    .where(and(IS_ACCOUNT, isNull(users.deletedAt)));
  const seen = unionAll(
    db.select({ id: sessions.userId }).from(sessions).where(gte(sessions.lastSeenAt, since)),
    db.select({ id: appointments.patientId }).from(appointments).where(gte(appointments.createdAt, since)),
    db.select({ id: symptomRecords.userId }).from(symptomRecords).where(gte(symptomRecords.recordedAt, since)),
  ).as('seen');
  const [active] = await db
    .select({ patients: sql<number>`count(distinct ${users.id})`.mapWith(Number) })
    .from(seen)
    .innerJoin(users, eq(users.id, seen.id))
    .where(and(IS_ACCOUNT, eq(users.role, 'patient'), isNull(users.deletedAt)));
  return { total: counted?.total ?? 0, activePatients: active?.patients ?? 0 };
}

/** Returns the number of providers in the network, by what they offer. */
export async function countNetwork(db: Database): Promise<ReportsOverview['providers']> {
  const offering = (flag: (typeof providers)['telehealthAvailable' | 'providesUrgentCare' | 'acceptingNewPatients']) =>
    sql<number>`count(*) filter (where ${flag})`.mapWith(Number);
  const [counted] = await db
    .select({
      total: count(),
      acceptingNewPatients: offering(providers.acceptingNewPatients),
      telehealth: offering(providers.telehealthAvailable),
      urgentCare: offering(providers.providesUrgentCare),
    })
    .from(providers)
    .where(IN_NETWORK);
  return counted ?? { total: 0, acceptingNewPatients: 0, telehealth: 0, urgentCare: 0 };
}

/** Returns the number of providers in the network by specialty or state, largest first. */
export async function countNetworkBy(db: Database, column: 'specialty' | 'state'): Promise<ReportsOverview['states']> {
  return await db
    .select({ name: providers[column], count: count() })
    .from(providers)
    .where(IN_NETWORK)
    .groupBy(providers[column])
    .orderBy(desc(count()), providers[column]);
}

/** True if there are demo users or demo providers, which the reports count too. */
export async function hasDemo(db: Database): Promise<boolean> {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.isDemo, true)).limit(1);
  const [provider] = await db.select({ id: providers.id }).from(providers).where(eq(providers.isDemo, true)).limit(1);
  return person !== undefined || provider !== undefined;
}

/** Records that a server and its database work in the present five-minute span. */
export async function recordHeartbeat(db: Database, nowMs: number): Promise<void> {
  const spanAt = new Date(nowMs - (nowMs % SPAN_MS));
  await db.insert(heartbeats).values({ spanAt }).onConflictDoNothing();
}

/** Deletes heartbeats before an instant. */
export async function deleteOldHeartbeats(db: Database, before: Date): Promise<void> {
  await db.delete(heartbeats).where(lt(heartbeats.spanAt, before));
}

/**
 * Returns the percentage of five-minute spans with a heartbeat, since an instant or the first heartbeat after it. The
 * present span isn't counted. Null before the first complete span.
 */
export async function findUptime(db: Database, since: Date, nowMs: number): Promise<number | null> {
  const present = new Date(nowMs - (nowMs % SPAN_MS));
  const [counted] = await db
    .select({ spans: count(), first: sql<string | null>`min(${heartbeats.spanAt})` })
    .from(heartbeats)
    .where(and(gte(heartbeats.spanAt, since), lt(heartbeats.spanAt, present)));
  if (counted === undefined || counted.first === null) return null;
  const all = Math.round((present.getTime() - Date.parse(counted.first)) / SPAN_MS);
  return Math.min(100, (100 * counted.spans) / all);
}

/** The person made an account: no desk entered them. */
export const IS_ACCOUNT = isNull(users.enteredByPracticeId);
/** The appointment wasn't moved to another time. */
export const IS_APPOINTMENT = ne(appointments.status, 'rescheduled');
/** The appointment took place. */
export const TOOK_PLACE = and(
  eq(appointments.status, 'completed'),
  or(isNull(appointments.attendance), ne(appointments.attendance, 'no_show')),
);
