import { beforeAll, expect, test } from 'vitest';
import { appointments } from '#db/schema/appointments/appointments.ts';
import { reviews } from '#db/schema/reviews/reviews.ts';
import { symptomRecords } from '#db/schema/symptoms/symptom-records.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { heartbeat } from './heartbeat.ts';

const t = await testApp();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STATUSES = ['scheduled', 'completed', 'cancelled', 'rescheduled'] as const;
let analyst: string;

const get = (url: string, cookie = analyst) => t.app.inject({ url, headers: { cookie } });
const rowsOf = async (url: string): Promise<Record<string, string | number | null>[]> => (await get(url)).json().rows;

type Appointment = typeof appointments.$inferSelect & {
  stars: number | null;
  hidden: boolean;
  provider: string;
  state: string;
};
type Entry = { state: string | null; urgency: string; day: string; userId: number };

/** Reads all visits and diary entries, to recompute the figures in plain code. */
async function everything(): Promise<{ appointments: Appointment[]; entries: Entry[] }> {
  const booked = await t.pool.query<Appointment>(
    `select a.id, a.status, a.attendance, a.starts_at as "startsAt", a.late_cancellation as "lateCancellation",
       a.visit_type as "visitType", a.care_type as "careType", r.stars, r.hidden_at is not null as hidden,
       p.name as provider, p.state
     from appointments a join providers p on p.id = a.provider_id left join reviews r on r.appointment_id = a.id`,
  );
  const entries = await t.pool.query<Omit<Entry, 'day'> & { at: Date }>(
    `select u.id as "userId", u.state, s.predicted_urgency as urgency, s.recorded_at as at
     from symptom_records s join users u on u.id = s.user_id`,
  );
  return {
    appointments: booked.rows,
    entries: entries.rows.map(({ at, ...entry }) => ({ ...entry, day: lagosDate(at.getTime()) })),
  };
}
const outcomes = (booked: readonly Appointment[]) => {
  const real = booked.filter(({ status }) => status !== 'rescheduled');
  const those = (test: (appointment: Appointment) => boolean) => real.filter(test).length;
  return {
    visits: real.length,
    completed: those(({ status, attendance }) => status === 'completed' && attendance !== 'no_show'),
    noShows: those(({ attendance }) => attendance === 'no_show'),
    cancelled: those(({ status }) => status === 'cancelled'),
  };
};

beforeAll(async () => {
  analyst = (await newPatient(t, { role: 'admin', permissions: ['view_analytics'], fullName: 'Ana Analyst' })).cookie;
  const patients = [];
  for (let each = 0; each < 9; each += 1) {
    patients.push(await newPatient(t, each < 3 ? { state: 'Kano' } : { state: 'Lagos' }));
  }
  const clinics = [
    await newProvider(t, { name: '=Clinic, "A"', state: 'Lagos', telehealthAvailable: true }),
    await newProvider(t, { name: 'Clinic B', state: 'Kano', specialty: 'Cardiology', providesUrgentCare: true }),
    await newProvider(t, { name: 'Listing C', state: 'Oyo', bookable: false }),
  ];
  for (let each = 0; each < 60; each += 1) {
    const startsAt = new Date(Date.UTC(2026, 10, 10, 22, 30) + each * 6.5 * HOUR_MS);
    await addAppointment(each, startsAt, clinics[each % 2] ?? 0, patients[each % 6]?.id ?? 0);
    if (each < 45) await addDiaryEntry(each, startsAt, patients[each % 9]?.id ?? 0);
  }
});

/** Adds a visit around midnight in Lagos (23:00 UTC), of each status in turn, and a review of some completed ones. */
async function addAppointment(each: number, startsAt: Date, providerId: number, patientId: number): Promise<void> {
  const status = STATUSES[each % 4] ?? 'scheduled';
  const [appointment] = await t.db
    .insert(appointments)
    .values({
      providerId,
      patientId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + HOUR_MS / 2),
      status,
      visitType: each % 3 === 0 ? 'telehealth' : 'in-person',
      careType: each % 5 === 0 ? 'urgent' : 'routine',
      reason: 'Cough',
      lateCancellation: status === 'cancelled' && each % 8 === 2,
      attendance: status === 'completed' ? (['attended', 'no_show', null] as const)[each % 3] : null,
    })
    .returning({ id: appointments.id, providerId: appointments.providerId });
  if (status === 'completed' && each % 3 === 0 && appointment !== undefined) {
    const hiddenAt = each % 2 === 1 && each % 9 === 0 ? new Date(t.clock.now()) : null;
    await t.db
      .insert(reviews)
      .values({ appointmentId: appointment.id, providerId: appointment.providerId, stars: (each % 5) + 1, hiddenAt });
  }
}

