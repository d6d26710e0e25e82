import { beforeEach, expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';
import { mailedTo, tokenMailedTo } from '#test/mailed.ts';
import { applied } from '#test/provider-application.ts';

const t = await testApp();
let reviewer: { id: number; cookie: string };
let count = 0;

beforeEach(async () => {
  await t.pool.query('truncate provider_applications cascade');
  reviewer = await newPatient(t, { role: 'admin', permissions: ['approve_applications'], fullName: 'Rita Reviewer' });
});

const as = (cookie: string) => (method: 'GET' | 'POST', path: string, payload?: object) =>
  t.app.inject({
    method,
    url: `/api/admin/provider-applications${path}`,
    headers: { cookie },
    ...(payload && { payload }),
  });
const ask = (...call: Parameters<ReturnType<typeof as>>) => as(reviewer.cookie)(...call);
const review = (id: number, status: string, notes?: string) =>
  ask('POST', `/${id}/review`, { status, ...(notes && { notes }) });
const convert = (id: number) => ask('POST', `/${id}/convert`);
const row = async (id: number) =>
  (await t.pool.query('select * from provider_applications where id = $1', [id])).rows[0];
const acts = async (id: number) =>
  (await t.pool.query('select act from activity_log where object = $1 order by id', [`application:${id}`])).rows.map(
    ({ act }) => act,
  );
const providers = async () => (await t.pool.query('select * from providers order by id')).rows;
const fresh = async (overrides: object = {}) => {
  count += 1;
  const email = `applicant${count}@example.com`;
  return { email, id: await applied(t, { email, ...overrides }) };
};

test.each([
  ['approved', 'application.approve', 'Your application was approved'],
  ['rejected', 'application.reject', 'About your application'],
])('a pending application is %s once, with a mail without the notes', async (status, act, subject) => {
  const { id, email } = await fresh();
  const answer = await review(id, status, 'Called the council: no such number');
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ id, status, notes: 'Called the council: no such number', providerId: null });
  expect((await ask('GET', `/${id}`)).json()).toEqual(answer.json());
  expect((await ask('GET', `/${id + 1}`)).statusCode).toBe(404);
  expect(await row(id)).toMatchObject({ status, decided_by: reviewer.id, decided_at: new Date(t.clock.nowMs) });
  expect(await acts(id)).toEqual([act]);
  const mails = await mailedTo(t, email);
  expect(mails.map((mail) => mail.subject)).toEqual(['We received your application', subject]);
  expect(JSON.stringify(mails)).not.toMatch(/council|Rita/);

  for (const again of ['approved', 'rejected']) {
    const second = await review(id, again);
    expect(second.statusCode).toBe(409);
    expect(second.json()).toEqual({ code: 'already_decided', message: 'This application was decided already.' });
  }
  expect(await row(id)).toMatchObject({ status });
  expect(await mailedTo(t, email)).toHaveLength(2);
  expect(await acts(id)).toEqual([act]);
});

test('of two concurrent decisions one takes effect, and one mail is sent', async () => {
  const { id, email } = await fresh();
  const other = await newPatient(t, { role: 'admin', permissions: ['super_admin'] });
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => review(id, 'approved')),
    ...Array.from({ length: 5 }, () => as(other.cookie)('POST', `/${id}/review`, { status: 'rejected' })),
  ]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
  expect(await mailedTo(t, email)).toHaveLength(2);
  expect(await acts(id)).toHaveLength(1);
});

test.each(['pending', '', 'converted', undefined])('the decision %j is refused', async (status) => {
  const { id } = await fresh();
  expect((await ask('POST', `/${id}/review`, { status })).statusCode).toBe(400);
  expect(await row(id)).toMatchObject({ status: 'pending', decided_at: null });
});

test("a missing application can't be decided, converted or invited", async () => {
  for (const answer of [
    await review(999_999, 'approved'),
    await convert(999_999),
    await ask('POST', '/999999/invitation'),
  ]) {
    expect(answer.statusCode).toBe(404);
  }
});

test.each(['pending', 'rejected'])("a %s application can't be converted", async (status) => {
  const { id } = await fresh();
  if (status === 'rejected') await review(id, 'rejected');
  const before = await providers();
  const answer = await convert(id);
  expect(answer.statusCode).toBe(409);
  expect(answer.json().code).toBe('not_approved');
  expect(await providers()).toEqual(before);
  expect((await t.pool.query("select 1 from users where role = 'provider'")).rowCount).toBe(0);
});

