import { beforeEach, describe, expect, test } from 'vitest';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { newPoint } from '#test/access/queue-set-ups.ts';
import { testApp } from '#test/app.ts';
import { newQueuePlace, type QueuePlace } from '#test/queue.ts';
import { describePractice } from '#test/resources.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp();
let place: QueuePlace;
let points: readonly number[];
let first: number;
let second: number;
beforeEach(async () => {
  place = await newQueuePlace(t);
  const { people } = await describePractice(t, place.providerId, {
    people: [{ name: 'Dr. Ada' }, { name: 'Dr. Bola' }],
  });
  const [ada = 0, bola = 0] = people;
  points = [
    await newPoint(t, place.providerId, { resourceId: ada, name: 'Dr. Ada' }),
    await newPoint(t, place.providerId, { resourceId: bola, name: 'Dr. Bola', position: 1 }),
  ];
  first = await appointmentTo(t, place.providerId, -30);
  second = await appointmentTo(t, place.providerId, 30);
  await t.pool.query('update appointments set resource_id = $2 where id = $1', [first, ada]);
  await t.pool.query(
    `update appointments set resource_id = $2,
      patient_id = (select patient_id from appointments where id = $3) where id = $1`,
    [second, bola, first],
  );
});

const mark = async (id: number) =>
  (await place.call('PUT', `/api/portal/visits/${id}/mark`, { mark: 'attended', was: 'none' })).json();
const listed = async (id: number) =>
  (await place.call('GET', 'visits?from=2026-11-23&to=2026-11-23'))
    .json<{ id: number; ticket?: object; waitsWith?: object; went?: string }[]>()
    .find((each) => each.id === id);
const ofFirst = async () => {
  const found = (await place.queue()).tickets.find(({ appointment }) => appointment?.id === first);
  if (found === undefined) throw new Error('The first appointment has no ticket.');
  return found;
};

describe('a patient with two visits today', () => {
  test('has one number, which the second visit names, and the queue knows where they go next', async () => {
    expect((await mark(first)).ticket).toEqual({ label: 'A1' });
    expect((await place.queue()).further).toEqual([]);
    const marked = await mark(second);
    expect([marked.ticket, marked.waitsWith]).toEqual([undefined, { label: 'A1' }]);
    expect(await listed(second)).toMatchObject({ waitsWith: { label: 'A1' } });
    expect((await listed(first))?.waitsWith).toBeUndefined();
    const { id } = await ofFirst();
    expect((await place.queue()).further).toMatchObject([
      { appointmentId: second, ticketId: id, pointId: points[1], name: 'Ngozi Visitor', person: 'Dr. Bola' },
    ]);
  });

  test('is no longer expected at the second doctor once served there', async () => {
    await mark(first);
    await mark(second);
    const begun = await place.act(await ofFirst(), 'begin');
    const sent = await place.act(begun, 'send', { pointId: points[1] });
    expect((await place.queue()).further).toHaveLength(1);
    await place.act(sent, 'begin');
    expect((await place.queue()).further).toEqual([]);
  });

  test('who is done with the first one is listed without a number, and can get one for the second doctor', async () => {
    await mark(first);
    await mark(second);
    await place.act(await ofFirst(), 'finish');
    expect(await listed(second)).toMatchObject({ mark: 'attended' });
    expect((await listed(second))?.waitsWith).toBeUndefined();
    expect((await place.queue()).further).toMatchObject([
      { appointmentId: second, ticketId: null, pointId: points[1] },
    ]);
    const given = await place.arrive({ appointmentId: second, pointId: points[1] });
    expect(given).toMatchObject({ label: 'A2', pointId: points[1] });
    expect((await place.queue()).further).toEqual([]);
  });
});

describe("today's list", () => {
  test.each([
    ['finish', 'seen'],
    ['leave', 'left'],
  ])('knows that a patient has gone: %s', async (act, went) => {
    // Not begun, so that finishing doesn't complete it.
    await mark(second);
    expect((await listed(second))?.went).toBeUndefined();
    const [ticket] = (await place.queue()).tickets;
    if (ticket === undefined) throw new Error('There is no ticket.');
    await place.act(ticket, act);
    expect(await listed(second)).toMatchObject({ mark: 'attended', went });
    expect((await listed(second))?.ticket).toBeUndefined();
  });
});
