import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Queue } from '#features/queue/contract.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { newPoint } from '#test/access/queue-set-ups.ts';
import { testApp } from '#test/app.ts';
import { type DeskMember, memberWithPin, newDesk, type TestDesk, unlocked } from '#test/desks.ts';
import type { DayPack, MarkReply, OpenMark } from '../contract.ts';

const t = await testApp();
const DAY = '2026-11-24';
const at = (time: string) => lagosInstant(DAY, time);
const iso = (time: string) => new Date(at(time)).toISOString();
let desk: TestDesk;
let member: DeskMember;
let cookie: string;

beforeEach(async () => {
  t.clock.nowMs = at('09:00');
  desk = await newDesk(t);
  member = await memberWithPin(t, desk.providerId, 'desk', 'Bola Front');
  t.clock.nowMs = at('11:00');
  cookie = await unlocked(t, desk, member.id);
});

const call = (method: 'GET' | 'POST', path: string, payload?: object, as = cookie, providerId = desk.providerId) =>
  t.app.inject({
    method,
    url: `/api/portal/providers/${providerId}/${path}`,
    headers: { cookie: as },
    ...(payload && { payload }),
  });
const mark = (act: string, time: string, more: object = {}) => ({
  id: randomUUID() as string,
  act,
  at: iso(time),
  madeBy: member.id,
  ...more,
});
const send = async (...marks: object[]) => {
  const answer = await call('POST', 'desk-marks', { marks });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<MarkReply[]>();
};
const sent = async (one: object) => (await send(one))[0] as MarkReply;
const appointmentAt = (time: string) => appointmentTo(t, desk.providerId, (at(time) - t.clock.nowMs) / 60_000);
const rowOf = async (id: number) =>
  (await t.pool.query('select status, attendance from appointments where id = $1', [id])).rows[0] as object;
const ticketsHere = async () =>
  (
    await t.pool.query<{
      label: string;
      arrived: string;
      outcome: string | null;
      began: string | null;
      ended: string | null;
    }>(
      `select series || number as label, to_char(arrived_at at time zone 'Africa/Lagos', 'HH24:MI') as arrived, outcome,
         to_char(began_at at time zone 'Africa/Lagos', 'HH24:MI') as began,
         to_char(ended_at at time zone 'Africa/Lagos', 'HH24:MI') as ended
       from tickets join ticket_steps on ticket_id = tickets.id where provider_id = $1 order by arrived_at, tickets.id`,
      [desk.providerId],
    )
  ).rows;
const openMarks = async () => (await call('GET', 'desk-marks')).json<OpenMark[]>();

test('the pack has the day without reasons, and a key of the computer', async () => {
  await newPoint(t, desk.providerId);
  await appointmentTo(t, desk.providerId, 60, 'Crushing chest pain');
  const answer = await call('GET', 'day-pack');
  const pack = answer.json<DayPack>();
  expect(pack.appointments).toEqual([expect.objectContaining({ name: 'Ngozi Visitor', mark: 'none', label: null })]);
  expect(pack.desk).toMatchObject({ name: 'Reception 1', series: 'B', last: 0 });
  expect(pack.members.map(({ name }) => name)).toEqual(['Ada Owner', 'Bola Front']);
  expect(answer.body).not.toMatch(/chest|0803/);
  expect(Buffer.from(pack.key, 'base64')).toHaveLength(32);
  expect((await call('GET', 'day-pack')).json<DayPack>().key).toBe(pack.key);
  const other = await newDesk(t);
  const elsewhere = await unlocked(t, other, other.owner.id);
  expect((await call('GET', 'day-pack', undefined, elsewhere, other.providerId)).json<DayPack>().key).not.toBe(
    pack.key,
  );
});

test('only the computer of the place gets a pack and sends marks', async () => {
  const wanted = { marks: [mark('note', '10:00')] };
  const another = await newDesk(t);
  const elsewhere = await memberWithPin(t, desk.providerId);
  for (const as of [elsewhere.cookie, `${elsewhere.cookie}; ${another.cookie}`]) {
    expect((await call('GET', 'day-pack', undefined, as)).statusCode).toBe(404);
    expect((await call('POST', 'desk-marks', wanted, as)).statusCode).toBe(404);
  }
  const foreign = await call('POST', 'desk-marks', wanted, cookie, another.providerId);
  expect(foreign.statusCode).toBe(404);
  const { rows } = await t.pool.query('select id from desk_marks');
  expect(rows).toEqual([]);
});

