import { expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';
import { cookiesOf, post } from '#test/sign-in.ts';

const t = await testApp();
const CHAT = { name: 'Ada Obi', email: 'ada@example.com', text: 'Where is my receipt?' };
const count = async (table: string) => (await t.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;
const idOf = (answer: { json: () => unknown }) => (answer.json() as { id: number }).id;
const get = (url: string, cookie = '') => t.app.inject({ url, headers: { cookie } });
const textsOf = async (id: number, cookie: string) =>
  (await get(`/api/conversations/${id}/messages`, cookie)).json<{ text: string }[]>().map(({ text }) => text);

async function newChat(name = 'Ada Obi') {
  const begun = await post(t, '/api/support-chats', { ...CHAT, name });
  expect(begun.statusCode, begun.body).toBe(201);
  return { id: idOf(begun), cookie: cookiesOf(begun) };
}

test('a visitor without an account chats by an HttpOnly cookie, and no one else reads the chat', async () => {
  const begun = await post(t, '/api/support-chats', CHAT);
  expect(begun.json()).toMatchObject({ kind: 'chat', status: 'open', side: 'person', with: null });
  expect(begun.json().ticket).toMatch(/^AL-[2-9A-Z]{8}$/);
  const [cookie] = begun.cookies;
  expect(cookie).toMatchObject({ name: 'chat', httpOnly: true, sameSite: 'Lax' });
  expect(cookie?.value).toMatch(/^[\w-]{43}$/);
  expect(cookie?.maxAge).toBeUndefined();
  const id = idOf(begun);
  expect(await textsOf(id, cookiesOf(begun))).toEqual([CHAT.text]);
  const other = await newChat('Bola');
  for (const stranger of ['', other.cookie, (await newPatient(t)).cookie, 'chat=']) {
    expect((await get(`/api/conversations/${id}/messages`, stranger)).statusCode).toBe(404);
    const sent = await post(t, `/api/conversations/${id}/messages`, { text: 'Hi' }, { cookie: stranger });
    expect(sent.statusCode).toBe(404);
  }
  expect(await textsOf(id, cookiesOf(begun))).toEqual([CHAT.text]);
  const { rows } = await t.pool.query('select visitor_hash from conversations where id = $1', [id]);
  expect(rows[0].visitor_hash).toHaveLength(32);
});

test('a chat or message sent again with the same key is stored once', async () => {
  const current = await get('/api/support-chats/current');
  const cookie = cookiesOf(current);
  const address = await t.listen();
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': 'key-1' };
  const send = async (path: string, body: object) => {
    const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.status).toBe(201);
    return (await answer.json()) as { id: number };
  };
  const chats = await Promise.all(Array.from({ length: 8 }, () => send('/api/support-chats', CHAT)));
  expect(new Set(chats.map(({ id }) => id)).size).toBe(1);
  const id = chats[0]?.id ?? 0;
  expect(await textsOf(id, cookie)).toEqual([CHAT.text]);
  const again = { ...headers, 'idempotency-key': 'key-2' };
  headers['idempotency-key'] = 'key-2';
  const sent = await Promise.all(
    Array.from({ length: 8 }, () => send(`/api/conversations/${id}/messages`, { text: 'And my invoice?' })),
  );
  expect(new Set(sent.map((message) => message.id)).size).toBe(1);
  expect(await textsOf(id, cookie)).toEqual([CHAT.text, 'And my invoice?']);
  const other = await post(t, `/api/conversations/${id}/messages`, { text: 'Something else' }, again);
  expect(other.statusCode).toBe(400);
  expect(await textsOf(id, cookie)).toHaveLength(2);
});

test('messages keep their order and are paged by the last one seen', async () => {
  const { id, cookie } = await newChat();
  for (const text of ['two', 'three', 'four']) await post(t, `/api/conversations/${id}/messages`, { text }, { cookie });
  const all = (await get(`/api/conversations/${id}/messages`, cookie)).json<{ id: number; text: string }[]>();
  expect(all.map(({ text }) => text)).toEqual([CHAT.text, 'two', 'three', 'four']);
  const after = await get(`/api/conversations/${id}/messages?after=${all[1]?.id}`, cookie);
  expect(after.json<{ text: string }[]>().map(({ text }) => text)).toEqual(['three', 'four']);
  const last = await get(`/api/conversations/${id}/messages?limit=2`, cookie);
  expect(last.json<{ text: string }[]>().map(({ text }) => text)).toEqual(['three', 'four']);
  expect(last.headers['x-total-count']).toBe('4');
  const before = await get(`/api/conversations/${id}/messages?limit=2&before=${all[2]?.id}`, cookie);
  expect(before.json<{ text: string }[]>().map(({ text }) => text)).toEqual([CHAT.text, 'two']);
});

test('outside business hours an e-mail address is required, and the next opening is returned', async () => {
  const { email: _, ...withoutAddress } = CHAT;
  const monday = t.clock.nowMs;
  t.clock.nowMs = Date.parse('2026-11-28T13:30:00+01:00');
  try {
    expect((await get('/api/support-chats/current')).json()).toMatchObject({
      isOpen: false,
      opensAt: '2026-11-30T07:00:00.000Z',
    });
    const before = await count('conversations');
    const refused = await post(t, '/api/support-chats', withoutAddress);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ email: expect.stringContaining('Nobody is here now') });
    expect(await count('conversations')).toBe(before);
    expect((await post(t, '/api/support-chats', CHAT)).statusCode).toBe(201);
    const { cookie } = await newPatient(t);
    expect((await post(t, '/api/support-chats', { text: 'Hello' }, { cookie })).statusCode).toBe(201);
  } finally {
    t.clock.nowMs = monday;
  }
  expect((await get('/api/support-chats/current')).json()).toEqual({
    chat: null,
    isOpen: true,
    isHere: false,
    opensAt: null,
  });
  expect((await post(t, '/api/support-chats', withoutAddress)).statusCode).toBe(201);
});

