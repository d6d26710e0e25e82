import { beforeEach, describe, expect, test } from 'vitest';
import { A_PROVIDER } from '#test/access/network-set-ups.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';

const t = await testApp();
let admin: { id: number; cookie: string };
beforeEach(async () => {
  await t.pool.query('delete from providers');
  admin = await newPatient(t, { role: 'admin', permissions: ['manage_providers'], fullName: 'Ada Admin' });
});

const URL = '/api/admin/providers';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = async (method: Method, url: string, payload?: object) =>
  await t.app.inject({ method, url, headers: { cookie: admin.cookie }, ...(payload && { payload }) });
const stored = async (id: number) => (await t.pool.query('select * from providers where id = $1', [id])).rows[0];
const acts = async () =>
  (await t.pool.query('select act, object, details from activity_log where actor_id = $1 order by id', [admin.id]))
    .rows;

test('it is not known whether a listing takes new patients, regardless of what an administrator writes', async () => {
  const id = await newProvider(t, { bookable: false });
  const accepts = (answer: { readonly acceptingNewPatients: boolean | null }) => answer.acceptingNewPatients;
  expect((await send('GET', URL)).json().map(accepts)).toEqual([null]);
  expect(accepts((await send('GET', `${URL}/${id}`)).json())).toBeNull();
  const written = await send('PUT', `${URL}/${id}`, { acceptingNewPatients: true, bio: 'By the market.' });
  expect(written.json()).toMatchObject({ acceptingNewPatients: null, bio: 'By the market.' });
  await t.pool.query(`update providers set booking_state = 'setting_up' where id = $1`, [id]);
  expect(accepts((await send('GET', `${URL}/${id}`)).json())).toBe(true);
});

describe('adding', () => {
  test('a provider gets the defaults of the specification, can be booked, and is found', async () => {
    const answer = await send('POST', URL, A_PROVIDER);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      ...A_PROVIDER,
      lga: null,
      bio: null,
      acceptingNewPatients: true,
      telehealthAvailable: false,
      lowCostOptions: false,
      providesUrgentCare: false,
      mobileClinic: false,
      speaksLocalLanguages: [],
      profileImage: null,
      officeImage: null,
      bookable: false,
      bookingState: 'setting_up',
      licences: [],
      upcomingVisits: 0,
    });
    const { id } = answer.json<{ id: number }>();
    expect((await t.app.inject({ url: '/api/providers?q=amaka+marina' })).json()).toMatchObject([{ id }]);
    expect(await acts()).toEqual([
      { act: 'provider.create', object: `provider:${id}`, details: { name: A_PROVIDER.name } },
    ]);
  });

  test('with the same key it is the same provider, also in concurrent requests', async () => {
    const post = (cookie: string, key: string) =>
      t.app.inject({ method: 'POST', url: URL, headers: { cookie, 'idempotency-key': key }, payload: A_PROVIDER });
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(admin.cookie, 'one')));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    const ids = new Set(answers.map((answer) => answer.json<{ id: number }>().id));
    expect(ids.size).toBe(1);
    const count = async () => (await t.pool.query('select count(*)::int as all from providers')).rows[0].all;
    expect(await count()).toBe(1);
    expect(await acts()).toHaveLength(1);
    const other = await newPatient(t, { role: 'admin', permissions: ['manage_providers'] });
    for (const next of [await post(admin.cookie, 'two'), await post(other.cookie, 'one')]) {
      expect(next.statusCode, next.body).toBe(201);
      expect(ids).not.toContain(next.json<{ id: number }>().id);
    }
    expect(await count()).toBe(3);
    expect((await post(admin.cookie, 'a key')).statusCode).toBe(400);
    expect(await count()).toBe(3);
  });
});

