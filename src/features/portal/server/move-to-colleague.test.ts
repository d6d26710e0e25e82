import { beforeEach, describe, expect, test } from 'vitest';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { practitionerAt } from '#test/access/resource-set-ups.ts';
import { newPatient, TEST_KEYS, testApp } from '#test/app.ts';
import { addResource } from './resources/change-resource.ts';
import { findOffer } from './resources/offer-store.ts';

// Monday 23 November 2026, 09:00 in Lagos.
/** What the patient's log says of the member. */
const MEMBER = { memberRole: 'owner', practice: 'Dr. Ngozi Test' };
const t = await testApp();
const TUESDAY = '2026-11-24';
const at = (time: string) => new Date(lagosInstant(TUESDAY, time)).toISOString();
const TEN = at('10:00');
let desk: { id: number; cookie: string };
let providerId: number;
/** The ids of Dr Amina and Dr Bola. */
let amina: number;
let bola: number;

beforeEach(async () => {
  desk = await newPatient(t, { fullName: 'Front Desk' });
  providerId = await practiceOf(t, desk);
  const context = { db: t.db, keyFor: TEST_KEYS, now: t.clock.now };
  const act = { providerId, userId: desk.id, nowMs: t.clock.nowMs };
  await addResource(context, act, { ...practitionerAt(providerId), takesOver: true });
  await addResource(context, act, { ...practitionerAt(providerId), name: 'Dr Bola', isPublic: false });
  const resources = (await findOffer(t.db, act))?.resources ?? [];
  [amina = 0, bola = 0] = resources.map(({ id }) => id);
});

