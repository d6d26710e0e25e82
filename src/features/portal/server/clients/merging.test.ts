import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { appointmentToken } from '#features/appointments/server/appointment-link.ts';
import type { Client } from '#features/clients/contract.ts';
import { USER_COLUMNS } from '#features/clients/rules/user-columns.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPoint } from '#test/access/queue-set-ups.ts';
import { memberOf } from '#test/access/team-set-ups.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const START = t.clock.nowMs;
const DAY_MS = 86_400_000;
const at = (time: string, day = '2026-11-24') => new Date(lagosInstant(day, time)).toISOString();
const ADA = { name: 'Ada Caller', phone: '0803 123 4567', hospitalNumber: 'H-17', birthYear: 1984 };
type Person = { id: number; cookie: string };
let desk: Person;
let account: Person;
let providerId: number;

beforeEach(async () => {
  t.clock.nowMs = START;
  desk = await newPatient(t, { fullName: 'Front Desk' });
  account = await newPatient(t, { fullName: 'Adaeze Obi', phone: '0809 999 9999' });
  providerId = await practiceOf(t, desk);
});

const send = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, { cookie }: Person = desk) =>
  t.app.inject({ method, url, headers: { cookie, 'idempotency-key': randomUUID() }, ...(payload && { payload }) });
const own = (path: string) => `/api/portal/providers/${providerId}/${path}`;
const ok = async <T>(answer: ReturnType<typeof send>): Promise<T> => {
  const { statusCode, body, json } = await answer;
  expect(statusCode, body).toBeLessThan(300);
  return json<T>();
};
const rows = async (sql: string, values: unknown[] = []) => (await t.pool.query(sql, values)).rows;
const enter = (person: object = ADA) => ok<Client>(send('POST', own('clients'), { ...person, isOther: true }));
const userOf = async (clientId: number): Promise<number> =>
  (await rows('select user_id from clients where id = $1', [clientId]))[0].user_id;
const book = async (clientId: number, date = at('10:00')) =>
  await ok<{ id: number }>(
    send('POST', own('visits'), {
      client: { id: clientId },
      ...{ date, visitType: 'in-person', channel: 'phone', tell: 'none' },
    }),
  );
const patientOf = async (table: string, id: number) =>
  (await rows(`select patient_id from ${table} where id = $1`, [id]))[0].patient_id;
const found = (q: string) => ok<Client[]>(send('GET', own(`clients?q=${encodeURIComponent(q)}`)));
const tokenOf = (id: number, patientId: number, phone = '+2348031234567') =>
  appointmentToken(TEST_KEYS('link'), { id, patientId }, phone);
const claim = (token: string, answer: object, who = account) =>
  send('POST', '/api/manage-visit/claim', { token, ...answer }, who);
const offer = async (token: string) => (await send('POST', '/api/manage-visit/claim-offer', { token })).json();
const codeOf = async (answer: ReturnType<typeof send>) => (await answer).json<{ code?: string }>().code;
const logOf = async ({ id, cookie }: Person) =>
  (await ok<{ act: string }[]>(send('GET', `/api/users/${id}/access-log`, undefined, { id, cookie }))).map(
    ({ act }) => act,
  );

/** A client with a visit, the link to it, and the ids of both. */
async function linked(person: object = ADA) {
  const client = await enter(person);
  const { id } = await book(client.id);
  const entryId = await userOf(client.id);
  return { client, appointmentId: id, entryId, token: tokenOf(id, entryId) };
}

/** Papers and a payment for an appointment, as rows: how they come about is tested elsewhere. */
async function withPapers(appointmentId: number, patientId: number): Promise<{ paper: number; payment: number }> {
  const [paper] = await rows(
    `insert into papers (practice_id, provider_id, patient_id, appointment_id, kind, body, created_at, updated_at, key,
       signed_at, number, author_line, verify_code)
     select practice_id, id, $2, $3, 'summary', '{"content":{"kind":"summary","text":"Malaria"}}', now(), now(), $4, now(), 1, 'Dr', $4
     from providers where id = $1 returning id`,
    [providerId, patientId, appointmentId, randomUUID().slice(0, 12)],
  );
  const [payment] = await rows(
    `insert into payments (practice_id, provider_id, patient_id, appointment_id, amount_kobo, method, purpose, received_at, key)
     select practice_id, id, $2, $3, 500000, 'cash', 'Visit', now(), $4 from providers where id = $1 returning id`,
    [providerId, patientId, appointmentId, randomUUID()],
  );
  return { paper: paper.id, payment: payment.id };
}

