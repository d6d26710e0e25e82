import { beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#features/auth/server/sessions/session-store.ts';
import { addMember } from '#features/directory/server/member-store.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { mailedTo } from '#test/mailed.ts';
import { post } from '#test/sign-in.ts';

const t = await testApp();
const address = await t.listen();
let admin: { id: number; cookie: string };
beforeEach(async () => {
  admin = await newPatient(t, { role: 'admin', permissions: ['manage_providers'], fullName: 'Ada Admin' });
});

const TIMES = ['2026-11-24T09:30:00.000Z', '2026-11-25T09:30:00.000Z', '2026-11-26T09:30:00.000Z'] as const;
const DESCRIBED = {
  name: 'Dr. Leaving',
  specialty: 'Cardiology',
  email: 'leaving@example.com',
  phone: '0803 111 1111',
  bio: 'About us',
  profileImage: 'https://example.com/face.jpg',
  officeImage: 'https://example.com/office.jpg',
};
const remove = async (id: number, query = '') =>
  await t.app.inject({
    method: 'DELETE',
    url: `/api/admin/providers/${id}${query}`,
    headers: { cookie: admin.cookie },
  });
const appointmentAt = (providerId: number, date: string) => ({
  providerId,
  date,
  visitType: 'in-person',
  careType: 'routine',
  reason: 'Cough',
});
const rows = async (sql: string, ...values: unknown[]) => (await t.pool.query(sql, values)).rows;
const everything = async (id: number) => [
  await rows('select * from providers where id = $1', id),
  await rows('select * from appointments where provider_id = $1 order by id', id),
  await rows('select * from slot_holds where provider_id = $1', id),
  await rows('select count(*) from messages'),
  await rows('select count(*) from activity_log'),
];
async function bookedBy(provider: number, date: string, email: string) {
  const patient = await newPatient(t, { email, emailConfirmedAt: new Date(t.clock.nowMs) });
  const answer = await post(t, '/api/appointments', appointmentAt(provider, date), { cookie: patient.cookie });
  expect(answer.statusCode, answer.body).toBe(201);
  return { ...patient, appointmentId: answer.json<{ id: number }>().id };
}

test('a provider without visits is removed at once, and for good', async () => {
  const id = await newProvider(t, DESCRIBED);
  const answer = await remove(id);
  expect([answer.statusCode, answer.json()]).toEqual([200, { cancelledVisits: 0 }]);
  expect(await rows('select * from providers where id = $1', id)).toMatchObject([
    {
      name: 'Dr. Leaving',
      email: null,
      phone: null,
      bio: null,
      profile_image: null,
      office_image: null,
      bookable: false,
      removed_at: new Date(t.clock.nowMs),
    },
  ]);
  expect(await rows('select act, object, details from activity_log where actor_id = $1', admin.id)).toEqual([
    { act: 'provider.delete', object: `provider:${id}`, details: { name: 'Dr. Leaving', cancelledVisits: 0 } },
  ]);
  for (const again of [
    await remove(id),
    await t.app.inject({ url: `/api/admin/providers/${id}`, headers: { cookie: admin.cookie } }),
    await t.app.inject({
      method: 'PUT',
      url: `/api/admin/providers/${id}`,
      payload: { name: 'Back Again' },
      headers: { cookie: admin.cookie },
    }),
  ]) {
    expect(again.statusCode).toBe(404);
  }
});

describe('a provider with booked visits', () => {
  test('is not removed unless they may be cancelled: the refusal has their number, and nothing is written', async () => {
    const id = await newProvider(t, DESCRIBED);
    await bookedBy(id, TIMES[0], 'a1@example.com');
    await bookedBy(id, TIMES[1], 'a2@example.com');
    const before = await everything(id);
    for (const query of ['', '?cancelVisits=false']) {
      const answer = await remove(id, query);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'has_visits', upcomingVisits: 2 });
    }
    expect(await everything(id)).toEqual(before);
  });

  test('is removed together with them: each patient is notified once, none is charged, nothing is orphaned', async () => {
    const id = await newProvider(t, DESCRIBED);
    const first = await bookedBy(id, TIMES[0], 'b1@example.com');
    const second = await bookedBy(id, TIMES[1], 'b2@example.com');
    const member = await newPatient(t, { role: 'provider' });
    await addMember(t.db, { providerId: id, userId: member.id, role: 'owner', nowMs: t.clock.nowMs });
    expect((await post(t, '/api/slot-holds', { providerId: id, date: TIMES[2] })).statusCode).toBe(201);
    const [entry] = await rows(
      `insert into waitlist_entries (appointment_id, patient_id, since, known_free) values ($1, $2, now(), '{}') returning id`,
      second.appointmentId,
      second.id,
    );
    await rows(
      `insert into waitlist_offers (entry_id, patient_id, provider_id, starts_at, ends_at, offered_at, expires_at)
       values ($1, $2, $3, $4, $4::timestamptz + interval '30 min', now(), now())`,
      ...[entry.id, second.id, id, TIMES[2]],
    );

    const answer = await remove(id, '?cancelVisits=true');
    expect([answer.statusCode, answer.json()]).toEqual([200, { cancelledVisits: 2 }]);
    expect(
      await rows('select status, late_cancellation, cancellation_fee from appointments where provider_id = $1', id),
    ).toEqual(
      Array.from({ length: 2 }, () => ({ status: 'cancelled', late_cancellation: false, cancellation_fee: null })),
    );
    for (const email of ['b1@example.com', 'b2@example.com']) {
      const mails = (await mailedTo(t, email)).filter(({ subject }) => subject.includes('cancel'));
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('Dr. Leaving');
      expect(mails[0]?.text).toContain('/?specialty=Cardiology\n');
      expect(mails[0]?.text).not.toContain(`/provider/${id}`);
    }
    expect(await rows('select 1 from slot_holds where provider_id = $1', id)).toEqual([]);
    expect(await rows('select 1 from provider_members where provider_id = $1', id)).toEqual([]);
    expect(await rows('select outcome from waitlist_entries')).toEqual([{ outcome: 'over' }]);
    expect(await rows('select outcome from waitlist_offers')).toEqual([{ outcome: 'withdrawn' }]);
    for (const { id: patientId, cookie, appointmentId } of [first, second]) {
      const list = await t.app.inject({ url: `/api/users/${patientId}/appointments`, headers: { cookie } });
      expect(list.json()).toMatchObject([
        {
          id: appointmentId,
          status: 'cancelled',
          provider: { name: 'Dr. Leaving', profileImage: null, bookable: false },
        },
      ]);
    }
  });
});