async function book(date = TEN, more: object = {}): Promise<number> {
  const patient = await newPatient(t, { fullName: 'Ngozi Visitor' });
  const answer = await t.app.inject({
    method: 'POST',
    url: '/api/appointments',
    headers: { cookie: patient.cookie },
    payload: { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough', ...more },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: number }>().id;
}
const move = (id: number, more: object) =>
  t.app.inject({
    method: 'POST',
    url: `/api/portal/visits/${id}/move`,
    headers: { cookie: desk.cookie },
    payload: { date: TEN, was: { date: TEN }, ...more },
  });
const timesOf = async (id: number, query = '') =>
  (
    await t.app.inject({
      url: `/api/portal/visits/${id}/times?date=${TUESDAY}${query}`,
      headers: { cookie: desk.cookie },
    })
  ).json<{ time: string; isTaken?: true }[]>();
const dayOf = async () =>
  (
    await t.app.inject({
      url: `/api/portal/providers/${providerId}/visits?from=${TUESDAY}&to=${TUESDAY}`,
      headers: { cookie: desk.cookie },
    })
  ).json();
const rowOf = async (id: number) =>
  (await t.pool.query('select status, resource_id, lane, squeeze_reason from appointments where id = $1', [id]))
    .rows[0];
const detailsOf = async (id: number) =>
  (
    await t.pool.query(
      `select log, details from activity_log where object = $1 and act = 'appointment.move' order by id`,
      [`appointment:${id}`],
    )
  ).rows;

describe('a visit that the desk gives to a colleague', () => {
  test('keeps its time, and is answered alike if the request is repeated', async () => {
    const id = await book(TEN, { personId: amina });
    expect((await timesOf(id)).map(({ time }) => time)).not.toContain('10:00');
    expect((await timesOf(id, `&person=${amina}`)).map(({ time }) => time)).not.toContain('10:00');
    expect((await timesOf(id, `&person=${bola}`)).map(({ time }) => time)).toContain('10:00');
    const answer = await move(id, { personId: bola });
    expect([answer.statusCode, answer.json().date]).toEqual([200, TEN]);
    expect(await rowOf(answer.json().id)).toMatchObject({ status: 'scheduled', resource_id: bola, lane: 1 });
    expect(await dayOf()).toMatchObject([
      { id: answer.json().id, person: { id: bola, name: 'Dr Bola', isChosen: false } },
    ]);
    const again = await move(id, { personId: bola });
    expect([again.statusCode, again.body]).toEqual([200, answer.body]);
    // Another desk wants another person at the same time.
    const other = await move(id, { personId: amina });
    expect([other.statusCode, other.json().code]).toEqual([409, 'visit_changed']);
  });

  test('is a mail that says that the time stays', async () => {
    const id = await book(TEN, { personId: amina });
    const moved = await move(id, { personId: bola, reason: 'The doctor is away.' });
    const { rows } = await t.pool.query(`select subject, text from messages where about = $1 and channel = 'email'`, [
      `appointment:${moved.json().id}`,
    ]);
    expect(rows[0].subject).toBe('Your visit on Tue 24 Nov, 10:00 is with another person');
    expect(rows[0].text).toContain('had to give this visit to another person. Its time stays.');
    expect(rows[0].text).toContain('Why: The doctor is away.');
    expect(rows[0].text).not.toContain('Not any more');
  });

  test('is refused where the visit is already, or where the colleague is taken', async () => {
    const id = await book(TEN, { personId: amina });
    expect((await move(id, { personId: amina })).statusCode).toBe(400);
    const first = await book();
    expect((await rowOf(first)).resource_id).toBe(bola);
    const answer = await move(id, { personId: bola });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'slot_taken']);
    expect(await rowOf(id)).toMatchObject({ status: 'scheduled', resource_id: amina });
  });
});

describe('a visit that the desk squeezes in', () => {
  test('needs a reason, is marked on the day, and flagged in both logs without the reason', async () => {
    await book(at('11:00'), { personId: amina });
    const id = await book(TEN, { personId: amina });
    expect((await timesOf(id)).map(({ time }) => time)).not.toContain('11:00');
    const listed = await timesOf(id, '&taken=true');
    expect(listed).toContainEqual(expect.objectContaining({ time: '11:00', isTaken: true }));
    expect(listed).toContainEqual(expect.not.objectContaining({ time: '11:00', isTaken: true }));
    const refused = await move(id, { date: at('11:00') });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'slot_taken']);
    const empty = await move(id, { date: at('11:00'), squeezeReason: ' ' });
    expect([empty.statusCode, Object.keys(empty.json().fields)]).toEqual([400, ['squeezeReason']]);

    const answer = await move(id, { date: at('11:00'), squeezeReason: 'Came from far away' });
    expect(answer.statusCode).toBe(200);
    expect(await rowOf(answer.json().id)).toMatchObject({
      resource_id: amina,
      lane: 100,
      squeeze_reason: 'Came from far away',
    });
    expect((await dayOf()).map(({ squeezeReason }: { squeezeReason?: string }) => squeezeReason)).toEqual([
      undefined,
      'Came from far away',
    ]);
    const details = { from: TEN, to: at('11:00'), squeezed: 'true' };
    expect(await detailsOf(id)).toEqual([
      { log: 'access', details: { ...details, ...MEMBER } },
      { log: 'audit', details },
    ]);
    const patients = await t.pool.query(`select text from messages where about = $1`, [
      `appointment:${answer.json().id}`,
    ]);
    expect(JSON.stringify(patients.rows)).not.toContain('far away');
  });

  test('at a place that takes one visit at a time is beside the other, and refuses a third', async () => {
    providerId = await practiceOf(t, desk);
    await book(at('11:00'));
    const id = await book(TEN);
    const answer = await move(id, { date: at('11:00'), squeezeReason: 'Came from far away' });
    expect(await rowOf(answer.json().id)).toMatchObject({ resource_id: null, lane: 100 });
    await t.pool.query("update appointments set status = 'cancelled' where provider_id = $1 and lane = 1", [
      providerId,
    ]);
    const patient = await newPatient(t);
    const third = await t.app.inject({
      method: 'POST',
      url: '/api/appointments',
      headers: { cookie: patient.cookie },
      payload: { providerId, date: at('11:00'), visitType: 'in-person', careType: 'routine', reason: 'Cough' },
    });
    expect([third.statusCode, third.json().code]).toEqual([409, 'slot_taken']);
  });

  test('at a time that is free after all is an ordinary visit', async () => {
    const id = await book(TEN, { personId: amina });
    const answer = await move(id, { date: at('12:00'), squeezeReason: 'Came from far away' });
    expect(await rowOf(answer.json().id)).toMatchObject({ lane: 1, squeeze_reason: null });
    expect((await detailsOf(id))[0].details).toEqual({ from: TEN, to: at('12:00'), ...MEMBER });
  });
});

test("the calendar feed names the person, and the day the visit's service", async () => {
  const { rows } = await t.pool.query(
    `insert into services (practice_id, name, minutes, visit_types, care_types, position, created_at)
     select practice_id, 'Scaling', 30, '{in-person}', '{routine}', 1, now() from providers where id = $1 returning id, practice_id`,
    [providerId],
  );
  const { id: serviceId, practice_id } = rows[0];
  await t.pool.query('insert into resource_services (resource_id, service_id, practice_id) values ($1, $2, $3)', [
    bola,
    serviceId,
    practice_id,
  ]);
  await book(TEN, { serviceId });
  expect(await dayOf()).toMatchObject([
    { person: { id: bola, name: 'Dr Bola', isChosen: false }, service: { id: serviceId, name: 'Scaling' } },
  ]);
  const made = await t.app.inject({
    method: 'POST',
    url: `/api/portal/providers/${providerId}/calendar-feed`,
    headers: { cookie: desk.cookie },
  });
  const feed = await t.app.inject({ url: new URL(made.json<{ url: string }>().url).pathname });
  expect(feed.body).toContain('SUMMARY:Ngozi (Dr Bola)');
});
