import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Queue } from '#features/queue/contract.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { newPoint } from '#test/access/queue-set-ups.ts';
import { testApp } from '#test/app.ts';
import { memberWithPin, newDesk, unlocked } from '#test/desks.ts';
import type { MarkReply, OpenMark } from '../contract.ts';

const t = await testApp();
t.clock.nowMs = lagosInstant('2026-11-23', '07:00');
const desk = await newDesk(t);
const member = await memberWithPin(t, desk.providerId, 'desk', 'Bola Front');
t.clock.nowMs = lagosInstant('2026-11-23', '09:00');
const cookie = await unlocked(t, desk, member.id);

const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  t.app.inject({
    method,
    url: `/api/portal/providers/${desk.providerId}/${path}`,
    headers: { cookie },
    ...(payload && { payload }),
  });
const mark = (act: string, more: object) => ({
  ...{ id: randomUUID() as string, act, at: new Date(t.clock.nowMs).toISOString(), madeBy: member.id },
  ...more,
});
const at = (time: string) => ({ at: new Date(lagosInstant('2026-11-23', time)).toISOString() });
const send = async (...marks: object[]) => (await call('POST', 'desk-marks', { marks })).json<MarkReply[]>();
const openMarks = async () => (await call('GET', 'desk-marks')).json<OpenMark[]>();