describe('adding a provider', () => {
  test('Port Harcourt is stored as that LGA of Rivers, found by its city, with the middle of the LGA as its point', async () => {
    const { id } = (await send('POST', URL, { ...A_PROVIDER, state: 'Port Harcourt' })).json<{ id: number }>();
    expect(await stored(id)).toMatchObject({ state: 'Rivers', lga: 'Port Harcourt', location_precision: 'area' });
    expect((await stored(id)).latitude).toBeGreaterThan(4);
    expect((await t.app.inject({ url: '/api/providers?city=Port+Harcourt' })).json()).toMatchObject([{ id }]);
  });

  test.each<[string, unknown, string]>([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', ' A ', 'Name must be at least 2 characters'],
    ['specialty', '', 'Specialty is required'],
    ['email', 'nobody', 'Invalid email address'],
    ['phone', '080300000', 'Phone number is required'],
    ['address', '1 Ro', 'Address is required'],
    ['state', '', 'State is required'],
    ['name', undefined, 'Name must be at least 2 characters'],
    ['specialty', undefined, 'Specialty is required'],
    ['email', undefined, 'Invalid email address'],
    ['phone', undefined, 'Phone number is required'],
    ['address', undefined, 'Address is required'],
    ['state', undefined, 'State is required'],
    ['phone', 'abcdefghijkl', 'Please enter a valid phone number'],
    ['specialty', 'Astrology', 'Choose a specialty of the list'],
    ['lga', 'Dala', 'Choose a local government area of this state'],
    ['lga', '<b>x</b>', 'Choose a local government area of this state'],
    ['speaksLocalLanguages', ['Klingon'], 'Choose languages of the list'],
    ['state', 'Atlantis', 'Choose a state of Nigeria'],
    ['profileImage', 'http://example.com/a.jpg', 'Upload a picture, or give an address that begins with https://'],
    ['officeImage', 'javascript:alert(1)', 'Upload a picture, or give an address that begins with https://'],
    ['officeImage', 'https://u:p@example.com/', 'Upload a picture, or give an address that begins with https://'],
    ['officeImage', '/images/../secret.webp', 'Upload a picture, or give an address that begins with https://'],
    ['profileImage', `/images/${'0'.repeat(64)}.webp`, 'That picture is not here any more. Please upload it again.'],
  ])('a wrong %s (%j) is refused with its reason, and nothing is written', async (field, value, message) => {
    const answer = await send('POST', URL, { ...A_PROVIDER, [field]: value });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().fields).toEqual({ [field]: message });
    expect((await t.pool.query('select 1 from providers')).rowCount).toBe(0);
    expect(await acts()).toEqual([]);
  });

  test('only fields of the form can be set', async () => {
    for (const extra of [
      { ratingTenths: 50 },
      { bookable: false },
      { isDemo: true },
      { licensedUntil: '2099-01-01' },
    ]) {
      expect((await send('POST', URL, { ...A_PROVIDER, ...extra })).statusCode).toBe(400);
    }
  });
});

const full = { ...A_PROVIDER, lga: 'Ikeja', bio: 'About us', languages: ['Igbo', 'Hausa'] };
const change = async (id: number, changes: object) => await send('PUT', `${URL}/${id}`, changes);

