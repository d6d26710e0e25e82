import { and, count, desc, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments.ts';
import { heartbeats } from '#db/schema/heartbeats.ts';
import { providers } from '#db/schema/providers.ts';
import { sessions } from '#db/schema/sessions.ts';
import { symptomRecords } from '#db/schema/symptom-records.ts';
import { users } from '#db/schema/users.ts';
import type { ReportsOverview } from '../contract.ts';

const IN_NETWORK = and(eq(providers.bookable, true), isNull(providers.removedAt));
/** How long a heartbeat stands for. */
export const SPAN_MS = 5 * 60_000;

/** Accounts that are not deleted, and how many patients did something since an instant. */
export async function countUsers(db: Database, since: Date): Promise<ReportsOverview['users']> {
  const [counted] = await db.select({ total: count() }).from(users).where(isNull(users.deletedAt));
  const seen = unionAll(
    db.select({ id: sessions.userId }).from(sessions).where(gte(sessions.lastSeenAt, since)),
    db.select({ id: appointments.patientId }).from(appointments).where(gte(appointments.createdAt, since)),
    db.select({ id: symptomRecords.userId }).from(symptomRecords).where(gte(symptomRecords.recordedAt, since)),
  ).as('seen');
  const [active] = await db
    .select({ patients: sql<number>`count(distinct ${users.id})`.mapWith(Number) })
    .from(seen)
    .innerJoin(users, eq(users.id, seen.id))
    .where(and(eq(users.role, 'patient'), isNull(users.deletedAt)));
  return { total: counted?.total ?? 0, activePatients: active?.patients ?? 0 };
}

/** Providers of the network by what they offer. */
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

/** How many providers of the network each specialty or state has, most first. */
export async function countNetworkBy(db: Database, column: 'specialty' | 'state'): Promise<ReportsOverview['states']> {
  return await db
    .select({ name: providers[column], count: count() })
    .from(providers)
    .where(IN_NETWORK)
    .groupBy(providers[column])
    .orderBy(desc(count()), providers[column]);
}

/** Whether fictional people or providers are among what reports count. */
export async function hasDemo(db: Database): Promise<boolean> {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.isDemo, true)).limit(1);
  const [provider] = await db.select({ id: providers.id }).from(providers).where(eq(providers.isDemo, true)).limit(1);
  return person !== undefined || provider !== undefined;
}

/** Notes that a server and its database work in the span of five minutes that now is in. */
export async function beat(db: Database, nowMs: number): Promise<void> {
  const spanAt = new Date(nowMs - (nowMs % SPAN_MS));
  await db.insert(heartbeats).values({ spanAt }).onConflictDoNothing();
}

/** Forgets heartbeats before an instant. */
export async function forgetBeats(db: Database, before: Date): Promise<void> {
  await db.delete(heartbeats).where(lt(heartbeats.spanAt, before));
}

/**
 * Share in percent of the spans since an instant, or since the first heartbeat after it, in which a server worked; the
 * present span, which isn't over, isn't counted. Null before the first whole span.
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

/** The condition that an appointment is a visit: not one that was given up for another time. */
export const IS_VISIT = ne(appointments.status, 'rescheduled');
/** The condition that it took place. */
export const TOOK_PLACE = and(
  eq(appointments.status, 'completed'),
  or(isNull(appointments.attendance), ne(appointments.attendance, 'no_show')),
);
