import { beforeEach, describe, expect, test } from 'vitest';
import type { Ticket } from '#features/queue/contract.ts';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { newPoint } from '#test/access/queue-set-ups.ts';
import { testApp } from '#test/app.ts';
import { actBody, newQueuePlace, type QueuePlace } from '#test/queue.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const START = t.clock.nowMs;
const MINUTE_MS = 60_000;
const base = await t.listen();
let place: QueuePlace;
let doctor: number;
let pharmacy: number;
beforeEach(async () => {
  t.clock.nowMs = START;
  place = await newQueuePlace(t);
  doctor = await newPoint(t, place.providerId);
  pharmacy = await newPoint(t, place.providerId, { kind: 'pharmacy', position: 1 });
});

const pass = (minutes: number) => {
  t.clock.nowMs += minutes * MINUTE_MS;
};
const appointmentOf = async (id: number) =>
  (await t.pool.query('select status, attendance from appointments where id = $1', [id])).rows[0];
/** Over the network. */
const sendAct = async ({ id, ...ticket }: Ticket, act: string, more: object = {}) => {
  const response = await fetch(`${base}/api/portal/tickets/${id}/acts`, {
    method: 'POST',
    headers: { cookie: place.member.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(actBody({ id, ...ticket }, act, more)),
  });
  const { code } = (await response.json()) as { code: string };
  return response.ok ? '200' : `${response.status} ${code}`;
};
/** Adds lengths of served people, so that a wait is known. */
const serve = async (minutes: readonly number[], pointId = doctor) => {
  for (const [index, length] of minutes.entries()) {
    const ticket = await place.walkIn(`Earlier Patient ${index}`, { pointId });
    const began = await place.act(ticket, 'begin');
    pass(length);
    await place.act(began, 'finish');
  }
};

describe('a ticket', () => {
  test('goes its way through the points', async () => {
    let ticket = await place.walkIn('Ada Obi', { pointId: doctor });
    expect(ticket).toMatchObject({ state: 'waiting', pointId: doctor, calls: 0, undoUntil: null });
    pass(5);
    ticket = await place.act(ticket, 'call');
    expect(ticket).toMatchObject({ state: 'called', calls: 1, since: new Date(t.clock.nowMs).toISOString() });
    ticket = await place.act(ticket, 'call');
    expect(ticket.calls).toBe(2);
    ticket = await place.act(ticket, 'begin');
    expect(ticket.state).toBe('served');
    pass(10);
    ticket = await place.act(ticket, 'send', { pointId: pharmacy });
    expect(ticket).toMatchObject({ state: 'waiting', pointId: pharmacy, calls: 0 });
    ticket = await place.act(ticket, 'finish');
    expect(ticket).toMatchObject({ state: 'gone', outcome: 'done' });
    expect((await place.queue()).tickets).toMatchObject([{ id: ticket.id, state: 'gone' }]);
  });

  test('is not changed after the act of another desk, and the same act of the same member is done once', async () => {
    const ticket = await place.walkIn('Ada Obi');
    const called = await place.act(ticket, 'call');
    expect(await place.act(ticket, 'call')).toEqual(called);
    const late = await place.call('POST', `/api/portal/tickets/${ticket.id}/acts`, actBody(ticket, 'leave'));
    expect([late.statusCode, late.json().code]).toEqual([409, 'ticket_changed']);
    expect((await place.queue()).tickets).toMatchObject([{ state: 'called', calls: 1 }]);
  });

  test('can be called however often it was before', async () => {
    const ticket = await place.act(await place.walkIn('Ada Obi'), 'call');
    await t.pool.query('update ticket_steps set calls = 32767 where id = $1', [ticket.stepId]);
    const [now = ticket] = (await place.queue()).tickets;
    pass(1);
    const called = await place.act(now, 'call');
    expect(called).toMatchObject({ state: 'called', calls: 999, since: new Date(t.clock.nowMs).toISOString() });
    expect(await place.act(called, 'call')).toMatchObject({ state: 'called', calls: 999 });
  });

  test('is sent on only to a point of the place', async () => {
    const ticket = await place.walkIn('Ada Obi');
    const elsewhere = await newPoint(t, (await newQueuePlace(t)).providerId);
    const send = (more: object) =>
      place.call('POST', `/api/portal/tickets/${ticket.id}/acts`, actBody(ticket, 'send', more));
    expect((await send({ pointId: elsewhere })).statusCode).toBe(404);
    expect((await send({})).statusCode).toBe(400);
    expect((await place.queue()).tickets).toMatchObject([{ stepId: ticket.stepId, state: 'waiting' }]);
  });
});

describe('a danger sign', () => {
  test('leads past all points to the doctor, before everyone there, and past a doctor who is away to the nurse', async () => {
    const vitals = await newPoint(t, place.providerId, { kind: 'vitals', position: -1 });
    await place.walkIn('First Patient', { pointId: doctor });
    expect(await place.walkIn('Usual Patient')).toMatchObject({ pointId: vitals });
    const urgent = await place.walkIn('Urgent Patient', { priority: 'danger' });
    expect(urgent).toMatchObject({ pointId: doctor });
    const next = (await place.queue()).points.find(({ id }) => id === doctor)?.next;
    expect(next).toMatchObject({ ticketId: urgent.id, reason: 'danger' });
    await place.call('PUT', `points/${doctor}/pause`, { isPaused: true, minutes: 30 });
    expect(await place.walkIn('Next Patient', { priority: 'danger' })).toMatchObject({ pointId: vitals });
  });

  test('that is noted later leads there too, unless a nurse serves them, and can be taken back', async () => {
    const vitals = await newPoint(t, place.providerId, { kind: 'vitals', position: -1 });
    const put = async (ticket: Ticket, priority: string) =>
      (await place.call('PUT', `/api/portal/tickets/${ticket.id}/priority`, { priority })).json<Ticket>();
    const ticket = await place.walkIn('Ada Obi');
    const raised = await put(ticket, 'danger');
    expect(raised).toMatchObject({ priority: 'danger', pointId: doctor, state: 'waiting' });
    expect(await place.act(raised, 'undo')).toMatchObject({ pointId: vitals, state: 'waiting' });
    expect(await put(ticket, 'usual')).toMatchObject({ priority: 'usual', pointId: vitals });
    const served = await place.act(await place.walkIn('Bola Obi'), 'begin');
    expect(await put(served, 'danger')).toMatchObject({ pointId: vitals, state: 'served' });
    const paying = await place.act(await place.walkIn('Chidi Obi', { pointId: pharmacy }), 'begin');
    expect(await put(paying, 'danger')).toMatchObject({ pointId: doctor, state: 'waiting' });
  });
});

describe('the last act on a ticket', () => {
  test.each([
    ['finish', 'served'],
    ['send', 'served'],
    ['begin', 'called'],
    ['call', 'waiting'],
  ])('can be taken back for ten minutes: %s', async (act, before) => {
    let ticket = await place.walkIn('Ada Obi', { pointId: doctor });
    for (const step of ['call', 'begin'].slice(0, { call: 0, begin: 1, send: 2, finish: 2 }[act])) {
      ticket = await place.act(ticket, step);
    }
    const after = await place.act(ticket, act, { pointId: pharmacy });
    pass(9);
    const undone = await place.act(after, 'undo');
    expect(undone).toMatchObject({ state: before, pointId: doctor, outcome: null, stepId: ticket.stepId });
    const again = await place.act(undone, act, { pointId: pharmacy });
    pass(10);
    const late = await place.call('POST', `/api/portal/tickets/${ticket.id}/acts`, actBody(again, 'undo'));
    expect([late.statusCode, late.json().code]).toEqual([409, 'ticket_changed']);
  });
});

describe('who is next', () => {
  test('follows a change of the priority', async () => {
    await place.walkIn('Ada Obi');
    const second = await place.walkIn('Bola Obi');
    const set = (priority: string) => place.call('PUT', `/api/portal/tickets/${second.id}/priority`, { priority });
    expect((await set('danger')).json()).toMatchObject({ priority: 'danger' });
    const { points, tickets } = await place.queue();
    expect(points[0]?.next).toEqual({ ticketId: second.id, reason: 'danger', minutes: 0 });
    expect(tickets.map(({ label }) => label)).toEqual(['A2', 'A1']);
  });
});

describe('a point with one unit', () => {
  test('serves one of two whom desks begin at once', async () => {
    const both = [await place.walkIn('Ada Obi'), await place.walkIn('Bola Obi')];
    const outcomes = await Promise.all(both.map((ticket) => sendAct(ticket, 'begin')));
    expect(outcomes.toSorted()).toEqual(['200', '409 point_busy']);
  });

  test('is busy for a finish that is taken back once another patient is served', async () => {
    const first = await place.act(await place.act(await place.walkIn('Ada Obi'), 'begin'), 'finish');
    await place.act(await place.walkIn('Bola Obi'), 'begin');
    expect(await sendAct(first, 'undo')).toBe('409 point_busy');
    expect((await place.queue()).tickets.find(({ id }) => id === first.id)?.state).toBe('gone');
  });

  test('does not stay busy with who was forgotten yesterday', async () => {
    await place.act(await place.walkIn('Ada Obi'), 'begin');
    await t.pool.query(
      `update tickets set day = '2026-11-22', arrived_at = arrived_at - interval '13 hours' where provider_id = $1`,
      [place.providerId],
    );
    expect((await place.queue()).tickets).toEqual([]);
    expect((await place.act(await place.walkIn('Bola Obi'), 'begin')).state).toBe('served');
  });
});

describe('the visit of a ticket', () => {
  test('is completed when its last point is finished, and open again when that is taken back', async () => {
    const id = await appointmentTo(t, place.providerId, 10);
    const begun = await place.act(await place.arrive({ appointmentId: id, pointId: doctor }), 'begin');
    pass(20);
    const finished = await place.act(begun, 'finish');
    expect(await appointmentOf(id)).toEqual({ status: 'completed', attendance: 'attended' });
    expect(finished.outcome).toBe('done');
    await place.act(finished, 'undo');
    expect(await appointmentOf(id)).toEqual({ status: 'scheduled', attendance: 'attended' });
  });

  test('is not completed before its start', async () => {
    const id = await appointmentTo(t, place.providerId, 60);
    await place.act(await place.arrive({ appointmentId: id }), 'finish');
    expect(await appointmentOf(id)).toEqual({ status: 'scheduled', attendance: 'attended' });
  });
});

describe('the expected wait', () => {
  test('is learnt from how long patients were served, and noted when a patient joins', async () => {
    expect((await place.walkIn('Too Early')).told).toBeNull();
    await place.act((await place.queue()).tickets[0] as Ticket, 'leave');
    await serve([10, 10, 10, 10, 10]);
    expect((await place.queue()).points[0]?.expected).toEqual({ from: 0, to: 5 });
    await place.act(await place.walkIn('Ada Obi'), 'begin');
    const told = (await place.walkIn('Bola Obi')).told;
    expect(told?.from).toBeLessThanOrEqual(10);
    expect(told?.to).toBeGreaterThanOrEqual(10);
  });

  test('grows with a pause, and is unknown while its end is', async () => {
    await serve([10, 10, 10, 10, 10]);
    const pause = (body: object) => place.call('PUT', `points/${doctor}/pause`, body);
    const paused = (await pause({ isPaused: true, minutes: 40 })).json();
    expect(paused.expected.to).toBeGreaterThanOrEqual(40);
    expect(paused.paused.plannedUntil).toBe(new Date(t.clock.nowMs + 40 * MINUTE_MS).toISOString());
    expect((await pause({ isPaused: true, minutes: null })).json()).toMatchObject({
      expected: null,
      paused: { plannedUntil: null },
    });
    expect((await pause({ isPaused: false, minutes: null })).json()).toMatchObject({
      expected: { from: 0, to: 5 },
      paused: null,
    });
  });

  test('is compared in the figures with how long the wait was', async () => {
    await serve([10, 10, 10, 10, 10]);
    const [right, longer] = [await place.walkIn('Ada Obi'), await place.walkIn('Bola Obi')];
    const begun = await place.act(right, 'begin');
    pass(28);
    await place.act(begun, 'finish');
    await place.act(longer, 'begin');
    const figures = await place.call('GET', 'queue-figures?from=2026-11-23&to=2026-11-23');
    expect(figures.json()).toMatchObject([
      { pointId: doctor, served: 7, medianWait: 0, medianLength: 10, told: 2, inside: 1, longer: 1 },
      { pointId: pharmacy, served: 0, medianWait: null, told: 0 },
    ]);
    for (const wrong of ['from=2026-11-23&to=2026-11-22', 'from=2026-08-23&to=2026-11-23']) {
      expect((await place.call('GET', `queue-figures?${wrong}`)).statusCode).toBe(400);
    }
  });
});

describe('service points', () => {
  const body = { kind: 'cash', name: 'Cash Desk', resourceId: null, units: 1, plannedMinutes: 5 };

  test('are added at the end, moved, and taken off the way', async () => {
    const added = (await place.call('POST', 'points', body)).json();
    const names = async () => (await place.queue()).points.map(({ id }) => id);
    expect(await names()).toEqual([doctor, pharmacy, added.id]);
    const changed = await place.call('PUT', `points/${added.id}`, { ...body, name: 'Till', position: 0 });
    expect(changed.json()).toMatchObject({ id: added.id, name: 'Till' });
    expect(await names()).toEqual([added.id, doctor, pharmacy]);
    expect((await place.call('DELETE', `points/${doctor}`)).json()).toEqual({ id: doctor });
    expect(await names()).toEqual([added.id, pharmacy]);
  });

  test('have names of their own; the same request again adds nothing', async () => {
    const key = { 'idempotency-key': 'a-key' };
    const first = await place.call('POST', 'points', body, key);
    expect((await place.call('POST', 'points', body, key)).json()).toEqual(first.json());
    const other = await place.call('POST', 'points', { ...body, name: 'CASH DESK' });
    expect([other.statusCode, Object.keys(other.json().fields)]).toEqual([400, ['name']]);
    expect((await place.queue()).points).toHaveLength(3);
  });

  test('stay while a patient is there', async () => {
    const ticket = await place.walkIn('Ada Obi', { pointId: doctor });
    const retire = () => place.call('DELETE', `points/${doctor}`);
    expect([(await retire()).statusCode, (await retire()).json().code]).toEqual([409, 'point_in_use']);
    await place.act(ticket, 'leave');
    expect((await retire()).statusCode).toBe(200);
  });

  test('serve only people and rooms of the place', async () => {
    const answer = await place.call('POST', 'points', { ...body, resourceId: 999_999 });
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, ['resourceId']]);
  });
});
