import { expect, test } from 'vitest';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { videoAppointment } from '#test/access/video-set-ups.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { codeOf, cookiesOf, newAccount, PASSWORD, post, setUpSecondFactor } from '#test/sign-in.ts';

const production = await testApp('empty', { PUBLIC_URL: 'https://care.example.ng' });
const local = await testApp();
const STAFF = { role: 'admin', permissions: ['super_admin'] } as const;

/** Signs in as staff; returns the cookies and the reply. */
async function staff(t: TestApp, username: string, overrides: object = STAFF) {
  await newAccount(t, username, overrides);
  const answer = await post(t, '/api/login', { username, password: PASSWORD });
  return { answer, cookie: cookiesOf(answer) };
}

const adminCalls = (t: TestApp) =>
  t.app.endpoints.filter(({ access }) => !['public', 'signed-in', 'provider'].includes(access));
const ask = (
  t: TestApp,
  { method, path }: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string },
  cookie: string,
) =>
  t.app.inject({
    method,
    url: path.replaceAll(/:\w+/g, '1'),
    headers: { cookie },
    ...(method !== 'GET' && { payload: {} }),
  });

test('in production, staff without a second factor can use only their own account', async () => {
  const { answer, cookie } = await staff(production, 'boss');
  expect(answer.json()).toMatchObject({ username: 'boss', lacksSecondFactor: true });
  expect((await production.app.inject({ url: '/api/user', headers: { cookie } })).json().lacksSecondFactor).toBe(true);
  expect(adminCalls(production).length).toBeGreaterThan(0);
  for (const call of adminCalls(production)) {
    const refused = await ask(production, call, cookie);
    expect([refused.statusCode, refused.json().code], call.path).toEqual([403, 'second_factor_required']);
  }
});

test('staff with a second factor can use the admin area, and can replace but not remove it', async () => {
  const { cookie } = await staff(production, 'chief');
  const { secret } = await setUpSecondFactor(production, cookie);
  const user = await production.app.inject({ url: '/api/user', headers: { cookie } });
  expect(user.json()).not.toHaveProperty('lacksSecondFactor');
  for (const call of adminCalls(production)) {
    expect((await ask(production, call, cookie)).json().code, call.path).not.toBe('second_factor_required');
  }
  const removed = await production.app.inject({
    method: 'DELETE',
    url: '/api/user/second-factor',
    headers: { cookie },
    payload: { password: PASSWORD, code: codeOf(production, secret) },
  });
  expect([removed.statusCode, removed.json().code]).toEqual([403, 'second_factor_required']);
  expect((await production.pool.query('select * from second_factors')).rowCount).toBe(1);
});

test('providers must have a second factor too, patients never', async () => {
  expect((await staff(production, 'doctor', { role: 'provider' })).answer.json().lacksSecondFactor).toBe(true);
  expect((await staff(production, 'patient', {})).answer.json()).not.toHaveProperty('lacksSecondFactor');
});

test("providers can read patients' messages only with a second factor", async () => {
  const { answer, cookie } = await staff(production, 'desk', { role: 'provider' });
  const patient = await staff(production, 'writer', {});
  const appointmentId = await videoAppointment(production, {
    providerId: await practiceOf(production, answer.json<{ id: number }>()),
    patientId: patient.answer.json<{ id: number }>().id,
  });
  const open = (as: string) => post(production, `/api/appointments/${appointmentId}/conversation`, {}, { cookie: as });
  const { id } = (await open(patient.cookie)).json<{ id: number }>();
  const at = `/api/conversations/${id}`;
  const statuses = async () => {
    const read = (url: string) => production.app.inject({ url, headers: { cookie } });
    const sent = await post(production, `${at}/messages`, { text: 'Hello' }, { cookie });
    const answers = [
      await open(cookie),
      sent,
      await read(at),
      await read(`${at}/messages`),
      await read(`${at}/events`),
    ];
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
  await setUpSecondFactor(production, cookie);
  expect(await statuses()).toEqual([200, 201, 200, 200, 200]);
});

test('without https a second factor is optional for staff', async () => {
  const { answer, cookie } = await staff(local, 'boss');
  expect(answer.json()).not.toHaveProperty('lacksSecondFactor');
  for (const call of adminCalls(local)) {
    expect((await ask(local, call, cookie)).json().code, call.path).not.toBe('second_factor_required');
  }
});

test('behind https every cookie is Secure, HttpOnly and SameSite', async () => {
  const { answer } = await staff(production, 'secured', {});
  expect(answer.cookies.map(({ name }) => name)).toEqual(['__Host-session', '__Host-known-browser']);
  for (const cookie of answer.cookies) {
    expect(cookie).toMatchObject({ secure: true, httpOnly: true });
    expect(['Lax', 'Strict']).toContain(cookie.sameSite);
  }
});
