import { expect, test } from 'vitest';
import { waitingName } from '#test/access/page-set-ups.ts';
import { reportedReview } from '#test/access/review-set-ups.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { applied } from '#test/provider-application.ts';

const t = await testApp();

async function waiting(permissions: readonly string[], role: 'admin' | 'patient' = 'admin'): Promise<unknown> {
  const { cookie } = await newPatient(t, { role, permissions: [...permissions] });
  const answer = await t.app.inject({ url: '/api/admin/waiting', headers: { cookie } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('what waits is counted, each number only for those with its permission', async () => {
  expect(await waiting(['super_admin'])).toEqual({ applications: 0, conversations: 0, reviews: 0, tasks: 0 });
  await applied(t);
  await reportedReview(t);
  const [called, removed] = [await newProvider(t), await newProvider(t)];
  await waitingName(t, called);
  for (const [kind, id, done] of [
    ['call_practice', called, null],
    ['unseen_booking', called, new Date()],
    ['call_practice', removed, null],
  ]) {
    await t.pool.query('insert into support_tasks (kind, provider_id, added_at, done_at) values ($1, $2, now(), $3)', [
      kind,
      id,
      done,
    ]);
  }
  await t.pool.query(`update providers set removed_at = now(), booking_state = 'closed' where id = $1`, [removed]);
  for (const status of ['open', 'open', 'waiting', 'closed']) {
    await t.pool.query(
      `insert into conversations (kind, status, last_message_at, created_at) values ('chat', $1, now(), now())`,
      [status],
    );
  }
  const all = { applications: 1, conversations: 2, reviews: 1, tasks: 2 };
  const { applications, ...others } = all;
  expect(await waiting(['super_admin'])).toEqual(all);
  expect(await waiting(['approve_applications'])).toEqual({ applications });
  expect(await waiting(['manage_providers'])).toEqual(others);
  expect(await waiting(['view_analytics'])).toEqual({});
  expect(await waiting(['super_admin'], 'patient')).toEqual({});
});

test('an administrator without the second factor that is required learns nothing', async () => {
  const strict = await testApp('empty', { PUBLIC_URL: 'https://care.example.ng' });
  const { cookie } = await newPatient(strict, { role: 'admin', permissions: ['super_admin'] });
  const secure = cookie.replace('session=', '__Host-session=');
  const answer = await strict.app.inject({ url: '/api/admin/waiting', headers: { cookie: secure } });
  expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
});
