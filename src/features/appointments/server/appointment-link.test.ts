import { beforeEach, describe, expect, test } from 'vitest';
import { newPatient, newProvider, TEST_KEYS, testApp } from '#test/app.ts';
import { mailedTo } from '#test/mailed.ts';
import { describePractice } from '#test/resources.ts';
import { post } from '#test/sign-in.ts';
import { appointmentToken } from './appointment-link.ts';

const t = await testApp();
const MONDAY = t.clock.nowMs;
const HOUR_MS = 3_600_000;
const START = '2026-11-25T09:30:00.000Z';
beforeEach(() => {
  t.clock.nowMs = MONDAY;
});

const REFUSED = {
  code: 'link_expired',
  message:
    'This link does not work any more. It ends when the visit is over, moved or cancelled, and when the e-mail address of the account changes.',
};
const look = (token: string) => post(t, '/api/manage-visit', { token });
const cancel = (token: string) => post(t, '/api/manage-visit/cancel', { token });
const stateOf = async () =>
  (await t.pool.query('select id, status, updated_at from appointments order by id')).rows.concat(
    (await t.pool.query('select id, kind, status from messages order by id')).rows,
  );

async function anAppointment(more: Record<string, unknown> = {}) {
  const me = await newPatient(t, { emailConfirmedAt: new Date(MONDAY), fullName: 'Ada Secret-Name' });
  const providerId =
    more['providerId'] ?? (await newProvider(t, { phone: '0800', cancellationFeePercent: 50, name: 'Dr. Link' }));
  const body = { providerId, date: START, visitType: 'in-person', careType: 'routine', reason: 'Chest pain', ...more };
  const id = (await post(t, '/api/appointments', body, { cookie: me.cookie })).json<{ id: number }>().id;
  const { rows } = await t.pool.query('select email from users where id = $1', [me.id]);
  const email = rows[0].email as string;
  return { ...me, appointmentId: id, providerId, email, token: await tokenTo(email) };
}

async function tokenTo(email: string): Promise<string> {
  const text = (await mailedTo(t, email)).at(-1)?.text ?? '';
  return /^http:\/\/\S+\/manage-visit#(\S+)$/m.exec(text)?.[1] ?? '';
}

test('the link names the person, the length and the price, and not the service', async () => {
  const providerId = await newProvider(t, { name: 'Smile Clinic' });
  const { people, services } = await describePractice(t, providerId, {
    people: [{ name: 'Dr. Ada Obi' }, { name: 'Room 3', kind: 'room', isPublic: false }],
    offers: [{ name: 'HIV counselling', minutes: 60, priceKobo: 1_500_000, by: ['Dr. Ada Obi', 'Room 3'] }],
  });
  const named = await anAppointment({ providerId, serviceId: services[0], personId: people[0] });
  const answer = await look(named.token);
  expect(answer.json()).toMatchObject({
    person: { name: 'Dr. Ada Obi' },
    service: { minutes: 60, priceKobo: 1_500_000 },
  });
  expect(answer.body).not.toMatch(/HIV/);
  // In the room, which the practice doesn't name.
  const unnamed = await anAppointment({ providerId, serviceId: services[0] });
  expect((await look(unnamed.token)).json()).not.toHaveProperty('person');
});

test('the link in the mail shows provider, time and kind of visit when signed out, and nothing else', async () => {
  const { token } = await anAppointment();
  const before = await stateOf();
  const answer = await look(token);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    date: START,
    status: 'scheduled',
    visitType: 'in-person',
    lateFee: { percent: 50 },
    provider: { name: 'Dr. Link', phone: '0800' },
  });
  expect(answer.body).not.toMatch(/Chest|Secret-Name|reason|patient|forPerson|specialty|careType|@/i);
  expect(answer.headers['cache-control']).toBe('no-store');
  // Opening the link changes nothing: scanners of mail open it too.
  expect(await stateOf()).toEqual(before);
});

