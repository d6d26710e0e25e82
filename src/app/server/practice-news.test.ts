import { globSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { appointmentToken } from '#features/appointments/server/appointment-link.ts';
import { bookAppointment } from '#features/booking/server/book-appointment.ts';
import { addMember } from '#features/directory/server/member-store.ts';
import { tellPractice } from '#features/practice-news/server/tell-practice.ts';
import { makeOffers } from '#features/waitlist/server/make-offers.ts';
import { newPatient, newProvider, TEST_KEYS, TEST_MAILING, testApp } from '#test/app.ts';
import { mailedTo } from '#test/mailed.ts';
import { newAccount, PASSWORD, post } from '#test/sign-in.ts';

const t = await testApp();
const START = t.clock.nowMs;
const MINUTE_MS = 60_000;
const [WEDNESDAY, FRIDAY] = ['2026-11-25', '2026-11-27'].map((day) => `${day}T09:30:00.000Z`) as [string, string];
let desk: { id: number; cookie: string };
let patient: { id: number; cookie: string };
let providerId: number;
let practices = 0;
let contact: string;

beforeEach(async () => {
  t.clock.nowMs = START;
  desk = await newPatient(t, { fullName: 'Front Desk', role: 'provider' });
  patient = await newAccount(t, `ngozi${(practices += 1)}`, { fullName: 'Ngozi Secret-Name' });
  providerId = await newProvider(t, { name: 'Dr. News' });
  contact = `desk${practices}@example.com`;
  await addMember(t.db, { providerId, userId: desk.id, role: 'owner', nowMs: START });
  await addContact(contact, true);
});

async function addContact(email: string, isConfirmed: boolean): Promise<void> {
  await t.pool.query(
    'insert into alert_contacts (provider_id, email, added_at, confirmed_at) values ($1, $2, now(), $3)',
    [providerId, email, isConfirmed ? new Date(START) : null],
  );
}

async function book(date: string, more: object = {}, { cookie } = patient, headers: Record<string, string> = {}) {
  const wanted = { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Chest pain', ...more };
  const answer = await post(t, '/api/appointments', wanted, { cookie, ...headers });
  return { statusCode: answer.statusCode, id: answer.json<{ id: number }>().id };
}
const cancel = (id: number, status = 'cancelled', { cookie } = patient) =>
  t.app.inject({
    method: 'PUT',
    url: `/api/appointments/${id}/status`,
    payload: { status },
    headers: { cookie },
  });
async function newsOf(id = providerId) {
  const { rows } = await t.pool.query<{
    kind: string;
    appointment: number;
    by_practice: boolean;
    seen_by: number | null;
  }>(
    `select kind, appointment_id as appointment, seen_at is not null as by_practice, seen_by from practice_news
     where provider_id = $1 order by id`,
    [id],
  );
  return rows.map(({ kind, appointment, by_practice: isSeen, seen_by: seenBy }) => [
    kind,
    appointment,
    isSeen ? seenBy : 'unseen',
  ]);
}
const mails = async (to = contact) => (await mailedTo(t, to)).map(({ kind }) => kind);
const call = (method: 'GET' | 'PUT', path: string, payload?: object, { cookie } = desk, id = providerId) =>
  t.app.inject({
    method,
    url: `/api/portal/providers/${id}/news${path}`,
    headers: { cookie },
    ...(payload && { payload }),
  });

test('news is a booking, once even if it is sent twice', async () => {
  const headers = { 'idempotency-key': 'once' };
  const { id } = await book(WEDNESDAY, {}, patient, headers);
  expect((await book(WEDNESDAY, {}, patient, headers)).id).toBe(id);
  expect(await newsOf()).toEqual([['booked', id, 'unseen']]);
  expect(await mails()).toEqual(['practice-booked']);
});

test('the list gives a first name for a visit that was cancelled, which the day does not show any more', async () => {
  await book(FRIDAY);
  const { id } = await book(WEDNESDAY);
  await cancel(id);
  const { items } = (await call('GET', '')).json<{ items: { kind: string; firstName?: string }[] }>();
  expect(items.map(({ kind, firstName }) => [kind, firstName])).toEqual([
    ['cancelled', 'Ngozi'],
    ['booked', 'Ngozi'],
    ['booked', undefined],
  ]);
});

test('news that are queued for a contact are withdrawn when it is removed', async () => {
  await addContact(`other-${contact}`, true);
  await book(WEDNESDAY);
  const { rows } = await t.pool.query('select id from alert_contacts where email = $1', [contact]);
  const removed = await t.app.inject({
    method: 'DELETE',
    url: `/api/portal/providers/${providerId}/contacts/${rows[0].id}`,
    headers: { cookie: desk.cookie },
  });
  expect(removed.statusCode).toBe(200);
  const states = await t.pool.query(
    'select recipient, status from messages where recipient like $1 order by recipient',
    [`%${contact}`],
  );
  expect(states.rows).toEqual([
    { recipient: contact, status: 'withdrawn' },
    { recipient: `other-${contact}`, status: 'queued' },
  ]);
});

test('a refused booking is no news', async () => {
  expect((await book('2026-11-25T09:31:00.000Z')).statusCode).toBe(409);
  expect(await newsOf()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('a booking whose transaction fails is no news', async () => {
  const booking = {
    patientId: patient.id,
    wanted: { providerId, date: WEDNESDAY, visitType: 'in-person', careType: 'routine', reason: '' },
    idempotencyKey: undefined,
    nowMs: START,
    mailing: TEST_MAILING,
  } as const;
  const failed = t.db.transaction(async (tx) => {
    await bookAppointment(tx, booking);
    throw new Error('after the booking');
  });
  await expect(failed).rejects.toThrow('after the booking');
  expect(await newsOf()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('news is a move, as one event of the visit at the new time', async () => {
  const old = await book(WEDNESDAY);
  const { id } = await book(FRIDAY, { rescheduleOf: old.id });
  expect(await newsOf()).toEqual([
    ['booked', old.id, 'unseen'],
    ['moved', id, 'unseen'],
  ]);
  expect(await mails()).toEqual(['practice-booked', 'practice-moved']);
});

test('news is a move to another provider: one loses a visit, the other gets one', async () => {
  const elsewhere = await newProvider(t);
  const old = await book(WEDNESDAY);
  const { id } = await book(WEDNESDAY, { providerId: elsewhere, rescheduleOf: old.id });
  expect(await newsOf()).toEqual([
    ['booked', old.id, 'unseen'],
    ['cancelled', old.id, 'unseen'],
  ]);
  expect(await newsOf(elsewhere)).toEqual([['booked', id, 'unseen']]);
});

test('news is an accepted offer of the waiting list, as a move', async () => {
  const hours = [3, 5].map((weekday) => ({ weekday, opens: '10:30', closes: '11:00' }));
  const practice = await newProvider(t, { visitMinutes: 30, hours });
  const other = await newPatient(t);
  const inTheWay = await book(WEDNESDAY, { providerId: practice }, other);
  const old = await book(FRIDAY, { providerId: practice });
  const headers = { cookie: patient.cookie };
  const joined = await t.app.inject({ method: 'PUT', url: `/api/appointments/${old.id}/waitlist`, headers });
  expect(joined.statusCode).toBe(200);
  await cancel(inTheWay.id, 'cancelled', other);
  await makeOffers({ db: t.db, nowMs: START, mailing: TEST_MAILING }, practice);
  const { rows } = await t.pool.query('select id from waitlist_offers where patient_id = $1', [patient.id]);
  const accepted = await post(t, `/api/waitlist-offers/${rows[0].id}/accept`, {}, headers);
  expect(accepted.statusCode).toBe(200);
  const { id } = accepted.json<{ id: number }>();
  expect((await newsOf(practice)).at(-1)).toEqual(['moved', id, 'unseen']);
  expect(await newsOf(practice)).toHaveLength(4);
});

test.each(['cancelled', 'rescheduled'])('news is a visit that the patient gives up (%s), once', async (status) => {
  const { id } = await book(WEDNESDAY);
  expect((await cancel(id, status)).statusCode).toBe(200);
  await cancel(id, status);
  expect(await newsOf()).toEqual([
    ['booked', id, 'unseen'],
    ['cancelled', id, 'unseen'],
  ]);
  expect(await mails()).toEqual(['practice-booked', 'practice-cancelled']);
});

test('news is a cancellation by the link of a mail', async () => {
  const { id } = await book(WEDNESDAY);
  const { rows } = await t.pool.query('select email from users where id = $1', [patient.id]);
  const token = appointmentToken(TEST_KEYS('link'), { id, patientId: patient.id }, rows[0].email);
  expect((await post(t, '/api/manage-visit/cancel', { token })).statusCode).toBe(200);
  expect((await newsOf()).at(-1)).toEqual(['cancelled', id, 'unseen']);
  expect((await mails()).at(-1)).toBe('practice-cancelled');
});

test('news is a cancellation by an administrator, who removes the provider', async () => {
  const { id } = await book(WEDNESDAY);
  const { cookie } = await newPatient(t, { role: 'admin', permissions: ['manage_providers'] });
  const url = `/api/admin/providers/${providerId}?cancelVisits=true`;
  expect((await t.app.inject({ method: 'DELETE', url, headers: { cookie } })).statusCode).toBe(200);
  expect((await newsOf()).at(-1)).toEqual(['cancelled', id, 'unseen']);
  expect((await mails()).at(-1)).toBe('practice-cancelled');
});

test('news is each visit that ends because the patient deletes the account', async () => {
  const { id } = await book(WEDNESDAY);
  const answer = await t.app.inject({
    method: 'DELETE',
    url: `/api/users/${patient.id}`,
    payload: { password: PASSWORD },
    headers: { cookie: patient.cookie },
  });
  expect(answer.statusCode).toBe(200);
  expect((await newsOf()).at(-1)).toEqual(['cancelled', id, 'unseen']);
  expect((await mails()).at(-1)).toBe('practice-cancelled');
});

test('news is what the practice does itself, seen by its member and without a mail', async () => {
  const { id } = await book(WEDNESDAY);
  const closed = await t.app.inject({
    method: 'PUT',
    url: `/api/portal/providers/${providerId}/days/2026-11-25`,
    payload: { kind: 'off', booked: { choice: 'cancel', ids: [id] } },
    headers: { cookie: desk.cookie },
  });
  expect(closed.statusCode).toBe(200);
  expect((await newsOf()).at(-1)).toEqual(['cancelled', id, desk.id]);
  expect(await mails()).toEqual(['practice-booked']);
});

test('no other code adds or ends an appointment', () => {
  const writes = /\binsertAppointments\(|\bendScheduled\(|insert\(appointments\)/;
  const writers = globSync('src/**/*.ts', { exclude: ['**/*.test.ts'] }).filter((file) =>
    writes.test(readFileSync(file, 'utf8')),
  );
  expect(writers.toSorted()).toEqual([
    'src/app/server/seed/seed-demo.ts',
    'src/features/appointments/server/appointment-store.ts',
    'src/features/appointments/server/end-appointment.ts',
    'src/features/booking/server/book-together.ts',
  ]);
});

test('mails to contacts say what happened and when, and nothing about the patient', async () => {
  await book(WEDNESDAY);
  const [mail, ...others] = await mailedTo(t, contact);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ user_id: null, subject: 'New booking: Wed 25 Nov, 10:30' });
  expect(mail?.text).toContain('A visit with Dr. News was booked: Wednesday, 25 November 2026 at 10:30 (Lagos time).');
  expect(mail?.text).toContain(`/provider-portal?provider=${providerId}&date=2026-11-25`);
  expect(JSON.stringify(mail)).not.toMatch(/Ngozi|Secret|Chest|pain/);
});

test('mails to contacts go to each confirmed contact, and to no other', async () => {
  await addContact(`second${practices}@example.com`, true);
  await addContact(`unconfirmed${practices}@example.com`, false);
  await book(WEDNESDAY);
  expect(await mails()).toHaveLength(1);
  expect(await mails(`second${practices}@example.com`)).toHaveLength(1);
  expect(await mails(`unconfirmed${practices}@example.com`)).toEqual([]);
});

test('mails to contacts from the fourth in ten minutes on are one mail, sent at the end of the window', async () => {
  const happened = async (n: number) => {
    const id = (await book(`2026-11-25T${String(8 + n).padStart(2, '0')}:00:00.000Z`, {}, await newPatient(t))).id;
    expect(id).toBeGreaterThan(0);
  };
  for (const n of [0, 1, 2, 3, 4, 5, 6]) {
    await happened(n);
    t.clock.nowMs += MINUTE_MS / 2;
  }
  expect(await mails()).toEqual([...Array.from({ length: 3 }, () => 'practice-booked'), 'practice-more']);
  const { rows } = await t.pool.query(
    "select subject, text, send_after from messages where recipient = $1 and kind = 'practice-more'",
    [contact],
  );
  expect(rows).toMatchObject([
    {
      subject: '4 new bookings, the next Wed 25 Nov, 12:00',
      send_after: new Date(START + 10 * MINUTE_MS + 15_000),
    },
  ]);
  t.clock.nowMs = START + 14 * MINUTE_MS;
  await book(FRIDAY);
  expect((await mails()).at(-1)).toBe('practice-booked');
});

test('mails to contacts are counted without what the practice did itself', async () => {
  const ids = [];
  for (const hour of ['08', '09', '10', '11', '12']) {
    ids.push((await book(`2026-11-25T${hour}:00:00.000Z`, {}, await newPatient(t))).id);
  }
  t.clock.nowMs += 11 * MINUTE_MS;
  const provider = { id: providerId, name: 'Dr. News' };
  const own = ids.map(
    (id) => ({ kind: 'cancelled', appointment: { id, date: WEDNESDAY, provider }, memberId: desk.id }) as const,
  );
  await t.db.transaction((tx) => tellPractice(tx, own, { nowMs: t.clock.nowMs, alerting: TEST_MAILING }));
  await book(FRIDAY);
  expect(await mails()).toEqual([
    ...Array.from({ length: 3 }, () => 'practice-booked'),
    'practice-more',
    'practice-booked',
  ]);
});

test('patients read whether a practice that members run has seen the booking', async () => {
  const sightings = async () => {
    const url = `/api/users/${patient.id}/appointments`;
    const answer = await t.app.inject({ url, headers: { cookie: patient.cookie } });
    return answer.json<{ sighting?: object }[]>().map(({ sighting }) => sighting);
  };
  const { id } = await book(WEDNESDAY);
  expect(await sightings()).toEqual([undefined]);
  await t.pool.query("update providers set live_by = 'member', hours_confirmed_at = now(), phone = $2 where id = $1", [
    providerId,
    '0803 123 4567',
  ]);
  expect(await sightings()).toEqual([{ seenAt: null, phone: '0803 123 4567' }]);
  t.clock.nowMs += 21 * MINUTE_MS;
  const { items } = (await call('GET', '')).json<{ items: { id: number }[] }>();
  await call('PUT', '/seen', { ids: items.map((each) => each.id) });
  const seenAt = new Date(t.clock.nowMs).toISOString();
  expect(await sightings()).toEqual([{ seenAt, phone: '0803 123 4567' }]);
  const { rows } = await t.pool.query('select email from users where id = $1', [patient.id]);
  const token = appointmentToken(TEST_KEYS('link'), { id, patientId: patient.id }, rows[0].email);
  expect((await post(t, '/api/manage-visit', { token })).json()).toMatchObject({ sighting: { seenAt } });
  const moved = await book(FRIDAY, { rescheduleOf: id });
  expect(moved.statusCode).toBe(201);
  expect(await sightings()).toEqual([{ seenAt: null, phone: '0803 123 4567' }, undefined]);
});

test('the list names what happened, unseen first, without surname or reason', async () => {
  const old = await book(WEDNESDAY);
  const { id } = await book(FRIDAY, { rescheduleOf: old.id });
  await cancel(id);
  const answer = await call('GET', '');
  expect(answer.statusCode).toBe(200);
  const news = { at: new Date(START).toISOString(), seenAt: null, movedFrom: null };
  expect(answer.json()).toMatchObject({
    unseen: 3,
    items: [
      { ...news, kind: 'cancelled', appointmentId: id, date: FRIDAY },
      { ...news, kind: 'moved', appointmentId: id, date: FRIDAY, movedFrom: WEDNESDAY },
      { ...news, kind: 'booked', appointmentId: old.id, date: WEDNESDAY },
    ],
  });
  expect(answer.body).not.toMatch(/Secret|Chest|patient/);
  const ids = answer.json<{ items: { id: number }[] }>().items.map((each) => each.id);
  expect((await call('PUT', '/seen', { ids: [ids[0]] })).json()).toMatchObject({
    unseen: 2,
    items: [{ kind: 'moved' }, { kind: 'booked' }, { kind: 'cancelled', seenAt: new Date(START).toISOString() }],
  });
  expect((await call('GET', '/events')).json()).toMatchObject({ unseen: 2, newest: ids[0] });
});

test('the first member who saw news stays noted', async () => {
  await book(WEDNESDAY);
  const { items } = (await call('GET', '')).json<{ items: { id: number }[] }>();
  const ids = items.map(({ id }) => id);
  const colleague = await newPatient(t, { role: 'provider' });
  await addMember(t.db, { providerId, userId: colleague.id, role: 'owner', nowMs: START });
  await call('PUT', '/seen', { ids });
  t.clock.nowMs += MINUTE_MS;
  expect((await call('PUT', '/seen', { ids }, colleague)).json()).toMatchObject({
    unseen: 0,
    items: [{ seenAt: new Date(START).toISOString() }],
  });
  expect((await newsOf()).map(([, , by]) => by)).toEqual([desk.id]);
});

test("another practice's news can be neither read nor marked, nor by naming their ids", async () => {
  const { id } = await book(WEDNESDAY);
  const ids = (await call('GET', '')).json<{ items: { id: number }[] }>().items.map((each) => each.id);
  const stranger = await newPatient(t, { role: 'provider' });
  const own = await newProvider(t);
  await addMember(t.db, { providerId: own, userId: stranger.id, role: 'owner', nowMs: START });
  for (const [method, path] of [
    ['GET', ''],
    ['PUT', '/seen'],
    ['GET', '/events'],
  ] as const) {
    const answer = await call(method, path, method === 'PUT' ? { ids } : undefined, stranger);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
  expect((await call('PUT', '/seen', { ids }, stranger, own)).json()).toEqual({ unseen: 0, items: [] });
  expect(await newsOf()).toEqual([['booked', id, 'unseen']]);
});