test('each column that refers to a user is moved by a merge, or says why not', async () => {
  const keys = await rows(`
    select rel.relname || '.' || att.attname as name from pg_constraint c
      join pg_class rel on rel.oid = c.conrelid
      join pg_attribute att on att.attrelid = c.conrelid and att.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass`);
  expect(Object.keys(USER_COLUMNS).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    keys.map(({ name }) => String(name)).toSorted((a, b) => (a < b ? -1 : 1)),
  );
});

describe('a claim', () => {
  test('with the right birth year gives visits, papers and payments to the account, and the log of the desk', async () => {
    const { client, appointmentId, entryId, token } = await linked();
    const { paper, payment } = await withPapers(appointmentId, entryId);
    expect(await offer(token)).toEqual({ state: 'open', facts: ['birth_year', 'hospital_number'] });
    await ok(claim(token, { birthYear: 1984 }));
    const ownOnes = await ok<{ id: number }[]>(
      send('GET', `/api/users/${account.id}/appointments`, undefined, account),
    );
    expect(ownOnes.map(({ id }) => id)).toEqual([appointmentId]);
    for (const [table, id] of Object.entries({ papers: paper, payments: payment })) {
      expect(await patientOf(table, id)).toBe(account.id);
    }
    const log = await logOf(account);
    expect(log).toEqual(expect.arrayContaining(['client.add', 'appointment.book', 'client.claim']));
    expect(await userOf(client.id)).toBe(account.id);
    expect(await found('H-17')).toMatchObject([
      { id: client.id, name: 'Adaeze Obi', hasAccount: true, merges: [{ kind: 'claim', name: 'Ada Caller' }] },
    ]);
  });

  test('is closed after three wrong answers, also those at the same moment, and nothing is given', async () => {
    const { client, appointmentId, entryId, token } = await linked();
    const answers = await Promise.all(
      [1970, 1971, 1972, 1973, 1974, 1975].map((birthYear) => codeOf(claim(token, { birthYear }))),
    );
    expect(answers.filter((code) => code === 'wrong_answer')).toHaveLength(3);
    expect(answers.filter((code) => code === 'claim_closed')).toHaveLength(3);
    expect(await codeOf(claim(token, { birthYear: 1984 }))).toBe('claim_closed');
    expect(await offer(token)).toEqual({ state: 'desk', facts: [] });
    expect(await patientOf('appointments', appointmentId)).toBe(entryId);
    expect(await userOf(client.id)).toBe(entryId);
  });

  test('shows nothing of the visit before the answer is right', async () => {
    const { token } = await linked();
    const wrong = await claim(token, { birthYear: 1970 });
    expect(wrong.body + JSON.stringify(await offer(token))).not.toMatch(/Ada|0803|H-17|1984|2026/);
    expect(await ok<unknown[]>(send('GET', `/api/users/${account.id}/appointments`, undefined, account))).toEqual([]);
    expect(await logOf(account)).toEqual([]);
  });

  test('by hospital number ignores case and blanks; without any answer nothing is given', async () => {
    const { token } = await linked();
    expect(await codeOf(claim(token, {}))).toBe('wrong_answer');
    expect(await codeOf(claim(token, { hospitalNumber: '' }))).toBe('wrong_answer');
    await ok(claim(token, { hospitalNumber: ' h-1 7' }));
  });
});

