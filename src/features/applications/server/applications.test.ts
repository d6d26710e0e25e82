import { beforeEach, describe, expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';
import { mailedTo } from '#test/mailed.ts';
import { AN_APPLICATION } from '#test/provider-application.ts';

const t = await testApp();

beforeEach(async () => {
  await t.pool.query('delete from provider_applications; delete from messages');
});

const send = (payload: object, headers = {}) =>
  t.app.inject({ method: 'POST', url: '/api/provider-applications', payload, headers });
const kept = async () => (await t.pool.query('select * from provider_applications order by id')).rows;

test('anybody can apply: the application is stored as sent, pending, and a receipt is mailed', async () => {
  const answer = await send(AN_APPLICATION);
  expect(answer.statusCode, answer.body).toBe(201);
  const [row] = await kept();
  expect(answer.json()).toEqual({ id: row.id, status: 'pending', createdAt: new Date(t.clock.nowMs).toISOString() });
  expect(row).toMatchObject({
    name: 'Dr. Amaka Test',
    credentials: 'MBBS, FWACP',
    languages: ['Hausa', 'English'],
    availability_days: ['Monday', 'Wednesday'],
    availability_hours_start: '8:30 AM',
    telehealth_support: true,
    urgent_care_support: false,
    user_id: null,
    status: 'pending',
  });
  const [mail, ...others] = await mailedTo(t, 'amaka@example.com');
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: 'application-received', subject: 'We received your application' });
  expect(`${mail?.text}${mail?.subject}`).not.toContain('Amaka');
});

test('only the required fields are required; the others have defaults', async () => {
  const { name, specialty, email, phone, address, state, credentials, ...rest } = AN_APPLICATION;
  const { availabilityDays, availabilityHoursStart, availabilityHoursEnd } = rest;
  const answer = await send({
    name,
    specialty,
    email,
    phone,
    address,
    state,
    credentials,
    availabilityDays,
    availabilityHoursStart,
    availabilityHoursEnd,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  expect(await kept()).toMatchObject([
    { lga: null, bio: null, languages: [], telehealth_support: false, mobile_clinic: false, resume_url: null },
  ]);
});

test('the application of a signed-in user is linked to the account', async () => {
  const { id, cookie } = await newPatient(t);
  await send(AN_APPLICATION, { cookie });
  expect(await kept()).toMatchObject([{ user_id: id }]);
});

test.each([
  ['name', 'Al', 'Name must be at least 3 characters'],
  ['name', undefined, 'Name must be at least 3 characters'],
  ['specialty', '', 'Please select a specialty'],
  ['specialty', undefined, 'Please select a specialty'],
  ['specialty', 'Astrology', 'Please select a specialty'],
  ['email', 'amaka', 'Please enter a valid email address'],
  ['phone', '080 1234', 'Please enter a valid phone number'],
  ['phone', 'abcdefghijkl', 'Please enter a valid phone number'],
  ['phone', '080 1234 -- ()', 'Please enter a valid phone number'],
  ['name', 'A'.repeat(121), 'Name must be at most 120 characters'],
  ['lga', 'Kosofe', 'Choose a local government area of this state'],
  ['address', 'Here', 'Address must be at least 5 characters'],
  ['state', '', 'Please select a state'],
  ['state', undefined, 'Please select a state'],
  ['state', 'Atlantis', 'Please select a state'],
  ['credentials', '', 'Please select at least one credential'],
  ['credentials', undefined, 'Please select at least one credential'],
  ['availabilityDays', [], 'Please select at least one day of availability'],
  ['availabilityDays', undefined, 'Please select at least one day of availability'],
  ['availabilityHoursStart', '', 'Please select a start time'],
  ['availabilityHoursStart', undefined, 'Please select a start time'],
  ['availabilityHoursEnd', '', 'Please select an end time'],
  ['availabilityHoursEnd', '7:30 PM', 'Please select an end time'],
  ['availabilityHoursEnd', '8:30 AM', 'The end time must be after the start time'],
  ['availabilityHoursEnd', '8:00 AM', 'The end time must be after the start time'],
  ['resumeUrl', 'http://example.com/cv', 'Please enter a link that starts with https://'],
  ['resumeUrl', 'javascript:alert(1)', 'Please enter a link that starts with https://'],
  ['resumeUrl', 'https://user:pass@example.com/cv', 'Please enter a link that starts with https://'],
])('%s %j is refused with the words of the specification', async (field, value, message) => {
  const answer = await send({ ...AN_APPLICATION, [field]: value });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ [field]: message });
  expect(await kept()).toEqual([]);
  expect(await mailedTo(t, AN_APPLICATION.email)).toEqual([]);
});

test('the capital is accepted under each of its names', async () => {
  expect((await send({ ...AN_APPLICATION, state: 'FCT' })).statusCode).toBe(201);
  expect(await kept()).toMatchObject([{ state: 'Abuja FCT' }]);
});

