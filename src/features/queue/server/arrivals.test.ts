import { beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '#features/auth/server/sessions/session-store.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { newPoint } from '#test/access/queue-set-ups.ts';
import { testApp } from '#test/app.ts';
import { newQueuePlace, type QueuePlace } from '#test/queue.ts';
import { describePractice } from '#test/resources.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const START = t.clock.nowMs;
const base = await t.listen();
let place: QueuePlace;
beforeEach(async () => {
  t.clock.nowMs = START;
  place = await newQueuePlace(t);
});

const rows = async (sql: string, values: unknown[] = []) => (await t.pool.query(sql, values)).rows;
const appointmentOf = async (id: number) =>
  (await rows('select status, attendance from appointments where id = $1', [id]))[0];
const ticketsOf = async (id = place.providerId) =>
  await rows('select * from tickets where provider_id = $1 order by id', [id]);
const mark = (id: number, to: string, was: string) =>
  place.call('PUT', `/api/portal/visits/${id}/mark`, { mark: to, was });
/** Over the network, with a key of one entry. */
const send = async (body: object, key: string, cookie = place.member.cookie) => {
  const response = await fetch(`${base}/api/portal/providers/${place.providerId}/tickets`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ pointId: null, priority: 'usual', ...body }),
  });
  return { status: response.status, body: (await response.json()) as { id: number; label: string; code: string } };
};

describe('numbers', () => {
  test('of 200 walk-ins from four desks at once are 1 to 200, each once', async () => {
    await newPoint(t, place.providerId);
    const desk = async (nth: number) => {
      const labels: string[] = [];
      for (let index = 0; index < 50; index += 1) {
        const sent = await send({ client: { name: `Walk In ${nth} ${index}` } }, `${nth}-${index}`);
        expect(sent.status).toBe(201);
        labels.push(sent.body.label);
      }
      return labels;
    };
    const labels = (await Promise.all([1, 2, 3, 4].map(desk))).flat();
    const expected = Array.from({ length: 200 }, (_, index) => `A${index + 1}`);
    expect(labels.toSorted()).toEqual(expected.toSorted());
  }, 120_000);

  test('begin at 1 on the next Lagos day', async () => {
    await newPoint(t, place.providerId);
    const at = async (day: string, time: string) => {
      t.clock.nowMs = lagosInstant(day, time);
      const cookie = `session=${await openSession(t.db, place.member.id, t.clock.nowMs)}`;
      const answer = await place.call(
        'POST',
        'tickets',
        { client: { name: `At ${time}` }, pointId: null, priority: 'usual' },
        { cookie },
      );
      return answer.json().label;
    };
    expect(await at('2026-11-23', '23:58')).toBe('A1');
    expect(await at('2026-11-23', '23:59')).toBe('A2');
    expect(await at('2026-11-24', '00:01')).toBe('A1');
  });

  test('are one for an entry that is sent again, and another one for another entry', async () => {
    await newPoint(t, place.providerId);
    const sent = await Promise.all([1, 2, 3].map(() => send({ client: { name: 'Ada Obi' } }, 'one-entry')));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect((await send({ client: { name: 'Bola Obi' } }, 'one-entry')).body.label).toBe('A2');
    expect(await ticketsOf()).toHaveLength(2);
  });
});

describe('a number', () => {
  test('needs a service point, and either a visit or a person', async () => {
    const id = await appointmentTo(t, place.providerId, 10);
    const body = { pointId: null, priority: 'usual' };
    for (const wrong of [
      body,
      { ...body, appointmentId: id, client: { name: 'Ada Obi' } },
      { ...body, appointmentId: id },
    ]) {
      expect((await place.call('POST', 'tickets', wrong)).statusCode).toBe(400);
    }
    expect(await ticketsOf()).toEqual([]);
    expect((await appointmentOf(id)).attendance).toBeNull();
  });

  test('has a code of 128 random bits', async () => {
    await newPoint(t, place.providerId);
    const [one, other] = [await place.walkIn('Ada Obi'), await place.walkIn('Bola Obi')];
    expect(one.code).toMatch(/^[\w-]{22}$/);
    expect(one.code).not.toBe(other.code);
  });
});

