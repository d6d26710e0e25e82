import { beforeEach, expect, test } from 'vitest';
import { findTampering } from '#platform/server/logs/activity-log-store.ts';
import { TEST_KEYS, testApp } from '#test/app.ts';
import { findCanaries } from '#test/canaries.ts';
import { holding } from '#test/holding.ts';
import { type PlantedPerson, plantPerson } from '#test/personal-tables.ts';
import { codeOf, newAccount, PASSWORD, setUpSecondFactor } from '#test/sign-in.ts';

const t = await testApp();
let people = 0;
let name = '';
let ada: PlantedPerson;
beforeEach(async () => {
  people += 1;
  name = `ada${people}`;
  ada = await plantPerson(t, name);
  await t.pool.query('delete from second_factors where user_id = $1', [ada.id]);
});

const remove = (person: { id: number; cookie: string }, payload: object) =>
  t.app.inject({ method: 'DELETE', url: `/api/users/${person.id}`, payload, headers: { cookie: person.cookie } });
const address = await t.listen();
const removeByNetwork = async ({ id, cookie }: { id: number; cookie: string }): Promise<number> => {
  const { status } = await fetch(`${address}/api/users/${id}`, {
    method: 'DELETE',
    body: JSON.stringify({ password: PASSWORD }),
    headers: { cookie, 'content-type': 'application/json', origin: address },
  });
  return status;
};
const rowOf = async (id: number) => (await t.pool.query('select * from users where id = $1', [id])).rows[0];
const appointmentsOf = async (id: number) =>
  (
    await t.pool.query(
      'select id, status, reason, for_name, for_age, for_relation, late_cancellation from appointments where patient_id = $1 order by starts_at',
      [id],
    )
  ).rows;

test('after a deletion no data of the person is left except what must be kept', async () => {
  const other = await plantPerson(t, `bola${people}`);
  const othersBefore = await findCanaries(t, `bola${people}`);
  const answer = await remove(ada, { password: PASSWORD });
  expect(answer.statusCode).toBe(200);
  expect(await findCanaries(t, name)).toEqual({
    'activity_log.act': 1,
    // Who left the practice: the log of its members stays.
    'activity_log.actor_name': 2,
    'activity_log.details': 1,
    'activity_log.object': 1,
    'alert_contacts.email': 1,
    'alert_contacts.test_token_hash': 1,
    'appointments.reason': 1,
    // Of the practice; who added it is erased.
    'calendar_links.address_encrypted': 1,
    'calendar_links.etag': 1,
    'calendar_links.failure': 1,
    'calendar_links.label': 1,
    'calendar_links.last_modified': 1,
    'consents.about': 1,
    'consents.purpose': 1,
    'consents.version': 1,
    // The name of a computer of the practice; who enrolled it is erased.
    'desks.name': 1,
    'desks.token_hash': 1,
    // The address of a contact of the practice, which hears of the visits that end with the account.
    'messages.recipient': 1,
    // Facts about the practice, and why an administrator refused them; who sent them is erased.
    'page_changes.reason': 1,
    'page_changes.wanted': 1,
    'page_changes.was': 1,
    // Signed papers never change.
    'papers.author_line': 1,
    'papers.body': 1,
    'papers.for_name': 1,
    'papers.key': 1,
    'papers.verify_code': 1,
    'papers.void_reason': 1,
    // The books of the practice; who recorded and settled is erased.
    'fees.note': 1,
    'fees.reason': 1,
    'payments.key': 1,
    'payments.purpose': 1,
    'payments.void_reason': 1,
    'reviews.comment': 1,
    'visit_summaries.text': 1,
  });
  expect(await findCanaries(t, `bola${people}`)).toEqual(othersBefore);
  expect((await rowOf(other.id)).deleted_at).toBeNull();
});

test('the remaining row names no person and has no usable password', async () => {
  await remove(ada, { password: PASSWORD });
  expect(await rowOf(ada.id)).toMatchObject({
    username: `deleted-${ada.id}`,
    full_name: 'Deleted user',
    password_hash: '!',
    date_of_birth: null,
    permissions: [],
    deleted_at: new Date(t.clock.nowMs),
  });
  expect((await t.app.inject({ url: '/api/user', headers: { cookie: ada.cookie } })).statusCode).toBe(401);
});