async function addDiaryEntry(each: number, recordedAt: Date, userId: number): Promise<void> {
  await t.db.insert(symptomRecords).values({
    userId,
    symptoms: [{ name: 'Cough', severity: 'mild' }],
    predictedUrgency: each === 0 ? 'high' : each % 2 === 0 ? 'medium' : 'low',
    followUpRecommended: false,
    result: {},
    recordedAt,
  });
}

test('every figure of the appointment report equals a recount by Lagos day', async () => {
  const { appointments: visits } = await everything();
  const rows = await rowsOf('/api/admin/reports/appointment-analytics?from=2026-11-09&to=2026-11-30');
  expect(rows).toHaveLength(22);
  expect(rows.some(({ visits: figure }) => Number(figure) > 0)).toBe(true);
  for (const row of rows) {
    const there = visits.filter(({ startsAt }) => lagosDate(startsAt.getTime()) === row['day']);
    const real = there.filter(({ status }) => status !== 'rescheduled');
    expect(row).toEqual({
      day: row['day'],
      ...outcomes(there),
      scheduled: there.filter(({ status }) => status === 'scheduled').length,
      moved: there.length - real.length,
      telehealth: real.filter(({ visitType }) => visitType === 'telehealth').length,
      urgent: real.filter(({ careType }) => careType === 'urgent').length,
    });
  }
});

test('every figure of the provider report equals a recount, most visits first', async () => {
  const { appointments: visits } = await everything();
  const rows = await rowsOf('/api/admin/reports/provider-performance?from=2026-11-09&to=2026-11-30');
  expect(new Set(rows.map(({ provider }) => provider))).toEqual(new Set(['=Clinic, "A"', 'Clinic B']));
  const figures = rows.map(({ visits: figure }) => Number(figure));
  expect(figures).toEqual(figures.toSorted((one, other) => other - one));
  for (const row of rows) {
    const there = visits.filter(({ provider }) => provider === row['provider']);
    const real = there.filter(({ status }) => status !== 'rescheduled');
    const stars = real
      .filter((appointment) => appointment.stars !== null && !appointment.hidden)
      .map((appointment) => Number(appointment.stars));
    expect(row).toMatchObject({
      ...outcomes(there),
      lateCancellations: real.filter(({ lateCancellation }) => lateCancellation).length,
      reviews: stars.length,
      stars: stars.length === 0 ? null : Number((stars.reduce((a, b) => a + b, 0) / stars.length).toFixed(1)),
    });
  }
});

test('health figures of a state are suppressed if they are about fewer than five people', async () => {
  const { entries } = await everything();
  const rows = await rowsOf('/api/admin/reports/regional-health?from=2026-11-01&to=2026-11-30');
  const published = (those: readonly Entry[]) => {
    const people = new Set(those.map(({ userId }) => userId)).size;
    return people > 0 && people < 5 ? null : those.length;
  };
  expect(rows.map(({ state }) => state)).toEqual(['Kano', 'Lagos', 'Oyo']);
  for (const row of rows) {
    const there = entries.filter(({ state }) => state === row['state']);
    const of = (urgency: string) => published(there.filter((entry) => entry.urgency === urgency));
    expect(row).toMatchObject({ entries: published(there), high: of('high'), medium: of('medium'), low: of('low') });
  }
  expect(rows.find(({ state }) => state === 'Kano')).toMatchObject({ low: null, providers: 1, patients: 3 });
  expect(rows.find(({ state }) => state === 'Lagos')).toMatchObject({ entries: 30, high: 0, medium: 15, low: 15 });
  expect(rows.find(({ state }) => state === 'Oyo')).toMatchObject({ listings: 1, providers: 0, entries: 0 });
});

test('the growth report counts new accounts by day, staff separately, and its last total is all accounts', async () => {
  await t.pool.query('update users set created_at = $1', [new Date(t.clock.now())]);
  const { rows: all } = await t.pool.query('select role, deleted_at from users');
  const today = lagosDate(t.clock.now());
  const rows = await rowsOf(`/api/admin/reports/user-growth?from=${today}&to=${today}`);
  expect(rows).toEqual([
    {
      day: today,
      patients: all.filter(({ role }) => role === 'patient').length,
      staff: all.filter(({ role }) => role !== 'patient').length,
      total: all.filter(({ deleted_at: deletedAt }) => deletedAt === null).length,
    },
  ]);
});