describe('changing', () => {
  test('only what is sent changes; empty optional text becomes null; an emptied image keeps the old one', async () => {
    const id = await newProvider(t, { ...full, profileImage: 'https://example.com/a.jpg' });
    const before = await stored(id);
    const answer = await change(id, { name: ' New Name ', bio: '', profileImage: '', officeImage: null });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ name: 'New Name', bio: null, profileImage: 'https://example.com/a.jpg' });
    expect(await stored(id)).toEqual({
      ...before,
      name: 'New Name',
      bio: null,
      search_text: 'new name cardiology 12 marina road ikeja lagos',
      edited_columns: ['name', 'bio'],
      updated_at: expect.any(Date),
    });
    expect(await acts()).toMatchObject([{ act: 'provider.update', details: { changed: ['name', 'bio'] } }]);
  });

  test.each([{}, { name: full.name }, { speaksLocalLanguages: ['Hausa', 'Igbo', 'Igbo'] }, { lga: 'ikeja' }])(
    'what says nothing new (%j) writes nothing, not even into the audit log',
    async (changes) => {
      const id = await newProvider(t, full);
      const before = await stored(id);
      expect((await change(id, changes)).statusCode).toBe(200);
      expect(await stored(id)).toEqual(before);
      expect(await acts()).toEqual([]);
    },
  );

  test('another state removes the LGA, and another place the surveyed point', async () => {
    const surveyed = { latitude: 6.6, longitude: 3.35, locationPrecision: 'exact' as const };
    const id = await newProvider(t, { ...full, ...surveyed });
    await change(id, { address: '13 Marina Road' });
    expect(await stored(id)).toMatchObject({ latitude: 6.6, location_precision: 'exact', lga: 'Ikeja' });
    await change(id, { state: 'Port Harcourt' });
    expect(await stored(id)).toMatchObject({ state: 'Rivers', lga: 'Port Harcourt', location_precision: 'area' });
    await change(id, { state: 'Kano' });
    expect(await stored(id)).toMatchObject({ state: 'Kano', lga: null, location_precision: 'unknown', latitude: null });
    expect((await stored(id)).edited_columns).toEqual(expect.arrayContaining(['address', 'state', 'lga', 'latitude']));
  });
});

