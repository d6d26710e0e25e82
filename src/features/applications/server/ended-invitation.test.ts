import { expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';
import { mailedTo, tokenMailedTo } from '#test/mailed.ts';
import { applied } from '#test/provider-application.ts';

const t = await testApp();
const { cookie } = await newPatient(t, { role: 'admin', permissions: ['super_admin'] });

const LIST = '/api/admin/provider-applications';
const ask = async (method: 'GET' | 'POST', path: string, payload?: object) =>
  await t.app.inject({ method, url: `${LIST}${path}`, headers: { cookie }, ...(payload && { payload }) });
const row = async (id: number) =>
  (await t.pool.query('select * from provider_applications where id = $1', [id])).rows[0];
const remove = async (providerId: number) =>
  await t.app.inject({ method: 'DELETE', url: `/api/admin/providers/${providerId}`, headers: { cookie } });
const accept = async (token: string, username: string) =>
  await t.app.inject({
    method: 'POST',
    url: '/api/invitations/accept',
    payload: { token, username, password: 'a rare and long one' },
  });
async function converted(email: string) {
  const id = await applied(t, { email });
  expect((await ask('POST', `/${id}/review`, { status: 'approved' })).statusCode).toBe(200);
  const answer = await ask('POST', `/${id}/convert`);
  expect(answer.statusCode, answer.body).toBe(201);
  return { id, providerId: answer.json<{ id: number }>().id };
}

test('removing a provider revokes an open invitation, notifies the applicant and shows it to reviewers', async () => {
  const email = 'unused@example.com';
  const { id, providerId } = await converted(email);
  const { invited_user_id: invited } = await row(id);
  const token = await tokenMailedTo(t, email, 'invitation');
  expect((await remove(providerId)).statusCode).toBe(200);
  const refused = await accept(token, 'nobody-now');
  expect([refused.statusCode, refused.json().message]).toEqual([
    410,
    'This link has expired, was used already or was taken back. Please ask whoever invited you.',
  ]);
  expect((await t.pool.query('select deleted_at, email from users where id = $1', [invited])).rows).toEqual([
    { deleted_at: new Date(t.clock.nowMs), email: `deleted-${invited}@deleted` },
  ]);
  expect((await mailedTo(t, email)).map(({ kind }) => kind)).toContain('invitation-ended');
  expect((await ask('GET', `?q=${email}`)).json()).toMatchObject([
    { id, email, invitation: null, providerRemoved: true },
  ]);
  const again = await ask('POST', `/${id}/invitation`);
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'The provider was removed, and the invitation ended with it.',
  ]);
});

test('an accepted account stays when its provider is removed', async () => {
  const email = 'opened@example.com';
  const { id, providerId } = await converted(email);
  const accepted = await accept(await tokenMailedTo(t, email, 'invitation'), 'opened-before');
  expect(accepted.statusCode, accepted.body).toBe(200);
  expect((await remove(providerId)).statusCode).toBe(200);
  expect((await t.pool.query("select deleted_at from users where username = 'opened-before'")).rows).toEqual([
    { deleted_at: null },
  ]);
  expect((await mailedTo(t, email)).map(({ kind }) => kind)).not.toContain('invitation-ended');
  expect(await row(id)).toMatchObject({ invited_user_id: accepted.json().user.id });
});
