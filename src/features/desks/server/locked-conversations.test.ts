import { beforeEach, expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';
import { memberWithPin, newDesk, type TestDesk, unlocked } from '#test/desks.ts';
import { cookiesOf, post } from '#test/sign-in.ts';

const t = await testApp();
const START = t.clock.nowMs;
const DONE = ['200', '200', '200', '201', '200'];
let desk: TestDesk;
let cookie: string;
let conversationId: number;

beforeEach(async () => {
  t.clock.nowMs = START;
  desk = await newDesk(t);
  const as = { cookie: (await newPatient(t)).cookie };
  const date = '2026-11-25T09:30:00.000Z';
  const wanted = {
    providerId: desk.providerId,
    date,
    visitType: 'in-person',
    careType: 'routine',
    reason: 'Cough',
  };
  const { id } = (await post(t, '/api/appointments', wanted, as)).json<{ id: number }>();
  conversationId = (await post(t, `/api/appointments/${id}/conversation`, {}, as)).json<{ id: number }>().id;
  cookie = await unlocked(t, desk, (await memberWithPin(t, desk.providerId, 'owner')).id);
});

const outcome = (answer: Awaited<ReturnType<typeof post>>) =>
  `${answer.statusCode} ${answer.json<{ code?: string } | null>()?.code ?? ''}`.trim();
async function outcomes(id: number, by: string) {
  const at = `/api/conversations/${id}`;
  const as = { cookie: by };
  return [
    await t.app.inject({ url: at, headers: as }),
    await t.app.inject({ url: `${at}/messages`, headers: as }),
    await t.app.inject({ url: `${at}/events`, headers: as }),
    await post(t, `${at}/messages`, { text: 'Hello' }, as),
    await t.app.inject({ method: 'PUT', url: `${at}/read`, payload: { upTo: 1 }, headers: as }),
  ].map(outcome);
}

test('a locked computer replies locked to the calls of a conversation that its member reads', async () => {
  expect(await outcomes(conversationId, cookie)).toEqual(DONE);
  t.clock.nowMs += 180_000;
  expect(await outcomes(conversationId, cookie)).toEqual(Array(5).fill('423 locked'));
});

test('the chat of a visitor at a locked computer goes on', async () => {
  t.clock.nowMs += 180_000;
  const started = await post(t, '/api/support-chats', { name: 'Ada', text: 'Hello' }, { cookie });
  expect(started.statusCode).toBe(201);
  const { id } = started.json<{ id: number }>();
  expect(await outcomes(id, `${cookie}; ${cookiesOf(started)}`)).toEqual(DONE);
});

test('public calls at a locked computer keep their other replies', async () => {
  t.clock.nowMs += 180_000;
  const unknown = await t.app.inject({ url: '/api/providers/987654321', headers: { cookie } });
  expect(outcome(unknown)).toBe('404 not_found');
  const wrong = await post(t, '/api/portal/desk/unlock', { memberId: desk.owner.id, pin: '274917' }, { cookie });
  expect(outcome(wrong)).toBe('401 wrong_pin');
});
