import { beforeEach, expect, test } from 'vitest';
import { visibleLine } from '#platform/common/visible-text.ts';
import { newPatient, testApp } from '#test/app.ts';
import { HOSTILE_TEXTS } from '#test/hostile-texts.ts';

const t = await testApp();
let me: Awaited<ReturnType<typeof newPatient>>;
beforeEach(async () => {
  me = await newPatient(t, { phone: '0803 000 0000', state: 'Lagos', lga: 'Ikeja', bloodType: 'O+', nhisNumber: 'N1' });
});

const get = (id: number, cookie = me.cookie) => t.app.inject({ url: `/api/users/${id}`, headers: { cookie } });
const put = (payload: object, id = me.id, cookie = me.cookie) =>
  t.app.inject({ method: 'PUT', url: `/api/users/${id}`, payload, headers: { cookie } });
const rowOf = async (id: number) => (await t.pool.query('select * from users where id = $1', [id])).rows[0];

test('all seven fields are written and returned, and the reply holds no secret', async () => {
  const wanted = {
    fullName: 'Bola Àjàyí',
    email: 'Bola@example.com',
    phone: '+234 803 000 0000',
    state: 'Rivers',
    lga: 'Port Harcourt',
    bloodType: 'AB-',
    nhisNumber: '12345',
  };
  const answer = await put(wanted);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ id: me.id, role: 'patient', ...wanted });
  expect((await get(me.id)).json()).toEqual(answer.json());
  expect(Object.keys(answer.json()).toSorted()).toEqual([
    'bloodType',
    'email',
    'fullName',
    'id',
    'lga',
    'nhisNumber',
    'permissions',
    'phone',
    'role',
    'state',
    'username',
  ]);
  expect((await t.app.inject({ url: '/api/user', headers: { cookie: me.cookie } })).json()).toEqual(answer.json());
});

test('only the given fields change; an emptied field is cleared', async () => {
  const before = await rowOf(me.id);
  expect((await put({ phone: '0909 000 0000' })).statusCode).toBe(200);
  expect(await rowOf(me.id)).toEqual({ ...before, phone: '0909 000 0000' });
  await put({ phone: ' ', bloodType: '', nhisNumber: null, state: '', lga: '' });
  const emptied = { phone: null, blood_type: null, nhis_number: null, state: null, lga: null };
  expect(await rowOf(me.id)).toEqual({ ...before, ...emptied });
});

test.each([
  [{ fullName: 'B' }, 'fullName', 'Name must be at least 2 characters.'],
  [{ fullName: '  B  ' }, 'fullName', 'Name must be at least 2 characters.'],
  [{ email: 'bola' }, 'email', 'Please enter a valid email address.'],
  [{ email: '' }, 'email', 'Please enter a valid email address.'],
  [{ lga: 'Port Harcourt' }, 'lga', 'Please choose a local government area of that state.'],
  [{ state: 'Rivers' }, 'lga', 'Please choose a local government area of that state.'],
  [{ state: '' }, 'lga', 'Please choose a state before its LGA.'],
  [{ bloodType: 'C+' }, 'bloodType', 'This is not one of the choices.'],
  [{ state: 'Atlantis', lga: 'Ikeja' }, 'state', 'This is not one of the choices.'],
])('%o is refused at its field, and nothing is written', async (wrong, field, message) => {
  const before = await rowOf(me.id);
  const answer = await put({ phone: '0909 000 0000', ...wrong });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ [field]: message });
  expect(await rowOf(me.id)).toEqual(before);
});

test.each([
  'role',
  'permissions',
  'id',
  'username',
  'password',
  'passwordHash',
  'isDemo',
  'dateOfBirth',
  'deletedAt',
  'emailConfirmedAt',
  'guardianName',
])("%s can't be written, even together with a field that can", async (field) => {
  const before = await rowOf(me.id);
  const answer = await put({ phone: '0909 000 0000', [field]: 'admin' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ [field]: 'Unknown field.' });
  expect(await rowOf(me.id)).toEqual(before);
});

test('an empty change is refused', async () => {
  const answer = await put({});
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toBe('There is nothing to change.');
});

test('an address that another account has confirmed is accepted like any other, and stays confirmed there', async () => {
  const emailConfirmedAt = new Date(t.clock.nowMs);
  const other = await newPatient(t, { email: `Known${me.id}@example.com`, emailConfirmedAt });
  const second = await newPatient(t);
  const answers = [
    await put({ email: `kNOWN${me.id}@example.com` }),
    await put({ email: `unknown${me.id}@example.com` }, second.id, second.cookie),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await rowOf(me.id)).email_confirmed_at).toBeNull();
  expect(await rowOf(other.id)).toMatchObject({
    email: `Known${me.id}@example.com`,
    email_confirmed_at: emailConfirmedAt,
  });
});

test('an unchanged place that is not in the list does not prevent other changes', async () => {
  await t.pool.query(`update users set lga = 'Somewhere', state = null where id = $1`, [me.id]);
  const { fullName, email, phone, state, lga, bloodType, nhisNumber } = (await get(me.id)).json();
  const answer = await put({ fullName: 'New Name', email, phone, state, lga, bloodType, nhisNumber });
  expect(answer.json()).toMatchObject({ fullName: 'New Name', state: null, lga: 'Somewhere' });
  expect(fullName).toBe('Test Patient');
});

test("another user's profile gets the same reply as a missing one, for administrators too, and isn't changed", async () => {
  const before = await rowOf(me.id);
  const other = await newPatient(t);
  const admin = await newPatient(t, { role: 'admin', permissions: ['super_admin'] });
  for (const { cookie } of [other, admin]) {
    const missing = await get(999_999_999, cookie);
    expect(missing.statusCode).toBe(404);
    for (const answer of [await get(me.id, cookie), await put({ fullName: 'Taken Over' }, me.id, cookie)]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(missing.body);
    }
  }
  expect(await rowOf(me.id)).toEqual(before);
  expect((await t.app.inject(`/api/users/${me.id}`)).statusCode).toBe(401);
});

test('hostile text is stored without invisible characters, or refused, and never causes a server error', async () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThan(20);
  for (const text of HOSTILE_TEXTS) {
    const answer = await put({ fullName: text });
    expect(answer.statusCode, `${text}: ${answer.body}`).toBeLessThan(500);
    if (answer.statusCode === 200) expect(answer.json().fullName).toBe(visibleLine(text));
  }
});

test.each([
  ['fullName', '\u200b\u2060\u3164'],
  ['phone', 'call me'],
  ['phone', 'abc<script>'],
])('%s %j is refused, and nothing changes', async (field, value) => {
  const before = await rowOf(me.id);
  const answer = await put({ [field]: value });
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
  expect(await rowOf(me.id)).toEqual(before);
});

test('a name is stored in one line without direction marks', async () => {
  expect((await put({ fullName: 'Ada\n\u202eObi\u2066' })).json().fullName).toBe('Ada Obi');
});
