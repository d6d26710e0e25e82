import { beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import { memberOf } from '#test/access/team-set-ups.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { newPractice, newResource } from '#test/resources.ts';
import { cookiesOf, newAccount, PASSWORD, post } from '#test/sign-in.ts';

const t = await testApp();
type Who = { readonly id: number; readonly cookie: string };
let place: number;
let owner: Who;
let desk: Who;

beforeEach(async () => {
  place = await newProvider(t);
  owner = await memberOf(t, place, 'owner');
  desk = await memberOf(t, place, 'desk');
});

const remove = async (who: Who, userId: number, body: object = {}) => {
  const url = `/api/portal/providers/${place}/members/${userId}/remove`;
  const answer = await post(t, url, { places: [place], ...body }, { cookie: who.cookie });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};
const call = (who: Who, url: string) => t.app.inject({ url, headers: { cookie: who.cookie } });

describe('a removed member', () => {
  const leftTeams = async (cookie: string) =>
    (await t.app.inject({ url: '/api/portal/left-teams', headers: { cookie } })).json();

  test('is mailed, and sees after the next sign-in that they are no longer in the team', async () => {
    const account = await newAccount(t, 'taken-off', { role: 'provider' });
    await addMember(t.db, { providerId: place, userId: account.id, role: 'desk', nowMs: t.clock.nowMs });
    expect((await remove(owner, account.id)).status).toBe(200);
    const subject = expect.stringMatching(/^You are no longer in the team of /);
    const { rows } = await t.pool.query('select kind, subject from messages where user_id = $1', [account.id]);
    expect(rows).toContainEqual({ kind: 'member-removed', subject });
    const cookie = cookiesOf(await post(t, '/api/login', { username: 'taken-off', password: PASSWORD }));
    expect(await leftTeams(cookie)).toEqual([{ id: expect.any(Number), at: expect.any(String), subject }]);
    await addMember(t.db, { providerId: place, userId: account.id, role: 'desk', nowMs: t.clock.nowMs });
    expect(await leftTeams(cookie)).toEqual([]);
    expect(await leftTeams(owner.cookie)).toEqual([]);
  });
});

const mailsTo = async (userId: number) =>
  (await t.pool.query('select kind, subject from messages where user_id = $1 order by id', [userId])).rows;
async function clinicianOnList(clinician?: Who) {
  clinician ??= await memberOf(t, place, 'clinician');
  const practiceId = await newPractice(t, [place]);
  const own = await newResource(t, practiceId, { at: [place], userId: clinician.id });
  const patient = await newPatient(t);
  const wanted = { providerId: place, date: '2026-11-25T09:30:00.000Z', visitType: 'in-person', careType: 'routine' };
  const booked = await post(
    t,
    '/api/appointments',
    { ...wanted, personId: own, reason: 'Cough' },
    { cookie: patient.cookie },
  );
  expect(booked.statusCode, booked.body).toBe(201);
  return { clinician, own, practiceId, ids: [booked.json<{ id: number }>().id] };
}
const stateOf = async () =>
  (await t.pool.query('select booking_state, paused_reason from providers where id = $1', [place])).rows[0];

describe('the other owners', () => {
  test('are mailed and shown who left and what stays, and bookings without anybody to take them are paused', async () => {
    const other = await memberOf(t, place, 'owner');
    const { clinician, ids } = await clinicianOnList();
    expect((await remove(owner, clinician.id, { booked: { choice: 'keep', ids } })).status).toBe(200);
    const subject = 'Test clinician has left; 1 visit stays without a doctor; bookings are paused';
    expect(await mailsTo(other.id)).toEqual([{ kind: 'member-left', subject }]);
    expect(await mailsTo(owner.id)).toEqual([]);
    expect(await mailsTo(clinician.id)).toMatchObject([
      { kind: 'member-removed', subject: expect.stringMatching(/^You are no longer in the team of /) },
    ]);
    expect((await call(other, '/api/portal/providers')).json()).toMatchObject([
      { id: place, departures: [{ subject }] },
    ]);
    expect((await call(owner, '/api/portal/providers')).json()).toMatchObject([{ departures: [] }]);
    expect((await call(desk, '/api/portal/providers')).json()).toMatchObject([{ departures: [] }]);
    expect(await stateOf()).toEqual({ booking_state: 'paused', paused_reason: 'member' });
  });

  test('are mailed when a clinician deletes the account, and no one can book that clinician any more', async () => {
    const account = await newAccount(t, 'gone-doctor', { role: 'provider' });
    await addMember(t.db, { providerId: place, userId: account.id, role: 'clinician', nowMs: t.clock.nowMs });
    const { own, ids } = await clinicianOnList(account);
    const erased = await t.app.inject({
      method: 'DELETE',
      url: `/api/users/${account.id}`,
      payload: { password: PASSWORD },
      headers: { cookie: account.cookie },
    });
    expect(erased.statusCode).toBe(200);
    const [mail] = await mailsTo(owner.id);
    expect(mail?.subject).toMatch(/ has left; 1 visit stays without a doctor; bookings are paused$/);
    const { rows } = await t.pool.query('select retired_at, user_id from resources where id = $1', [own]);
    expect(rows).toEqual([{ retired_at: expect.any(Date), user_id: null }]);
    const booked = await t.pool.query('select status from appointments where id = any($1)', [ids]);
    expect(booked.rows).toEqual([{ status: 'scheduled' }]);
    expect(await stateOf()).toEqual({ booking_state: 'paused', paused_reason: 'member' });
  });

  test('hear of a member who leaves without visits, and bookings go on while a colleague is there', async () => {
    const { own, practiceId, clinician, ids } = await clinicianOnList();
    await newResource(t, practiceId, { at: [place] });
    expect((await remove(desk, desk.id)).status).toBe(200);
    expect(await mailsTo(owner.id)).toEqual([{ kind: 'member-left', subject: 'Test desk has left' }]);
    expect(await mailsTo(desk.id)).toEqual([]);
    expect((await remove(clinician, clinician.id, { booked: { choice: 'keep', ids } })).status).toBe(200);
    expect((await mailsTo(owner.id))[1]?.subject).toBe('Test clinician has left; 1 visit stays without a doctor');
    expect(await stateOf()).toMatchObject({ booking_state: 'live' });
    const shown = await call(owner, `/api/portal/providers/${place}/visits?from=2026-11-25&to=2026-11-25`);
    expect(shown.json()).toMatchObject([{ person: { id: own, hasLeft: true } }]);
  });

  test('and managers may cancel all visits of a person; a clinician who leaves may not', async () => {
    const { clinician, ids } = await clinicianOnList();
    const booked = { choice: 'cancel', ids };
    expect(await remove(clinician, clinician.id, { booked })).toMatchObject({
      status: 403,
      body: { code: 'role_required' },
    });
    expect(await mailsTo(owner.id)).toEqual([]);
    expect((await remove(await memberOf(t, place, 'manager'), clinician.id, { booked })).status).toBe(200);
  });
});