describe('the patient of a visit', () => {
  beforeEach(async () => {
    await newPoint(t, place.providerId, { kind: 'records' });
  });

  test('who arrives 20 times has one ticket and is marked as here', async () => {
    const id = await appointmentTo(t, place.providerId, 10);
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => send({ appointmentId: id }, `arrival-${nth}`)),
    );
    expect(sent.every(({ status }) => status === 201)).toBe(true);
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect(await ticketsOf()).toHaveLength(1);
    expect(await appointmentOf(id)).toEqual({ status: 'scheduled', attendance: 'attended' });
  });

  test('cannot be marked more than four hours before, and gets no number then', async () => {
    const id = await appointmentTo(t, place.providerId, 241);
    const answer = await place.call('POST', 'tickets', { appointmentId: id, pointId: null, priority: 'usual' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_markable']);
    expect(await ticketsOf()).toEqual([]);
  });

  test.each([
    ['yesterday', -24 * 60, `attendance = null`],
    ['yesterday that was attended', -24 * 60, `attendance = 'attended', marked_at = $2`],
    ['a video visit', 10, `visit_type = 'telehealth'`],
    ['one that was completed', -60, `status = 'completed', attendance = 'attended', marked_at = $2`],
    ['one marked as not attended', -60, `status = 'completed', attendance = 'no_show', marked_at = $2`],
    ['one that time completed', -60, `status = 'completed'`],
  ])('gets no number for %s, and the mark stays', async (_, inMinutes, change) => {
    const id = await appointmentTo(t, place.providerId, inMinutes);
    const values = change.includes('$2') ? [id, new Date(START - 60_000)] : [id];
    await t.pool.query(`update appointments set ${change} where id = $1`, values);
    const before = await appointmentOf(id);
    const answer = await place.call('POST', 'tickets', { appointmentId: id, pointId: null, priority: 'usual' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_markable']);
    expect(await ticketsOf()).toEqual([]);
    expect(await appointmentOf(id)).toEqual(before);
  });

  test('of another place is missing', async () => {
    const other = await newQueuePlace(t);
    const id = await appointmentTo(t, other.providerId, 10);
    const answer = await place.call('POST', 'tickets', { appointmentId: id, pointId: null, priority: 'usual' });
    expect(answer.statusCode).toBe(404);
    expect((await appointmentOf(id)).attendance).toBeNull();
  });
});

describe('the patient of a visit in a queue', () => {
  beforeEach(async () => {
    await newPoint(t, place.providerId, { kind: 'records' });
  });

  test("whom today's list marks as here gets a number, and taking the mark back ends it as a mistake", async () => {
    const id = await appointmentTo(t, place.providerId, 10);
    const marked = await mark(id, 'attended', 'none');
    expect(marked.json().ticket).toEqual({ label: 'A1' });
    expect((await mark(id, 'none', 'attended')).json().ticket).toBeUndefined();
    expect(await ticketsOf()).toMatchObject([{ outcome: 'mistake' }]);
    expect((await mark(id, 'attended', 'none')).json().ticket).toEqual({ label: 'A1' });
    expect(await ticketsOf()).toMatchObject([{ outcome: null, number: 1 }]);
  });

  test.each([
    ['no_show', -10, 'left'],
    ['completed', -10, 'done'],
  ])('whose visit is marked as %s has no place in the queue any more', async (to, start, outcome) => {
    const id = await appointmentTo(t, place.providerId, start);
    await mark(id, 'attended', 'none');
    expect((await mark(id, to, 'attended')).statusCode).toBe(200);
    expect(await ticketsOf()).toMatchObject([{ outcome }]);
    expect(
      await rows(
        'select from ticket_steps s join tickets t on t.id = ticket_id where provider_id = $1 and ended_at is null',
        [place.providerId],
      ),
    ).toEqual([]);
  });

  test.each(['cancelled', 'rescheduled'])('whose visit is %s has no place in the queue any more', async (status) => {
    const id = await appointmentTo(t, place.providerId, 10);
    await mark(id, 'attended', 'none');
    await t.pool.query('update appointments set status = $2, attendance = null, marked_at = null where id = $1', [
      id,
      status,
    ]);
    expect(await ticketsOf()).toMatchObject([{ outcome: 'cancelled' }]);
    expect((await place.queue()).tickets).toMatchObject([{ state: 'gone', outcome: 'cancelled', undoUntil: null }]);
  });
});

describe('the patient of a visit of a person', () => {
  test('finds the number and the address of the place in the queue among the own visits', async () => {
    await newPoint(t, place.providerId);
    const id = await appointmentTo(t, place.providerId, 10);
    const ticket = await place.arrive({ appointmentId: id });
    const [{ patient_id: patientId }] = await rows('select patient_id from appointments where id = $1', [id]);
    const cookie = `session=${await openSession(t.db, patientId, t.clock.nowMs)}`;
    const own = async () =>
      (await t.app.inject({ url: `/api/users/${patientId}/appointments`, headers: { cookie } })).json();
    expect(await own()).toMatchObject([{ id, ticket: { label: 'A1', code: ticket.code } }]);
    await place.act(ticket, 'leave');
    expect((await own())[0].ticket).toBeUndefined();
  });

  test('joins at records before the doctor, and with the doctor where there are no records', async () => {
    const other = await newQueuePlace(t);
    const { people } = await describePractice(t, other.providerId, {
      people: [{ name: 'Dr. Ada' }, { name: 'Dr. Bola' }],
    });
    await newPoint(t, other.providerId, { resourceId: people[0] ?? 0 });
    const bola = await newPoint(t, other.providerId, { resourceId: people[1] ?? 0, position: 1 });
    const id = await appointmentTo(t, other.providerId, 10);
    await t.pool.query('update appointments set resource_id = $2 where id = $1', [id, people[1]]);
    expect(await other.arrive({ appointmentId: id })).toMatchObject({
      pointId: bola,
      appointment: { id, person: 'Dr. Bola' },
    });
  });

  test('of a place without service points is marked without a number', async () => {
    const other = await newQueuePlace(t);
    const id = await appointmentTo(t, other.providerId, 10);
    const marked = await other.call('PUT', `/api/portal/visits/${id}/mark`, { mark: 'attended', was: 'none' });
    expect([marked.statusCode, marked.json().ticket]).toEqual([200, undefined]);
    expect(await ticketsOf(other.providerId)).toEqual([]);
  });
});

describe('a walk-in', () => {
  beforeEach(async () => {
    await newPoint(t, place.providerId);
  });
  const clientOf = async (appointmentId: number): Promise<number> => {
    const [{ full_name: name }] = await rows(
      'select full_name from users join appointments a on a.patient_id = users.id where a.id = $1',
      [appointmentId],
    );
    const found = await place.call('GET', `clients?q=${encodeURIComponent(name)}`);
    return found.json<{ id: number }[]>()[0]?.id ?? 0;
  };
  const come = (id: number) => place.call('POST', 'tickets', { client: { id }, pointId: null, priority: 'usual' });

  test('who has a visit today is refused with the visit', async () => {
    await place.walkIn('The First One');
    const id = await appointmentTo(t, place.providerId, 60);
    const answer = await come(await clientOf(id));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'visit_today']);
    expect(answer.json().appointment).toEqual({ id, date: new Date(START + 60 * 60_000).toISOString() });
    expect(await ticketsOf()).toHaveLength(1);
  });

  test('may come for something else long before the visit', async () => {
    await place.walkIn('The First One');
    const id = await appointmentTo(t, place.providerId, 300);
    expect((await come(await clientOf(id))).statusCode).toBe(201);
  });

  test('who waits already is refused with the ticket', async () => {
    const first = await place.walkIn('Ada Obi');
    const found = await place.call('GET', 'clients?q=ada');
    const answer = await come(found.json<{ id: number }[]>()[0]?.id ?? 0);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'already_waiting']);
    expect(answer.json().ticket).toMatchObject({ id: first.id, label: 'A1', name: 'Ada Obi' });
    await place.act(first, 'leave');
    expect((await come(found.json<{ id: number }[]>()[0]?.id ?? 0)).json().label).toBe('A2');
  });

  test('who turns out to have a visit keeps the number for it', async () => {
    await place.walkIn('The First One');
    const id = await appointmentTo(t, place.providerId, 300);
    const ticket = (await come(await clientOf(id))).json();
    t.clock.nowMs += 90 * 60_000;
    const member = `session=${await openSession(t.db, place.member.id, t.clock.nowMs)}`;
    const answer = await place.call(
      'POST',
      'tickets',
      { appointmentId: id, pointId: null, priority: 'usual' },
      { cookie: member },
    );
    expect(answer.json()).toMatchObject({ id: ticket.id, label: ticket.label, appointment: { id } });
  });
});

test('a patient reads in the access log who gave the number and who looked, once a day', async () => {
  await newPoint(t, place.providerId);
  const ticket = await place.walkIn('Ada Obi');
  await place.queue();
  await place.queue();
  await place.act(ticket, 'call');
  const log = await rows(`select act, actor_id from activity_log where object = $1 order by id`, [
    `ticket:${ticket.id}`,
  ]);
  expect(log.map(({ act }) => act)).toEqual(['ticket.add', 'ticket.list', 'ticket.call']);
  expect(new Set(log.map(({ actor_id: actor }) => actor))).toEqual(new Set([place.member.id]));
});
