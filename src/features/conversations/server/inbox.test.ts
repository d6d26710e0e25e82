import { beforeEach, expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';
import { A_LETTER } from '#test/contact-letter.ts';
import { post } from '#test/sign-in.ts';

const t = await testApp('empty', { PUBLIC_URL: 'http://care.example.ng' });
const admin = await newPatient(t, { role: 'admin', permissions: ['manage_providers'], fullName: 'Tunde Desk' });

beforeEach(async () => {
  await t.pool.query('delete from contact_messages; delete from conversations; delete from messages');
});

const get = (url: string) => t.app.inject({ url, headers: { cookie: admin.cookie } });
const acts = async () =>
  (await t.pool.query(`select act, object, subject_id from activity_log where log = 'audit' order by id`)).rows;
const reply = (id: number, text: string, key = `key ${text.length}`.replace(' ', '-')) =>
  post(t, `/api/admin/conversations/${id}/messages`, { text }, { cookie: admin.cookie, 'idempotency-key': key });
const setStatus = (id: number, status: string) =>
  t.app.inject({
    method: 'PUT',
    url: `/api/admin/conversations/${id}/status`,
    payload: { status },
    headers: { cookie: admin.cookie },
  });

async function aLetter(cookie = ''): Promise<number> {
  expect((await post(t, '/api/contact-messages', A_LETTER, { cookie })).statusCode).toBe(201);
  return (await get('/api/admin/conversations')).json()[0].id;
}

test('a letter is answered by mail, once, and the answer is stored with it; all of it is in the audit log', async () => {
  const before = (await acts()).length;
  const id = await aLetter();
  expect((await get(`/api/admin/conversations/${id}`)).json()).toMatchObject({
    kind: 'letter',
    status: 'open',
    isUnread: true,
    email: A_LETTER.email,
    answeredBy: null,
  });
  expect((await get(`/api/admin/conversations/${id}/messages`)).json()).toMatchObject([
    { id: 0, text: A_LETTER.message },
  ]);
  await t.pool.query('delete from messages');
  const answers = await Promise.all([1, 2, 3].map(() => reply(id, 'It was a mistake.')));
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
  const { rows: mails } = await t.pool.query('select * from messages');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ kind: 'support-answer', recipient: A_LETTER.email });
  expect(mails[0].text).toContain('It was a mistake.');
  expect(mails[0].text).toContain('Answers to this e-mail are not received.');
  expect(mails[0].text).not.toContain('/messages?conversation=');
  expect((await setStatus(id, 'closed')).json()).toMatchObject({ status: 'closed', answeredBy: 'Tunde Desk' });
  expect((await setStatus(id, 'closed')).statusCode).toBe(200);
  expect((await setStatus(id, 'open')).json()).toMatchObject({ status: 'open', isUnread: false });
  const object = `conversation:${id}`;
  expect((await acts()).slice(before).map(({ act, object: what }) => [act, what])).toEqual([
    ['conversation.read', object],
    ['conversation.reply', object],
    ['conversation.close', object],
    ['conversation.reopen', object],
  ]);
});

test('an open conversation is logged again only after another message of its writer', async () => {
  const started = await post(t, '/api/support-chats', { name: 'Bola Ade', text: 'Where is my receipt?' });
  const cookie = started.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const id = (await get('/api/admin/conversations')).json()[0].id;
  const before = (await acts()).length;
  const [first] = (await get(`/api/admin/conversations/${id}/messages`)).json();
  const since = async (after: number) => (await get(`/api/admin/conversations/${id}/messages?after=${after}`)).json();
  expect(await since(first.id)).toEqual([]);
  const mine = (await reply(id, 'Which one?')).json();
  expect(await since(first.id)).toMatchObject([{ id: mine.id, text: 'Which one?' }]);
  expect(
    (await post(t, `/api/conversations/${id}/messages`, { text: 'Of Monday' }, { cookie, 'idempotency-key': 'more-1' }))
      .statusCode,
  ).toBe(201);
  expect(await since(mine.id)).toMatchObject([{ text: 'Of Monday' }]);
  expect((await acts()).slice(before).map(({ act }) => act)).toEqual([
    'conversation.read',
    'conversation.reply',
    'conversation.read',
  ]);
});

test('a writer with an account gets a link back to the conversation, and sees who opened it', async () => {
  const patient = await newPatient(t);
  const id = await aLetter(patient.cookie);
  await get(`/api/admin/conversations/${id}/messages`);
  await reply(id, 'An answer');
  const { rows } = await t.pool.query(`select text from messages where kind = 'support-answer'`);
  expect(rows[0].text).toContain(`http://care.example.ng/messages?conversation=${id}`);
  const mine = await t.app.inject({ url: `/api/conversations/${id}/messages`, headers: { cookie: patient.cookie } });
  expect(mine.json()).toMatchObject([{ text: A_LETTER.message }, { side: 'staff', author: null, text: 'An answer' }]);
  const log = await t.app.inject({ url: `/api/users/${patient.id}/access-log`, headers: { cookie: patient.cookie } });
  expect(log.body).toContain('Tunde Desk');
});

test('the list is filtered by status, kind and words, also of messages, and never shows a message', async () => {
  const id = await aLetter();
  await post(t, '/api/support-chats', { name: 'Bola Ade', text: 'Where is 100% of my receipt?' });
  const idsBy = async (query: string) =>
    (await get(`/api/admin/conversations?${query}`)).json<{ id: number }[]>().length;
  expect(await idsBy('')).toBe(2);
  expect(await idsBy('kind=letter')).toBe(1);
  expect(await idsBy('status=closed')).toBe(0);
  expect(await idsBy('q=bola')).toBe(1);
  expect(await idsBy(`q=${encodeURIComponent('100% of')}`)).toBe(1);
  expect(await idsBy(`q=${encodeURIComponent('1__% of')}`)).toBe(0);
  expect(await idsBy(`q=${encodeURIComponent(A_LETTER.message.slice(0, 12))}`)).toBe(1);
  const list = await get('/api/admin/conversations?limit=1');
  expect(list.headers['x-total-count']).toBe('2');
  expect((await get('/api/admin/conversations')).body).not.toMatch(/receipt|charged/);
  expect(id).toBeGreaterThan(0);
});

test('when the mail cannot be queued, the answer is not stored either', async () => {
  const id = await aLetter();
  await t.pool.query('alter table messages add constraint nothing_more check (id < 0) not valid');
  try {
    expect((await reply(id, 'Lost')).statusCode).toBe(500);
    expect((await t.pool.query('select from conversation_messages')).rowCount).toBe(0);
  } finally {
    await t.pool.query('alter table messages drop constraint nothing_more');
  }
});
