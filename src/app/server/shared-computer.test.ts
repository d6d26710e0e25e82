import { beforeEach, expect, test } from 'vitest';
import { deskRefusal } from '#platform/common/permission.ts';
import type { RequestUser } from '#platform/server/http/route.ts';
import { nameOf, requestFor } from '#test/access/call-set-up.ts';
import { fingerprint } from '#test/access/fingerprint.ts';
import { testApp } from '#test/app.ts';
import { memberWithPin, newDesk, unlocked } from '#test/desks.ts';

const t = await testApp();
/** What the handler of the last call got as its user; undefined if it was not reached. */
let handled: RequestUser | null | undefined;
t.app.addHook('preHandler', async ({ user }) => {
  handled = user;
});

/** What a session that was opened with a PIN may do, decided here a second time: the day's work. */
const BY_PIN = [
  'DELETE /api/portal/papers/:id',
  'GET /api/conversations/:id',
  'GET /api/conversations/:id/events',
  'GET /api/conversations/:id/messages',
  'GET /api/portal/left-teams',
  'GET /api/portal/papers/:id',
  'GET /api/portal/providers',
  'GET /api/portal/providers/:id/checklist',
  'GET /api/portal/providers/:id/clients',
  'GET /api/portal/providers/:id/clients/:clientId',
  'GET /api/portal/providers/:id/day-pack',
  'GET /api/portal/providers/:id/desk-marks',
  'GET /api/portal/providers/:id/fees',
  'GET /api/portal/providers/:id/holidays',
  'GET /api/portal/providers/:id/members',
  'GET /api/portal/providers/:id/news',
  'GET /api/portal/providers/:id/news/events',
  'GET /api/portal/providers/:id/outside-busy',
  'GET /api/portal/providers/:id/owed',
  'GET /api/portal/providers/:id/payments',
  'GET /api/portal/providers/:id/queue',
  'GET /api/portal/providers/:id/repeat-dates',
  'GET /api/portal/providers/:id/resources',
  'GET /api/portal/providers/:id/settings',
  'GET /api/portal/providers/:id/takings',
  'GET /api/portal/providers/:id/times',
  'GET /api/portal/providers/:id/visits',
  'GET /api/portal/tickets/:id/link',
  'GET /api/portal/visits/:id',
  'GET /api/portal/visits/:id/channels',
  'GET /api/portal/visits/:id/papers',
  'GET /api/portal/visits/:id/patient',
  'GET /api/portal/visits/:id/times',
  'GET /api/provider-conversations',
  'GET /api/user',
  'GET /api/video-waiting',
  'POST /api/appointments/:id/conversation',
  'POST /api/conversations/:id/messages',
  'POST /api/portal/desk/lock',
  'POST /api/portal/payments/:id/void',
  'POST /api/portal/providers/:id/clients',
  'POST /api/portal/providers/:id/delays',
  'POST /api/portal/providers/:id/delays/end',
  'POST /api/portal/providers/:id/desk-marks',
  'POST /api/portal/providers/:id/desk-marks/:markId/settle',
  'POST /api/portal/providers/:id/payments',
  'POST /api/portal/providers/:id/tickets',
  'POST /api/portal/providers/:id/visits',
  'POST /api/portal/tickets/:id/acts',
  'POST /api/portal/tickets/:id/text',
  'POST /api/portal/visits/:id/cancel',
  'POST /api/portal/visits/:id/move',
  'POST /api/portal/visits/:id/papers',
  'PUT /api/conversations/:id/read',
  'PUT /api/portal/papers/:id',
  'PUT /api/portal/providers/:id/clients/:clientId',
  'PUT /api/portal/providers/:id/news/seen',
  'PUT /api/portal/providers/:id/points/:pointId/pause',
  'PUT /api/portal/tickets/:id/priority',
  'PUT /api/portal/visits/:id/mark',
];
/** What goes on while a shared computer is locked: counting news, and locking again. */
const WHILE_LOCKED = ['GET /api/portal/providers/:id/news/events', 'POST /api/portal/desk/lock'];

