import { issueToken } from '#features/auth/server/addresses/account-token-store.ts';
import { findSessions } from '#features/auth/server/sessions/own-session-store.ts';
import { openSession } from '#features/auth/server/sessions/session-store.ts';
import { newProvider, type TestApp } from '#test/app.ts';
import { A_LETTER } from '#test/contact-letter.ts';
import { browserAddress } from '#test/push-service.ts';
import { codeOf, cookiesOf, PASSWORD, post, setUpSecondFactor } from '#test/sign-in.ts';
import { ADMIN_SET_UPS } from './admin-set-ups.ts';
import { AGE_SET_UPS } from './age-set-ups.ts';
import { ALERT_CONTACT_SET_UPS } from './alert-contact-set-ups.ts';
import { APPLICATION_SET_UPS } from './application-set-ups.ts';
import { APPOINTMENT_SET_UPS } from './appointment-set-ups.ts';
import { CALENDAR_SET_UPS } from './calendar-set-ups.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import { CLIENT_SET_UPS } from './client-set-ups.ts';
import { CONVERSATION_SET_UPS } from './conversation-set-ups.ts';
import { DAY_SET_UPS } from './day-set-ups.ts';
import { DESK_SET_UPS } from './desk-set-ups.ts';
import { DIARY_SET_UPS } from './diary-set-ups.ts';
import { FAMILY_SET_UPS } from './family-set-ups.ts';
import { INSURANCE_SET_UPS } from './insurance-set-ups.ts';
import { NETWORK_SET_UPS } from './network-set-ups.ts';
import { OFFLINE_SET_UPS } from './offline-set-ups.ts';
import { PAGE_SET_UPS } from './page-set-ups.ts';
import { PAPER_SET_UPS } from './paper-set-ups.ts';
import { PASSKEY_SET_UPS } from './passkey-set-ups.ts';
import { PAYMENT_SET_UPS } from './payment-set-ups.ts';
import { PORTAL_SET_UPS } from './portal-set-ups.ts';
import { type Person, personWith } from './principals.ts';
import { QUEUE_SET_UPS } from './queue-set-ups.ts';
import { REPORT_SET_UPS } from './report-set-ups.ts';
import { RESOURCE_SET_UPS } from './resource-set-ups.ts';
import { REVIEW_SET_UPS } from './review-set-ups.ts';
import { STAFF_SET_UPS } from './staff-set-ups.ts';
import { TEAM_SET_UPS } from './team-set-ups.ts';
import { WAITLIST_SET_UPS } from './waitlist-set-ups.ts';

const NEW_PASSWORD = 'another long and rare one';
const PATIENT = { role: 'patient' as const, permissions: [] };
/** A slot that every provider of the tests offers. */
const FREE = '2026-11-24T09:30:00.000Z';
let count = 0;

