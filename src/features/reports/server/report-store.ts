import { and, between, count, desc, eq, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { users } from '#db/schema/auth/users.ts';
import { providers } from '#db/schema/directory/providers.ts';
import { reviews } from '#db/schema/reviews/reviews.ts';
import { symptomRecords } from '#db/schema/symptoms/symptom-records.ts';
import { type DayRange, daysOf, instantsOf } from '#platform/common/figures/day-range.ts';
import type { Report } from '../contract.ts';
import { MIN_GROUP_SIZE, type ReportKind } from '../rules/report-kinds.ts';
import { IS_ACCOUNT, IS_APPOINTMENT, TOOK_PLACE } from './overview-store.ts';

type Row = Report['rows'][number];
/** Finds the rows of a report; `today` is the Lagos day. Only visits exist for future days. */
type RowFinder = (db: Database, range: DayRange, today: string) => Promise<Row[]>;

/** Largest number of providers in a report. */
const MAX_PROVIDERS = 1000;

/** Finds the rows of each report over a range of Lagos days. */
export const FIND_ROWS: Readonly<Record<ReportKind, RowFinder>> = {
  'user-growth': findUserGrowth,
  'provider-performance': findProviderPerformance,
  'appointment-analytics': findAppointmentAnalytics,
  'regional-health': findRegionalHealth,
};

const countWhere = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number);
const lagosDay = (column: SQL | (typeof users)['createdAt'] | (typeof appointments)['startsAt']) =>
  sql<string>`to_char(${column} at time zone 'Africa/Lagos', 'YYYY-MM-DD')`;

async function findUserGrowth(db: Database, range: DayRange, today: string): Promise<Row[]> {
  const { start, end } = instantsOf(range);
  const day = lagosDay(users.createdAt);
  const made = await db
    .select({
      day,
      patients: countWhere(eq(users.role, 'patient')),
      staff: countWhere(sql`${users.role} <> 'patient'`),
      remaining: countWhere(isNull(users.deletedAt)),
    })
    .from(users)
    .where(and(IS_ACCOUNT, gte(users.createdAt, start), lt(users.createdAt, end)))
    .groupBy(day);
  const [before] = await db
    .select({ total: count() })
    .from(users)
    .where(and(IS_ACCOUNT, lt(users.createdAt, start), isNull(users.deletedAt)));
  const byDay = new Map(made.map((row) => [row.day, row]));
  let total = before?.total ?? 0;
  const past = daysOf(range).filter((each) => each <= today);
  return past.map((each) => {
    const { patients, staff, remaining } = byDay.get(each) ?? { patients: 0, staff: 0, remaining: 0 };
    total += remaining;
    return { day: each, patients, staff, total };
  });
}

/** Outcomes of visits, as columns of a query on appointments. */
const OUTCOMES = {
  visits: countWhere(IS_APPOINTMENT),
  scheduled: countWhere(eq(appointments.status, 'scheduled')),
  completed: countWhere(TOOK_PLACE),
  noShows: countWhere(eq(appointments.attendance, 'no_show')),
  cancelled: countWhere(eq(appointments.status, 'cancelled')),
  lateCancellations: countWhere(and(eq(appointments.status, 'cancelled'), eq(appointments.lateCancellation, true))),
  moved: countWhere(eq(appointments.status, 'rescheduled')),
  telehealth: countWhere(and(IS_APPOINTMENT, eq(appointments.visitType, 'telehealth'))),
  urgent: countWhere(and(IS_APPOINTMENT, eq(appointments.careType, 'urgent'))),
};

function startsWithin(range: DayRange): SQL | undefined {
  const { start, end } = instantsOf(range);
  return and(gte(appointments.startsAt, start), lt(appointments.startsAt, end));
}