describe('a claim that is not possible', () => {
  test('is left to the desk where the practice recorded neither', async () => {
    const { token } = await linked({ name: 'Bola', phone: ADA.phone });
    expect(await offer(token)).toEqual({ state: 'desk', facts: [] });
    expect(await codeOf(claim(token, { birthYear: 1984 }))).toBe('claim_closed');
  });

  test('is refused to a forged link, and to one that was sent to another number', async () => {
    const { client, appointmentId, entryId, token } = await linked();
    for (const forged of ['x', tokenOf(appointmentId, entryId, '+2348030000000'), tokenOf(appointmentId, desk.id)]) {
      expect(await codeOf(claim(forged, { birthYear: 1984 }))).toBe('link_expired');
    }
    await send('GET', own('clients?q=ada'));
    await t.app.inject({
      method: 'PUT',
      url: own(`clients/${client.id}`),
      payload: { phone: '0803 777 7777' },
      headers: { cookie: desk.cookie },
    });
    expect(await codeOf(claim(token, { birthYear: 1984 }))).toBe('link_expired');
  });

  test('is refused for a number that no visit has confirmed for a year', async () => {
    const { client, token } = await linked();
    await t.pool.query('update clients set created_at = $2 where id = $1', [client.id, new Date(START - 366 * DAY_MS)]);
    expect(await codeOf(claim(token, { birthYear: 1984 }))).toBe('claim_closed');
  });

  test('is refused to members of the practice', async () => {
    const { token } = await linked();
    const clerk = await memberOf(t, providerId, 'desk');
    expect(await codeOf(claim(token, { birthYear: 1984 }, clerk))).toBe('claim_closed');
  });
});

describe('a right claim', () => {
  test('of an account with a visit at the same time is refused as a whole', async () => {
    const { client, appointmentId, entryId, token } = await linked();
    const other = await newPatient(t);
    const elsewhere = await practiceOf(t, other);
    const date = at('10:00');
    await ok(
      send(
        'POST',
        '/api/appointments',
        { providerId: elsewhere, date, visitType: 'in-person', careType: 'routine', reason: 'Cough' },
        account,
      ),
    );
    const refused = await claim(token, { birthYear: 1984 });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'clients_not_mergeable',
        message: expect.stringContaining('another visit in your account at the same time'),
      },
    ]);
    expect(await patientOf('appointments', appointmentId)).toBe(entryId);
    expect(await userOf(client.id)).toBe(entryId);
  });

  test('twice at the same moment, and again, is one claim', async () => {
    const { token, entryId } = await linked();
    const both = await Promise.all([1, 2].map(() => claim(token, { birthYear: 1984 })));
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await ok(claim(token, { birthYear: 1984 }));
    expect(await rows('select id from client_merges where from_user_id = $1', [entryId])).toHaveLength(1);
  });

  test('into an account that the practice knows fills what that client lacks', async () => {
    const date = at('14:00');
    await ok(
      send(
        'POST',
        '/api/appointments',
        { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough' },
        account,
      ),
    );
    const [known] = await found('adaeze');
    const { token } = await linked();
    await ok(claim(token, { birthYear: 1984 }));
    expect(await found('H-17')).toMatchObject([{ id: known?.id, hospitalNumber: 'H-17', birthYear: 1984 }]);
  });
});

