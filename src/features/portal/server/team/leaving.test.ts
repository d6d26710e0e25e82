import { beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { invitedTo, memberOf } from '#test/access/team-set-ups.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { listenTo } from '#test/event-stream.ts';
import { RACE_ROUNDS } from '#test/race.ts';
import { newPractice, newResource } from '#test/resources.ts';
import { cookiesOf, newAccount, PASSWORD, post } from '#test/sign-in.ts';

const t = await testApp('empty', {}, { indexed: true });
const base = await t.listen();
type Who = { readonly id: number; readonly cookie: string };
let place: number;
let owner: Who;
let desk: Who;

beforeEach(async () => {
  place = await newProvider(t);
  owner = await memberOf(t, place, 'owner');
  desk = await memberOf(t, place, 'desk');
});

async function remove(who: Who, userId: number, body: object = {}, at = place) {
  const answer = await fetch(`${base}/api/portal/providers/${at}/members/${userId}/remove`, {
    method: 'POST',
    headers: { cookie: who.cookie, 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ places: [at], ...body }),
  });
  const cookie = answer.headers.get('set-cookie') ?? '';
  return { status: answer.status, cookie, body: (await answer.json()) as Record<string, unknown> };
}
const call = (who: Who, url: string) => t.app.inject({ url, headers: { cookie: who.cookie } });
const ownersOf = async (providerId: number) =>
  (await t.pool.query(`select from provider_members where provider_id = $1 and role = 'owner'`, [providerId])).rowCount;
const roleOf = async (id: number) => (await t.pool.query('select role from users where id = $1', [id])).rows[0].role;
const live = (providerId: number) =>
  t.pool.query(`update providers set live_by = 'member', hours_confirmed_at = now(), live_at = now() where id = $1`, [
    providerId,
  ]);

describe('who is removed', () => {
  test('loses session, streams and calendar feed within a second, and is a patient again', async () => {
    const feed = await t.app.inject({
      method: 'POST',
      url: `/api/portal/providers/${place}/calendar-feed`,
      headers: { cookie: desk.cookie },
    });
    const feedPath = new URL(feed.json<{ url: string }>().url).pathname;
    expect((await t.app.inject(feedPath)).statusCode).toBe(200);
    const stream = await listenTo(`${base}/api/portal/providers/${place}/news/events`, { cookie: desk.cookie });
    await stream.until(/"unseen":0/);
    const since = performance.now();
    expect((await remove(owner, desk.id)).status).toBe(200);
    expect(await stream.end()).toContain('event: over');
    expect(performance.now() - since).toBeLessThan(1000);
    expect((await t.app.inject(feedPath)).statusCode).toBe(404);
    expect((await call(desk, '/api/user')).statusCode).toBe(401);
    expect(await roleOf(desk.id)).toBe('patient');
  });

  test('but works elsewhere too stays signed in there, and the streams of this place end', async () => {
    const other = await newProvider(t);
    await memberOf(t, other, 'owner');
    await addMember(t.db, { providerId: other, userId: desk.id, role: 'desk', nowMs: t.clock.nowMs });
    const stream = await listenTo(`${base}/api/portal/providers/${place}/news/events`, { cookie: desk.cookie });
    await stream.until(/"unseen":0/);
    await remove(owner, desk.id);
    expect(await stream.end()).toContain('event: over');
    expect((await call(desk, '/api/portal/providers')).json()).toMatchObject([{ id: other }]);
    expect((await call(desk, `/api/portal/providers/${place}/news`)).statusCode).toBe(404);
  });

  test('is removed by those who may change the role only', async () => {
    const manager = await memberOf(t, place, 'manager');
    const clinician = await memberOf(t, place, 'clinician');
    for (const [who, whom] of [
      [desk, clinician],
      [clinician, desk],
      [manager, owner],
    ] as const) {
      expect(await remove(who, whom.id)).toMatchObject({ status: 403, body: { code: 'role_required' } });
    }
    expect((await remove(manager, clinician.id)).status).toBe(200);
    const stranger = await memberOf(t, await newProvider(t), 'owner');
    expect((await remove(stranger, desk.id)).status).toBe(404);
    expect((await remove(owner, stranger.id)).status).toBe(404);
  });
});

