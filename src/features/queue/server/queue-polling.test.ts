import { beforeEach, expect, test, vi } from 'vitest';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { newPoint } from '#test/access/queue-set-ups.ts';
import { memberOf } from '#test/access/team-set-ups.ts';
import { testApp } from '#test/app.ts';
import { newQueuePlace, type QueuePlace } from '#test/queue.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
const START = t.clock.nowMs;
let place: QueuePlace;
let doctor: number;
beforeEach(async () => {
  t.clock.nowMs = START;
  place = await newQueuePlace(t);
  doctor = await newPoint(t, place.providerId);
});

const TABLES = /tickets|ticket_steps|service_points|point_pauses|appointments/;

/** Requests something that was seen with a tag; returns the status, the new tag, and how often the tables of the queue were read. */
const poll = async (url: string, etag = '', cookie = place.member.cookie) => {
  const query = vi.spyOn(t.served, 'query');
  const connect = vi.spyOn(t.served, 'connect');
  const { statusCode, headers } = await t.app.inject({ url, headers: { cookie, 'if-none-match': etag } });
  const texts = query.mock.calls.map(([statement]) => JSON.stringify(statement));
  const transactions = connect.mock.calls.filter(([callback]) => callback === undefined).length;
  query.mockRestore();
  connect.mockRestore();
  return {
    status: statusCode,
    etag: String(headers.etag),
    reads: texts.filter((text) => TABLES.test(text)).length,
    transactions,
  };
};
const queueUrl = () => `/api/portal/providers/${place.providerId}/queue`;
const unchanged = async (url: string, etag: string) => (await poll(url, etag)).status === 304;

test('a desk that polls a queue in which nothing changed costs one query of it and no transaction', async () => {
  await place.walkIn('Ada Obi');
  const first = await poll(queueUrl());
  expect(first).toMatchObject({ status: 200, transactions: 1 });
  t.clock.nowMs += 10_000;
  expect(await poll(queueUrl(), first.etag)).toMatchObject({ status: 304, reads: 1, transactions: 0 });
});

test('so does a screen in the waiting room, and a patient two', async () => {
  const { code } = await place.walkIn('Ada Obi');
  const { url } = (await place.call('POST', 'board')).json<{ url: string }>();
  const board = `/api/boards/${url.split('#')[1]}`;
  const own = `/api/queue/${code}`;
  expect(await poll(board, (await poll(board)).etag)).toMatchObject({ status: 304, reads: 1, transactions: 0 });
  expect(await poll(own, (await poll(own)).etag)).toMatchObject({ status: 304, reads: 2, transactions: 0 });
});

test('each change of the day is seen at once, and the time within a minute', async () => {
  const ticket = await place.walkIn('Ada Obi');
  const appointmentId = await appointmentTo(t, place.providerId, 60);
  const sql = (text: string, values: unknown[] = []) => t.pool.query(text, values);
  const changes: readonly (() => Promise<unknown>)[] = [
    () => place.act(ticket, 'call'),
    () => place.call('PUT', `/api/portal/tickets/${ticket.id}/priority`, { priority: 'priority' }),
    () => place.walkIn('Bola Obi'),
    () => place.call('PUT', `points/${doctor}/pause`, { isPaused: true, minutes: 30 }),
    () => newPoint(t, place.providerId, { kind: 'pharmacy', position: 1 }),
    () => appointmentTo(t, place.providerId, 120),
    () => sql(`update appointments set attendance = 'attended', marked_at = now() where id = $1`, [appointmentId]),
    () =>
      sql(`insert into appointment_delays (appointment_id, minutes, told_at) values ($1, 20, now())`, [appointmentId]),
    () => sql('delete from appointment_delays where appointment_id = $1', [appointmentId]),
  ];
  for (const [index, change] of changes.entries()) {
    const { etag } = await poll(queueUrl());
    expect(await unchanged(queueUrl(), etag), `before ${index}`).toBe(true);
    await change();
    expect(await unchanged(queueUrl(), etag), `after ${index}`).toBe(false);
  }
  const { etag } = await poll(queueUrl());
  t.clock.nowMs += 60_000;
  expect(await unchanged(queueUrl(), etag)).toBe(false);
});

test('the tag of one member spares another one no look, and what changes elsewhere changes nothing here', async () => {
  await place.walkIn('Ada Obi');
  const { etag } = await poll(queueUrl());
  const other = await newQueuePlace(t);
  await newPoint(t, other.providerId);
  await other.walkIn('Chidi Obi');
  expect(await unchanged(queueUrl(), etag)).toBe(true);
  const colleague = await memberOf(t, place.providerId, 'desk');
  expect((await poll(queueUrl(), etag, colleague.cookie)).status).toBe(200);
});
