import { beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { aPicture } from '#test/access/network-set-ups.ts';
import { personWith } from '#test/access/principals.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';

const t = await testApp();
let id: number;
let member: { readonly id: number; readonly cookie: string };
let admin: { readonly id: number; readonly cookie: string };

const POINT = { latitude: 6.6018, longitude: 3.3515 };
const newMember = async (role: 'owner' | 'manager' | 'desk' = 'owner') => {
  const person = await personWith(t, { role: 'provider', permissions: [] });
  await addMember(t.db, { providerId: id, userId: person.id, role, nowMs: t.clock.nowMs });
  return person;
};
beforeEach(async () => {
  await t.pool.query('delete from page_changes');
  id = await newProvider(t, { ...POINT, locationPrecision: 'exact', phone: '0803 000 0000' });
  member = await newMember();
  admin = await newPatient(t, { role: 'admin', permissions: ['manage_providers'], fullName: 'Ada Admin' });
});

type Method = 'GET' | 'PUT' | 'DELETE';
const send = async (who: { readonly cookie: string }, method: Method, url: string, payload?: object) =>
  await t.app.inject({ method, url, headers: { cookie: who.cookie }, ...(payload && { payload }) });
const own = () => `/api/portal/providers/${id}/page`;
const change = (body: object, who = member) => send(who, 'PUT', own(), body);
const row = async () => (await t.pool.query('select * from providers where id = $1', [id])).rows[0];
const publicPage = async () => (await t.app.inject(`/api/providers/${id}`)).json();
const waiting = async () => (await send(admin, 'GET', `/api/admin/page-changes?provider=${id}`)).json();
const decide = (change: number, body: object, who = admin) =>
  send(who, 'PUT', `/api/admin/page-changes/${change}`, body);
const RENAMED = { name: { was: 'Dr. Ngozi Test', to: 'Ngozi Family Clinic' } };

describe('C4 of the design', () => {
  test('a change of the telephone number is at once, and an import leaves it', async () => {
    const answer = await change({ phone: { was: '0803 000 0000', to: '0803 111 2222' } });
    expect([answer.statusCode, answer.json().values.phone, answer.json().waiting]).toEqual([200, '0803 111 2222', []]);
    expect(await row()).toMatchObject({ phone: '0803 111 2222', edited_columns: ['phone'] });
  });

  test('a change of the name waits, and is not public until it is approved', async () => {
    const answer = await change(RENAMED);
    expect(answer.json()).toMatchObject({
      values: { name: 'Dr. Ngozi Test' },
      waiting: [{ field: 'name', wanted: 'Ngozi Family Clinic' }],
    });
    expect(await publicPage()).toMatchObject({ name: 'Dr. Ngozi Test' });
    const [one] = await waiting();
    expect(one).toMatchObject({ was: 'Dr. Ngozi Test', now: 'Dr. Ngozi Test', wanted: 'Ngozi Family Clinic' });
    expect((await decide(one.id, { approve: true })).json()).toEqual({ id: one.id, state: 'approved' });
    expect(await publicPage()).toMatchObject({ name: 'Ngozi Family Clinic' });
    expect((await t.app.inject({ url: '/api/providers?q=ngozi+family+clinic' })).json()[0]).toMatchObject({ id });
    expect(await row()).toMatchObject({ edited_columns: ['name'] });
    expect(await waiting()).toEqual([]);
  });

  test('of two editors the later one reads which field has changed, and nothing is written', async () => {
    const manager = await newMember('manager');
    await change({ phone: { was: '0803 000 0000', to: '0803 111 2222' } });
    const answer = await change(
      { phone: { was: '0803 000 0000', to: '0803 333 4444' }, bio: { was: null, to: 'Open since 1990' } },
      manager,
    );
    expect([answer.statusCode, answer.json().code, Object.keys(answer.json().fields)]).toEqual([
      409,
      'changed_meanwhile',
      ['phone'],
    ]);
    expect(await row()).toMatchObject({ phone: '0803 111 2222', bio: null });
  });
});

describe('a change that waits', () => {
  test('is replaced by a later one of the same field', async () => {
    await change(RENAMED);
    await change({ name: { was: 'Dr. Ngozi Test', to: 'Ngozi Clinic' } });
    expect(await waiting()).toMatchObject([{ wanted: 'Ngozi Clinic' }]);
    const { rows } = await t.pool.query('select state from page_changes where provider_id = $1 order by id', [id]);
    expect(rows).toEqual([{ state: 'withdrawn' }, { state: 'waiting' }]);
  });

  test('is withdrawn once, and then can not be decided', async () => {
    const [one] = (await change(RENAMED)).json().waiting;
    const withdrawn = await send(member, 'DELETE', `${own()}/changes/${one.id}`);
    expect([withdrawn.statusCode, withdrawn.json().waiting]).toEqual([200, []]);
    expect((await send(member, 'DELETE', `${own()}/changes/${one.id}`)).json().code).toBe('page_change_decided');
    expect((await decide(one.id, { approve: true })).json().code).toBe('page_change_decided');
    expect((await row()).name).toBe('Dr. Ngozi Test');
  });

  test('of another practice can not be withdrawn', async () => {
    const [one] = (await change(RENAMED)).json().waiting;
    id = await newProvider(t);
    const stranger = await newMember();
    expect((await send(stranger, 'DELETE', `${own()}/changes/${one.id}`)).statusCode).toBe(409);
    const { rows } = await t.pool.query('select state from page_changes where id = $1', [one.id]);
    expect(rows).toEqual([{ state: 'waiting' }]);
  });

  test('is refused with a reason, which the practice reads on the form and in a mail', async () => {
    const [one] = (await change(RENAMED)).json().waiting;
    expect((await decide(one.id, { approve: false })).json().fields).toHaveProperty('reason');
    expect((await decide(one.id, { approve: false, reason: ' ' })).statusCode).toBe(400);
    const reason = 'Another clinic has this name.';
    expect((await decide(one.id, { approve: false, reason })).statusCode).toBe(200);
    const page = (await send(member, 'GET', own())).json();
    expect(page).toMatchObject({ waiting: [], refused: [{ field: 'name', reason, wanted: 'Ngozi Family Clinic' }] });
    expect((await row()).name).toBe('Dr. Ngozi Test');
    const { rows } = await t.pool.query('select kind, user_id, text from messages where user_id = $1', [member.id]);
    expect(rows).toEqual([{ kind: 'page-change', user_id: member.id, text: expect.stringContaining(reason) }]);
  });

  test('is decided once by two administrators at the same time', async () => {
    const other = await newPatient(t, { role: 'admin', permissions: ['manage_providers'] });
    for (let round = 0; round < 10; round++) {
      const { name } = await row();
      const [one] = (await change({ name: { was: name, to: `Clinic ${round}` } })).json().waiting;
      const answers = await Promise.all([
        decide(one.id, { approve: true }),
        decide(one.id, { approve: false, reason: 'Not like this.' }, other),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const approved = answers[0]?.statusCode === 200;
      expect((await row()).name).toBe(approved ? `Clinic ${round}` : name);
    }
  });

  test('goes with a provider that is removed', async () => {
    await change(RENAMED);
    expect((await send(admin, 'DELETE', `/api/admin/providers/${id}`)).statusCode).toBe(200);
    expect(await waiting()).toEqual([]);
  });
});

describe('which changes wait', () => {
  test.each<[string, object, 'at once' | 'waits']>([
    ['services', { services: { was: [], to: ['Antenatal care'] } }, 'at once'],
    ['languages', { speaksLocalLanguages: { was: [], to: ['Hausa', 'English'] } }, 'at once'],
    ['telehealth', { telehealthAvailable: { was: false, to: true } }, 'at once'],
    ['a point 100 m away', { point: { was: POINT, to: { latitude: 6.6027, longitude: 3.3515 } } }, 'at once'],
    ['a point 5 km away', { point: { was: POINT, to: { latitude: 6.6468, longitude: 3.3515 } } }, 'waits'],
    ['urgent care on', { providesUrgentCare: { was: false, to: true } }, 'waits'],
    ['a facility type', { facilityType: { was: null, to: 'Maternity' } }, 'waits'],
    ['a specialty', { specialty: { was: 'Family Medicine (General Practitioner)', to: 'Cardiology' } }, 'waits'],
    [
      'an address',
      {
        place: {
          was: { address: '1 Test Street', state: 'Lagos', lga: 'Ikeja' },
          to: { address: '2 Test Street', state: 'Lagos', lga: 'Ikeja' },
        },
      },
      'waits',
    ],
    ['a licence', { licence: { was: null, to: { council: 'MDCN', number: 'R 1234' } } }, 'waits'],
  ])('%s', async (_what, body, expected) => {
    const before = (await send(member, 'GET', own())).json().values;
    const answer = await change(body);
    expect(answer.statusCode, answer.body).toBe(200);
    const [field = ''] = Object.keys(body);
    expect(answer.json().waiting.map((one: { field: string }) => one.field)).toEqual(
      expected === 'waits' ? [field] : [],
    );
    if (expected === 'waits') expect(answer.json().values).toEqual(before);
    else expect(answer.json().values).not.toEqual(before);
  });

  test('urgent care is off at once', async () => {
    await t.pool.query('update providers set provides_urgent_care = true where id = $1', [id]);
    await change({ providesUrgentCare: { was: true, to: false } });
    expect(await row()).toMatchObject({ provides_urgent_care: false });
  });

  test('an approved address in another LGA takes the point there', async () => {
    const was = { address: '1 Test Street', state: 'Lagos', lga: 'Ikeja' };
    const [one] = (
      await change({ place: { was, to: { address: '9 Broad Street', state: 'Lagos', lga: 'Epe' } } })
    ).json().waiting;
    await decide(one.id, { approve: true });
    expect(await row()).toMatchObject({ address: '9 Broad Street', lga: 'Epe', location_precision: 'area' });
  });
});

describe('a licence', () => {
  test('is recorded as checked once an administrator has looked up until when it holds', async () => {
    const [one] = (await change({ licence: { was: null, to: { council: 'MDCN', number: 'R 1234' } } })).json().waiting;
    expect((await decide(one.id, { approve: true })).json().fields).toHaveProperty('validUntil');
    expect((await decide(one.id, { approve: true, validUntil: '2020-01-01' })).json().fields).toHaveProperty(
      'validUntil',
    );
    expect(await waiting()).toHaveLength(1);
    expect((await publicPage()).licences).toEqual([]);
    expect((await decide(one.id, { approve: true, validUntil: '2027-12-31' })).statusCode).toBe(200);
    expect((await publicPage()).licences).toMatchObject([
      { council: 'MDCN', number: 'R 1234', validUntil: '2027-12-31' },
    ]);
  });
});

describe('input', () => {
  test.each<[string, object, string]>([
    ['a short name', { name: { was: 'Dr. Ngozi Test', to: 'A' } }, 'name.to'],
    ['an invisible name', { name: { was: 'Dr. Ngozi Test', to: '\u202e\u200b' } }, 'name.to'],
    ['letters as telephone', { phone: { was: '0803 000 0000', to: 'call me maybe' } }, 'phone.to'],
    ['a long description', { bio: { was: null, to: 'x'.repeat(5001) } }, 'bio.to'],
    ['too many services', { services: { was: [], to: Array(31).fill('Check-up') } }, 'services.to'],
    ['a script as picture', { profileImage: { was: null, to: 'javascript:alert(1)' } }, 'profileImage.to'],
    ['a picture elsewhere', { officeImage: { was: null, to: 'https://example.com/a.png' } }, 'officeImage.to'],
    ['a picture never uploaded', { officeImage: { was: null, to: `/images/${'0'.repeat(64)}.webp` } }, 'officeImage'],
    ['a point in the sea', { point: { was: POINT, to: { latitude: 0, longitude: 3 } } }, 'point.to.latitude'],
    ['an unknown specialty', { specialty: { was: 'x', to: 'Witchcraft' } }, 'specialty'],
    ['a strange language', { speaksLocalLanguages: { was: [], to: ['Klingon'] } }, 'speaksLocalLanguages'],
    [
      'an LGA of another state',
      {
        place: {
          was: { address: '1 Test Street', state: 'Lagos', lga: 'Ikeja' },
          to: { address: '1 Test Street', state: 'Kano', lga: 'Ikeja' },
        },
      },
      'place.to.lga',
    ],
    ['an unknown council', { licence: { was: null, to: { council: 'GMC', number: '123' } } }, 'licence.to.council'],
    ['an unknown field', { bookable: { was: true, to: false } }, 'bookable'],
  ])('%s is refused at its field, and nothing is written', async (_what, body, field) => {
    const before = await row();
    const sent = field === 'specialty' ? { specialty: { was: before.specialty, to: 'Witchcraft' } } : body;
    const answer = await change(sent);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([field]);
    expect(await row()).toEqual(before);
    expect(await waiting()).toEqual([]);
  });

  test('texts are stored as text', async () => {
    const bio = "<script>alert(1)</script> {{7*7}} '; drop table providers; --";
    await change({ bio: { was: null, to: bio } });
    expect((await publicPage()).bio).toBe(bio);
  });

  test('the front desk may neither read nor change the page', async () => {
    const desk = await newMember('desk');
    expect((await change({ bio: { was: null, to: 'Ours now' } }, desk)).json().code).toBe('role_required');
    expect((await row()).bio).toBeNull();
  });
});

test('an uploaded picture is encoded again and shown', async () => {
  const uploaded = await t.app.inject({
    method: 'POST',
    url: `${own()}/images?use=profile`,
    payload: await aPicture(),
    headers: { cookie: member.cookie, 'content-type': 'application/octet-stream' },
  });
  expect(uploaded.statusCode, uploaded.body).toBe(201);
  const { path } = uploaded.json();
  await change({ profileImage: { was: null, to: path } });
  expect((await publicPage()).profileImage).toBe(path);
  expect((await t.app.inject({ url: path })).headers['content-type']).toBe('image/webp');
});