test('a look at the pack is noted once a day, as the list of the day is', async () => {
  const id = await appointmentAt('12:00');
  await call('GET', 'day-pack');
  await call('GET', 'day-pack');
  const { rows } = await t.pool.query("select act, details->>'desk' as desk from activity_log where object = $1", [
    `appointment:${id}`,
  ]);
  expect(rows).toEqual([{ act: 'appointment.list', desk: 'Reception 1' }]);
});

test('marks are applied in order of time, at the time at which they were made', async () => {
  await newPoint(t, desk.providerId);
  const id = await appointmentAt('10:00');
  const about = { appointmentId: id };
  const replies = await send(
    mark('end', '10:30', about),
    mark('arrive', '09:50', about),
    mark('begin', '10:05', about),
  );
  expect(replies.map(({ outcome, label }) => [outcome, label])).toEqual(Array(3).fill(['applied', 'A1']));
  expect(await ticketsHere()).toEqual([
    { label: 'A1', arrived: '09:50', outcome: 'done', began: '10:05', ended: '10:30' },
  ]);
  expect(await rowOf(id)).toEqual({ status: 'completed', attendance: 'attended' });
  const { rows } = await t.pool.query(
    "select act, actor_name, details->>'desk' as desk from activity_log where log = 'access' and act in ('ticket.begin', 'appointment.mark') order by id limit 1",
  );
  expect(rows).toEqual([{ act: 'appointment.mark', actor_name: 'Bola Front', desk: 'Reception 1' }]);
});

test('who came although the visit was cancelled meanwhile gets a number, and the mark says so', async () => {
  await newPoint(t, desk.providerId);
  const id = await appointmentAt('10:00');
  await t.pool.query("update appointments set status = 'cancelled', updated_at = $2 where id = $1", [id, iso('09:40')]);
  expect(await sent(mark('arrive', '09:50', { appointmentId: id }))).toMatchObject({
    outcome: 'changed',
    why: 'cancelled_meanwhile',
    label: 'A1',
  });
  expect(await rowOf(id)).toMatchObject({ status: 'cancelled' });
});

test('an arrival wins over an earlier "not come", and no "not come" over an arrival', async () => {
  await newPoint(t, desk.providerId);
  const [one, other] = [await appointmentAt('09:30'), await appointmentAt('10:00')];
  await send(mark('arrive', '09:50', { appointmentId: one }));
  expect(await sent(mark('no_show', '10:20', { appointmentId: one }))).toMatchObject({
    outcome: 'open',
    why: 'came_meanwhile',
  });
  await send(mark('no_show', '10:20', { appointmentId: other }));
  expect(await rowOf(other)).toMatchObject({ attendance: 'no_show' });
  expect(await sent(mark('arrive', '10:30', { appointmentId: other }))).toMatchObject({
    outcome: 'changed',
    why: 'missed_meanwhile',
  });
  for (const id of [one, other]) expect(await rowOf(id)).toEqual({ status: 'scheduled', attendance: 'attended' });
  expect(await openMarks()).toEqual([
    expect.objectContaining({
      act: 'no_show',
      why: 'came_meanwhile',
      madeBy: 'Bola Front',
      desk: 'Reception 1',
      name: 'Ngozi Visitor',
      mayApply: false,
    }),
  ]);
});