describe('the same key', () => {
  const headers = { 'idempotency-key': 'the-one-application' };

  test('is one application, also if it is sent repeatedly or concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(AN_APPLICATION, headers)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await kept()).toHaveLength(1);
    expect(await mailedTo(t, AN_APPLICATION.email)).toHaveLength(1);
  });

  test('is refused for another application, and reveals nothing about the first', async () => {
    await send(AN_APPLICATION, headers);
    const answer = await send({ ...AN_APPLICATION, email: 'eve@example.com' }, headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message: 'That Idempotency-Key belongs to another application.', code: 'invalid' });
    expect(await kept()).toHaveLength(1);
  });
});

test("repeated applications can't flood another person's mailbox", async () => {
  for (let times = 0; times < 4; times++) await send({ ...AN_APPLICATION, name: `Dr. Number ${times}` });
  await send({ ...AN_APPLICATION, email: 'AMAKA@example.com' });
  expect(await kept()).toHaveLength(5);
  expect(await mailedTo(t, AN_APPLICATION.email)).toHaveLength(3);
  expect(await mailedTo(t, 'AMAKA@example.com')).toHaveLength(0);
});

test('each of two applications from one address gets a receipt', async () => {
  await send(AN_APPLICATION);
  await send({ ...AN_APPLICATION, name: 'Amaka Test Clinic' });
  expect(await kept()).toHaveLength(2);
  expect(await mailedTo(t, AN_APPLICATION.email)).toHaveLength(2);
});

test('an address that has an account applies like any other, and neither reply nor receipt reveals it', async () => {
  const owner = await newPatient(t, { email: 'has-account@example.com' });
  const reading = async (email: string) => {
    const answer = await send({ ...AN_APPLICATION, email });
    const [receipt, ...others] = await mailedTo(t, email);
    expect(others).toEqual([]);
    const { id: _id, ...reply } = answer.json<{ id: number }>();
    return { status: answer.statusCode, reply, subject: receipt?.subject, text: receipt?.text };
  };
  expect(await reading('has-account@example.com')).toEqual(await reading('has-none@example.com'));
  const rows = await t.pool.query('select user_id from provider_applications');
  expect(rows.rows).toEqual([{ user_id: null }, { user_id: null }]);
  const account = await t.pool.query('select role, email from users where id = $1', [owner.id]);
  expect(account.rows).toEqual([{ role: 'patient', email: 'has-account@example.com' }]);
});

describe('the same name from the same address, while the first is pending,', () => {
  const again = { ...AN_APPLICATION, name: ' dr.  AMAKA test', email: 'Amaka@Example.com', bio: 'Another bio' };

  test('is one application: nothing is stored, changed or mailed again', async () => {
    await send(AN_APPLICATION);
    const before = await kept();
    const answer = await send(again);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(await kept()).toEqual(before);
    expect(await mailedTo(t, AN_APPLICATION.email)).toHaveLength(1);
    expect(await mailedTo(t, again.email)).toHaveLength(0);
  });

  test("gets the reply of a first one, so that strangers can't find out who applied", async () => {
    const first = (await send(AN_APPLICATION)).json<{ id: number }>();
    t.clock.nowMs += 3_600_000;
    const answer = (await send(again)).json<{ id: number }>();
    const other = (await send({ ...AN_APPLICATION, email: 'else@example.com' })).json<{ id: number }>();
    const createdAt = new Date(t.clock.nowMs).toISOString();
    expect(answer).toEqual({ id: first.id + 1, status: 'pending', createdAt });
    expect(other).toEqual({ id: first.id + 2, status: 'pending', createdAt });
  });

  test('returns its id to the signed-in sender', async () => {
    const { cookie } = await newPatient(t);
    const first = await send(AN_APPLICATION, { cookie });
    expect((await send(again, { cookie })).json()).toEqual(first.json());
    const stranger = await newPatient(t);
    expect((await send(again, { cookie: stranger.cookie })).json().id).not.toBe(first.json().id);
  });

  test('is stored once if sent ten times concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(AN_APPLICATION)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await kept()).toHaveLength(1);
    expect(await mailedTo(t, AN_APPLICATION.email)).toHaveLength(1);
  });

  test('is a new application once the first is decided', async () => {
    await send(AN_APPLICATION);
    await t.pool.query(`update provider_applications set status = 'rejected'`);
    await send(again);
    expect(await kept()).toHaveLength(2);
  });
});

test("if the receipt can't be queued, the application isn't stored", async () => {
  await t.pool.query('alter table messages add constraint nothing_more check (id < 0) not valid');
  try {
    expect((await send(AN_APPLICATION)).statusCode).toBe(500);
    expect(await kept()).toEqual([]);
  } finally {
    await t.pool.query('alter table messages drop constraint nothing_more');
  }
});

test('applications are limited by network', async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on' });
  const statuses = [];
  for (let count = 0; count < 6; count++) {
    const payload = { ...AN_APPLICATION, email: `a${count}@example.com` };
    statuses.push(
      (await limited.app.inject({ method: 'POST', url: '/api/provider-applications', payload })).statusCode,
    );
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});