/** Every call of the API: who may make it, and how. A missing call fails the tests, so that its access is decided on. */
export const SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'POST /api/login': { whose: 'anybody', ready: async (t) => ({ body: await credentials(t) }) },
  'POST /api/register': { whose: 'anybody', ready: () => ({ body: newAccountBody() }) },
  'POST /api/logout': { whose: 'anybody' },
  'POST /api/password-check': { whose: 'anybody', ready: () => ({ body: { password: 'password' } }) },
  'POST /api/password-reset': {
    whose: 'anybody',
    ready: async (t) => ({ body: { email: (await credentials(t)).username } }),
  },
  'POST /api/password-reset/confirm': {
    whose: 'anybody',
    ready: async (t) => ({ body: { token: await tokenOf(t, 'reset_password'), password: NEW_PASSWORD } }),
  },
  'POST /api/sign-in-link': {
    whose: 'anybody',
    ready: async (t) => ({ body: { username: (await credentials(t)).username } }),
  },
  'POST /api/sign-in-link/open': {
    whose: 'anybody',
    ready: async (t) => ({ body: { token: await tokenOf(t, 'open_sign_in') } }),
  },
  'POST /api/email-confirmation/confirm': {
    whose: 'anybody',
    ready: async (t) => ({ body: { token: await tokenOf(t, 'confirm_email') } }),
  },
  'GET /api/user': { whose: 'caller' },
  'GET /api/user/email': { whose: 'caller' },
  'PUT /api/user/email': {
    whose: 'caller',
    ready: () => ({ body: { email: `${unique('address')}@example.com`, password: PASSWORD } }),
  },
  'POST /api/user/email-confirmation': { whose: 'caller' },
  'PUT /api/user/password': {
    whose: 'caller',
    ready: () => ({ body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD } }),
  },
  'GET /api/push': { whose: 'caller' },
  'POST /api/push/subscriptions': { whose: 'caller', ready: () => ({ body: { ...browserAddress() } }) },
  'DELETE /api/push/subscriptions': {
    whose: 'caller',
    ready: () => ({ body: { endpoint: browserAddress().endpoint } }),
  },
  'GET /api/user/second-factor': { whose: 'caller' },
  'POST /api/user/second-factor': { whose: 'caller', ready: () => ({ body: { password: PASSWORD } }) },
  'POST /api/user/second-factor/confirm': { whose: 'caller', ready: startedSecondFactor },
  'DELETE /api/user/second-factor': { whose: 'caller', ready: secondFactorProof },
  'POST /api/user/second-factor/recovery-codes': { whose: 'caller', ready: secondFactorProof },
  'GET /api/users/:id': { whose: 'account' },
  'PUT /api/users/:id': { whose: 'account', ready: () => ({ body: { fullName: 'Renamed Patient' } }) },
  'DELETE /api/users/:id': { whose: 'account', ready: () => ({ body: { password: PASSWORD } }) },
  'GET /api/users/:id/access-log': { whose: 'account' },
  'GET /api/users/:id/export': { whose: 'account' },
  'GET /api/users/:id/appointments': { whose: 'account' },
  'GET /api/users/:id/consents': { whose: 'account' },
  'PUT /api/users/:id/consents': { whose: 'account', ready: () => ({ body: { purpose: 'news', granted: true } }) },
  'GET /api/users/:id/messages': { whose: 'account' },
  'GET /api/users/:id/sessions': { whose: 'account' },
  'DELETE /api/users/:id/sessions': { whose: 'account' },
  'DELETE /api/users/:id/sessions/:sessionId': {
    whose: 'account',
    partOfAccount: 'sessionId',
    ready: anotherSession,
  },
  'GET /api/emergency-places': { whose: 'anybody' },
  'GET /api/providers': { whose: 'anybody' },
  'GET /api/providers/counts': { whose: 'anybody' },
  'GET /api/providers/nearest-words': { whose: 'anybody', ready: () => ({ query: { q: 'den' } }) },
  'GET /api/providers/soonest': { whose: 'anybody' },
  'GET /api/providers/suggestions': { whose: 'anybody', ready: () => ({ query: { q: 'den' } }) },
  'GET /api/providers/:id': { whose: 'anybody', ready: aProvider },
  'GET /api/providers/:id/online-booking': { whose: 'anybody', ready: aProvider },
  'GET /api/providers/:id/reviews': { whose: 'anybody', ready: aProvider },
  'GET /api/providers/:id/nearby': { whose: 'anybody', ready: aProvider },
  'GET /api/providers/:id/availability': {
    whose: 'anybody',
    ready: async (t) => ({ ...(await aProvider(t)), query: { date: '2026-11-24' } }),
  },
  'POST /api/appointments': {
    whose: 'caller',
    ready: async (t) => ({ body: await freeAppointment(t) }),
    harmlessFields: ['status'],
  },
  'PUT /api/appointments/:id/status': {
    whose: 'object',
    ready: async (t, person) => ({ params: { id: await appointmentOf(t, person) }, body: { status: 'cancelled' } }),
    harmlessFields: ['status'],
  },
  ...AGE_SET_UPS,
  ...DIARY_SET_UPS,
  ...PORTAL_SET_UPS,
  ...CALENDAR_SET_UPS,
  ...CLIENT_SET_UPS,
  ...DAY_SET_UPS,
  ...DESK_SET_UPS,
  ...QUEUE_SET_UPS,
  ...RESOURCE_SET_UPS,
  ...TEAM_SET_UPS,
  ...ALERT_CONTACT_SET_UPS,
  ...APPOINTMENT_SET_UPS,
  ...NETWORK_SET_UPS,
  ...OFFLINE_SET_UPS,
  ...PAGE_SET_UPS,
  ...PAPER_SET_UPS,
  ...PASSKEY_SET_UPS,
  ...PAYMENT_SET_UPS,
  ...STAFF_SET_UPS,
  ...CONVERSATION_SET_UPS,
  ...REPORT_SET_UPS,
  ...REVIEW_SET_UPS,
  ...WAITLIST_SET_UPS,
  ...APPLICATION_SET_UPS,
  'GET /api/config': { whose: 'anybody' },
  'GET /api/appointments/:id.ics': {
    whose: 'object',
    ready: async (t, person) => ({ params: { id: await appointmentOf(t, person) } }),
  },
  'POST /api/slot-holds': {
    whose: 'anybody',
    ready: async (t) => ({ body: { providerId: await newProvider(t), date: FREE } }),
  },
  'DELETE /api/slot-holds/:id': { whose: 'browser', ready: aHold },
  ...INSURANCE_SET_UPS,
  ...FAMILY_SET_UPS,
  'GET /api/support-contact': { whose: 'anybody' },
  'POST /api/contact-messages': { whose: 'anybody', ready: () => ({ body: { ...A_LETTER } }) },
  ...ADMIN_SET_UPS,
};