const actOnline = async (label: string, act: string, pointId?: number) => {
  const { tickets } = (await call('GET', 'queue')).json<Queue>();
  const { id, stepId, state, calls } = tickets.find((ticket) => ticket.label === label) as Queue['tickets'][number];
  const payload = { act, ...(pointId && { pointId }), was: { stepId, state, calls } };
  const answer = await t.app.inject({
    ...{ method: 'POST', url: `/api/portal/tickets/${id}/acts`, headers: { cookie }, payload },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return id;
};

test('who was called, begun and sent on after "Has left" or "Done" was marked stays, and a member sees both sides', async () => {
  const [nurse, doctor] = [
    await newPoint(t, desk.providerId, { name: 'Nurse' }),
    await newPoint(t, desk.providerId, { name: 'Doctor', position: 1 }),
  ];
  await send(mark('walk_in', '10:00', { name: 'Hauwa Sent', number: 1 }));
  for (const act of ['call', 'begin']) await actOnline('B1', act);
  const ticketId = await actOnline('B1', 'send', doctor);
  const outcomes = await send(
    mark('leave', '10:30', { ticketId, pointId: nurse }),
    mark('end', '10:31', { ticketId }),
    mark('begin', '10:32', { ticketId, pointId: doctor }),
  );
  expect(outcomes.map(({ outcome, why }) => [outcome, why])).toEqual(Array(3).fill(['open', 'changed_later']));
  const queue = { state: 'waiting', point: 'Doctor', since: iso('11:00') };
  expect((await openMarks()).map((open) => [open.act, open.queue, open.mayApply])).toEqual(
    ['leave', 'end', 'begin'].map((act) => [act, queue, false]),
  );
  expect((await ticketsHere()).map(({ outcome }) => outcome)).toEqual([null, null]);
});

test('"Done" at a service point does not end who is served at the next one since before', async () => {
  const [nurse, doctor] = [await newPoint(t, desk.providerId), await newPoint(t, desk.providerId, { position: 1 })];
  await send(mark('walk_in', '10:00', { name: 'Hauwa Sent', number: 1 }));
  await actOnline('B1', 'send', doctor);
  const ticketId = await actOnline('B1', 'begin');
  t.clock.nowMs = at('11:20');
  cookie = await unlocked(t, desk, member.id);
  const about = { ticketId, pointId: nurse };
  const replies = await send(mark('end', '11:10', about), mark('leave', '11:11', about), mark('begin', '11:12', about));
  expect(replies.map(({ why }) => why)).toEqual(['moved_on', 'begun_meanwhile', 'moved_on']);
  expect((await ticketsHere()).map(({ outcome }) => outcome)).toEqual([null, null]);
  expect(await sent(mark('end', '11:15', { ticketId, pointId: doctor }))).toMatchObject({ outcome: 'applied' });
});

test('a danger sign that was noted without network leads to the doctor, is in the pack, and is never lowered', async () => {
  const nurse = await newPoint(t, desk.providerId, { kind: 'vitals', name: 'Nurse' });
  await newPoint(t, desk.providerId, { name: 'Doctor', position: 1 });
  await send(mark('walk_in', '10:00', { name: 'Hauwa Danger', number: 1 }));
  const packed = async () => (await call('GET', 'day-pack')).json<DayPack>();
  const [ticket] = (await packed()).tickets;
  expect(ticket).toMatchObject({ point: 'Nurse', priority: 'usual' });
  const about = { ticketId: ticket?.id, pointId: nurse };
  await actOnline('B1', 'call');
  const raise = (time: string, priority: string) => mark('priority', time, { ...about, priority });
  const replies = await send(raise('10:10', 'danger'), raise('10:20', 'priority'));
  expect(replies.map(({ outcome }) => outcome)).toEqual(['applied', 'applied']);
  const pack = await packed();
  expect(pack.tickets).toEqual([expect.objectContaining({ point: 'Doctor', priority: 'danger', state: 'waiting' })]);
  expect(pack.points.map(({ name, kind }) => [name, kind])).toEqual([
    ['Nurse', 'vitals'],
    ['Doctor', 'doctor'],
  ]);
});

test('the earlier arrival, the earliest begin and the latest end stay', async () => {
  await newPoint(t, desk.providerId);
  const about = { appointmentId: await appointmentAt('10:00') };
  await send(mark('arrive', '09:55', about), mark('begin', '10:10', about));
  await send(mark('arrive', '09:45', about), mark('begin', '10:00', about));
  await send(mark('end', '10:20', about));
  await send(mark('end', '10:40', about), mark('arrive', '10:50', about));
  expect(await ticketsHere()).toEqual([
    { label: 'A1', arrived: '09:45', outcome: 'done', began: '10:00', ended: '10:40' },
  ]);
});

test('a replay changes nothing and answers as the first time, also at the same instant', async () => {
  await newPoint(t, desk.providerId);
  const walkIn = mark('walk_in', '10:00', { name: 'Zainab Umar', phone: '0803 555 0199', number: 1 });
  const both = await Promise.all([send(walkIn), send(walkIn), send(walkIn)]);
  expect(both.flat()).toEqual(Array(3).fill({ id: walkIn.id, outcome: 'applied', why: null, label: 'B1' }));
  t.clock.nowMs += 60_000;
  expect(await sent(walkIn)).toEqual(both[0]?.[0]);
  expect(await ticketsHere()).toHaveLength(1);
  const { rows } = await t.pool.query("select count(*)::int as people from users where full_name = 'Zainab Umar'");
  expect(rows).toEqual([{ people: 1 }]);
});

test('a walk-in keeps the number of the computer; one that is taken becomes the next of its letter', async () => {
  await newPoint(t, desk.providerId);
  const walkIn = (name: string, number: number) => mark('walk_in', '10:00', { name, number });
  expect(await sent(walkIn('One Person', 1))).toMatchObject({ outcome: 'applied', label: 'B1' });
  expect(await sent(walkIn('Three Person', 3))).toMatchObject({ outcome: 'applied', label: 'B3' });
  expect(await sent(walkIn('Two Person', 2))).toMatchObject({ outcome: 'applied', label: 'B2' });
  expect(await sent(walkIn('Again Person', 1))).toMatchObject({ outcome: 'changed', why: 'number_taken', label: 'B4' });
  expect((await call('GET', 'day-pack')).json<DayPack>().desk.last).toBe(4);
});

test('later marks find the person of a walk-in by its mark', async () => {
  await newPoint(t, desk.providerId);
  const came = mark('walk_in', '10:00', { name: 'Zainab Umar', number: 1 });
  const replies = await send(
    came,
    mark('begin', '10:10', { ofMark: came.id }),
    mark('end', '10:20', { ofMark: came.id }),
  );
  expect(replies.map(({ outcome }) => outcome)).toEqual(['applied', 'applied', 'applied']);
  expect(await ticketsHere()).toEqual([
    { label: 'B1', arrived: '10:00', outcome: 'done', began: '10:10', ended: '10:20' },
  ]);
});

test('a person who was entered at two desks is kept twice, and a member decides whether it is one', async () => {
  await newPoint(t, desk.providerId);
  const person = { name: 'Zainab Umar', phone: '0803 555 0199' };
  await send(mark('walk_in', '10:00', { ...person, number: 1 }));
  expect(await sent(mark('walk_in', '10:05', { ...person, number: 2 }))).toMatchObject({
    outcome: 'open',
    why: 'same_person',
    label: 'B2',
  });
  expect(await openMarks()).toEqual([
    expect.objectContaining({ name: 'Zainab Umar', label: 'B2', why: 'same_person' }),
  ]);
});

test('what would be refused with network stays open with the reason, and can be applied once the reason is gone', async () => {
  const walkIn = mark('walk_in', '10:00', { name: 'Refused Person', number: 1 });
  expect(await sent(walkIn)).toMatchObject({ outcome: 'open', why: 'invalid', label: null });
  const { rows } = await t.pool.query("select id from users where full_name = 'Refused Person'");
  expect(rows).toEqual([]);
  expect(await openMarks()).toEqual([expect.objectContaining({ name: 'Refused Person', mayApply: true })]);
  await newPoint(t, desk.providerId);
  const settled = await call('POST', `desk-marks/${walkIn.id}/settle`, { apply: true });
  expect(settled.json()).toMatchObject({ outcome: 'settled', label: 'A1' });
  expect(await openMarks()).toEqual([]);
  expect((await call('POST', `desk-marks/${walkIn.id}/settle`, { apply: true })).statusCode).toBe(404);
  expect(await ticketsHere()).toHaveLength(1);
});

test('a mark that is too old, from the future or of a person who is no member stays open and writes nothing', async () => {
  await newPoint(t, desk.providerId);
  const id = await appointmentAt('10:00');
  const left = await memberWithPin(t, desk.providerId);
  await t.pool.query('delete from provider_members where user_id = $1', [left.id]);
  const about = { appointmentId: id };
  const cases = [
    [{ ...mark('arrive', '10:00', about), at: '2026-11-21T09:00:00.000Z' }, 'too_old'],
    [mark('arrive', '11:30', about), 'in_future'],
    [{ ...mark('arrive', '10:00', about), madeBy: left.id }, 'not_member'],
    [{ ...mark('arrive', '10:00', about), madeBy: 999_999 }, 'not_member'],
    [{ ...mark('arrive', '08:00', about) }, 'not_member'],
  ] as const;
  for (const [one, why] of cases) expect(await sent(one)).toMatchObject({ outcome: 'open', why });
  expect(await rowOf(id)).toEqual({ status: 'scheduled', attendance: null });
  expect(await ticketsHere()).toEqual([]);
});

test('visits, numbers and marks of another place are not found', async () => {
  const other = await newDesk(t);
  const theirs = await appointmentTo(t, other.providerId, 60);
  const note = mark('note', '10:00', { appointmentId: theirs, text: 'Hello' });
  expect(await sent(note)).toMatchObject({ outcome: 'open', why: 'missing' });
  expect(await sent(mark('arrive', '10:00', { appointmentId: theirs }))).toMatchObject({
    outcome: 'open',
    why: 'missing',
  });
  const elsewhere = await unlocked(t, other, other.owner.id);
  const settling = await call('POST', `desk-marks/${note.id}/settle`, { apply: false }, elsewhere, other.providerId);
  expect(settling.statusCode).toBe(404);
  expect((await call('GET', 'desk-marks', undefined, elsewhere, other.providerId)).json()).toEqual([]);
  expect(await rowOf(theirs)).toEqual({ status: 'scheduled', attendance: null });
});

test('a note stays in the list until a member has read it', async () => {
  const id = await appointmentAt('12:00');
  const note = mark('note', '10:00', { appointmentId: id, text: 'Brings the old X-ray.' });
  expect(await sent(note)).toMatchObject({ outcome: 'open', why: 'note' });
  expect(await openMarks()).toEqual([
    expect.objectContaining({ text: 'Brings the old X-ray.', name: 'Ngozi Visitor' }),
  ]);
  expect((await call('POST', `desk-marks/${note.id}/settle`, { apply: false })).json()).toMatchObject({
    outcome: 'settled',
  });
  expect(await sent(note)).toMatchObject({ outcome: 'settled' });
  expect(await openMarks()).toEqual([]);
});

test('what may not be applied is not applied by settling it', async () => {
  await newPoint(t, desk.providerId);
  const person = { name: 'Zuwaira Bello', phone: '0803 555 0199' };
  await send(mark('walk_in', '10:00', { ...person, number: 1 }));
  const double = mark('walk_in', '10:05', { ...person, number: 2 });
  await send(double);
  const before = await ticketsHere();
  const settled = await call('POST', `desk-marks/${double.id}/settle`, { apply: true });
  expect(settled.json()).toMatchObject({ outcome: 'open', why: 'same_person', label: 'B2' });
  expect(await ticketsHere()).toEqual(before);
  expect((await t.pool.query("select from users where full_name = 'Zuwaira Bello'")).rowCount).toBe(2);
});

test('what is too old is entered with the time of settling', async () => {
  await newPoint(t, desk.providerId);
  const old = { ...mark('walk_in', '10:00', { name: 'Old Person', number: 1 }), at: '1999-01-01T09:00:00.000Z' };
  expect(await sent(old)).toMatchObject({ outcome: 'open', why: 'too_old' });
  const settled = await call('POST', `desk-marks/${old.id}/settle`, { apply: true });
  expect(settled.json()).toMatchObject({ outcome: 'settled', label: 'A1' });
  expect(await ticketsHere()).toMatchObject([{ label: 'A1', arrived: '11:00' }]);
  const { rows } = await t.pool.query("select created_at from users where full_name = 'Old Person'");
  expect(rows).toEqual([{ created_at: new Date(at('11:00')) }]);
});

test('computers that are enrolled at the same time get letters of their own', async () => {
  const providerId = desk.providerId;
  await Promise.all(['One', 'Two', 'Three', 'Four'].map((name) => newDesk(t, { name, providerId })));
  const letters = 'select series from desks where provider_id = $1 order by 1';
  const { rows } = await t.pool.query<{ series: string }>(letters, [providerId]);
  expect(rows.map(({ series }) => series)).toEqual(['B', 'C', 'D', 'E', 'F']);
});

test('signing out leaves the storage of a shared computer to the computer, so that what waits there is not lost', async () => {
  const signOut = (of: string) => t.app.inject({ method: 'POST', url: '/api/logout', headers: { cookie: of } });
  const left = await signOut(cookie);
  expect(left.statusCode).toBe(200);
  expect(left.headers['clear-site-data']).toBeUndefined();
  const elsewhere = await memberWithPin(t, desk.providerId);
  const leftThere = await signOut(elsewhere.cookie);
  expect(leftThere.headers['clear-site-data']).toBe('"storage"');
});
