import { createHash } from 'node:crypto';
import type { TestApp } from '#test/app.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import { appointmentTo, practiceOf } from './portal-set-ups.ts';
import type { Person } from './principals.ts';

const own = async (t: TestApp, person: Person | undefined) => ({ id: await practiceOf(t, person) });

/** Names and codes of this run, of which no two are the same. */
let made = 0;
const unique = () => {
  made += 1;
  return made;
};

/** Adds a service point to a place, a doctor for one patient at a time by default; returns its id. */
export async function newPoint(
  t: TestApp,
  providerId: number,
  { kind = 'doctor', name = `Point ${unique()}`, units = 1, resourceId = null as number | null, position = 0 } = {},
): Promise<number> {
  const { rows } = await t.pool.query<{ id: number }>(
    `insert into service_points (provider_id, kind, name, resource_id, units, planned_minutes, position, created_at)
     values ($1, $2, $3, $4, $5, 10, $6, $7) returning id`,
    [providerId, kind, name, resourceId, units, position, new Date(t.clock.nowMs)],
  );
  return rows[0]?.id ?? 0;
}

/** A practice of a person with one point, and the ticket of a patient who waits there. */
async function withTicket(t: TestApp, person: Person | undefined) {
  const providerId = await practiceOf(t, person);
  const pointId = await newPoint(t, providerId);
  const appointmentId = await appointmentTo(t, providerId, 10);
  const number = unique();
  const code = `code-of-a-ticket-${String(number).padStart(6, '0')}`;
  const at = new Date(t.clock.nowMs);
  const { rows } = await t.pool.query<{ id: number; step: number }>(
    `with ticket as (
       insert into tickets (provider_id, day, number, patient_id, appointment_id, arrived_at, code, key)
       select $1, '2026-11-23', $2, patient_id, id, $3, $4, $4 from appointments where id = $5 returning id
     ) insert into ticket_steps (ticket_id, point_id, queued_at) select id, $6, $3 from ticket
     returning ticket_id as id, id as step`,
    [providerId, number, at, code, appointmentId, pointId],
  );
  return { providerId, pointId, id: rows[0]?.id ?? 0, stepId: rows[0]?.step ?? 0, code };
}

async function withPoint(t: TestApp, person: Person | undefined): Promise<Filled> {
  const { id } = await own(t, person);
  return { params: { id, pointId: await newPoint(t, id) } };
}

const POINT = { kind: 'doctor', resourceId: null, units: 2, plannedMinutes: 12 };

async function withBoard(t: TestApp, person: Person | undefined) {
  const { id } = await own(t, person);
  await t.pool.query('insert into queue_boards (provider_id, token_hash, made_at) values ($1, $2, now())', [
    id,
    `hash ${unique()}`,
  ]);
  return { params: { id } };
}

/** A secret with 43 characters of a board, made by an owner of its own. */
async function aBoard(t: TestApp): Promise<Filled> {
  const token = `board-${String(unique()).padStart(37, '0')}`;
  await t.pool.query('insert into queue_boards (provider_id, token_hash, made_at) values ($1, $2, now())', [
    await practiceOf(t, undefined),
    createHash('sha256').update(token).digest('hex'),
  ]);
  return { params: { token } };
}

/** A screen that shows a code, or is the board of a place; returns the code. */
async function aScreen(t: TestApp, providerId: number | null): Promise<string> {
  const code = `A${(unique() + 22_222).toString().replaceAll(/[01]/g, '9')}`;
  await t.pool.query(
    `insert into board_pairings (code, screen_hash, provider_id, made_at) values ($1, $1, $2, $3)
     on conflict (code) do update set provider_id = $2, made_at = $3`,
    [code, providerId, new Date(t.clock.nowMs)],
  );
  return code;
}