test('it cancels once by the rule that was shown and notifies the patient; a second use changes nothing', async () => {
  const { token, email, appointmentId, providerId } = await anAppointment();
  await t.pool.query('update providers set cancellation_fee_percent = 90 where id = $1', [providerId]);
  t.clock.nowMs = Date.parse(START) - HOUR_MS;
  const answer = await cancel(token);
  const charged = { lateCancellation: true, cancellationFee: { percent: 50 } };
  expect(answer.json()).toMatchObject({ status: 'cancelled', ...charged });
  const { rows } = await t.pool.query('select status, late_cancellation from appointments where id = $1', [
    appointmentId,
  ]);
  expect(rows).toEqual([{ status: 'cancelled', late_cancellation: true }]);
  expect((await mailedTo(t, email)).map(({ kind }) => kind)).toEqual(['visit-booked', 'visit-cancelled']);
  const before = await stateOf();
  expect((await cancel(token)).json()).toEqual(answer.json());
  const looked = await look(token);
  expect([looked.statusCode, looked.json()]).toEqual([410, REFUSED]);
  expect(await stateOf()).toEqual(before);
});

test('of ten requests at once, one cancels and all get the cancelled visit', async () => {
  const { token, email } = await anAppointment();
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(token)));
  expect(answers.map((answer) => answer.json().status)).toEqual(Array.from({ length: 10 }, () => 'cancelled'));
  expect((await mailedTo(t, email)).filter(({ kind }) => kind === 'visit-cancelled')).toHaveLength(1);
});

test('forged, foreign, broken and empty tokens answer alike and change nothing', async () => {
  const mine = await anAppointment();
  const theirs = await anAppointment();
  const key = TEST_KEYS('link');
  const bytes = Buffer.from(mine.token, 'base64url');
  const flipped = Buffer.from(bytes);
  flipped.writeUInt8(flipped.readUInt8(20) ^ 1, 20);
  const swapped = Buffer.concat([Buffer.from(theirs.token, 'base64url').subarray(0, 8), bytes.subarray(8)]);
  const appointment = { id: mine.appointmentId, patientId: mine.id };
  const forgeries = [
    flipped.toString('base64url'),
    swapped.toString('base64url'),
    bytes.subarray(0, 39).toString('base64url'),
    `${mine.token}A`,
    `${mine.token}=`,
    appointmentToken(TEST_KEYS('activity-log'), appointment, mine.email),
    appointmentToken(key, appointment, theirs.email),
    appointmentToken(key, { id: theirs.appointmentId, patientId: mine.id }, mine.email),
    appointmentToken(key, { id: 4_000_000_000, patientId: 4_000_000_000 }, mine.email),
    appointmentToken(key, { id: 0, patientId: 0 }, ''),
    '',
    '../../etc/passwd',
  ];
  const before = await stateOf();
  for (const token of forgeries) {
    for (const answer of [await look(token), await cancel(token)]) {
      expect([answer.statusCode, answer.json()], token).toEqual([410, REFUSED]);
    }
  }
  expect((await look('x'.repeat(101))).statusCode).toBe(400);
  expect(await stateOf()).toEqual(before);
});

test('it works until the end of the visit, and cancels until the start', async () => {
  const { token } = await anAppointment();
  t.clock.nowMs = Date.parse(START);
  expect((await look(token)).statusCode).toBe(200);
  expect((await cancel(token)).json()).toMatchObject({ code: 'not_cancellable' });
  t.clock.nowMs = Date.parse(START) + HOUR_MS / 2;
  expect([(await look(token)).json(), (await cancel(token)).json()]).toEqual([REFUSED, REFUSED]);
});

test('a visit that moves takes another link', async () => {
  const { token, cookie, appointmentId, providerId, email } = await anAppointment();
  const date = '2026-11-25T11:00:00.000Z';
  const body = {
    providerId,
    date,
    visitType: 'in-person',
    careType: 'routine',
    reason: 'x y z',
    rescheduleOf: appointmentId,
  };
  expect((await post(t, '/api/appointments', body, { cookie })).statusCode).toBe(201);
  const renewed = await tokenTo(email);
  expect(renewed).not.toBe(token);
  expect((await look(token)).json()).toEqual(REFUSED);
  expect((await look(renewed)).json()).toMatchObject({ date });
});

test('another address of the account, or its deletion, ends the link', async () => {
  const moved = await anAppointment();
  await t.pool.query(`update users set email = 'elsewhere@example.com' where id = $1`, [moved.id]);
  expect((await look(moved.token)).json()).toEqual(REFUSED);
  const erased = await anAppointment();
  await t.pool.query('update users set deleted_at = now() where id = $1', [erased.id]);
  expect((await cancel(erased.token)).json()).toEqual(REFUSED);
});

test('a machine that tries many is slowed down', async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on' });
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) statuses.push((await post(limited, '/api/manage-visit', { token: 'x' })).statusCode);
  expect(statuses.slice(0, 30).every((status) => status === 410)).toBe(true);
  expect(statuses[30]).toBe(429);
});