test('an approved application becomes a provider with its own hours, once, that takes no bookings before a member starts them', async () => {
  const { id, email } = await fresh({ otherCredentials: 'ACLS' });
  await review(id, 'approved');
  const answer = await convert(id);
  expect(answer.statusCode, answer.body).toBe(201);
  const provider = answer.json();
  expect(provider).toMatchObject({
    name: 'Dr. Amaka Test',
    specialty: 'Pulmonology',
    email,
    phone: '0800 000 0011',
    state: 'Abuja FCT',
    lga: 'Bwari',
    bio: 'I see people with lung disease.\n\nCredentials: MBBS, FWACP, ACLS',
    telehealthAvailable: true,
    providesUrgentCare: false,
    lowCostOptions: true,
    acceptingNewPatients: true,
    speaksLocalLanguages: ['Hausa', 'English'],
  });
  const shown = (await t.app.inject(`/api/providers/${provider.id}`)).json();
  expect(shown).toMatchObject({
    bookable: false,
    locationPrecision: 'area',
    latitude: expect.any(Number),
    officeHours: [
      { weekday: 1, opens: '08:30', closes: '13:00' },
      { weekday: 3, opens: '08:30', closes: '13:00' },
    ],
    nextSlotAt: null,
  });
  expect((await t.app.inject(`/api/providers/${provider.id}/availability?date=2026-11-25`)).json()).toEqual([]);
  expect(shown).not.toHaveProperty('email');
  expect((await t.app.inject('/api/providers?q=amaka')).json()).toMatchObject([{ id: provider.id }]);

  const again = await convert(id);
  expect(again.statusCode).toBe(409);
  expect(again.json().code).toBe('already_converted');
  expect((await providers()).filter(({ email: of }) => of === email)).toHaveLength(1);
  expect(await acts(id)).toEqual(['application.approve', 'application.convert']);
});