async function findProviderPerformance(db: Database, range: DayRange): Promise<Row[]> {
  const { visits, completed, noShows, cancelled, lateCancellations } = OUTCOMES;
  const rows = await db
    .select({
      id: providers.id,
      provider: providers.name,
      specialty: providers.specialty,
      state: providers.state,
      visits,
      completed,
      noShows,
      cancelled,
      lateCancellations,
      reviews: countWhere(and(sql`${reviews.id} is not null`, isNull(reviews.hiddenAt))),
      stars: sql<string | null>`round(avg(${reviews.stars}) filter (where ${isNull(reviews.hiddenAt)}), 1)`,
    })
    .from(appointments)
    .innerJoin(providers, eq(providers.id, appointments.providerId))
    .leftJoin(reviews, eq(reviews.appointmentId, appointments.id))
    .where(and(startsWithin(range), IS_APPOINTMENT))
    .groupBy(providers.id)
    .orderBy(desc(visits), providers.name, providers.id)
    .limit(MAX_PROVIDERS);
  return rows.map(({ id: _id, stars, ...row }) => ({ ...row, stars: stars === null ? null : Number(stars) }));
}

async function findAppointmentAnalytics(db: Database, range: DayRange): Promise<Row[]> {
  const day = lagosDay(appointments.startsAt);
  const { lateCancellations: _late, ...outcomes } = OUTCOMES;
  const found = await db
    .select({ day, ...outcomes })
    .from(appointments)
    .where(startsWithin(range))
    .groupBy(day);
  const byDay = new Map(found.map((row) => [row.day, row]));
  const none = Object.fromEntries(Object.keys(outcomes).map((key) => [key, 0]));
  // Without any visit the report is empty; otherwise days without visits have zeros.
  return found.length === 0 ? [] : daysOf(range).map((each) => byDay.get(each) ?? { ...none, day: each });
}

async function findRegionalHealth(db: Database, range: DayRange, today: string): Promise<Row[]> {
  if (range.from > today) return [];
  const { start, end } = instantsOf(range);
  const network = await db
    .select({
      state: providers.state,
      providers: countWhere(ne(providers.bookingState, 'listed')),
      listings: countWhere(eq(providers.bookingState, 'listed')),
    })
    .from(providers)
    .where(isNull(providers.removedAt))
    .groupBy(providers.state);
  const people = await db
    .select({ state: users.state, patients: count() })
    .from(users)
    .where(and(IS_ACCOUNT, eq(users.role, 'patient'), isNull(users.deletedAt), sql`${users.state} <> ''`))
    .groupBy(users.state);
  const visited = await db
    .select({ state: providers.state, visits: OUTCOMES.visits })
    .from(appointments)
    .innerJoin(providers, eq(providers.id, appointments.providerId))
    .where(startsWithin(range))
    .groupBy(providers.state);
  const urgency = (level: 'high' | 'medium' | 'low') => countUnlessFew(eq(symptomRecords.predictedUrgency, level));
  const diary = await db
    .select({
      state: users.state,
      entries: countUnlessFew(sql`true`),
      high: urgency('high'),
      medium: urgency('medium'),
      low: urgency('low'),
    })
    .from(symptomRecords)
    .innerJoin(users, eq(users.id, symptomRecords.userId))
    .where(and(between(symptomRecords.recordedAt, start, new Date(end.getTime() - 1)), sql`${users.state} <> ''`))
    .groupBy(users.state);
  const states = new Set([...network, ...people, ...visited, ...diary].map(({ state }) => state ?? ''));
  return [...states].sort().map((state) => {
    const here = <R extends { state: string | null }>(rows: readonly R[]) => rows.find((row) => row.state === state);
    const { entries = 0, high = 0, medium = 0, low = 0 } = here(diary) ?? {};
    // A single suppressed figure could be derived from the total, so the total is suppressed too.
    const isDerivable = [high, medium, low].filter((figure) => figure === null).length === 1;
    return {
      state,
      providers: here(network)?.providers ?? 0,
      listings: here(network)?.listings ?? 0,
      patients: here(people)?.patients ?? 0,
      visits: here(visited)?.visits ?? 0,
      entries: isDerivable ? null : entries,
      high,
      medium,
      low,
    };
  });
}

/** Counts diary entries; null if they are from too few people. */
function countUnlessFew(condition: SQL) {
  const writers = sql`count(distinct ${symptomRecords.userId}) filter (where ${condition})`;
  return sql<number | null>`case when ${writers} between 1 and ${MIN_GROUP_SIZE - 1}::int then null
    else count(*) filter (where ${condition}) end`.mapWith(Number);
}
