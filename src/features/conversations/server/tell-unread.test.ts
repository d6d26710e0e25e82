import { beforeEach, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { readConfig } from '#platform/server/config.ts';
import { newPatient, newProvider, TEST_KEYS, testApp } from '#test/app.ts';
import { post } from '#test/sign-in.ts';
import { tellUnread } from './tell-unread.ts';

const t = await testApp();
const MINUTE = 60_000;
const config = readConfig({
  LOG_LEVEL: 'silent',
  PUBLIC_URL: 'https://care.example.ng',
  SUPPORT_EMAIL: 'help@care.example.ng',
});
const start = t.clock.nowMs;

beforeEach(async () => {
  t.clock.nowMs = start;
  await t.pool.query('delete from messages; delete from conversations');
});

async function mailsAfter(minutes: number) {
  t.clock.nowMs = start + minutes * MINUTE;
  await t.pool.query('delete from messages');
  await tellUnread.run({ app: t.app, db: t.db, config, keyFor: TEST_KEYS, now: t.clock.now });
  return (await t.pool.query('select kind, recipient, subject, text from messages order by id')).rows;
}

test('a patient is notified of an unread message, without its text and once an hour; not after reading it', async () => {
  const patient = await newPatient(t, { email: 'ada@example.com' });
  const doctor = await newPatient(t, { role: 'provider', email: 'ngozi@example.com' });
  const providerId = await newProvider(t);
  await addMember(t.db, { providerId, userId: doctor.id, role: 'owner', nowMs: start });
  const { rows } = await t.pool.query(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, visit_type, care_type, reason)
     values ($1, $2, $3, $4, 'in-person', 'routine', '') returning id`,
    [providerId, patient.id, new Date(start + 5 * MINUTE), new Date(start + 35 * MINUTE)],
  );
  const opened = await post(t, `/api/appointments/${rows[0].id}/conversation`, {}, { cookie: patient.cookie });
  const { id } = opened.json<{ id: number }>();
  const write = async (text: string) => {
    const sent = await post(t, `/api/conversations/${id}/messages`, { text }, { cookie: doctor.cookie });
    return sent.json<{ id: number }>().id;
  };
  await write('Your result is here: negative');
  expect(await mailsAfter(1)).toEqual([]);
  const [mail, ...others] = await mailsAfter(3);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'new-message', recipient: 'ada@example.com', subject: 'You have a new message' });
  expect(mail.text).toContain(`https://care.example.ng/messages?conversation=${id}`);
  expect(mail.text).not.toMatch(/negative|result|Ngozi/);
  await write('And one more');
  expect(await mailsAfter(10)).toEqual([]);
  expect(await mailsAfter(62)).toEqual([]);
  expect(await mailsAfter(64)).toHaveLength(1);
  expect(await mailsAfter(200)).toEqual([]);
  const last = await write('Third');
  await t.app.inject({
    method: 'PUT',
    url: `/api/conversations/${id}/read`,
    payload: { upTo: last },
    headers: { cookie: patient.cookie },
  });
  expect(await mailsAfter(300)).toEqual([]);
  await post(t, `/api/conversations/${id}/messages`, { text: 'Thank you' }, { cookie: patient.cookie });
  expect(await mailsAfter(400)).toMatchObject([{ kind: 'new-message', recipient: 'ngozi@example.com' }]);
});

test('support is notified of a waiting chat; a visitor without an account gets the answer itself', async () => {
  const begun = await post(t, '/api/support-chats', {
    name: 'Ada',
    email: 'ada@example.com',
    text: 'My secret question',
  });
  const { id, ticket } = begun.json<{ id: number; ticket: string }>();
  const [mail] = await mailsAfter(3);
  expect(mail).toMatchObject({ kind: 'chat-waits', recipient: 'help@care.example.ng' });
  expect(mail.subject).toBe(`${ticket}: a chat waits for an answer`);
  expect(mail.text).not.toContain('secret');
  const admin = await newPatient(t, { role: 'admin', permissions: ['manage_providers'] });
  const answer = { text: 'Here is the answer' };
  expect((await post(t, `/api/admin/conversations/${id}/messages`, answer, { cookie: admin.cookie })).statusCode).toBe(
    201,
  );
  const [answerMail] = await mailsAfter(6);
  expect(answerMail).toMatchObject({ kind: 'support-answer', recipient: 'ada@example.com' });
  expect(answerMail.text).toContain('Here is the answer');
  expect(await mailsAfter(500)).toEqual([]);
});