describe('the papers of a visit', () => {
  const papersOf = (token: string) => post(t, '/api/manage-visit/papers', { token });
  const LETTERHEAD = {
    practice: { name: 'P', address: 'A', phone: null, isDemo: false },
    patient: { name: 'Ada', age: null },
  };
  const PAPER = { content: { kind: 'summary', text: 'Drink water' }, letterhead: { ...LETTERHEAD, seenOn: null } };
  /** A visit of a person whom a desk entered, or of an account, with a signed paper and a draft. */
  async function withPapers(isEntered: boolean) {
    const { appointmentId, id, providerId } = await anAppointment();
    const { rows } = await t.pool.query(
      `insert into practices (name, created_at) values ('Practice', now()) returning id`,
    );
    const practiceId = rows[0].id;
    const phone = '+2348035550123';
    if (isEntered) {
      await t.pool.query(
        `update users set email = '', email_confirmed_at = null, phone = $3, entered_by_practice_id = $2 where id = $1`,
        [id, practiceId, phone],
      );
    }
    await t.pool.query(
      `insert into papers (practice_id, provider_id, patient_id, appointment_id, kind, body, created_at, updated_at, key,
         signed_at, number, author_line, verify_code)
       values ($1, $2, $3, $4, 'summary', $5, now(), now(), 'signed' || $2::int, now(), 1, 'Dr. Ada', $6)`,
      [practiceId, providerId, id, appointmentId, PAPER, String(appointmentId).padStart(12, '0')],
    );
    await t.pool.query(
      `insert into papers (practice_id, provider_id, patient_id, appointment_id, kind, body, created_at, updated_at, key)
       values ($1, $2, $3, $4, 'summary', $5, now(), now(), 'draft' || $2::int)`,
      [practiceId, providerId, id, appointmentId, { content: { kind: 'summary', text: 'Unsigned' } }],
    );
    const { rows: users } = await t.pool.query('select email from users where id = $1', [id]);
    const address = isEntered ? phone : users[0].email;
    return { id, token: appointmentToken(TEST_KEYS('link'), { id: appointmentId, patientId: id }, address) };
  }

  test('open from its link for a person without an account, signed ones only, until 30 days after it', async () => {
    const { id, token } = await withPapers(true);
    const answer = await papersOf(token);
    expect(answer.json()).toMatchObject([{ state: 'signed', content: { text: 'Drink water' }, verify: {} }]);
    expect(answer.body).not.toContain('Unsigned');
    const endsAtMs = Date.parse(START) + 30 * 60_000;
    t.clock.nowMs = endsAtMs + 30 * 24 * HOUR_MS - 1;
    expect((await papersOf(token)).json()).toHaveLength(1);
    t.clock.nowMs += 1;
    expect((await papersOf(token)).json()).toEqual(REFUSED);
    t.clock.nowMs = MONDAY;
    expect((await papersOf(`${token.slice(0, -2)}AA`)).json()).toEqual(REFUSED);
    await t.pool.query(`update users set phone = '0803 555 9999' where id = $1`, [id]);
    expect((await papersOf(token)).json()).toEqual(REFUSED);
  });

  test('are behind the password of a patient with an account', async () => {
    const { token } = await withPapers(false);
    expect((await papersOf(token)).json()).toEqual([]);
  });
});

test('the link says that there are papers once one is signed, and not which', async () => {
  const { token, appointmentId, id: patientId, providerId } = await anAppointment();
  const { rows } = await t.pool.query(
    `with practice as (insert into practices (name, created_at) values ('Practice', now()) returning id)
     insert into papers (practice_id, provider_id, patient_id, appointment_id, kind, body, created_at, updated_at, key)
     select id, $1, $2, $3, 'summary', '{"content":{"kind":"summary","text":"A secret"}}', now(), now(), 'key' from practice
     returning id`,
    [providerId, patientId, appointmentId],
  );
  expect((await look(token)).json()).not.toHaveProperty('hasPapers');
  await t.pool.query(
    `update papers set signed_at = now(), number = 1, author_line = 'Dr. Ada', verify_code = '000000000000' where id = $1`,
    [rows[0].id],
  );
  const answer = await look(token);
  expect(answer.json()).toMatchObject({ hasPapers: true });
  expect(answer.body).not.toMatch(/secret|summary/);
});