describe('after a removal', () => {
  test('past visits stay as they were, with the name', async () => {
    const id = await newProvider(t, DESCRIBED);
    const { id: patientId, cookie } = await bookedBy(id, TIMES[0], 'c1@example.com');
    await rows(
      `update appointments set status = 'completed', starts_at = '2026-11-20T09:00Z',
      ends_at = '2026-11-20T09:30Z' where provider_id = $1`,
      id,
    );
    expect((await remove(id)).json()).toEqual({ cancelledVisits: 0 });
    const list = await t.app.inject({ url: `/api/users/${patientId}/appointments`, headers: { cookie } });
    expect(list.json()).toMatchObject([{ status: 'completed', provider: { name: 'Dr. Leaving' } }]);
  });
});

test('after bookings and a removal at once, no visit is left at the removed provider', async () => {
  const call = async (method: string, path: string, cookie: string, body?: object) =>
    await fetch(`${address}${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const cookie = `session=${await openSession(t.db, admin.id, t.clock.nowMs)}`;
  for (let round = 0; round < 6; round++) {
    const id = await newProvider(t, DESCRIBED);
    const patients = await Promise.all(TIMES.map(async () => await newPatient(t)));
    const [removed, ...booked] = await Promise.all([
      call('DELETE', `/api/admin/providers/${id}?cancelVisits=true`, cookie),
      ...TIMES.map((date, n) => call('POST', '/api/appointments', patients[n]?.cookie ?? '', appointmentAt(id, date))),
    ]);
    expect(removed?.status).toBe(200);
    for (const answer of booked) expect([201, 404]).toContain(answer.status);
    expect(await rows(`select 1 from appointments where provider_id = $1 and status = 'scheduled'`, id)).toEqual([]);
  }
});

test('a cancellation by the patient at the same moment and the removal both succeed', async () => {
  const id = await newProvider(t, DESCRIBED);
  const { cookie, appointmentId } = await bookedBy(id, TIMES[0], 'd1@example.com');
  const [removed, cancelled] = await Promise.all([
    remove(id, '?cancelVisits=true'),
    t.app.inject({
      method: 'PUT',
      url: `/api/appointments/${appointmentId}/status`,
      payload: { status: 'cancelled' },
      headers: { cookie },
    }),
  ]);
  expect(removed.statusCode, removed.body).toBe(200);
  expect([200, 409]).toContain(cancelled.statusCode);
  expect(await rows('select status from appointments where id = $1', appointmentId)).toEqual([{ status: 'cancelled' }]);
});
