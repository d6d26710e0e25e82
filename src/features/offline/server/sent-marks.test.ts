import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { newPoint } from '#test/access/queue-set-ups.ts';
import { testApp } from '#test/app.ts';
import { type DeskMember, memberWithPin, newDesk, type TestDesk, unlocked } from '#test/desks.ts';
import type { DayPack, MarkReply, OpenMark } from '../contract.ts';

const t = await testApp();
const at = (time: string) => lagosInstant('2026-11-24', time);
let desk: TestDesk;
let bola: DeskMember;
let cookie: string;

beforeEach(async () => {
  t.clock.nowMs = at('09:00');
  desk = await newDesk(t);
  bola = await memberWithPin(t, desk.providerId, 'desk', 'Bola Front');
  await newPoint(t, desk.providerId);
  t.clock.nowMs = at('11:00');
  cookie = await unlocked(t, desk, bola.id);
});

const call = (method: 'GET' | 'POST', path: string, payload?: object | string) =>
  t.app.inject({
    method,
    url: `/api/portal/providers/${desk.providerId}/${path}`,
    headers: { cookie, 'content-type': 'application/json' },
    ...(payload && { payload }),
  });
const mark = (act: string, time: string, more: object = {}) => ({
  id: randomUUID() as string,
  act,
  at: new Date(at(time)).toISOString(),
  madeBy: bola.id,
  ...more,
});
const send = async (...marks: object[]) => {
  const answer = await call('POST', 'desk-marks', { marks });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<MarkReply[]>();
};
const outcomes = (replies: readonly MarkReply[]) => replies.map(({ outcome, why, label }) => [outcome, why, label]);
const appointmentAt = (time: string) => appointmentTo(t, desk.providerId, (at(time) - t.clock.nowMs) / 60_000);
const attendanceOf = async (id: number) =>
  (await t.pool.query('select attendance from appointments where id = $1', [id])).rows[0]?.attendance as string | null;
const openMarks = async () => (await call('GET', 'desk-marks')).json<OpenMark[]>();

describe("in a colleague's name", () => {
  test('a mark is applied by its sender, and the log of the patient names both', async () => {
    const id = await appointmentAt('10:00');
    const { owner } = desk;
    expect(await send(mark('arrive', '09:50', { appointmentId: id, madeBy: owner.id }))).toMatchObject([
      { outcome: 'applied' },
    ]);
    const { rows } = await t.pool.query(
      `select distinct actor_name, details->>'desk' as desk, details->>'madeBy' as made_by from activity_log
       where log = 'access' and act in ('appointment.mark', 'ticket.add') and details->>'practice' is not null
         and actor_id in ($1, $2)`,
      [bola.id, owner.id],
    );
    expect(rows).toEqual([{ actor_name: 'Bola Front', desk: 'Reception 1', made_by: 'Ada Owner' }]);
  });

  test('a mark stays open if the colleague has no PIN, or set it after the mark', async () => {
    const [without, later] = [await appointmentAt('10:00'), await appointmentAt('10:30')];
    const ada = desk.owner.id;
    await t.pool.query('update member_pins set set_at = $2 where user_id = $1', [ada, new Date(at('10:00'))]);
    const [first] = await send(mark('arrive', '09:50', { appointmentId: later, madeBy: ada }));
    await t.pool.query('delete from member_pins where user_id = $1', [ada]);
    const [second] = await send(mark('arrive', '10:20', { appointmentId: without, madeBy: ada }));
    expect([first, second]).toMatchObject(Array(2).fill({ outcome: 'open', why: 'no_pin' }));
    for (const id of [without, later]) expect(await attendanceOf(id)).toBeNull();
    expect(await openMarks()).toMatchObject(Array(2).fill({ madeBy: 'Ada Owner', mayApply: true }));
  });

  test('that a patient has not come or left waits for a press', async () => {
    const [missed, here] = [await appointmentAt('10:00'), await appointmentAt('10:30')];
    await send(mark('arrive', '10:20', { appointmentId: here }));
    const madeBy = desk.owner.id;
    const [noShow, leave] = [
      mark('no_show', '10:40', { appointmentId: missed, madeBy }),
      mark('leave', '10:50', { appointmentId: here, madeBy }),
    ];
    expect(outcomes(await send(noShow, leave))).toEqual(Array(2).fill(['open', 'by_another', null]));
    expect([await attendanceOf(missed), await attendanceOf(here)]).toEqual([null, 'attended']);
    for (const { id } of [noShow, leave]) {
      const settled = await call('POST', `desk-marks/${id}/settle`, { apply: true });
      expect(settled.json()).toMatchObject({ outcome: 'settled' });
    }
    expect(await attendanceOf(missed)).toBe('no_show');
    expect((await t.pool.query('select outcome from tickets where appointment_id = $1', [here])).rows).toEqual([
      { outcome: 'left' },
    ]);
  });
});

