import { expect, test } from 'vitest';
import { messages } from '#db/schema/platform/messages.ts';
import type { OutboxMessage } from '#features/admin/contract.ts';
import { newPatient, testApp } from '#test/app.ts';

const t = await testApp();
const admin = await newPatient(t, { role: 'admin', permissions: ['super_admin'], fullName: 'Ada Admin' });
const bola = await newPatient(t, {
  username: 'bola.o',
  email: 'Bola@Example.com',
  fullName: 'Bola Ojo',
  phone: '0803 123 4567',
});
const bolanle = await newPatient(t, { username: 'bolanle', email: 'bolanle@example.com', fullName: 'Bolanle Ige' });

async function sent(overrides: Partial<typeof messages.$inferInsert>): Promise<number> {
  const row = { kind: 'visit-booked', channel: 'email', recipient: 'bola@example.com', subject: '', text: '' } as const;
  const [made] = await t.db
    .insert(messages)
    .values({ ...row, ...overrides })
    .returning({ id: messages.id });
  return made?.id ?? 0;
}

const toBola = await sent({ userId: bola.id });
const toBolanle = await sent({ userId: bolanle.id, recipient: 'bolanle@example.com' });
const toClient = await sent({ channel: 'sms', recipient: '+2348067654321' });
await sent({ recipient: 'else@example.org' });

async function find(query: string): Promise<OutboxMessage[]> {
  const answer = await t.app.inject({ url: `/api/admin/messages?${query}`, headers: { cookie: admin.cookie } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const ids = async (person: string) => (await find(`person=${encodeURIComponent(person)}`)).map(({ id }) => id);
const logged = async (log: string) =>
  (
    await t.pool.query(
      `select act, object, subject_id, actor_name, details from activity_log where log = $1 order by id`,
      [log],
    )
  ).rows;

test('messages to a person are found by name, user name, address and number, and by parts of these', async () => {
  expect(await ids('bola.o')).toEqual([toBola]);
  expect(await ids('BOLA@example.COM')).toEqual([toBola]);
  expect(await ids('Ojo')).toEqual([toBola]);
  expect(await ids('0803-123-4567')).toEqual([toBola]);
  expect(await ids('+234 806 765 4321')).toEqual([toClient]);
  expect(await ids('bola')).toEqual([toBolanle, toBola]);
  expect(await ids('%')).toEqual([]);
  expect(await find('person=bola&kind=visit-booked&status=queued&limit=1')).toEqual([
    expect.objectContaining({ id: toBolanle, person: 'Bolanle Ige', recipient: 'b…@e….com' }),
  ]);
});

test('old messages are found by a whole user name or address only', async () => {
  await t.pool.query(`select setval('messages_id_seq', (select max(id) from messages) + 200_000)`);
  const latest = await sent({ recipient: 'late@example.org' });
  expect(await ids('bola.o')).toEqual([toBola]);
  expect(await ids('bola@example.com')).toEqual([toBola]);
  expect(await ids('Ojo')).toEqual([]);
  expect(await ids('late@')).toEqual([latest]);
});

test('a search by person is logged for each account found, without the words searched for; a list is not', async () => {
  await t.pool.query(
    'alter table activity_log disable trigger all; truncate activity_log; alter table activity_log enable trigger all',
  );
  await find('status=queued');
  expect(await logged('audit')).toEqual([]);
  await ids('bola@example.com');
  const look = { act: 'message.find', object: 'outbox', actor_name: 'Ada Admin' };
  expect(await logged('access')).toEqual([{ ...look, subject_id: bola.id, details: {} }]);
  expect(await logged('audit')).toEqual([
    { ...look, subject_id: bola.id, details: {} },
    { ...look, subject_id: null, details: { messages: [toBola] } },
  ]);
  const url = `/api/users/${bola.id}/access-log`;
  const own = (await t.app.inject({ url, headers: { cookie: bola.cookie } })).json();
  expect(own).toMatchObject([{ act: 'message.find', actorName: 'Ada Admin' }]);
});