test('support is there only while one of its people uses the product in business hours', async () => {
  const isHere = async () => (await get('/api/support-chats/current')).json<{ isHere: boolean }>().isHere;
  expect(await isHere()).toBe(false);
  await newPatient(t, { role: 'admin', permissions: ['view_analytics'] });
  expect(await isHere()).toBe(false);
  await newPatient(t, { role: 'admin', permissions: ['manage_providers'] });
  expect(await isHere()).toBe(true);
  t.clock.nowMs += 6 * 60_000;
  expect(await isHere()).toBe(false);
});

test('danger signs are answered with the emergency number before anything is stored', async () => {
  const { id, cookie } = await newChat();
  const text = 'I have crushing chest pain and cannot breathe';
  const stopped = await post(t, `/api/conversations/${id}/messages`, { text }, { cookie });
  expect(stopped.statusCode).toBe(409);
  expect(stopped.json()).toMatchObject({ code: 'danger_signs', message: expect.stringContaining('112') });
  expect(stopped.json().dangerSigns.length).toBeGreaterThan(0);
  expect(await textsOf(id, cookie)).toEqual([CHAT.text]);
  const before = await count('conversations');
  expect((await post(t, '/api/support-chats', { ...CHAT, text })).statusCode).toBe(409);
  expect(await count('conversations')).toBe(before);
  const sent = await post(t, `/api/conversations/${id}/messages`, { text, confirmed: true }, { cookie });
  expect(sent.statusCode).toBe(201);
});

test.each([
  ['', 'Please write a message'],
  ['   \n ', 'Please write a message'],
  ['x'.repeat(2001), 'Please write at most 2,000 characters'],
])('%j is refused as a message', async (text, message) => {
  const { id, cookie } = await newChat();
  const refused = await post(t, `/api/conversations/${id}/messages`, { text }, { cookie });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toEqual({ text: message });
  expect(await textsOf(id, cookie)).toEqual([CHAT.text]);
});

test('chats are limited by network address, and messages by conversation', async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on' });
  const begin = async (name: string) =>
    await limited.app.inject({ method: 'POST', url: '/api/support-chats', payload: { ...CHAT, name } });
  const first = await begin('First');
  const cookie = cookiesOf(first);
  const statuses = [];
  for (let n = 0; n < 11; n++) statuses.push((await begin(`Name ${n}`)).statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(9);
  expect(statuses.at(-1)).toBe(429);
  const url = `/api/conversations/${idOf(first)}/messages`;
  const sent = [];
  for (let n = 0; n < 42; n++) {
    sent.push(
      (await limited.app.inject({ method: 'POST', url, payload: { text: `${n}` }, headers: { cookie } })).statusCode,
    );
  }
  expect(sent.filter((status) => status === 201)).toHaveLength(40);
  expect(sent.at(-1)).toBe(429);
});
