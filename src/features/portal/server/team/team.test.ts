import { beforeEach, describe, expect, test } from 'vitest';
import { addMember } from '#features/directory/server/member-store.ts';
import type { Team } from '#features/portal/rules/team/team-contract.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { invitedTo, memberOf } from '#test/access/team-set-ups.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { newPractice, newResource } from '#test/resources.ts';

const t = await testApp();
type Who = { readonly id: number; readonly cookie: string };
let owner: Who;
let manager: Who;
let place: number;

beforeEach(async () => {
  place = await newProvider(t, { name: "St. Mary's" });
  owner = await memberOf(t, place, 'owner');
  manager = await memberOf(t, place, 'manager');
});

const call = (who: Who, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  t.app.inject({
    method,
    url: `/api/portal/providers/${place}${path}`,
    headers: { cookie: who.cookie },
    ...(payload && { payload }),
  });
const team = async (who: Who = owner) => (await call(who, 'GET', '/members')).json<Team>();
const rolesOf = async (userId: number) => {
  const { rows } = await t.pool.query(
    'select provider_id as place, role from provider_members where user_id = $1 order by provider_id',
    [userId],
  );
  return rows;
};
const invite = (who: Who, over: object = {}) =>
  call(who, 'POST', '/members', {
    fullName: 'Ngozi Ade',
    email: 'ngozi@example.com',
    role: 'desk',
    places: [place],
    ...over,
  });
const today = () => lagosDate(t.clock.nowMs);
const mails = async () =>
  (await t.pool.query(`select recipient, subject, text as body from messages order by id`)).rows;

describe('an invitation', () => {
  test('goes out with the names of the practice and the inviter and the role, and is listed', async () => {
    expect((await invite(owner)).statusCode).toBe(201);
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({ recipient: 'ngozi@example.com', subject: "St. Mary's: you are invited" });
    expect(mail.body).toContain("Test owner invites you to St. Mary's");
    expect(mail.body).toContain('Your role: front desk.');
    const invited = (await team()).members.find(({ name }) => name === 'Ngozi Ade');
    expect(invited).toMatchObject({
      role: 'desk',
      state: 'invited',
      invitedBy: 'Test owner',
      email: 'ngozi@example.com',
    });
    t.clock.nowMs += 8 * 24 * 60 * 60_000;
    const { rows } = await t.pool.query(`update sessions set last_seen_at = $1, created_at = $1 returning id`, [
      new Date(t.clock.nowMs),
    ]);
    expect(rows.length).toBeGreaterThan(0);
    expect((await team()).members.find(({ name }) => name === 'Ngozi Ade')?.state).toBe('expired');
  });

  test('looks the same whether or not the address has an account', async () => {
    await newPatient(t, { email: 'known@example.com', emailConfirmedAt: new Date(t.clock.nowMs) });
    const [known, unknown] = [
      await invite(owner, { email: 'known@example.com' }),
      await invite(owner, { email: 'unknown@example.com' }),
    ];
    expect([known.statusCode, unknown.statusCode]).toEqual([201, 201]);
    const texts = (await mails()).slice(-2).map(({ subject, body }) => [subject, body.replaceAll(/#\S+/g, '#')]);
    expect(texts[0]).toEqual(texts[1]);
  });

  test('to an address of the team is refused, ignoring case', async () => {
    await invite(owner);
    const again = await invite(owner, { email: 'Ngozi@Example.com' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_member']);
  });

  test('of an owner or a manager needs an owner', async () => {
    for (const role of ['owner', 'manager']) {
      const refused = await invite(manager, { role, email: `${role}@example.com` });
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'role_required']);
      expect((await invite(owner, { role, email: `${role}@example.com` })).statusCode).toBe(201);
    }
    expect((await invite(manager, { email: 'desk@example.com' })).statusCode).toBe(201);
  });

  test('reaches only places where the inviter may change the team', async () => {
    const other = await newProvider(t);
    const foreign = await invite(owner, { places: [place, other] });
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'not_found']);
    await addMember(t.db, { providerId: other, userId: owner.id, role: 'owner', nowMs: t.clock.nowMs });
    expect((await invite(owner, { places: [place, other] })).statusCode).toBe(201);
    const { members } = await team();
    expect(members.find(({ name }) => name === 'Ngozi Ade')?.elsewhere).toMatchObject([{ id: other, role: 'desk' }]);
  });
});

describe('further invitations', () => {
  test('to one address go out five times an hour, also if it is withdrawn each time', async () => {
    for (let n = 0; n < 5; n++) {
      expect((await invite(owner)).statusCode).toBe(201);
      const invited = (await team()).members.find(({ name }) => name === 'Ngozi Ade');
      const removed = await call(owner, 'POST', `/members/${invited?.userId}/remove`, { places: [place] });
      expect(removed.statusCode).toBe(200);
    }
    expect((await invite(owner)).statusCode).toBe(429);
    expect((await invite(owner, { email: 'another@example.com' })).statusCode).toBe(201);
  });

  test('from one place go out thirty times a day', async () => {
    for (let n = 0; n < 30; n++) {
      expect((await invite(owner, { email: `nurse-${n}@example.com` })).statusCode).toBe(201);
    }
    expect((await invite(owner, { email: 'one-more@example.com' })).statusCode).toBe(429);
  });

  test('end their link when they are withdrawn, and the account is erased', async () => {
    const { id, token } = await invitedTo(t, place);
    expect((await call(manager, 'POST', `/members/${id}/remove`, { places: [place] })).statusCode).toBe(200);
    const payload = { token, username: 'ngozi.ade', password: 'a long and rare one' };
    const accepted = await t.app.inject({ method: 'POST', url: '/api/invitations/accept', payload });
    expect(accepted.json().code).toBe('link_expired');
    expect(await rolesOf(id)).toEqual([]);
  });

  test('are mailed again, and the earlier link ends', async () => {
    const { id, token } = await invitedTo(t, place);
    expect((await call(owner, 'POST', `/members/${id}/invitation`)).statusCode).toBe(200);
    const payload = { token, username: 'ngozi.bde', password: 'a long and rare one' };
    const accepted = await t.app.inject({ method: 'POST', url: '/api/invitations/accept', payload });
    expect(accepted.json().code).toBe('link_expired');
    const accepting = await call(owner, 'POST', `/members/${manager.id}/invitation`);
    expect([accepting.statusCode, accepting.json().code]).toEqual([409, 'already_accepted']);
  });
});

describe('a role', () => {
  const change = (who: Who, userId: number, role: string, was: string, over: object = {}) =>
    call(who, 'PUT', `/members/${userId}`, { role, places: [place], resourceId: null, was: { role: was }, ...over });

  test('of a clinician or the desk is changed by a manager, of others by an owner', async () => {
    const desk = await memberOf(t, place, 'desk');
    expect((await change(manager, desk.id, 'clinician', 'desk')).statusCode).toBe(200);
    for (const [userId, role, was] of [
      [desk.id, 'manager', 'clinician'],
      [manager.id, 'owner', 'manager'],
      [owner.id, 'desk', 'owner'],
    ] as const) {
      const refused = await change(manager, userId, role, was);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'role_required']);
    }
    expect((await change(owner, desk.id, 'manager', 'clinician')).statusCode).toBe(200);
  });

  test('of the last owner stays', async () => {
    const refused = await change(owner, owner.id, 'manager', 'owner');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_owner']);
    expect(await rolesOf(owner.id)).toEqual([{ place, role: 'owner' }]);
    expect((await change(owner, manager.id, 'owner', 'manager')).statusCode).toBe(200);
    expect((await change(owner, owner.id, 'manager', 'owner')).statusCode).toBe(200);
  });

  test('that another member has changed meanwhile is refused', async () => {
    const desk = await memberOf(t, place, 'desk');
    await change(owner, desk.id, 'clinician', 'desk');
    const refused = await change(owner, desk.id, 'manager', 'desk');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'changed_meanwhile']);
  });

  test('of a member of another practice is not found', async () => {
    const theirs = await newProvider(t);
    await memberOf(t, theirs, 'owner');
    const stranger = await memberOf(t, theirs, 'desk');
    expect((await change(owner, stranger.id, 'clinician', 'desk')).statusCode).toBe(404);
    expect(await rolesOf(stranger.id)).toMatchObject([{ role: 'desk' }]);
  });

  test('links a member to one person on the list, who is no one else', async () => {
    const clinician = await memberOf(t, place, 'clinician');
    const elsewhere = await newProvider(t);
    const practiceId = await newPractice(t, [place, elsewhere]);
    const [first, second] = [
      await newResource(t, practiceId, { at: [place] }),
      await newResource(t, practiceId, { at: [place] }),
    ];
    await change(owner, clinician.id, 'clinician', 'clinician', { resourceId: first });
    await change(owner, clinician.id, 'clinician', 'clinician', { resourceId: second });
    const { rows } = await t.pool.query('select id from resources where user_id = $1', [clinician.id]);
    expect(rows).toEqual([{ id: second }]);
    const own = await t.app.inject({ url: '/api/portal/providers', headers: { cookie: clinician.cookie } });
    expect(own.json()).toMatchObject([{ id: place, role: 'clinician', resourceId: second }]);
    const there = await newResource(t, practiceId, { at: [elsewhere], userId: clinician.id });
    await change(owner, clinician.id, 'clinician', 'clinician');
    const left = await t.pool.query('select id from resources where user_id = $1', [clinician.id]);
    expect(left.rows).toEqual([{ id: there }]);
    const other = await newResource(t, await newPractice(t, [await newProvider(t)]), { at: [] });
    expect((await change(owner, clinician.id, 'clinician', 'clinician', { resourceId: other })).statusCode).toBe(404);
  });
});