describe('choices in a change', () => {
  test('place, specialty and languages must be choices of the form or the present values', async () => {
    const id = await newProvider(t, { ...full, specialty: 'Optometry', lga: 'Old Town', languages: ['Fulani'] });
    const before = await stored(id);
    for (const [changes, field] of [
      [{ lga: 'Dala' }, 'lga'],
      [{ state: 'Port Harcourt', lga: 'Kosofe' }, 'lga'],
      [{ state: 'Port Harcourt', lga: 'Bonny' }, 'lga'],
      [{ specialty: 'Astrology' }, 'specialty'],
      [{ speaksLocalLanguages: ['Klingon'] }, 'speaksLocalLanguages'],
    ] as const) {
      const answer = await change(id, changes);
      expect([answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([400, [field]]);
    }
    expect(await stored(id)).toEqual(before);
    const kept = { specialty: 'Optometry', lga: 'Old Town', speaksLocalLanguages: ['Fulani', 'Igbo'] };
    expect((await change(id, kept)).statusCode).toBe(200);
    expect((await change(id, { state: 'Port Harcourt', lga: 'Obio/Akpor' })).statusCode).toBe(200);
  });

  test('a provider of another state keeps it', async () => {
    const id = await newProvider(t, { ...full, state: 'Kano', lga: 'Dala' });
    await change(id, { name: 'Other Name' });
    expect(await stored(id)).toMatchObject({ state: 'Kano', lga: 'Dala' });
  });
});

describe('conflicting and invalid changes', () => {
  test('changes of two administrators at once are both kept if they touch different fields', async () => {
    const id = await newProvider(t, full);
    const answers = await Promise.all([
      change(id, { name: 'By The First' }),
      change(id, { bio: 'By the second' }),
      change(id, { telehealthAvailable: true }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await stored(id)).toMatchObject({ name: 'By The First', bio: 'By the second', telehealth_available: true });
    expect((await stored(id)).search_text).toContain('by the first');
  });

  test.each([
    ['name', { name: 'By The First' }, { name: 'By The Second' }, { name: full.name }],
    ['bio', { bio: null }, { bio: 'Mine' }, { bio: full.bio }],
    ['state', { state: 'Port Harcourt' }, { state: 'Kano' }, { state: 'Lagos' }],
    [
      'speaksLocalLanguages',
      { speaksLocalLanguages: ['Yoruba'] },
      { speaksLocalLanguages: ['Igbo'] },
      { speaksLocalLanguages: ['Hausa', 'Igbo'] },
    ],
  ])(
    'of two administrators who saw the same %s the later one does not replace it unseen',
    async (field, one, other, was) => {
      const id = await newProvider(t, full);
      expect((await change(id, { ...one, was })).statusCode).toBe(200);
      const before = await stored(id);
      const refused = await change(id, { ...other, was });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed_meanwhile']);
      expect(Object.keys(refused.json().fields)).toEqual([field]);
      expect(await stored(id)).toEqual(before);
      expect(await acts()).toHaveLength(1);
      expect((await change(id, { ...one, was })).statusCode).toBe(200);
      expect((await change(id, other)).statusCode).toBe(200);
    },
  );

  test('a wrong value, an unknown field or a missing provider changes nothing', async () => {
    const id = await newProvider(t, full);
    const before = await stored(id);
    expect((await change(id, { name: 'Fine', email: 'no' })).json().fields).toEqual({ email: 'Invalid email address' });
    expect((await change(id, { name: 'Fine', removedAt: null })).statusCode).toBe(400);
    expect((await change(999_999, { name: 'Fine' })).statusCode).toBe(404);
    expect(await stored(id)).toEqual(before);
  });
});

describe('the table', () => {
  const names = async (query: string) => {
    const answer = await send('GET', `${URL}?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return [answer.headers['x-total-count'], ...answer.json<{ name: string }[]>().map(({ name }) => name)];
  };

  test('shows the network before listings, searched, sorted, filtered and paged', async () => {
    await newProvider(t, { name: 'Beta', specialty: 'Cardiology', state: 'Rivers' });
    await newProvider(t, { name: 'Álpha', specialty: 'Urology' });
    await newProvider(t, { name: 'Aaa Listing', bookable: false });
    await newProvider(t, { name: 'Gone', removedAt: new Date(t.clock.nowMs) });
    expect(await names('')).toEqual(['3', 'Beta', 'Álpha', 'Aaa Listing']);
    expect(await names('sort=-name')).toEqual(['3', 'Álpha', 'Beta', 'Aaa Listing']);
    expect(await names('sort=newest&kind=network')).toEqual(['2', 'Álpha', 'Beta']);
    expect(await names('sort=state&kind=network')).toEqual(['2', 'Álpha', 'Beta']);
    expect(await names('sort=specialty&kind=network')).toEqual(['2', 'Beta', 'Álpha']);
    expect(await names('kind=listings')).toEqual(['1', 'Aaa Listing']);
    expect(await names('kind=removed')).toEqual(['1', 'Gone']);
    expect(await names('q=ALPHA+lagos')).toEqual(['1', 'Álpha']);
    for (const signs of ['%25', '_', 'B_ta', '%5C']) expect(await names(`q=${signs}`)).toEqual(['0']);
    expect(await names('limit=1&offset=1')).toEqual(['3', 'Álpha']);
    expect(await names('q=eta')).toEqual(['0']);
    expect((await send('GET', `${URL}?sort=email`)).statusCode).toBe(400);
  });

  test('a search shows exact names first, then names that begin like it; short words match names only', async () => {
    const specialty = 'Family Medicine (General Practitioner)';
    await newProvider(t, { name: 'Abc Pr One', specialty });
    await newProvider(t, { name: 'Pr One and Sons', specialty });
    await newProvider(t, { name: 'Pr One', specialty });
    await newProvider(t, { name: 'One Clinic', specialty, bio: 'Pr One works here' });
    await newProvider(t, { name: 'Dr. Elsewhere', specialty, address: '1 One Street' });
    expect(await names('q=Pr+One')).toEqual(['3', 'Pr One', 'Pr One and Sons', 'Abc Pr One']);
    expect(await names('q=Pr+One&sort=name')).toEqual(['3', 'Abc Pr One', 'Pr One', 'Pr One and Sons']);
    expect(await names('q=one+practitioner')).toHaveLength(6);
  });
});
