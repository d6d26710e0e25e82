import { beforeEach, describe, expect, test } from 'vitest';
import { recordConsent } from '#features/consents/server/consent-store.ts';
import { addMember } from '#features/directory/server/member-store.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';
import { newPractice } from '#test/resources.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const DATE = new Date(lagosInstant('2026-11-24', '10:00')).toISOString();
const ADA = {
  name: 'Ada Òbí',
  phone: '0803 123 4567',
  hospitalNumber: 'H-17',
  birthYear: 1984,
  sex: 'female',
} as const;
let desk: { id: number; cookie: string };
let providerId: number;

beforeEach(async () => {
  desk = await newPatient(t, { fullName: 'Front Desk' });
  providerId = await practiceOf(t, desk);
});

interface Found {
  readonly id: number;
  readonly name: string;
}
const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, cookie = desk.cookie) =>
  t.app.inject({
    method,
    url: `/api/portal/providers/${providerId}/clients${path}`,
    headers: { cookie },
    ...(payload && { payload }),
  });
const add = async (person: object): Promise<Found> => {
  const answer = await call('POST', '', person);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const found = async (q: string, cookie = desk.cookie): Promise<string[]> => {
  const answer = await call('GET', `?q=${encodeURIComponent(q)}`, undefined, cookie);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Found[]>().map(({ name }) => name);
};
const rows = async (sql: string, values: unknown[] = []) => (await t.pool.query(sql, values)).rows;
const userOf = async (id: number): Promise<number> =>
  (await rows('select user_id from clients where id = $1', [id]))[0].user_id;
const bookOnline = (patient: { cookie: string }) =>
  t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    payload: { providerId, date: DATE, visitType: 'in-person', careType: 'routine', reason: 'Cough' },
    headers: { cookie: patient.cookie },
  });

describe('a search for clients', () => {
  test('finds them by name, telephone and hospital number', async () => {
    await add(ADA);
    await add({ name: 'Bola Ahmed', phone: '0803 765 4321' });
    for (const q of ['ada', 'obi ad', '+234 803 123 45', '08031234567', 'h-1'])
      expect(await found(q), q).toEqual([ADA.name]);
    expect(await found('zainab')).toEqual([]);
  });

  test('lists a family with one number together', async () => {
    await add({ name: 'Chidi Obi', phone: '0803 123 4567' });
    await add({ name: 'Bola Obi', phone: '0803 999 9999' });
    await add({ name: 'Ada Obi', phone: '08031234567' });
    expect(await found('08031234567')).toEqual(['Ada Obi', 'Chidi Obi']);
    expect(await found('obi')).toEqual(['Ada Obi', 'Chidi Obi', 'Bola Obi']);
  });

  test('finds who booked online, and no one else with an account', async () => {
    const patient = await newPatient(t, { fullName: 'Efe Online' });
    await newPatient(t, { fullName: 'Efe Elsewhere' });
    expect((await bookOnline(patient)).statusCode).toBe(201);
    await add(ADA);
    expect(await found('efe')).toEqual(['Efe Online']);
    expect(await found('efe')).toEqual(['Efe Online']);
  });

  test('shows the clients of one practice to all its places, and to no other practice', async () => {
    const client = await add(ADA);
    const colleague = await newPatient(t);
    const second = await practiceOf(t, colleague);
    const [{ practice_id: practiceId }] = await rows('select practice_id from providers where id = $1', [providerId]);
    await t.pool.query('update providers set practice_id = $2 where id = $1', [second, practiceId]);
    const first = providerId;
    providerId = second;
    expect(await found('ada', colleague.cookie)).toEqual([ADA.name]);
    const stranger = await newPatient(t);
    providerId = await practiceOf(t, stranger);
    await newPractice(t, [providerId]);
    expect(await found('ada', stranger.cookie)).toEqual([]);
    expect((await call('PUT', `/${client.id}`, { note: 'Hello' }, stranger.cookie)).statusCode).toBe(404);
    providerId = first;
    expect((await call('GET', '?q=ada', undefined, stranger.cookie)).statusCode).toBe(404);
  });

  test('is a look in the log of each person found, once a day', async () => {
    const { id } = await add(ADA);
    await found('ada');
    await found('ada');
    const log = await rows('select act, object, actor_id from activity_log where subject_id = $1 order by id', [
      await userOf(id),
    ]);
    expect(log).toEqual([
      { act: 'client.add', object: `client:${id}`, actor_id: desk.id },
      { act: 'client.list', object: `client:${id}`, actor_id: desk.id },
    ]);
  });
});