describe('who is demoted', () => {
  test('and cannot read messages any more loses the stream of a conversation', async () => {
    const clinician = await memberOf(t, place, 'clinician');
    const url = `/api/appointments/${await appointmentTo(t, place, 60)}/conversation`;
    const opened = await t.app.inject({ method: 'POST', url, headers: { cookie: clinician.cookie } });
    const { id } = opened.json<{ id: number }>();
    const stream = await listenTo(`${base}/api/conversations/${id}/events`, { cookie: clinician.cookie });
    await stream.until(/data/);
    const change = { role: 'desk', places: [place], resourceId: null, was: { role: 'clinician' } };
    const changed = await t.app.inject({
      method: 'PUT',
      url: `/api/portal/providers/${place}/members/${clinician.id}`,
      payload: change,
      headers: { cookie: owner.cookie },
    });
    expect(changed.statusCode).toBe(200);
    expect(await stream.end()).toContain('event: over');
  });
});

describe('an open portal hears within a second', () => {
  const put = (url: string, payload: object) =>
    t.app.inject({ method: 'PUT', url, payload, headers: { cookie: owner.cookie } });

  async function expectHeard(change: () => Promise<{ statusCode: number }>, event: RegExp) {
    const stream = await listenTo(`${base}/api/portal/providers/${place}/news/events`, { cookie: desk.cookie });
    await stream.until(/"role":"desk","deskReadsReasons":false\}\]/);
    const since = performance.now();
    expect((await change()).statusCode).toBe(200);
    await stream.until(event);
    expect(performance.now() - since).toBeLessThan(1000);
  }

  test('of another role', async () => {
    const change = { role: 'clinician', places: [place], resourceId: null, was: { role: 'desk' } };
    await expectHeard(
      () => put(`/api/portal/providers/${place}/members/${desk.id}`, change),
      /"role":"clinician","deskReadsReasons":false\}\]/,
    );
  });

  test('of another place', async () => {
    const other = await newProvider(t);
    await addMember(t.db, { providerId: other, userId: owner.id, role: 'owner', nowMs: t.clock.nowMs });
    const change = { role: 'desk', places: [place, other], resourceId: null, was: { role: 'desk' } };
    await expectHeard(
      () => put(`/api/portal/providers/${place}/members/${desk.id}`, change),
      /"memberships":\[\{[^\]]*\},\{[^\]]*\}\]/,
    );
  });

  test('that the front desk may read why patients come', async () => {
    await expectHeard(
      () => put(`/api/portal/providers/${place}/desk-reads-reasons`, { on: true }),
      /"role":"desk","deskReadsReasons":true\}\]/,
    );
  });
});

describe('who leaves', () => {
  test('goes on as a patient in the same browser, with their own visits', async () => {
    const account = await newAccount(t, 'joined-and-left');
    const { token } = await invitedTo(t, place);
    const joined = await post(t, '/api/invitations/join', { token, password: PASSWORD }, { cookie: account.cookie });
    const left = await remove({ id: account.id, cookie: cookiesOf(joined) }, account.id);
    expect(left).toMatchObject({ status: 200, body: { hasLeft: true } });
    const cookie = left.cookie.split(';')[0] ?? '';
    expect((await call({ id: 0, cookie }, '/api/user')).json()).toMatchObject({ id: account.id, role: 'patient' });
    expect((await call({ id: 0, cookie }, `/api/users/${account.id}/appointments`)).statusCode).toBe(200);
    expect((await call({ id: 0, cookie }, '/api/portal/providers')).statusCode).toBe(403);
  });

  test('as the last owner is refused while others stay, or bookings run', async () => {
    expect(await remove(owner, owner.id)).toMatchObject({ status: 409, body: { code: 'last_owner' } });
    await remove(owner, desk.id);
    await live(place);
    await t.pool.query(
      `insert into alert_contacts (provider_id, email, added_by, added_at, confirmed_at) values ($1, 'a@example.com', $2, now(), now())`,
      [place, owner.id],
    );
    expect(await remove(owner, owner.id)).toMatchObject({ status: 409, body: { code: 'last_owner' } });
    expect(await ownersOf(place)).toBe(1);
    await t.pool.query(
      `update providers set booking_state = 'paused', live_by = null, paused_reason = 'practice' where id = $1`,
      [place],
    );
    expect((await remove(owner, owner.id)).status).toBe(200);
    expect(await ownersOf(place)).toBe(0);
  });
});