function unique(what: string): string {
  count += 1;
  return `${what}-${count}`;
}

async function credentials(t: TestApp): Promise<{ username: string; password: string }> {
  return { username: (await personWith(t, PATIENT)).username, password: PASSWORD };
}

function newAccountBody() {
  const username = unique('newcomer');
  return { username, password: PASSWORD, fullName: 'New Comer', email: `${username}@example.com` };
}

async function tokenOf(t: TestApp, purpose: 'reset_password' | 'open_sign_in' | 'confirm_email'): Promise<string> {
  const { id, username } = await personWith(t, PATIENT);
  const email = `${username}@example.com`;
  return (await issueToken(t.db, { userId: id, purpose, email, nowMs: t.clock.nowMs })) ?? '';
}

async function startedSecondFactor(t: TestApp, person: Person | undefined): Promise<Filled> {
  if (person === undefined) return { body: { code: '000000' } };
  const { cookie } = person;
  const started = await post(t, '/api/user/second-factor', { password: PASSWORD }, { cookie });
  return { body: { code: codeOf(t, started.json<{ secret: string }>().secret) } };
}

async function secondFactorProof(t: TestApp, person: Person | undefined): Promise<Filled> {
  if (person === undefined) return { body: { password: PASSWORD, code: '000000' } };
  const { secret } = await setUpSecondFactor(t, person.cookie);
  return { body: { password: PASSWORD, code: codeOf(t, secret) } };
}

async function anotherSession(t: TestApp, person: Person | undefined): Promise<Filled> {
  const userId = person?.id ?? 0;
  await openSession(t.db, userId, t.clock.nowMs);
  const found = await findSessions(t.db, { id: userId, sessionId: 0 } as never, t.clock.nowMs);
  return { params: { sessionId: Math.max(...found.map(({ id }) => id)) } };
}

async function aProvider(t: TestApp): Promise<Filled> {
  return { params: { id: await newProvider(t) } };
}

/** The body of a booking with a new provider. */
async function freeAppointment(t: TestApp) {
  return {
    providerId: await newProvider(t),
    date: FREE,
    visitType: 'in-person',
    careType: 'routine',
    reason: 'My symptoms include: Cough',
  };
}

async function aHold(t: TestApp): Promise<Filled> {
  const held = await post(t, '/api/slot-holds', { providerId: await newProvider(t), date: FREE });
  return { params: { id: held.json<{ id: number }>().id }, headers: { cookie: cookiesOf(held) } };
}

async function appointmentOf(t: TestApp, person: Person | undefined): Promise<number> {
  const booked = await post(t, '/api/appointments', await freeAppointment(t), { cookie: person?.cookie ?? '' });
  return booked.json<{ id?: number }>().id ?? 1;
}