test('for future days only visits are reported', async () => {
  const days = 'from=2030-01-01&to=2030-01-10';
  for (const kind of ['user-growth', 'regional-health']) {
    expect(await rowsOf(`/api/admin/reports/${kind}?${days}`), kind).toEqual([]);
  }
  const csv = await get('/api/admin/reports/regional-health.csv?from=2026-11-01&to=2026-11-30');
  expect(csv.body).toContain('not told');
});

test('a range without visits gives an empty report', async () => {
  expect(await rowsOf('/api/admin/reports/appointment-analytics?from=2024-01-01&to=2024-01-31')).toEqual([]);
  expect(await rowsOf('/api/admin/reports/provider-performance?from=2024-01-01&to=2024-01-31')).toEqual([]);
});

test.each([
  '/api/admin/reports/user-growth?from=2026-11-30&to=2026-11-01',
  '/api/admin/reports/user-growth?from=2025-01-01&to=2026-11-01',
  '/api/admin/reports/user-growth?from=yesterday',
  '/api/admin/reports/user-growth?from=0001-01-01&to=0001-01-01',
  '/api/admin/reports/appointment-analytics?to=0001-01-01',
  '/api/admin/reports/user-growth.csv?from=9999-12-31',
  '/api/admin/reports/everything',
])('%s is refused', async (url) => expect((await get(url)).statusCode).toBe(400));

test('the CSV file has the rows of the report, with formulas neutralized, and a descriptive name', async () => {
  const answer = await get('/api/admin/reports/provider-performance.csv?from=2026-11-09&to=2026-11-30');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="provider-performance-2026-11-09-2026-11-30.csv"',
  });
  const lines = answer.body.split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFProvider,Specialty,State,Visits,/);
  expect(lines.filter((line) => line.startsWith(`"'=Clinic, ""A""",`))).toHaveLength(1);
  expect(lines).toHaveLength(4);
});

test('the overview counts the network, its users and the replies of this process', async () => {
  const overview = (await get('/api/admin/reports')).json();
  expect(overview.providers).toEqual({ total: 2, acceptingNewPatients: 2, telehealth: 1, urgentCare: 1 });
  expect(overview.users.total).toBe(10);
  expect(overview.users.activePatients).toBe(9);
  expect(overview.states).toEqual([
    { name: 'Kano', count: 1 },
    { name: 'Lagos', count: 1 },
  ]);
  expect(overview.includesDemo).toBe(false);
  expect(overview.health.averageResponseMs).toBeGreaterThan(0);
  expect(overview.health.errorPercent).toBe(0);
});

test('a suppressed figure cannot be derived from the others and the sum', async () => {
  const write = async (userId: number, predictedUrgency: 'high' | 'low') =>
    await t.db.insert(symptomRecords).values({
      userId,
      predictedUrgency,
      symptoms: [],
      followUpRecommended: false,
      result: {},
      recordedAt: new Date(Date.UTC(2026, 9, 10, 12)),
    });
  for (let each = 0; each < 5; each += 1) {
    const { id } = await newPatient(t, { state: 'Rivers' });
    await write(id, 'low');
    if (each === 0) for (let again = 0; again < 6; again += 1) await write(id, 'high');
  }
  const rows = await rowsOf('/api/admin/reports/regional-health?from=2026-10-01&to=2026-10-31');
  const rivers = rows.find(({ state }) => state === 'Rivers');
  expect(rivers).toMatchObject({ entries: null, high: null, medium: 0, low: 5 });
});

test('uptime is the share of five-minute spans with a heartbeat since the first one', async () => {
  const uptime = async () => (await get('/api/admin/reports')).json().health.uptimePercent as number | null;
  const beatAt = async (minutes: number) => {
    t.clock.nowMs = start + minutes * 60_000;
    await heartbeat.run({ db: t.db, now: t.clock.now } as never);
  };
  const start = t.clock.nowMs;
  await beatAt(0);
  expect(await uptime()).toBeNull();
  await beatAt(2);
  await beatAt(6);
  expect(await uptime()).toBe(100);
  await beatAt(21);
  expect(await uptime()).toBe(50);
  t.clock.nowMs = start + 61 * DAY_MS;
  await beatAt(61 * 24 * 60);
  expect((await t.pool.query('select count(*)::int as n from heartbeats')).rows[0].n).toBe(1);
});
