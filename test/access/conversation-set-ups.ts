import { newProvider, type TestApp } from '#test/app.ts';
import { A_LETTER } from '#test/contact-letter.ts';
import { cookiesOf, post } from '#test/sign-in.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import type { Person } from './principals.ts';

const CHAT = { name: 'Ada Obi', email: 'ada@example.com', text: 'Where is my receipt?' };

/** Begins a chat of a signed-in patient or of a browser; returns its id and the browser's cookie. */
async function chatOf(t: TestApp, person: Person | undefined): Promise<Filled> {
  const begun = await post(t, '/api/support-chats', CHAT, { cookie: person?.cookie ?? '' });
  const cookie = cookiesOf(begun);
  return { params: { id: begun.json<{ id: number }>().id }, ...(cookie !== '' && { headers: { cookie } }) };
}

/** Sends a letter to support; returns the id of its conversation. */
async function aLetter(t: TestApp): Promise<Filled> {
  const sent = await post(t, '/api/contact-messages', A_LETTER);
  const { ticket } = sent.json<{ ticket: string }>();
  const { rows } = await t.pool.query('select id from conversations where ticket = $1', [ticket]);
  return { params: { id: rows[0].id } };
}

/** Inserts an upcoming visit of a person; returns its id. */
async function anAppointment(t: TestApp, person: Person | undefined): Promise<Filled> {
  const { rows } = await t.pool.query(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason)
     select $1, coalesce($2, min(id)), $3, $4, 'in-person', 'routine', '' from users returning id`,
    [
      await newProvider(t),
      person?.id ?? null,
      new Date(t.clock.nowMs + 3_600_000),
      new Date(t.clock.nowMs + 7_200_000),
    ],
  );
  return { params: { id: rows[0].id } };
}

/** The calls of chats, messages and the support inbox. */
export const CONVERSATION_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/support-chats/current': { whose: 'anybody' },
  'POST /api/support-chats': { whose: 'anybody', ready: () => ({ body: { ...CHAT } }) },
  'GET /api/conversations': { whose: 'caller' },
  'GET /api/provider-conversations': { whose: 'runner' },
  'POST /api/appointments/:id/conversation': { whose: 'object', ready: anAppointment },
  'GET /api/conversations/:id': { whose: 'browser', ready: chatOf },
  'GET /api/conversations/:id/messages': { whose: 'browser', ready: chatOf },
  'POST /api/conversations/:id/messages': {
    whose: 'browser',
    ready: async (t, person) => ({ ...(await chatOf(t, person)), body: { text: 'And my invoice?' } }),
  },
  'PUT /api/conversations/:id/read': {
    whose: 'browser',
    ready: async (t, person) => ({ ...(await chatOf(t, person)), body: { upTo: 1 } }),
  },
  'GET /api/conversations/:id/events': { whose: 'browser', ready: chatOf },
  'GET /api/admin/conversations': { whose: 'manage_providers' },
  'GET /api/admin/conversation-events': { whose: 'manage_providers' },
  'GET /api/admin/conversations/:id': { whose: 'manage_providers', ready: aLetter },
  'GET /api/admin/conversations/:id/messages': { whose: 'manage_providers', ready: aLetter },
  'POST /api/admin/conversations/:id/messages': {
    whose: 'manage_providers',
    ready: async (t) => ({ ...(await aLetter(t)), body: { text: 'It is in your mail.' } }),
  },
  'PUT /api/admin/conversations/:id/status': {
    whose: 'manage_providers',
    ready: async (t) => ({ ...(await aLetter(t)), body: { status: 'closed' } }),
    harmlessFields: ['status'],
  },
};
