import { beforeEach, expect, test } from 'vitest';
import { mailHtml } from '#platform/common/messages/mail-frame.ts';
import { newPatient, testApp } from '#test/app.ts';
import { A_LETTER } from '#test/contact-letter.ts';

const t = await testApp('empty', { SUPPORT_EMAIL: 'help@care.example.ng' });

beforeEach(async () => {
  await t.pool.query('delete from contact_messages; delete from messages');
});

const send = (payload: object, headers = {}) =>
  t.app.inject({ method: 'POST', url: '/api/contact-messages', payload, headers });
const kept = async () => (await t.pool.query('select * from contact_messages order by id')).rows;
const mails = async () => (await t.pool.query('select * from messages order by id')).rows;

test('a message is stored with a ticket number, and support is notified by mail', async () => {
  const answer = await send({ ...A_LETTER, phone: ' 0800 000 0001 ' });
  expect(answer.statusCode, answer.body).toBe(201);
  const { ticket } = answer.json();
  expect(ticket).toMatch(/^AL-[2-9A-Z]{8}$/);
  expect(await kept()).toMatchObject([{ ...A_LETTER, ticket, phone: '0800 000 0001', user_id: null }]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: 'help@care.example.ng',
    subject: `${ticket}: Billing & Payments`,
    user_id: null,
  });
  expect(mail.text).toContain('Why was I charged for my visit?');
  expect(mail.text).toContain('Email: ada@example.com');
});

test('a message of a signed-in user belongs to the account', async () => {
  const { id, cookie } = await newPatient(t);
  await send(A_LETTER, { cookie });
  expect(await kept()).toMatchObject([{ user_id: id }]);
  expect(await mails()).toMatchObject([{ user_id: id }]);
});

test('the same key is the same message, also in concurrent requests', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send(A_LETTER, { 'idempotency-key': 'the-one-message' })),
  );
  expect(new Set(answers.map((answer) => answer.json().ticket)).size).toBe(1);
  expect(await kept()).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
  const other = await send({ ...A_LETTER, email: 'eve@example.com' }, { 'idempotency-key': 'the-one-message' });
  expect(other.statusCode).toBe(400);
  expect(other.body).not.toContain('AL-');
  expect(await kept()).toHaveLength(1);
});

test('when the mail cannot be queued, the message is not stored either', async () => {
  await t.pool.query('alter table messages add constraint nothing_more check (id < 0) not valid');
  try {
    expect((await send(A_LETTER)).statusCode).toBe(500);
    expect(await kept()).toEqual([]);
  } finally {
    await t.pool.query('alter table messages drop constraint nothing_more');
  }
});

test.each([
  ['name', 'A', 'Please enter your name'],
  ['email', 'ada', 'Please enter a valid email address'],
  ['category', 'spam', 'Please select a category'],
  ['category', undefined, 'Please select a category'],
  ['subject', 'Hi  ', 'Please enter a subject'],
  ['message', 'Too short', 'Please enter a detailed message'],
])('%s %j is refused with the words of the specification', async (field, value, message) => {
  const answer = await send({ ...A_LETTER, [field]: value });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ [field]: message });
  expect(await kept()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('a message cannot inject headers or markup into the mail', async () => {
  await send({
    ...A_LETTER,
    name: 'Ada\r\nBcc: eve@example.com',
    subject: 'Hello\r\nX: y',
    message: '<script>alert(1)</script>',
  });
  const [mail] = await mails();
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mailHtml(mail)).not.toContain('<script>');
});

test('messages are limited', async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on' });
  const statuses = [];
  for (let count = 0; count < 6; count++) {
    const answer = await limited.app.inject({ method: 'POST', url: '/api/contact-messages', payload: A_LETTER });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});