describe('the front desk', () => {
  test('sees who comes and when, and the insurer, but not why; unless an owner allows it', async () => {
    const desk = await memberOf(t, place, 'desk');
    const id = await appointmentTo(t, place, 60, 'Crushing chest pain');
    await t.pool.query('update appointments set danger_accepted = true where id = $1', [id]);
    await t.pool.query(
      `insert into appointment_insurance (appointment_id, patient_id, insurer, plan_name, membership_number, policy_holder,
         relation_to_patient, effective_date, shared_at)
       select id, patient_id, 'Hygeia HMO', 'Gold', 'HY-1234567', 'Ada Obi', 'self', '2026-01-01', $2
       from appointments where id = $1`,
      [id, new Date(t.clock.nowMs)],
    );
    const read = async (who: Who) => [
      (await t.app.inject({ url: `/api/portal/visits/${id}`, headers: { cookie: who.cookie } })).body,
      (await call(who, 'GET', `/visits?from=${today()}&to=${addDays(today(), 1)}`)).body,
      (await call(who, 'GET', '/news')).body,
    ];
    for (const body of await read(desk)) expect(body).not.toMatch(/chest|Gold|HY-1234567|"urgency"/);
    const withheld = { reason: '', triage: null, insurance: null, isWithheld: true, insurer: 'Hygeia HMO' };
    const [one = '', list = ''] = await read(desk);
    // That there was a danger every role sees; which one, only those who may read why the patient comes.
    expect(JSON.parse(one)).toMatchObject({ ...withheld, dangerAccepted: true, patient: { name: 'Ngozi Visitor' } });
    expect(JSON.parse(list)).toMatchObject([withheld]);
    const marking = { mark: 'attended', was: 'none' };
    const url = `/api/portal/visits/${id}/mark`;
    const marked = await t.app.inject({ method: 'PUT', url, payload: marking, headers: { cookie: desk.cookie } });
    expect(marked.body).not.toMatch(/chest/);
    expect((await read(await memberOf(t, place, 'clinician')))[0]).toContain('chest');

    expect((await call(manager, 'PUT', '/desk-reads-reasons', { on: true })).statusCode).toBe(403);
    expect((await call(owner, 'PUT', '/desk-reads-reasons', { on: true })).json<Team>().deskReadsReasons).toBe(true);
    expect((await read(desk))[0]).toContain('Crushing chest pain');
  });

  test('sees no messages of patients, in no list', async () => {
    const desk = await memberOf(t, place, 'desk');
    const id = await appointmentTo(t, place, 60);
    const opening = `/api/appointments/${id}/conversation`;
    const opened = await t.app.inject({ method: 'POST', url: opening, headers: { cookie: owner.cookie } });
    const conversation = opened.json<{ id: number }>().id;
    const url = `/api/conversations/${conversation}/messages`;
    const sent = await t.app.inject({
      method: 'POST',
      url,
      payload: { text: 'Hello' },
      headers: { cookie: owner.cookie },
    });
    expect(sent.statusCode).toBe(201);
    const list = (who: Who) => t.app.inject({ url: '/api/provider-conversations', headers: { cookie: who.cookie } });
    expect((await list(desk)).json()).toEqual([]);
    expect((await list(owner)).json()).toHaveLength(1);
    await call(owner, 'PUT', '/desk-reads-reasons', { on: true });
    expect((await list(desk)).json()).toHaveLength(1);
  });
});

test("the patient's log names the person, the role at that time and the practice", async () => {
  const desk = await memberOf(t, place, 'desk');
  const id = await appointmentTo(t, place, 60);
  await t.app.inject({ url: `/api/portal/visits/${id}`, headers: { cookie: desk.cookie } });
  await t.pool.query(`update provider_members set role = 'clinician' where user_id = $1`, [desk.id]);
  const { rows } = await t.pool.query('select details from activity_log where object = $1', [`appointment:${id}`]);
  expect(rows).toEqual([{ details: { memberRole: 'desk', practice: "St. Mary's" } }]);
  const patient = await newPatient(t);
  await t.pool.query('update appointments set patient_id = $2 where id = $1', [id, patient.id]);
  await t.app.inject({ url: `/api/portal/visits/${id}`, headers: { cookie: desk.cookie } });
  const url = `/api/users/${patient.id}/access-log`;
  const log = (await t.app.inject({ url, headers: { cookie: patient.cookie } })).json();
  expect(log).toMatchObject([{ actorName: 'Test desk', member: { role: 'clinician', practice: "St. Mary's" } }]);
});