test('a wish books nothing by itself; one press books a free time, once, and it stays with its number until Done', async () => {
  const wish = {
    name: 'Chidi Obi',
    phone: '0803 555 0199',
    wantedAt: new Date(lagosInstant('2026-11-25', '10:00')).toISOString(),
  };
  const wished = mark('wish', wish);
  expect(await send(wished)).toMatchObject([{ outcome: 'open', why: 'wish' }]);
  const booked = async () =>
    (
      await t.pool.query(
        `select full_name, phone, starts_at, a.id from appointments a join users on users.id = patient_id
         where provider_id = $1 and full_name = 'Chidi Obi'`,
        [desk.providerId],
      )
    ).rows;
  expect(await booked()).toEqual([]);
  expect(await openMarks()).toMatchObject([{ act: 'wish', ...wish, mayApply: false }]);
  const book = (markId: string, date = wish.wantedAt) =>
    call('POST', `desk-marks/${markId}/settle`, { apply: true, bookAt: date });
  const night = new Date(lagosInstant('2026-11-25', '03:00')).toISOString();
  expect((await book(wished.id, night)).statusCode).toBe(409);
  expect(await booked()).toEqual([]);
  expect(await openMarks()).toHaveLength(1);

  const answers = await Promise.all([book(wished.id), book(wished.id)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
  const [made] = await booked();
  expect(made).toMatchObject({ phone: wish.phone, starts_at: new Date(wish.wantedAt) });
  expect(await openMarks()).toMatchObject([{ ...wish, appointment: { date: wish.wantedAt, mark: 'none' } }]);
  expect((await call('POST', `desk-marks/${wished.id}/settle`, { apply: false })).statusCode).toBe(200);
  expect(await openMarks()).toEqual([]);
  const { rows } = await t.pool.query('select appointment_id, outcome from desk_marks where id = $1', [wished.id]);
  expect(rows).toEqual([{ appointment_id: made.id, outcome: 'settled' }]);

  // A second wish of the same person is booked for the same client; what is no wish can't be booked.
  const laterAt = new Date(lagosInstant('2026-11-25', '11:00')).toISOString();
  const later = mark('wish', { ...wish, wantedAt: laterAt });
  await send(later, mark('note', { text: 'Read me' }));
  expect((await book(later.id, laterAt)).statusCode).toBe(200);
  const { rows: people } = await t.pool.query("select count(*)::int as n from users where full_name = 'Chidi Obi'");
  expect(people).toEqual([{ n: 1 }]);
  const note = (await openMarks()).find(({ act }) => act === 'note');
  expect((await book(note?.id ?? '')).statusCode).toBe(404);
});

test('who was begun with at a service point without network is there, also if another desk brought them there', async () => {
  const nurse = await newPoint(t, desk.providerId, { kind: 'vitals', name: 'Nurse' });
  const doctor = await newPoint(t, desk.providerId, { name: 'Doctor', position: 1 });
  const came = mark('walk_in', { ...at('08:00'), name: 'Hauwa Sent', number: 1 });
  const of = { ofMark: came.id };
  const begins = [
    mark('begin', { ...at('08:10'), ...of, toPointId: nurse }),
    mark('begin', { ...at('08:20'), ...of, pointId: nurse, toPointId: doctor }),
  ];
  const other = mark('begin', { ...at('08:15'), ...of, pointId: nurse, toPointId: doctor });
  const end = mark('end', { ...at('08:40'), ...of, pointId: doctor });
  const replies = await send(came, ...begins);
  expect((await send(other))[0]?.outcome).toBe('applied');
  replies.push(...(await send(end)));
  expect(replies.map(({ outcome }) => outcome)).toEqual(Array(4).fill('applied'));
  const { rows } = await t.pool.query(
    `select point_id as point, to_char(began_at at time zone 'Africa/Lagos', 'HH24:MI') as began,
       to_char(ticket_steps.ended_at at time zone 'Africa/Lagos', 'HH24:MI') as ended
     from tickets join ticket_steps on ticket_id = tickets.id where provider_id = $1 order by ticket_steps.id`,
    [desk.providerId],
  );
  expect(rows).toEqual([
    { point: nurse, began: '08:10', ended: '08:20' },
    { point: doctor, began: '08:20', ended: '08:40' },
  ]);
});

test('a "Begin" of who was sent on meanwhile begins where they wait, or where the computer had them, at the time of settling', async () => {
  const nurse = await newPoint(t, desk.providerId, { kind: 'vitals', name: 'Triage', position: 2 });
  const doctor = await newPoint(t, desk.providerId, { name: 'Dr. Bello', position: 3 });
  const begun = async (number: number, beginAt: number) => {
    const came = mark('walk_in', { ...at('08:00'), name: `Person ${number}`, number });
    await send(came, mark('begin', { ...at('08:10'), ofMark: came.id, toPointId: nurse }));
    const { rows } = await t.pool.query('select id from tickets where provider_id = $1 and number = $2', [
      ...[desk.providerId, number],
    ]);
    const ticketId: number = rows[0].id;
    const { tickets } = (await call('GET', 'queue')).json<Queue>();
    const ticket = tickets.find(({ id }) => id === ticketId);
    const was = { stepId: ticket?.stepId, state: ticket?.state, calls: ticket?.calls };
    const acts = { method: 'POST', headers: { cookie } } as const;
    const url = `/api/portal/tickets/${ticketId}/acts`;
    await t.app.inject({ ...acts, url, payload: { act: 'send', pointId: doctor, was } });
    const begin = mark('begin', { ...at('08:30'), ticketId, pointId: nurse });
    expect(await send(begin)).toMatchObject([{ outcome: 'open' }]);
    const offered = (await openMarks()).find(({ id }) => id === begin.id);
    expect(offered?.beginAt).toEqual([
      { id: doctor, name: 'Dr. Bello' },
      { id: nurse, name: 'Triage' },
    ]);
    const settle = (pointId: number) =>
      call('POST', `desk-marks/${begin.id}/settle`, { apply: true, beginAt: pointId });
    const elsewhere = await newPoint(t, desk.providerId, { name: `Other ${number}`, position: 4 });
    expect((await settle(elsewhere)).json()).toMatchObject({ outcome: 'open' });
    expect((await settle(beginAt)).json()).toMatchObject({ outcome: 'settled' });
    const { rows: steps } = await t.pool.query(
      'select point_id, began_at from ticket_steps where ticket_id = $1 order by id desc limit 1',
      [ticketId],
    );
    return steps[0];
  };
  const now = new Date(t.clock.nowMs);
  expect(await begun(11, doctor)).toEqual({ point_id: doctor, began_at: now });
  expect(await begun(12, nurse)).toEqual({ point_id: nurse, began_at: now });
  expect((await openMarks()).filter(({ act }) => act === 'begin')).toEqual([]);
});