describe('the last member', () => {
  test('says what becomes of all visits to come, and open invitations end', async () => {
    await remove(owner, desk.id);
    const appointment = await appointmentTo(t, place, 60);
    const invited = await invitedTo(t, place, { role: 'clinician' });
    const refused = await remove(owner, owner.id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'visits_booked', visits: [{ id: appointment }] } });
    const left = await remove(owner, owner.id, { booked: { choice: 'cancel', ids: [appointment] } });
    expect(left.status).toBe(200);
    const { rows } = await t.pool.query('select status from appointments where id = $1', [appointment]);
    expect(rows).toEqual([{ status: 'cancelled' }]);
    const accepting = { token: invited.token, username: 'too-late', password: PASSWORD };
    expect((await post(t, '/api/invitations/accept', accepting)).json().code).toBe('link_expired');
  });

  test('deletes no account as the last owner', async () => {
    const account = await newAccount(t, 'last-owner', { role: 'provider' });
    await addMember(t.db, { providerId: place, userId: account.id, role: 'owner', nowMs: t.clock.nowMs });
    const erase = () =>
      t.app.inject({
        method: 'DELETE',
        url: `/api/users/${account.id}`,
        payload: { password: PASSWORD },
        headers: { cookie: account.cookie },
      });
    const resource = await newResource(t, await newPractice(t, [place]), { at: [place], userId: account.id });
    await t.pool.query(`delete from provider_members where user_id = $1`, [owner.id]);
    const refused = await erase();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_owner']);
    expect((await call(account, '/api/user')).statusCode).toBe(200);
    const exported = await call(account, `/api/users/${account.id}/export`);
    expect(exported.json().data).toMatchObject({
      providerMemberships: [{ role: 'owner' }],
      onListsAs: [{ id: resource }],
    });
    await addMember(t.db, { providerId: place, userId: owner.id, role: 'owner', nowMs: t.clock.nowMs });
    expect((await erase()).statusCode).toBe(200);
    const { rows } = await t.pool.query('select user_id from resources where id = $1', [resource]);
    expect(rows).toEqual([{ user_id: null }]);
  });
});

/** Returns a clinician on the list of `place` with an appointment to come, and a colleague. */
async function bookedClinician() {
  const clinician = await memberOf(t, place, 'clinician');
  const practiceId = await newPractice(t, [place]);
  const own = await newResource(t, practiceId, { at: [place], userId: clinician.id });
  const colleague = await newResource(t, practiceId, { at: [place] });
  const patient = await newPatient(t);
  const wanted = { providerId: place, date: '2026-11-25T09:30:00.000Z', visitType: 'in-person', careType: 'routine' };
  const booked = await post(
    t,
    '/api/appointments',
    { ...wanted, personId: own, reason: 'Cough' },
    { cookie: patient.cookie },
  );
  expect(booked.statusCode, booked.body).toBe(201);
  return { clinician, own, colleague, appointment: booked.json<{ id: number }>().id, patient };
}

const scheduled = async () =>
  (
    await t.pool.query(`select id, resource_id from appointments where provider_id = $1 and status = 'scheduled'`, [
      place,
    ])
  ).rows;

