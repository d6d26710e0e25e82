import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { appointmentToken } from '#features/appointments/server/appointment-link.ts';
import type { Client } from '#features/clients/contract.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';
import { holding } from '#test/holding.ts';
import { newAccount, PASSWORD } from '#test/sign-in.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const START = t.clock.nowMs;
const at = (time: string, day = '2026-11-25') => new Date(lagosInstant(day, time)).toISOString();
const ADA = { name: 'Ada Caller', phone: '0803 123 4567', hospitalNumber: 'H-17', birthYear: 1984 };
const FACTS = { birthYear: 1984 };
type Person = { id: number; cookie: string };
let desk: Person;
let account: Person;
let providerId: number;

beforeEach(async () => {
  t.clock.nowMs = START;
  desk = await newPatient(t, { fullName: 'Front Desk' });
  account = await newAccount(t, `adaeze-${randomUUID().slice(0, 8)}`, {
    fullName: 'Adaeze Obi',
    phone: '0809 999 9999',
  });
  providerId = await practiceOf(t, desk);
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = (method: Method, url: string, payload?: object, { cookie }: Person = desk, key: string = randomUUID()) =>
  t.app.inject({ method, url, headers: { cookie, 'idempotency-key': key }, ...(payload && { payload }) });
const own = (path: string) => `/api/portal/providers/${providerId}/${path}`;
const ok = async <T>(answer: ReturnType<typeof send>): Promise<T> => {
  const { statusCode, body, json } = await answer;
  expect(statusCode, body).toBeLessThan(300);
  return json<T>();
};
const rows = async (sql: string, values: unknown[] = []) => (await t.pool.query(sql, values)).rows;
const codeOf = async (answer: ReturnType<typeof send>) => (await answer).json<{ code?: string }>().code;
const found = (q: string) => ok<Client[]>(send('GET', own(`clients?q=${encodeURIComponent(q)}`)));
const appointmentOf = async (id: number) =>
  (await rows('select patient_id, status, rescheduled_to from appointments where id = $1', [id]))[0];
const claim = (token: string, who = account) => send('POST', '/api/manage-visit/claim', { token, ...FACTS }, who);
const undo = async (q = 'H-17') => send('POST', own(`merges/${(await found(q))[0]?.merges[0]?.id}/undo`));
const deleteAccount = () => send('DELETE', `/api/users/${account.id}`, { password: PASSWORD }, account);
const block = (clientId: number) => ok(send('PUT', own(`clients/${clientId}/block`), { reason: 'Never comes' }));
const bookedOnline = (date: string, more: object = {}) =>
  ok<{ id: number }>(
    send(
      'POST',
      '/api/appointments',
      { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough', ...more },
      account,
    ),
  );
const deskBooking = (client: object, date = at('10:00')) => ({
  ...{ client, date },
  ...{ visitType: 'in-person', channel: 'phone', tell: 'none' },
});

/** A client with an appointment, the link to it, and the ids of both. */
async function linked(person: object = { ...ADA, note: 'Deaf in one ear' }) {
  const client = await ok<Client>(send('POST', own('clients'), { ...person, isOther: true }));
  const { id } = await ok<{ id: number }>(send('POST', own('visits'), deskBooking({ id: client.id })));
  const { patient_id: entryId } = await appointmentOf(id);
  const token = appointmentToken(TEST_KEYS('link'), { id, patientId: entryId }, '+2348031234567');
  return { client, appointmentId: id, entryId: entryId as number, token };
}

const AS_BEFORE = { ...ADA, note: 'Deaf in one ear', hasAccount: false, merges: [] };

describe('an account that claimed a client and is deleted', () => {
  test('leaves the practice its client and the visit to come, as before the claim', async () => {
    const { client, appointmentId, entryId, token } = await linked();
    await block(client.id);
    await ok(claim(token));
    await ok(deleteAccount());
    expect(await found('H-17')).toMatchObject([{ ...AS_BEFORE, id: client.id, blocked: { reason: 'Never comes' } }]);
    expect(await appointmentOf(appointmentId)).toMatchObject({ patient_id: entryId, status: 'scheduled' });
    expect(
      await rows('select full_name, phone from users where id = any($1) order by id', [[entryId, account.id]]),
    ).toEqual(
      expect.arrayContaining([
        { full_name: 'Ada Caller', phone: '0803 123 4567' },
        { full_name: 'Deleted user', phone: null },
      ]),
    );
    expect(await codeOf(claim(token, await newPatient(t)))).toBe('claim_closed');
  });

  test('takes only its own with it where the practice knew both, and no block goes', async () => {
    const ownOne = await bookedOnline(at('14:00'));
    const [known] = await found('adaeze');
    const { client, appointmentId, entryId, token } = await linked();
    await ok(claim(token));
    await block(known?.id ?? 0);
    await ok(deleteAccount());
    expect(await found('H-17')).toMatchObject([{ ...AS_BEFORE, id: client.id, blocked: { reason: 'Never comes' } }]);
    expect(await appointmentOf(appointmentId)).toMatchObject({ patient_id: entryId, status: 'scheduled' });
    expect(await appointmentOf(ownOne.id)).toMatchObject({ patient_id: account.id, status: 'cancelled' });
    expect(await rows('select id from clients where id = $1', [known?.id])).toEqual([]);
  });

  test('after 30 days takes the visits with it, and not what the practice wrote down of the person', async () => {
    const { client, appointmentId, token } = await linked();
    await block(client.id);
    await ok(claim(token));
    await t.pool.query("update client_merges set merged_at = merged_at - interval '31 days'");
    await ok(deleteAccount());
    expect(await found('H-17')).toMatchObject([{ ...AS_BEFORE, id: client.id, blocked: { reason: 'Never comes' } }]);
    expect(await appointmentOf(appointmentId)).toMatchObject({ patient_id: account.id, status: 'cancelled' });
  });
});

describe('an account that claimed a client, beside other changes of the desk', () => {
  test('is deleted also if another client has the hospital number by now', async () => {
    await bookedOnline(at('14:00'));
    const [known] = await found('adaeze');
    const { client, token } = await linked();
    await ok(claim(token));
    await ok(send('PUT', own(`clients/${known?.id}`), { hospitalNumber: 'H-18' }));
    await ok(send('POST', own('clients'), { name: 'Bola Other', hospitalNumber: 'H-17', isOther: true }));
    await ok(deleteAccount());
    expect(await found('ada caller')).toMatchObject([{ id: client.id, hospitalNumber: null, note: 'Deaf in one ear' }]);
  });

  test('takes with it an entry that the desk itself merged into it', async () => {
    await bookedOnline(at('14:00'));
    const [known] = await found('adaeze');
    const { client, entryId } = await linked();
    await ok(send('POST', own(`clients/${client.id}/merge`), { into: known?.id }));
    await ok(deleteAccount());
    expect(await found('H-17')).toEqual([]);
    expect(await rows('select full_name from users where id = $1', [entryId])).toEqual([{ full_name: 'Deleted user' }]);
  });

  test('gets nothing by a claim that waited for its deletion', async () => {
    const { client, appointmentId, entryId, token } = await linked();
    const held = await holding(t.pool, `select pg_advisory_xact_lock(${providerId})`);
    const waiting = claim(token);
    await held.waiting(1);
    await ok(deleteAccount());
    await held.release();
    expect((await waiting).statusCode).toBe(404);
    expect(await appointmentOf(appointmentId)).toMatchObject({ patient_id: entryId, status: 'scheduled' });
    expect(await found('H-17')).toMatchObject([{ id: client.id, hasAccount: false }]);
  });
});

describe('a claim that was taken back', () => {
  test('gives back also the visit to which the account moved the one that it had got, and the next', async () => {
    const { appointmentId, entryId, token } = await linked();
    await ok(claim(token));
    const second = await bookedOnline(at('11:00'), { rescheduleOf: appointmentId });
    const third = await bookedOnline(at('12:00'), { rescheduleOf: second.id });
    const ownOne = await bookedOnline(at('15:00'));
    await ok(undo());
    const patients = await Promise.all([appointmentId, second.id, third.id, ownOne.id].map(appointmentOf));
    expect(patients.map(({ patient_id }) => patient_id)).toEqual([entryId, entryId, entryId, account.id]);
  });

  test('leaves with the account a visit that it moved to another practice', async () => {
    const { appointmentId, entryId, token } = await linked();
    await ok(claim(token));
    const elsewhere = await practiceOf(t, await newPatient(t));
    const moved = await bookedOnline(at('11:00'), { rescheduleOf: appointmentId, providerId: elsewhere });
    await ok(undo());
    expect(await appointmentOf(appointmentId)).toMatchObject({ patient_id: entryId });
    expect(await appointmentOf(moved.id)).toMatchObject({ patient_id: account.id });
  });

  test('can be taken back also after the account has cancelled the visit', async () => {
    const { client, appointmentId, entryId, token } = await linked();
    await ok(claim(token));
    await ok(send('PUT', `/api/appointments/${appointmentId}/status`, { status: 'cancelled' }, account));
    expect(await ok<Client>(undo())).toMatchObject({ ...AS_BEFORE, id: client.id });
    expect(await appointmentOf(appointmentId)).toMatchObject({ patient_id: entryId, status: 'cancelled' });
  });

  test('cannot be made again online, by the same account or another: the desk links the two', async () => {
    const { client, token } = await linked();
    await ok(claim(token));
    await ok(undo());
    for (const who of [account, await newPatient(t)]) {
      const refused = await claim(token, who);
      expect([refused.statusCode, refused.json()]).toEqual([
        409,
        { code: 'claim_closed', message: expect.stringContaining('Only the desk can do this now.') },
      ]);
    }
    expect((await send('POST', '/api/manage-visit/claim-offer', { token })).json()).toEqual({
      state: 'desk',
      facts: [],
    });
    await bookedOnline(at('14:00'));
    const [known] = await found('adaeze');
    await ok(send('POST', own(`clients/${client.id}/merge`), { into: known?.id }));
    expect(await found('H-17')).toMatchObject([{ id: known?.id, hasAccount: true }]);
  });
});

describe('what is sent again, or at the same moment', () => {
  test('a desk booking whose new client was claimed meanwhile is the same booking', async () => {
    const key = randomUUID();
    const first = await ok<{ id: number; clientId: number }>(send('POST', own('visits'), deskBooking(ADA), desk, key));
    const { patient_id: entryId } = await appointmentOf(first.id);
    const token = appointmentToken(TEST_KEYS('link'), { id: first.id, patientId: entryId }, '+2348031234567');
    await ok(claim(token));
    const again = await ok<{ id: number; clientId: number }>(send('POST', own('visits'), deskBooking(ADA), desk, key));
    expect(again).toMatchObject({ id: first.id, clientId: first.clientId });
    await ok(send('PUT', `/api/appointments/${first.id}/status`, { status: 'cancelled' }, account));
    expect(await ok(send('POST', own('visits'), deskBooking(ADA), desk, key))).toMatchObject({ id: first.id });
  });

  test('a client who was entered and merged meanwhile is the one whom they became', async () => {
    const stays = await ok<Client>(send('POST', own('clients'), { name: 'Ada Known' }));
    const key = randomUUID();
    const first = await ok<Client>(send('POST', own('clients'), ADA, desk, key));
    await ok(send('POST', own(`clients/${first.id}/merge`), { into: stays.id }));
    expect(await ok<Client>(send('POST', own('clients'), ADA, desk, key))).toMatchObject({ id: stays.id });
  });

  test('a claim that waited for a merge by the desk says that the link has ended', async () => {
    const { client, token } = await linked();
    const stays = await ok<Client>(send('POST', own('clients'), { name: 'Ada Known', isOther: true }));
    const held = await holding(t.pool, `select pg_advisory_xact_lock(${providerId})`);
    const merging = send('POST', own(`clients/${client.id}/merge`), { into: stays.id });
    await held.waiting(1);
    const claiming = claim(token);
    await held.waiting(2);
    await held.release();
    await ok(merging);
    const refused = await claiming;
    expect([refused.statusCode, refused.json()]).toEqual([
      expect.any(Number),
      { code: 'link_expired', message: expect.stringContaining('This link does not work any more.') },
    ]);
  });
});
