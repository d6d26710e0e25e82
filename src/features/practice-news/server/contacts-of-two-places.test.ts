import { beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';
import { tokenMailedTo } from '#test/mailed.ts';

const t = await testApp();
let round = 0;
let email = '';
let providerId: number;
let beside: number;
let desk: { readonly id: number; readonly cookie: string };

beforeEach(async () => {
  round += 1;
  email = `both-${round}@example.com`;
  desk = await newPatient(t);
  providerId = await practiceOf(t, desk);
  beside = await practiceOf(t, desk);
});
const onePractice = async () => {
  const { rows } = await t.pool.query("insert into practices (name, created_at) values ('Ayoka', now()) returning id");
  await t.pool.query('update providers set practice_id = $1 where id = any($2)', [rows[0].id, [providerId, beside]]);
};
const addBoth = () =>
  t.app.inject({
    method: 'POST',
    url: `/api/portal/providers/${providerId}/contacts`,
    headers: { cookie: desk.cookie },
    payload: { email, alsoAt: [beside, providerId] },
  });
const press = async () =>
  await t.app.inject({
    method: 'POST',
    url: '/api/practice-alerts/confirm',
    payload: { token: await tokenMailedTo(t, email, 'test-alert') },
  });
const confirmedAt = async (id: number) =>
  (await t.pool.query('select confirmed_at from alert_contacts where provider_id = $1 order by id', [id])).rows.map(
    (row) => row.confirmed_at !== null,
  );
const tests = async () =>
  (await t.pool.query("select from messages where kind = 'test-alert' and recipient = $1", [email])).rowCount;

describe('an address that is added to two places at once', () => {
  test('gets one test alert, and its answer counts for both', async () => {
    await onePractice();
    expect((await addBoth()).statusCode).toBe(201);
    expect([await confirmedAt(providerId), await confirmedAt(beside), await tests()]).toEqual([[false], [false], 1]);
    await press();
    expect([await confirmedAt(providerId), await confirmedAt(beside)]).toEqual([[true], [true]]);
    const { rows } = await t.pool.query(
      "select object from activity_log where act = 'contact.confirm' and object = any($1)",
      [[`provider:${providerId}`, `provider:${beside}`]],
    );
    expect(rows).toHaveLength(2);
  });

  test('gets a test alert for each place if these are different practices', async () => {
    await addBoth();
    expect(await tests()).toBe(2);
    await press();
    expect(
      [await confirmedAt(providerId), await confirmedAt(beside)].flat().toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual([false, true]);
  });

  test('is confirmed at the place only while the member who added it works at both', async () => {
    await onePractice();
    await addBoth();
    await t.pool.query('delete from provider_members where provider_id = $1', [beside]);
    await press();
    expect([await confirmedAt(providerId), await confirmedAt(beside)]).toEqual([[true], [false]]);
  });

  test('is refused as a whole by a place that the user does not run', async () => {
    await onePractice();
    // A place keeps an owner.
    await addMember(t.db, {
      providerId: beside,
      userId: (await newPatient(t)).id,
      role: 'owner',
      nowMs: t.clock.nowMs,
    });
    const own = 'where provider_id = $1 and user_id = $2';
    await t.pool.query(`update provider_members set role = 'desk' ${own}`, [beside, desk.id]);
    expect((await addBoth()).statusCode).toBe(403);
    await t.pool.query(`delete from provider_members ${own}`, [beside, desk.id]);
    expect((await addBoth()).statusCode).toBe(404);
    expect([await confirmedAt(providerId), await confirmedAt(beside), await tests()]).toEqual([[], [], 0]);
  });

  test('changes nothing where it is on the list already', async () => {
    await onePractice();
    await t.pool.query('insert into alert_contacts (provider_id, email, added_at) values ($1, $2, now())', [
      ...[beside, email.toUpperCase()],
    ]);
    expect((await addBoth()).statusCode).toBe(201);
    expect(await confirmedAt(beside)).toEqual([false]);
  });
});