describe('a search for clients after a cancellation', () => {
  test('does not find who cancelled before the practice knew them', async () => {
    const patient = await newPatient(t, { fullName: 'Efe Online' });
    expect((await bookOnline(patient)).statusCode).toBe(201);
    await t.pool.query("update appointments set status = 'cancelled' where provider_id = $1", [providerId]);
    expect(await found('efe')).toEqual([]);
  });

  test('does not find who cancelled after the practice knew them, nor what they changed since', async () => {
    const patient = await newPatient(t, { fullName: 'Efe Online' });
    expect((await bookOnline(patient)).statusCode).toBe(201);
    expect(await found('efe')).toEqual(['Efe Online']);
    const [client] = (await call('GET', '?q=efe')).json<Found[]>();
    await t.pool.query("update appointments set status = 'cancelled' where provider_id = $1", [providerId]);
    await t.pool.query("update users set phone = '0803 999 7777' where id = $1", [patient.id]);
    for (const q of ['efe', '08039997777']) expect(await found(q)).toEqual([]);
    expect((await call('PUT', `/${client?.id}`, { note: 'Hello' })).statusCode).toBe(404);
  });
});

describe('a new client', () => {
  test('who may be one already is refused with that one, until the desk says that it is another', async () => {
    const { id } = await add(ADA);
    for (const same of [
      { name: 'OBI ADA', phone: '+2348031234567' },
      { name: 'ada obi', birthYear: 1984 },
    ]) {
      const answer = await call('POST', '', same);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'same_person']);
      expect(answer.json().clients).toMatchObject([{ id, name: ADA.name, hospitalNumber: 'H-17' }]);
    }
    const twin = await add({ name: 'Ada Obi', phone: ADA.phone, isOther: true });
    expect(twin.id).not.toBe(id);
  });

  test('has a hospital number of their own, and the refusal says who has it', async () => {
    const { id } = await add(ADA);
    const bola = { name: 'Bola Ahmed', hospitalNumber: 'h-17' };
    const answer = await call('POST', '', bola);
    expect(answer.json()).toMatchObject({ code: 'hospital_number_taken', clients: [{ id, name: ADA.name }] });
    expect(await found('bola')).toEqual([]);
    const { id: other } = await add({ ...bola, hospitalNumber: 'H-18' });
    const changed = await call('PUT', `/${other}`, { hospitalNumber: 'H-17' });
    expect(changed.json()).toMatchObject({ code: 'hospital_number_taken', clients: [{ id }] });
    expect((await call('PUT', `/${id}`, { hospitalNumber: 'h-17' })).statusCode).toBe(200);
  });

  test('shows others in a refusal only with a look in their log', async () => {
    const { id } = await add(ADA);
    await call('POST', '', { name: 'Bola Ahmed', hospitalNumber: 'H-17' });
    await call('POST', '', { name: ADA.name, phone: ADA.phone });
    const log = await rows('select act from activity_log where subject_id = $1 order by id', [await userOf(id)]);
    expect(log.map(({ act }) => act)).toEqual(['client.add', 'client.list']);
  });

  test('was born in this year at the latest', async () => {
    const { id } = await add({ name: 'Baby Òbí', birthYear: 2026 });
    for (const answer of [
      await call('POST', '', { name: 'Baby Ahmed', birthYear: 2027 }),
      await call('PUT', `/${id}`, { birthYear: 2027 }),
    ]) {
      expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['birthYear']]);
    }
  });

  test('is no account: it has no sign-in, resets no password and is not counted', async () => {
    const admin = await newPatient(t, { role: 'admin', permissions: ['super_admin'] });
    const total = async () =>
      (await t.app.inject({ url: '/api/admin/reports', headers: { cookie: admin.cookie } })).json().users;
    const before = await total();
    const { id } = await add(ADA);
    expect(before.total).toBeGreaterThan(0);
    expect(await total()).toEqual(before);
    const [{ username, email }] = await rows('select username, email from users where id = $1', [await userOf(id)]);
    expect([username, email]).toEqual([expect.stringMatching(/^client-[0-9a-f]{32}$/), '']);
    for (const password of ['!', '', 'a long and rare one']) {
      const answer = await t.app.inject({ method: 'POST', url: '/api/login', payload: { username, password } });
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    }
    const reset = await t.app.inject({ method: 'POST', url: '/api/password-reset', payload: { email: '' } });
    expect(reset.statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('a change of a client', () => {
  test('leaves what it does not name, and empties what is emptied', async () => {
    const { id } = await add(ADA);
    const answer = await call('PUT', `/${id}`, { name: 'Ada Eze', hospitalNumber: '', note: 'Hard of hearing' });
    expect(answer.json()).toEqual({
      ...{ id, name: 'Ada Eze', phone: ADA.phone, hospitalNumber: null, birthYear: 1984, sex: 'female' },
      ...{
        note: 'Hard of hearing',
        hasAccount: false,
        agreesToTexts: false,
        blocked: null,
        lastVisitAt: null,
        merges: [],
      },
    });
  });

  test('to another number ends the agreement to text messages', async () => {
    const { id } = await add(ADA);
    const userId = await userOf(id);
    await recordConsent(t.db, { userId, purpose: 'reminders_sms', granted: true, givenBy: 'desk', nowMs: 0 });
    const agreesWith = async (phone: string) => (await call('PUT', `/${id}`, { phone })).json().agreesToTexts;
    expect(await agreesWith(ADA.phone)).toBe(true);
    expect(await agreesWith('0803 765 4321')).toBe(false);
  });

  test('does not touch name and number of an account', async () => {
    const patient = await newPatient(t, { fullName: 'Efe Online', phone: '0803 111 1111' });
    await bookOnline(patient);
    await found('efe');
    const [client] = (await call('GET', '?q=efe')).json<Found[]>();
    const path = `/${client?.id}`;
    for (const change of [{ name: 'Efe Other' }, { phone: '0803 222 2222' }]) {
      expect((await call('PUT', path, change)).statusCode).toBe(400);
    }
    const kept = await call('PUT', path, { name: 'Efe Online', hospitalNumber: 'H-99' });
    expect(kept.json()).toMatchObject({ name: 'Efe Online', hospitalNumber: 'H-99', hasAccount: true });
  });
});

describe('a blocked client', () => {
  const REASON = 'Did not come five times.';
  const clientOf = async (patient: { cookie: string }) => {
    await bookOnline(patient);
    const [client] = (await call('GET', '?q=efe')).json<Found[]>();
    await t.pool.query("update appointments set status = 'completed' where provider_id = $1", [providerId]);
    expect(client?.name).toBe('Efe Online');
    return client?.id ?? 0;
  };

  test('cannot book online, reads the number to call, and is booked by the desk', async () => {
    await t.pool.query("update providers set phone = '0803 555 0101' where id = $1", [providerId]);
    const patient = await newPatient(t, { fullName: 'Efe Online' });
    const id = await clientOf(patient);
    const blocked = await call('PUT', `/${id}/block`, { reason: REASON });
    expect(blocked.json()).toMatchObject({ blocked: { reason: REASON } });
    const refused = await bookOnline(patient);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'call_to_book', phone: '0803 555 0101' });
    expect(refused.body).not.toContain(REASON);
    const mustCall = async ({ cookie }: { cookie: string }) => {
      const reply = await t.app.inject({ url: `/api/providers/${providerId}/online-booking`, headers: { cookie } });
      return reply.json();
    };
    expect(await mustCall(patient)).toEqual({ mustCall: true });
    expect(await mustCall(await newPatient(t))).toEqual({ mustCall: false });
    const byDesk = await t.app.inject({
      method: 'POST',
      url: `/api/portal/providers/${providerId}/visits`,
      payload: { client: { id }, date: DATE, visitType: 'in-person', channel: 'phone', tell: 'none' },
      headers: { cookie: desk.cookie },
    });
    expect(byDesk.statusCode, byDesk.body).toBe(201);
  });

  test('can book again once the block is taken back', async () => {
    const patient = await newPatient(t, { fullName: 'Efe Online' });
    const id = await clientOf(patient);
    for (const reason of [REASON, null]) {
      expect((await call('PUT', `/${id}/block`, { reason })).statusCode).toBe(200);
    }
    expect((await bookOnline(patient)).statusCode).toBe(201);
  });

  test('is blocked by an owner or manager only', async () => {
    const { id } = await add(ADA);
    const receptionist = await newPatient(t, { role: 'provider' });
    await addMember(t.db, { providerId, userId: receptionist.id, role: 'desk', nowMs: t.clock.nowMs });
    expect((await call('PUT', `/${id}/block`, { reason: REASON }, receptionist.cookie)).statusCode).toBe(403);
    expect((await call('PUT', `/${id}`, { note: 'Tall' }, receptionist.cookie)).statusCode).toBe(200);
  });
});