test('upcoming visits are cancelled; a past one stays as a record of the provider', async () => {
  const reason = `canary-${name}-appointments-reason-end`;
  await remove(ada, { password: PASSWORD });
  const noRelative = { for_name: null, for_age: null, for_relation: null };
  expect(await appointmentsOf(ada.id)).toEqual([
    { id: ada.appointments[0], status: 'completed', reason, ...noRelative, late_cancellation: false },
    { id: ada.appointments[1], status: 'cancelled', reason: '', ...noRelative, late_cancellation: true },
    { id: ada.appointments[2], status: 'cancelled', reason: '', ...noRelative, late_cancellation: false },
  ]);
});

test('the reply says what was erased, and what is kept, why and until when', async () => {
  const { erased, kept } = (await remove(ada, { password: PASSWORD })).json();
  expect(erased.length).toBeGreaterThan(4);
  expect(kept.length).toBeGreaterThan(2);
  for (const { what, why, until } of kept) expect([what, why, until].every((part) => part.length > 5)).toBe(true);
});

test('the deletion is in the audit log, which stays intact', async () => {
  await remove(ada, { password: PASSWORD });
  const { rows } = await t.pool.query(
    `select act, actor_id, actor_name from activity_log where log = 'audit' and subject_id = $1 order by id`,
    [ada.id],
  );
  expect(rows).toEqual([
    { act: 'member.leave', actor_id: ada.id, actor_name: expect.any(String) },
    { act: 'user.delete', actor_id: ada.id, actor_name: `deleted-${ada.id}` },
  ]);
  expect(await findTampering(t.db, TEST_KEYS)).toBeUndefined();
});

test('user name and e-mail address can register again, without data of the old account', async () => {
  const account = { username: `again${people}`, email: `again${people}@example.com` };
  await t.pool.query('update users set username = $2, email = $3 where id = $1', [
    ada.id,
    account.username,
    account.email,
  ]);
  await remove(ada, { password: PASSWORD });
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { ...account, password: 'secret-1', fullName: 'Somebody New' },
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().id).not.toBe(ada.id);
});

test('the placeholder name of a deleted account cannot be registered', async () => {
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/register',
    payload: { username: 'Deleted-12', password: 'secret-1', fullName: 'Eve', email: 'eve@example.com' },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ username: 'Please choose another username' });
});

test('a wrong password or a missing one deletes nothing', async () => {
  const before = await findCanaries(t, name);
  const wrong = await remove(ada, { password: 'not the password' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json().fields).toEqual({ password: 'That is not your password.' });
  expect((await remove(ada, {})).statusCode).toBe(400);
  expect(await findCanaries(t, name)).toEqual(before);
  expect((await rowOf(ada.id)).deleted_at).toBeNull();
});

test('deleting an account with a second factor needs a code', async () => {
  const { secret } = await setUpSecondFactor(t, ada.cookie);
  for (const payload of [{ password: PASSWORD }, { password: PASSWORD, code: '000000' }]) {
    const refused = await remove(ada, payload);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields)).toEqual(['code']);
  }
  expect((await rowOf(ada.id)).deleted_at).toBeNull();
  expect((await remove(ada, { password: PASSWORD, code: codeOf(t, secret) })).statusCode).toBe(200);
  expect((await t.pool.query('select from second_factors where user_id = $1', [ada.id])).rowCount).toBe(0);
});

test("the last super administrator can't delete the account, nor can the last two at the same time", async () => {
  const admin = { role: 'admin' as const, permissions: ['super_admin'] };
  const first = await newAccount(t, `root-a${people}`, admin);
  expect((await remove(first, { password: PASSWORD })).json().code).toBe('last_admin');
  expect((await rowOf(first.id)).deleted_at).toBeNull();
  const second = await newAccount(t, `root-b${people}`, admin);
  const statuses = await Promise.all([first, second].map(removeByNetwork));
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { rows } = await t.pool.query(`select count(*)::int as n from users where 'super_admin' = any(permissions)`);
  expect(rows[0].n).toBe(1);
});

test('of two concurrent deletions, one takes effect', async () => {
  const held = await holding(t.pool, `select from users where id = ${ada.id} for no key update`);
  const both = [ada, ada].map(removeByNetwork);
  // Both wait before either is done; otherwise the second could find itself signed out.
  await held.waiting(2);
  await held.release();
  const statuses = await Promise.all(both);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
});