describe('one mark does not stop the others', () => {
  test('one that cannot be read stays open, and the rest is applied', async () => {
    const broken = { ...mark('walk_in', '10:00', { name: 'Broken Person', number: 'seven' }), nonsense: true };
    const fine = mark('walk_in', '10:05', { name: 'Fine Person', number: 1 });
    const replies = await send(broken, fine, { id: randomUUID() });
    expect(new Map(replies.map(({ id, why }) => [id, why])).get(broken.id)).toBe('unreadable');
    expect(outcomes(replies).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      ['applied', null, 'B1'],
      ['open', 'unreadable', null],
      ['open', 'unreadable', null],
    ]);
    expect(await send(broken)).toMatchObject([{ outcome: 'open', why: 'unreadable' }]);
    const open = await openMarks();
    expect(open).toHaveLength(2);
    expect(open).toContainEqual(
      expect.objectContaining({ act: 'walk_in', name: 'Broken Person', madeBy: null, mayApply: false }),
    );
  });

  test('a name with what cannot be stored is entered without it', async () => {
    const [nul, half] = [randomUUID(), randomUUID()];
    const written = (id: string, name: string) =>
      JSON.stringify(mark('walk_in', '10:00', { id })).replace('}', `,"name":"${name}"}`);
    const answer = await call(
      'POST',
      'desk-marks',
      `{"marks":[${written(nul, 'Nul\\u0000 Person')},${written(half, 'Half\\ud800 Person')},${written(randomUUID(), 'Whole Person')}]}`,
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject(Array(3).fill({ outcome: 'applied' }));
    const { rows } = await t.pool.query(
      "select full_name from users where full_name like '% Person' order by id desc limit 3",
    );
    expect(rows.map(({ full_name }) => full_name).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Half Person',
      'Nul Person',
      'Whole Person',
    ]);
  });

  test('a number far beyond the last one is given another one, so that the next ones stay in reach', async () => {
    const walkIn = (number: number) => mark('walk_in', '10:00', { name: `Person ${number}`, number });
    expect(outcomes(await send(walkIn(1)))).toEqual([['applied', null, 'B1']]);
    expect(outcomes(await send(walkIn(9999)))).toEqual([['changed', 'number_too_far', 'B2']]);
    expect(outcomes(await send(walkIn(10_000)))).toEqual([['changed', 'number_too_far', 'B3']]);
    expect(outcomes(await send(walkIn(503)))).toEqual([['applied', null, 'B503']]);
  });
});

describe('the keys of what a computer keeps', () => {
  const keys = async () => {
    const { key, keyName, marksKey } = (await call('GET', 'day-pack')).json<DayPack>();
    return { key, keyName, marksKey };
  };

  test('that of the pack is another one when a PIN changes or a member with one leaves; that of the marks stays', async () => {
    const leaving = await memberWithPin(t, desk.providerId);
    const first = await keys();
    expect(await keys()).toEqual(first);
    const other = await memberWithPin(t, desk.providerId);
    const found = [first, await keys()];
    await t.pool.query('update member_pins set set_at = $2 where user_id = $1', [other.id, new Date(at('10:59'))]);
    found.push(await keys());
    const beforeLeaving = await keys();
    await t.pool.query('delete from provider_members where user_id = $1', [leaving.id]);
    found.push(await keys());
    expect(beforeLeaving).toEqual(found[2]);
    for (const part of ['key', 'keyName'] as const) expect(new Set(found.map((each) => each[part])).size).toBe(4);
    expect(new Set(found.map(({ marksKey }) => marksKey)).size).toBe(1);
    expect(found[0]?.key).not.toBe(found[0]?.marksKey);
  });
});