describe('a clinician on the list', () => {
  test('leaves only once it is chosen what becomes of their visits to come, and takes no more', async () => {
    const { clinician, own, appointment } = await bookedClinician();
    const refused = await remove(owner, clinician.id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'visits_booked', visits: [{ id: appointment }] } });
    expect((await call(clinician, '/api/portal/providers')).json()).toHaveLength(1);
    expect(await remove(owner, clinician.id, { booked: { choice: 'keep', ids: [appointment] } })).toMatchObject({
      status: 200,
    });
    expect(await scheduled()).toEqual([{ id: appointment, resource_id: own }]);
    const { rows } = await t.pool.query('select retired_at, user_id from resources where id = $1', [own]);
    expect(rows).toEqual([{ retired_at: expect.any(Date), user_id: null }]);
  });

  test('is one choice at two places, and nothing changes before it is made', async () => {
    const { clinician, own, appointment } = await bookedClinician();
    const second = await newProvider(t);
    for (const [userId, role] of [
      [owner.id, 'owner'],
      [clinician.id, 'clinician'],
    ] as const) {
      await addMember(t.db, { providerId: second, userId, role, nowMs: t.clock.nowMs });
    }
    const there = await newResource(t, await newPractice(t, [second]), { at: [second], userId: clinician.id });
    const further = await appointmentTo(t, second, 60);
    await t.pool.query('update appointments set resource_id = $1 where id = $2', [there, further]);
    const places = [second, place];
    const refused = await remove(owner, clinician.id, { places });
    expect(refused).toMatchObject({ status: 409, body: { visits: [{ id: further }, { id: appointment }] } });
    const booked = { choice: 'keep', ids: [appointment] };
    expect(await remove(owner, clinician.id, { places, booked })).toMatchObject({ status: 409 });
    const people = async () =>
      (await t.pool.query(`select retired_at, user_id from resources where id = any($1)`, [[own, there]])).rows;
    const before = { retired_at: null, user_id: clinician.id };
    expect(await people()).toEqual([before, before]);
    const both = { choice: 'keep', ids: [appointment, further] };
    expect(await remove(owner, clinician.id, { places, booked: both })).toMatchObject({ status: 200 });
    const after = { retired_at: expect.any(Date), user_id: null };
    expect(await people()).toEqual([after, after]);
  });

  test('hands them over to a free colleague, and says who stays', async () => {
    const { clinician, colleague, appointment } = await bookedClinician();
    const moved = await remove(clinician, clinician.id, { booked: { choice: 'move', ids: [appointment] } });
    expect(moved).toMatchObject({ status: 200, body: { stayed: [] } });
    expect(await scheduled()).toMatchObject([{ resource_id: colleague }]);
  });

  test('has them cancelled with notice, noted with the name in the log of the patient', async () => {
    const { clinician, appointment, patient } = await bookedClinician();
    expect((await remove(owner, clinician.id, { booked: { choice: 'cancel', ids: [appointment] } })).status).toBe(200);
    expect(await scheduled()).toEqual([]);
    const log = await call(patient, `/api/users/${patient.id}/access-log`);
    expect(log.json()).toMatchObject([
      { act: 'appointment.cancel', actorName: 'Test owner', member: { role: 'owner' } },
    ]);
    const { rows } = await t.pool.query(`select from messages where user_id = $1 and kind like '%cancelled%'`, [
      patient.id,
    ]);
    expect(rows.length).toBeGreaterThan(0);
  });
});

describe('an owner stays', () => {
  test('when two owners leave at once', async () => {
    for (let round = 0; round < RACE_ROUNDS; round++) {
      const providerId = await newProvider(t);
      const [one, other] = [await memberOf(t, providerId, 'owner'), await memberOf(t, providerId, 'owner')];
      await memberOf(t, providerId, 'desk');
      const outcomes = await Promise.all([
        remove(one, one.id, {}, providerId),
        remove(other, other.id, {}, providerId),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await ownersOf(providerId)).toBe(1);
    }
  });

  test('when twenty leave at once', async () => {
    const providerId = await newProvider(t);
    const owners: Who[] = [];
    for (let n = 0; n < 20; n++) owners.push(await memberOf(t, providerId, 'owner'));
    await memberOf(t, providerId, 'desk');
    const outcomes = await Promise.all(owners.map((one) => remove(one, one.id, {}, providerId)));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(19);
    expect(await ownersOf(providerId)).toBe(1);
  });

  test('when the rows are deleted at once without any rule of the server', async () => {
    for (let round = 0; round < RACE_ROUNDS; round++) {
      const providerId = await newProvider(t);
      const two = [await memberOf(t, providerId, 'owner'), await memberOf(t, providerId, 'owner')];
      await memberOf(t, providerId, 'desk');
      const deleting = two.map(({ id }) => t.pool.query('delete from provider_members where user_id = $1', [id]));
      const outcomes = await Promise.allSettled(deleting);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await ownersOf(providerId)).toBe(1);
    }
  });
});
