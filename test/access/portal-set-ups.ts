import { addMember } from '#features/directory/server/member-store.ts';
import { findChecklist } from '#features/portal/server/change-bookings.ts';
import { newPatient, newProvider, type TestApp } from '#test/app.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import type { Person } from './principals.ts';

/** Makes a person a provider who runs a new practice; returns the practice's id. */
export async function practiceOf(t: TestApp, person: Pick<Person, 'id'> | undefined): Promise<number> {
  // Practice ids far above account ids, so that a practice's id in a response can't be mistaken for the caller's.
  await t.pool.query(
    `select setval(pg_get_serial_sequence('providers', 'id'), greatest(1000000, nextval(pg_get_serial_sequence('providers', 'id'))))`,
  );
  const providerId = await newProvider(t);
  if (person === undefined) return providerId;
  await t.pool.query(`update users set role = 'provider' where id = $1`, [person.id]);
  await addMember(t.db, { providerId, userId: person.id, role: 'owner', nowMs: t.clock.nowMs });
  return providerId;
}

/** Inserts a new patient's visit to a practice that starts in `startsInMinutes`; returns its id. */
export async function appointmentTo(
  t: TestApp,
  providerId: number,
  startsInMinutes: number,
  reason = 'Cough',
): Promise<number> {
  const { id: patientId } = await newPatient(t, { fullName: 'Ngozi Visitor', phone: '0803 000 0000' });
  const startsAt = new Date(t.clock.nowMs + startsInMinutes * 60_000);
  const { rows } = await t.pool.query(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason)
     values ($1, $2, $3, $4, 'in-person', 'routine', $5) returning id`,
    [providerId, patientId, startsAt, new Date(startsAt.getTime() + 30 * 60_000), reason],
  );
  return rows[0].id;
}

/** Inserts unseen news of a new visit to a practice; returns the id of the news. */
export async function newsTo(t: TestApp, providerId: number): Promise<number> {
  const appointmentId = await appointmentTo(t, providerId, 60);
  const { rows } = await t.pool.query<{ id: number }>(
    `insert into practice_news (provider_id, appointment_id, kind, at) values ($1, $2, 'booked', $3) returning id::int`,
    [providerId, appointmentId, new Date(t.clock.nowMs)],
  );
  return rows[0]?.id ?? 0;
}

/** Inserts a confirmed contact of a practice; returns its id. */
export async function confirmedContactOf(t: TestApp, providerId: number): Promise<number> {
  const { rows } = await t.pool.query<{ id: number }>(
    'insert into alert_contacts (provider_id, email, added_at, confirmed_at) values ($1, $2, $3, $3) returning id',
    [providerId, 'front-desk@example.com', new Date(t.clock.nowMs)],
  );
  return rows[0]?.id ?? 0;
}

const own = async (t: TestApp, person: Person | undefined): Promise<Filled> => ({
  params: { id: await practiceOf(t, person) },
});
const begun = async (t: TestApp, person: Person | undefined): Promise<Filled> => ({
  params: { id: await appointmentTo(t, await practiceOf(t, person), -10) },
});

const toCome = async (t: TestApp, person: Person | undefined) => {
  const id = await appointmentTo(t, await practiceOf(t, person), 24 * 60);
  return { params: { id }, was: { date: new Date(t.clock.nowMs + 24 * 60 * 60_000).toISOString() } };
};

/** The calls of the portal, for providers and the practices that they run. */
export const PORTAL_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/portal/providers/:id/figures': { whose: 'practice', ready: own },
  'GET /api/portal/providers/:id/figures.csv': { whose: 'practice', ready: own },
  'GET /api/portal/providers': {
    whose: 'runner',
    ready: async (t, person) => {
      // Only providers get a practice: the matrix also checks callers of other roles.
      const { rows } = await t.pool.query('select role from users where id = $1', [person?.id ?? 0]);
      if (rows[0]?.role === 'provider') await practiceOf(t, person);
      return {};
    },
  },
  'GET /api/portal/providers/:id/settings': { whose: 'practice', ready: own },
  'PUT /api/portal/providers/:id/settings': {
    whose: 'practice',
    ready: async (t, person) => ({
      ...(await own(t, person)),
      body: {
        acceptedInsurance: ['Hygeia HMO'],
        acceptingNewPatients: true,
        cancellation: { kobo: 200_000, percent: null, note: null },
      },
    }),
  },
  'GET /api/portal/providers/:id/checklist': { whose: 'practice', ready: own },
  'PUT /api/portal/providers/:id/hours-confirmation': {
    whose: 'practice',
    ready: async (t, person) => {
      const practice = await own(t, person);
      const { hours, visitMinutes } = await findChecklist(t.db, Number(practice.params?.['id']), {
        isRequired: false,
        nowMs: t.clock.nowMs,
      });
      return { ...practice, body: { was: { hours, visitMinutes } } };
    },
  },
  'PUT /api/portal/providers/:id/bookings': {
    whose: 'practice',
    ready: async (t, person) => ({ ...(await own(t, person)), body: { on: false, was: 'live' } }),
  },
  'PUT /api/portal/providers/:id/schedule': {
    whose: 'practice',
    ready: async (t, person) => ({
      ...(await own(t, person)),
      body: { hours: [{ weekday: 1, opens: '09:00', closes: '12:00' }], visitMinutes: 20, noticeMinutes: null },
    }),
  },
  'PUT /api/portal/providers/:id/days/:date': {
    whose: 'practice',
    ready: async (t, person) => ({
      params: { ...(await own(t, person)).params, date: '2026-12-24' },
      body: { kind: 'off' },
    }),
  },
  'GET /api/portal/providers/:id/visits': {
    whose: 'practice',
    ready: async (t, person) => {
      const id = await practiceOf(t, person);
      await appointmentTo(t, id, 60);
      return { params: { id }, query: { from: '2026-11-23', to: '2026-11-24' } };
    },
  },
  'GET /api/portal/visits/:id': { whose: 'practice', ready: begun },
  'PUT /api/portal/visits/:id/mark': {
    whose: 'practice',
    ready: async (t, person) => ({ ...(await begun(t, person)), body: { mark: 'attended', was: 'none' } }),
  },
  'GET /api/portal/providers/:id/news': {
    whose: 'practice',
    ready: async (t, person) => {
      const id = await practiceOf(t, person);
      await newsTo(t, id);
      return { params: { id } };
    },
  },
  'PUT /api/portal/providers/:id/news/seen': {
    whose: 'practice',
    ready: async (t, person) => {
      const id = await practiceOf(t, person);
      return { params: { id }, body: { ids: [await newsTo(t, id)] } };
    },
  },
  'GET /api/portal/providers/:id/news/events': { whose: 'practice', ready: own },
  'GET /api/portal/visits/:id/channels': { whose: 'practice', ready: begun },
  'POST /api/portal/visits/:id/cancel': {
    whose: 'practice',
    ready: async (t, person) => {
      const { params, was } = await toCome(t, person);
      return { params, body: { reason: 'The doctor is away.', was } };
    },
  },
  'GET /api/portal/visits/:id/times': {
    whose: 'practice',
    ready: async (t, person) => ({ ...(await begun(t, person)), query: { date: '2026-11-24' } }),
  },
  'POST /api/portal/visits/:id/move': {
    whose: 'practice',
    ready: async (t, person) => {
      const { params, was } = await toCome(t, person);
      return { params, body: { date: '2026-11-25T10:00:00.000Z', reason: 'The doctor is away.', was } };
    },
  },
  'GET /api/portal/providers/:id/day-sheet-mail': { whose: 'practice', ready: own },
  'PUT /api/portal/providers/:id/day-sheet-mail': {
    whose: 'practice',
    ready: async (t, person) => ({ ...(await own(t, person)), body: { isOn: false } }),
  },
  'POST /api/portal/providers/:id/calendar-feed': { whose: 'practice', ready: own },
  'DELETE /api/portal/providers/:id/calendar-feed': { whose: 'practice', ready: own },
  'GET /api/portal/feeds/:token.ics': {
    whose: 'anybody',
    ready: async (t) => {
      const person = { ...(await newPatient(t)), username: '' };
      const id = await practiceOf(t, person);
      const made = await t.app.inject({
        method: 'POST',
        url: `/api/portal/providers/${id}/calendar-feed`,
        headers: { cookie: person.cookie },
      });
      return { params: { token: /([\w-]{43})\.ics$/.exec(made.json<{ url: string }>().url)?.[1] ?? '' } };
    },
  },
};