describe('a claim that was made', () => {
  test('is taken back by the desk: what was moved goes back, what the account booked since stays', async () => {
    const { client, appointmentId, entryId, token } = await linked();
    const { paper } = await withPapers(appointmentId, entryId);
    await ok(claim(token, { birthYear: 1984 }));
    const date = at('14:00');
    const later = await ok<{ id: number }>(
      send(
        'POST',
        '/api/appointments',
        { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough' },
        account,
      ),
    );
    const merges = (await found('H-17'))[0]?.merges ?? [];
    const back = await ok<Client>(send('POST', own(`merges/${merges[0]?.id}/undo`)));
    expect(back).toMatchObject({ id: client.id, name: 'Ada Caller', hasAccount: false, merges: [] });
    expect(await patientOf('appointments', appointmentId)).toBe(entryId);
    expect(await patientOf('papers', paper)).toBe(entryId);
    expect(await patientOf('appointments', later.id)).toBe(account.id);
    expect(await logOf(account)).not.toContain('client.add');
    expect(await logOf(account)).toContain('client.part');
    expect(await ok<Client>(send('POST', own(`merges/${merges[0]?.id}/undo`)))).toMatchObject({ id: client.id });
  });

  test('stays after 30 days', async () => {
    const { token } = await linked();
    await ok(claim(token, { birthYear: 1984 }));
    const merges = (await found('H-17'))[0]?.merges ?? [];
    await t.pool.query("update client_merges set merged_at = merged_at - interval '31 days'");
    expect(await codeOf(send('POST', own(`merges/${merges[0]?.id}/undo`)))).toBe('merge_kept');
  });
});

const merge = (clientId: number, into: number, who = desk) =>
  send('POST', own(`clients/${clientId}/merge`), { into }, who);

describe('two clients who are the same person', () => {
  test('become one, found by both hospital numbers, with the visits of both and a look in both logs', async () => {
    const first = await linked();
    const second = await enter({ name: 'Ada C.', phone: ADA.phone, hospitalNumber: 'X-9' });
    const { id: other } = await book(second.id, at('14:00'));
    const stays = await ok<Client>(merge(second.id, first.client.id));
    expect(stays).toMatchObject({
      id: first.client.id,
      merges: [{ kind: 'double', name: 'Ada C.', hospitalNumber: 'X-9' }],
    });
    expect(await patientOf('appointments', other)).toBe(first.entryId);
    expect((await found('X-9')).map(({ id }) => id)).toEqual([first.client.id]);
    expect((await found('ada c')).map(({ id }) => id)).toEqual([first.client.id]);
    expect(await ok<Client>(merge(second.id, first.client.id))).toMatchObject({ id: first.client.id });
    const parted = await ok<Client>(send('POST', own(`merges/${stays.merges[0]?.id}/undo`)));
    expect(parted).toMatchObject({ id: second.id, hospitalNumber: 'X-9' });
    expect(await patientOf('appointments', other)).toBe(await userOf(second.id));
  });

  test('keep the account, whichever is chosen, and two accounts are refused', async () => {
    const date = at('14:00');
    const online = { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough' };
    await ok(send('POST', '/api/appointments', online, account));
    const [known] = await found('adaeze');
    const entry = await enter({ name: 'Ada Caller' });
    const second = await newPatient(t, { fullName: 'Adaeze Other' });
    await ok(send('POST', '/api/appointments', { ...online, date: at('15:00') }, second));
    const other = (await found('adaeze other'))[0];
    expect(await codeOf(merge(known?.id ?? 0, other?.id ?? 0))).toBe('clients_not_mergeable');
    expect(await ok<Client>(merge(known?.id ?? 0, entry.id))).toMatchObject({ id: known?.id, hasAccount: true });
  });
});

describe('clients who cannot be merged', () => {
  test('who both wait in the queue are refused as a whole', async () => {
    const [first, second] = [await enter({ name: 'Ada One' }), await enter({ name: 'Ada Two' })];
    await newPoint(t, providerId);
    for (const { id } of [first, second]) {
      await ok(send('POST', own('tickets'), { client: { id }, pointId: null, priority: 'usual' }));
    }
    const refused = await merge(first.id, second.id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'clients_not_mergeable']);
    expect(await rows('select id from client_merges where client_id = $1', [first.id])).toEqual([]);
  });

  test('of another practice are not found', async () => {
    const mine = await enter({ name: 'Ada One' });
    const stranger = await newPatient(t);
    const first = providerId;
    providerId = await practiceOf(t, stranger);
    const theirs = await ok<Client>(send('POST', own('clients'), { name: 'Ada Two' }, stranger));
    expect((await merge(theirs.id, mine.id, stranger)).statusCode).toBe(404);
    expect((await merge(mine.id, theirs.id, stranger)).statusCode).toBe(404);
    providerId = first;
  });

  test('at the same moment are merged once', async () => {
    const [first, second] = [await enter({ name: 'Ada One' }), await enter({ name: 'Ada Two' })];
    const answers = await Promise.all([merge(first.id, second.id), merge(second.id, first.id)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await rows('select id from client_merges where client_id in ($1, $2)', [first.id, second.id])).toHaveLength(
      1,
    );
  });
});