test('of two concurrent conversions, one takes effect', async () => {
  const { id, email } = await fresh();
  await review(id, 'approved');
  const answers = await Promise.all([convert(id), convert(id), convert(id)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect((await providers()).filter(({ email: of }) => of === email)).toHaveLength(1);
  expect((await mailedTo(t, email)).filter(({ kind }) => kind === 'invitation')).toHaveLength(1);
});

test('an applicant without LGA has no location', async () => {
  const { id } = await fresh({ lga: undefined });
  await review(id, 'approved');
  const { id: providerId } = (await convert(id)).json();
  expect((await t.app.inject(`/api/providers/${providerId}`)).json()).toMatchObject({
    latitude: null,
    locationPrecision: 'unknown',
  });
});

test("the applicant opens an account that manages the provider; their patient account isn't changed", async () => {
  count += 1;
  const email = `applicant${count + 1}@example.com`;
  const patient = await newPatient(t, { email, emailConfirmedAt: new Date(t.clock.nowMs) });
  const { id } = await fresh();
  await review(id, 'approved');
  const { id: providerId } = (await convert(id)).json();
  expect((await ask('GET', '')).json()).toMatchObject([{ id, providerId, invitation: 'waiting' }]);
  const token = await tokenMailedTo(t, email, 'invitation');
  const accepted = await t.app.inject({
    method: 'POST',
    url: '/api/invitations/accept',
    payload: { token, username: `amaka-${count}`, password: 'a rare and long one' },
  });
  expect(accepted.statusCode, accepted.body).toBe(200);
  const { user } = accepted.json();
  expect(user).toMatchObject({ role: 'provider', permissions: [] });
  expect(user.id).not.toBe(patient.id);
  const members = await t.pool.query('select user_id from provider_members where provider_id = $1', [providerId]);
  expect(members.rows).toEqual([{ user_id: user.id }]);
  const users = await t.pool.query('select id, role, email_confirmed_at from users where email = $1 order by id', [
    email,
  ]);
  expect(users.rows).toMatchObject([
    { id: patient.id, role: 'patient' },
    { role: 'provider', email_confirmed_at: null },
  ]);
  expect((await ask('GET', '')).json()).toMatchObject([{ id, invitation: 'accepted' }]);
  expect((await ask('POST', `/${id}/invitation`)).statusCode).toBe(409);
});

test('an invitation names the clinic and can be sent again; its earlier link stops working', async () => {
  const { id, email } = await fresh();
  await review(id, 'approved');
  expect((await ask('POST', `/${id}/invitation`)).statusCode).toBe(409);
  await convert(id);
  const first = await tokenMailedTo(t, email, 'invitation');
  const answer = await ask('POST', `/${id}/invitation`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ invitation: 'waiting' });
  expect(await tokenMailedTo(t, email, 'invitation')).not.toBe(first);
  const { rows } = await t.pool.query(
    'select name from providers where id = (select provider_id from provider_applications where id = $1)',
    [id],
  );
  for (const mail of (await mailedTo(t, email)).filter(({ kind }) => kind === 'invitation')) {
    expect(mail.subject).toBe('Your provider account is ready');
    expect(mail.text).toContain(`An account for the provider portal of ${rows[0].name} was made for you.`);
  }
  const payload = { token: first, username: 'too-late', password: 'a rare and long one' };
  expect((await t.app.inject({ method: 'POST', url: '/api/invitations/accept', payload })).statusCode).toBe(410);
  expect(await acts(id)).toEqual(['application.approve', 'application.convert', 'application.invite']);
});

test("if the invitation can't be queued, nothing is converted", async () => {
  const { id } = await fresh();
  await review(id, 'approved');
  const before = await providers();
  await t.pool.query('alter table messages add constraint nothing_more check (id < 0) not valid');
  try {
    expect((await convert(id)).statusCode).toBe(500);
  } finally {
    await t.pool.query('alter table messages drop constraint nothing_more');
  }
  expect(await providers()).toEqual(before);
  expect(await row(id)).toMatchObject({ provider_id: null, invited_user_id: null });
});

test('the list can be searched, filtered, sorted and paged', async () => {
  await fresh({ name: 'Dr. Zainab', specialty: 'Cardiology', state: 'Kano', lga: undefined });
  const second = await fresh({ name: 'dr. Bola 100%', specialty: 'Urology', state: 'Oyo', lga: undefined });
  await fresh({ name: 'Dr. Chidi', specialty: 'Dentistry', state: 'Abia', lga: 'Bende' });
  await review(second.id, 'rejected');
  const names = async (query: string) => {
    const answer = await ask('GET', `?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ name: string }[]>().map(({ name }) => name);
  };
  expect(await names('')).toEqual(['Dr. Chidi', 'dr. Bola 100%', 'Dr. Zainab']);
  expect(await names('sort=oldest')).toEqual(['Dr. Zainab', 'dr. Bola 100%', 'Dr. Chidi']);
  expect(await names('sort=name')).toEqual(['dr. Bola 100%', 'Dr. Chidi', 'Dr. Zainab']);
  expect(await names('sort=state')).toEqual(['Dr. Chidi', 'Dr. Zainab', 'dr. Bola 100%']);
  expect(await names('sort=specialty')).toEqual(['Dr. Zainab', 'Dr. Chidi', 'dr. Bola 100%']);
  expect(await names('status=rejected')).toEqual(['dr. Bola 100%']);
  expect(await names('q=BENDE')).toEqual(['Dr. Chidi']);
  expect(await names('q=cardio')).toEqual(['Dr. Zainab']);
  expect(await names(`q=${second.email}`)).toEqual(['dr. Bola 100%']);
  expect(await names('q=100%25')).toEqual(['dr. Bola 100%']);
  expect(await names('q=_')).toEqual([]);
  expect(await names('limit=1&offset=1')).toEqual(['dr. Bola 100%']);
  expect((await ask('GET', '?limit=1')).headers['x-total-count']).toBe('3');
  expect((await ask('GET', '?sort=email')).statusCode).toBe(400);
});

test('approved applications are first until they are converted', async () => {
  const first = await fresh({ name: 'Dr. First' });
  await fresh({ name: 'Dr. Second' });
  const names = async () => (await ask('GET', '')).json<{ name: string }[]>().map(({ name }) => name);
  await review(first.id, 'approved');
  expect(await names()).toEqual(['Dr. First', 'Dr. Second']);
  await convert(first.id);
  expect(await names()).toEqual(['Dr. Second', 'Dr. First']);
});

test('reviewers see other applications and a provider account with the same address', async () => {
  const { id, email } = await fresh({ name: 'Dr. First' });
  const others = [await applied(t, { email, name: 'Dr. Second' }), await applied(t, { email, name: 'Dr. Third' })];
  await fresh();
  const seen = async () =>
    (await ask('GET', '?sort=oldest')).json<{ fromSameAddress: object[]; hasProviderAccount: boolean }[]>();
  const [first, , , stranger] = await seen();
  expect(first?.fromSameAddress).toEqual([
    { id: others[0], name: 'Dr. Second', status: 'pending', providerId: null },
    { id: others[1], name: 'Dr. Third', status: 'pending', providerId: null },
  ]);
  expect(stranger?.fromSameAddress).toEqual([]);
  expect((await seen()).map(({ hasProviderAccount }) => hasProviderAccount)).toEqual([false, false, false, false]);
  await review(id, 'approved');
  expect((await convert(id)).statusCode).toBe(201);
  expect((await seen()).map(({ hasProviderAccount }) => hasProviderAccount)).toEqual([true, true, true, false]);
});

test('the mail of a rejection says where to write to', async () => {
  const { id, email } = await fresh();
  await review(id, 'rejected');
  const mail = (await mailedTo(t, email)).at(-1);
  expect(mail?.text).toMatch(/Write to us:\nhttps?:\/\/\S+\/contact-us\n/);
});

test('a conversion with a JSON content type and no body is accepted, as specified', async () => {
  const { id } = await fresh();
  await review(id, 'approved');
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/admin/provider-applications/${id}/convert`,
    headers: { cookie: reviewer.cookie, 'content-type': 'application/json' },
  });
  expect(answer.statusCode, answer.body).toBe(201);
});
