import { beforeEach, describe, expect, test } from 'vitest';
import { newPatient, newProvider, testApp } from '#test/app.ts';

const t = await testApp();
const HOUR_MS = 60 * 60 * 1000;
let author: { id: number; cookie: string };
let reader: { id: number; cookie: string };
let admin: { id: number; cookie: string };
let providerId: number;
let appointment: number;
let review: number;

async function aReview(stars: number, text: string, by = author): Promise<{ appointment: number; review: number }> {
  const startsAt = new Date(t.clock.nowMs - 48 * HOUR_MS - stars * HOUR_MS);
  const { rows } = await t.pool.query<{ id: number }>(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, status, visit_type, care_type, reason)
     values ($1, $2, $3, $4, 'completed', 'in-person', 'routine', 'Cough') returning id`,
    [providerId, by.id, startsAt, new Date(startsAt.getTime() + HOUR_MS / 2)],
  );
  const id = rows[0]?.id ?? 0;
  const left = await call('POST', `/api/appointments/${id}/review`, { stars, text }, by.cookie);
  return { appointment: id, review: left.json().id };
}

beforeEach(async () => {
  await t.pool.query('delete from reviews');
  author = await newPatient(t);
  reader = await newPatient(t);
  admin = await newPatient(t, { role: 'admin', permissions: ['manage_providers'], fullName: 'Ada Admin' });
  providerId = await newProvider(t);
  ({ appointment, review } = await aReview(1, 'He is a crook.'));
  await aReview(5, 'Kind.', await newPatient(t));
});

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload: object | undefined, cookie: string) =>
  t.app.inject({ method, url, ...(payload && { payload }), headers: { cookie } });
const report = (reason = 'An insult', cookie = reader.cookie, id = review) =>
  call('POST', `/api/reviews/${id}/report`, { reason }, cookie);
const inbox = async (state = 'open') =>
  (await call('GET', `/api/admin/reviews?state=${state}`, undefined, admin.cookie)).json();
const decide = (outcome: string, id = review) => call('PUT', `/api/admin/reviews/${id}`, { outcome }, admin.cookie);
const shown = async () =>
  (await t.app.inject(`/api/providers/${providerId}/reviews`)).json().map(({ stars }: { stars: number }) => stars);
const rating = async () => {
  const { rating: tenths, reviewCount } = (await t.app.inject(`/api/providers/${providerId}`)).json();
  return [tenths, reviewCount];
};
const acts = async () =>
  (
    await t.pool.query(
      "select act, actor_name, details from activity_log where log = 'audit' and object = $1 order by id",
      [`review:${review}`],
    )
  ).rows;

describe('a report', () => {
  test('waits for administrators, who see neither author nor reporter; the review stays visible', async () => {
    const answer = await report();
    expect([answer.statusCode, answer.json()]).toEqual([201, { reported: true }]);
    expect(await inbox()).toEqual([
      {
        id: review,
        providerId,
        providerName: 'Dr. Ngozi Test',
        stars: 1,
        comment: 'He is a crook.',
        createdAt: expect.any(String),
        editedAt: null,
        hiddenAt: null,
        reports: [{ reason: 'An insult', createdAt: new Date(t.clock.nowMs).toISOString(), outcome: null }],
      },
    ]);
    expect(await shown()).toContain(1);
  });

  test('counts once for each person', async () => {
    await report('An insult');
    await report('Again');
    await Promise.all([report('At once'), report('At once')]);
    await report('Me too', admin.cookie);
    const [{ reports }] = await inbox();
    expect(reports.map(({ reason }: { reason: string }) => reason)).toEqual(['An insult', 'Me too']);
  });

  test('has a reason', async () => {
    expect((await report('  ')).statusCode).toBe(400);
    expect((await report('x'.repeat(301))).statusCode).toBe(400);
    expect(await inbox()).toEqual([]);
  });

  test('of a missing or hidden review is refused alike', async () => {
    await report();
    await decide('hidden');
    const other = await newPatient(t);
    const missing = await report('Untrue', other.cookie, 999_999_999);
    const hidden = await report('Untrue', other.cookie);
    expect([hidden.statusCode, hidden.body]).toEqual([404, missing.body]);
    expect((await t.pool.query('select from review_reports')).rowCount).toBe(1);
  });
});

describe('a decision', () => {
  test('to hide: neither shown nor counted, logged, out of the inbox; and its author sees why it is gone', async () => {
    expect(await rating()).toEqual([30, 2]);
    await report();
    const answer = await decide('hidden');
    expect([answer.statusCode, answer.json().reports[0].outcome]).toEqual([200, 'hidden']);
    expect(await shown()).toEqual([5]);
    expect(await rating()).toEqual([50, 1]);
    expect(await inbox()).toEqual([]);
    expect(await inbox('decided')).toMatchObject([{ id: review, hiddenAt: new Date(t.clock.nowMs).toISOString() }]);
    expect(await acts()).toEqual([
      { act: 'review.hide', actor_name: 'Ada Admin', details: { provider: providerId, reports: 1 } },
    ]);
    const own = await call('GET', `/api/users/${author.id}/reviews`, undefined, author.cookie);
    expect(own.json().find(({ id }: { id: number }) => id === review)).toMatchObject({ hidden: true });
    const change = await call('PUT', `/api/appointments/${appointment}/review`, { stars: 3 }, author.cookie);
    expect([change.statusCode, change.json().code]).toEqual([409, 'not_reviewable']);
    expect(await rating()).toEqual([50, 1]);
  });

  test('to keep leaves the review visible, or shows a hidden one again', async () => {
    await report();
    await decide('hidden');
    expect((await decide('kept')).json()).toMatchObject({ hiddenAt: null, reports: [{ outcome: 'kept' }] });
    expect(await shown()).toEqual([5, 1]);
    expect(await rating()).toEqual([30, 2]);
    expect((await acts()).map(({ act }) => act)).toEqual(['review.hide', 'review.keep']);
  });

  test('repeated writes nothing', async () => {
    await report();
    await decide('hidden');
    t.clock.nowMs += HOUR_MS;
    await decide('hidden');
    expect(await acts()).toHaveLength(1);
    t.clock.nowMs -= HOUR_MS;
  });

  test('is needed again when the author changes a kept review', async () => {
    await report();
    await decide('kept');
    expect(await inbox()).toEqual([]);
    const worse = { stars: 1, text: 'He is a worse crook.' };
    await call('PUT', `/api/appointments/${appointment}/review`, worse, author.cookie);
    expect(await inbox()).toMatchObject([
      { id: review, comment: 'He is a worse crook.', reports: [{ outcome: null }] },
    ]);
  });

  test('is possible for reported reviews only', async () => {
    expect((await decide('hidden')).statusCode).toBe(404);
    expect((await decide('hidden', 999_999_999)).statusCode).toBe(404);
    await report();
    expect((await decide('nonsense')).statusCode).toBe(400);
    expect(await shown()).toContain(1);
  });

  test('two at once are logged once', async () => {
    await report();
    await Promise.all([decide('hidden'), decide('hidden'), decide('hidden')]);
    expect(await acts()).toHaveLength(1);
    expect(await rating()).toEqual([50, 1]);
  });
});