/** The calls of the queue of a place, and what the public sees of it. */
export const QUEUE_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/portal/providers/:id/queue': {
    whose: 'practice',
    ready: async (t, person) => ({ params: { id: (await withTicket(t, person)).providerId } }),
  },
  'POST /api/portal/providers/:id/points': {
    whose: 'practice',
    ready: async (t, person) => ({ params: await own(t, person), body: { ...POINT, name: `Desk ${unique()}` } }),
  },
  'PUT /api/portal/providers/:id/points/:pointId': {
    whose: 'practice',
    ready: async (t, person) => ({
      ...(await withPoint(t, person)),
      body: { ...POINT, name: `Desk ${unique()}`, position: 0 },
    }),
  },
  'DELETE /api/portal/providers/:id/points/:pointId': { whose: 'practice', ready: withPoint },
  'PUT /api/portal/providers/:id/points/:pointId/pause': {
    whose: 'practice',
    ready: async (t, person) => ({ ...(await withPoint(t, person)), body: { isPaused: true, minutes: 30 } }),
  },
  'POST /api/portal/providers/:id/tickets': {
    whose: 'practice',
    ready: async (t, person) => {
      const { params } = await withPoint(t, person);
      const appointmentId = await appointmentTo(t, Number(params?.['id']), 10);
      return { params: { id: params?.['id'] ?? 0 }, body: { appointmentId, pointId: null, priority: 'usual' } };
    },
  },
  'POST /api/portal/tickets/:id/acts': {
    whose: 'practice',
    ready: async (t, person) => {
      const { id, stepId } = await withTicket(t, person);
      return { params: { id }, body: { act: 'call', was: { stepId, state: 'waiting', calls: 0 } } };
    },
  },
  'PUT /api/portal/tickets/:id/priority': {
    whose: 'practice',
    ready: async (t, person) => ({ params: { id: (await withTicket(t, person)).id }, body: { priority: 'priority' } }),
  },
  'GET /api/portal/tickets/:id/link': {
    whose: 'practice',
    ready: async (t, person) => ({ params: { id: (await withTicket(t, person)).id } }),
  },
  'POST /api/portal/tickets/:id/text': {
    whose: 'practice',
    ready: async (t, person) => {
      const { id } = await withTicket(t, person);
      // It was sent before: the test application has no gateway.
      await t.pool.query(
        `insert into messages (user_id, kind, channel, recipient, subject, text, about, status, created_at, send_after)
         select patient_id, 'queue-place', 'sms', '+2348030000000', 'Number', '', 'ticket:' || id, 'sent', now(), now() from tickets where id = $1`,
        [id],
      );
      return { params: { id }, body: { agrees: true } };
    },
  },
  'POST /api/portal/providers/:id/delays': {
    whose: 'practice',
    ready: async (t, person) => {
      const { id } = await own(t, person);
      await appointmentTo(t, id, 60);
      return { params: { id }, body: { resourceId: null, minutes: 40 } };
    },
  },
  'POST /api/portal/providers/:id/delays/end': {
    whose: 'practice',
    ready: async (t, person) => ({ params: await own(t, person), body: { resourceId: null } }),
  },
  'POST /api/portal/providers/:id/board': {
    whose: 'practice',
    ready: async (t, person) => ({ params: await own(t, person) }),
  },
  'DELETE /api/portal/providers/:id/board': { whose: 'practice', ready: withBoard },
  'GET /api/portal/providers/:id/screens': {
    whose: 'practice',
    ready: async (t, person) => ({ params: await own(t, person) }),
  },
  'POST /api/portal/providers/:id/screens': {
    whose: 'practice',
    ready: async (t, person) => ({ params: await own(t, person), body: { code: await aScreen(t, null) } }),
  },
  'DELETE /api/portal/providers/:id/screens/:code': {
    whose: 'practice',
    ready: async (t, person) => {
      const { id } = await own(t, person);
      return { params: { id, code: await aScreen(t, id) } };
    },
  },
  'POST /api/screens': { whose: 'anybody', ready: () => ({ body: { secret: 'a-secret-that-a-screen-made-itself' } }) },
  'GET /api/portal/providers/:id/queue-figures': {
    whose: 'practice',
    ready: async (t, person) => ({
      params: { id: (await withTicket(t, person)).providerId },
      query: { from: '2026-11-01', to: '2026-11-30' },
    }),
  },
  'GET /api/boards/:token': { whose: 'anybody', ready: aBoard },
  'GET /api/queue/:code': {
    whose: 'anybody',
    ready: async (t) => ({ params: { code: (await withTicket(t, undefined)).code } }),
  },
};