let cookie: string;

beforeEach(async () => {
  const desk = await newDesk(t);
  cookie = await unlocked(t, desk, (await memberWithPin(t, desk.providerId, 'owner')).id);
});

/** Sends a call with ids that lead nowhere. */
async function send(call: (typeof t.app.endpoints)[number]) {
  handled = undefined;
  const names = call.path.matchAll(/:(\w+)/g);
  const params = Object.fromEntries([...names].map(([, name = '']) => [name, 987_654_321]));
  const answer = await t.app.inject(requestFor(call, { params }, { cookie }));
  return `${answer.statusCode} ${answer.json<{ code?: string } | null>()?.code ?? ''}`;
}

const calls = t.app.endpoints.map((call) => [nameOf(call), call] as const);

test('the calls for sessions with a PIN, and at a locked computer, are the ones decided on', () => {
  const declared = (flag: 'byPin' | 'whileLocked') =>
    t.app.endpoints
      .filter((call) => call[flag] === true)
      .map(nameOf)
      .toSorted();
  expect(declared('byPin')).toEqual(BY_PIN);
  expect(declared('whileLocked')).toEqual(WHILE_LOCKED);
});

test('with a PIN every other call is refused, or made as a stranger', async () => {
  const before = await fingerprint(t);
  const others = calls.filter(([name]) => !BY_PIN.includes(name));
  const outcomes: Record<string, string> = {};
  for (const [name, call] of others.filter(([, { access }]) => access !== 'public')) outcomes[name] = await send(call);
  expect(new Set(Object.values(outcomes)), JSON.stringify(outcomes)).toEqual(new Set(['403 full_sign_in_needed']));
  expect(await fingerprint(t)).toEqual(before);
  for (const [name, call] of others.filter(([, { access }]) => access === 'public')) {
    // These take the session from its cookie.
    if (name === 'POST /api/logout') continue;
    await send(call);
    expect(handled, name).toBeNull();
  }
  expect(Object.keys(outcomes).length).toBeGreaterThan(80);
});

test('while the computer is locked every call but the public ones answers locked, and those are made as a stranger', async () => {
  t.clock.nowMs += 180_000;
  const before = await fingerprint(t);
  const others = calls.filter(([name]) => !WHILE_LOCKED.includes(name));
  const outcomes: Record<string, string> = {};
  for (const [name, call] of others.filter(([, { access }]) => access !== 'public')) outcomes[name] = await send(call);
  expect(new Set(Object.values(outcomes)), JSON.stringify(outcomes)).toEqual(new Set(['423 locked']));
  expect(await fingerprint(t)).toEqual(before);
  for (const [name, call] of others.filter(([, { access }]) => access === 'public')) {
    if (name === 'POST /api/logout') continue;
    await send(call);
    expect(handled, name).toBeNull();
  }
  expect(Object.keys(outcomes).length).toBeGreaterThan(100);
});

test('an address that leads nowhere stays one', async () => {
  for (const wait of [0, 180_000]) {
    t.clock.nowMs += wait;
    const answer = await t.app.inject({ url: '/api/nowhere', headers: { cookie } });
    expect(answer.statusCode).toBe(404);
  }
});

test('a call that declares nothing is refused to a PIN and at a locked computer', () => {
  const desk = { byPin: false, isLocked: false };
  expect(deskRefusal(desk, undefined)).toBeUndefined();
  expect(deskRefusal({ ...desk, byPin: true }, undefined)?.code).toBe('full_sign_in_needed');
  expect(deskRefusal({ ...desk, byPin: true }, {})?.code).toBe('full_sign_in_needed');
  expect(deskRefusal({ ...desk, isLocked: true }, { byPin: true })?.code).toBe('locked');
  expect(deskRefusal({ ...desk, byPin: true, isLocked: true }, { whileLocked: true })?.code).toBe(
    'full_sign_in_needed',
  );
});
