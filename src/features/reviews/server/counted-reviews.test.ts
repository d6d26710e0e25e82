import { beforeEach, describe, expect, test } from 'vitest';
import { newPatient, newProvider, testApp } from '#test/app.ts';

const t = await testApp();
const DAY_MS = 24 * 60 * 60 * 1000;
let providerId: number;
let admin: { cookie: string };

beforeEach(async () => {
  await t.pool.query('delete from reviews');
  providerId = await newProvider(t);
  admin = await newPatient(t, { role: 'admin', permissions: ['manage_providers'] });
});

async function review(
  { id, cookie }: { id: number; cookie: string },
  stars: number,
  { attendance = null as string | null, daysAgo = 2, type = 'in-person', byVideo = false } = {},
) {
  const startsAt = new Date(t.clock.nowMs - daysAgo * DAY_MS);
  const { rows } = await t.pool.query<{ id: number }>(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, status, visit_type, care_type, reason, attendance)
     values ($1, $2, $3, $4, 'completed', $5, 'routine', 'Cough', $6) returning id`,
    [providerId, id, startsAt, new Date(startsAt.getTime() + 1_800_000), type, attendance],
  );
  if (byVideo) {
    await t.pool.query('insert into video_rooms (appointment_id, admitted_at) values ($1, $2)', [
      rows[0]?.id,
      startsAt,
    ]);
  }
  t.clock.nowMs += 1000;
  const url = `/api/appointments/${rows[0]?.id}/review`;
  return await t.app.inject({ method: 'POST', url, payload: { stars }, headers: { cookie } });
}
const change = async ({ cookie }: { cookie: string }, id: number, stars: number) => {
  t.clock.nowMs += 1000;
  const url = `/api/appointments/${id}/review`;
  return (await t.app.inject({ method: 'PUT', url, payload: { stars }, headers: { cookie } })).json();
};
const shown = async () =>
  (await t.app.inject(`/api/providers/${providerId}/reviews`))
    .json<{ stars: number; notConfirmed?: true }[]>()
    .map(({ stars, notConfirmed }) => [stars, notConfirmed === true]);
const rating = async () => {
  const { rating: tenths, reviewCount } = (await t.app.inject(`/api/providers/${providerId}`)).json();
  return [tenths, reviewCount];
};

describe('a review of a visit that no one marked', () => {
  test('is refused from an account without a confirmed address, and one that was confirmed after the visit', async () => {
    for (const emailConfirmedAt of [null, new Date(t.clock.nowMs)]) {
      const reply = await review(await newPatient(t, { emailConfirmedAt }), 1);
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'not_reviewable']);
      expect(reply.json().message).toContain('not confirmed before the visit');
    }
    expect([await shown(), await rating()]).toEqual([[], [0, 0]]);
  });

  test('is labelled; one that the clinic marked, or that took place by video, is not', async () => {
    const throwAway = () => newPatient(t, { emailConfirmedAt: null });
    await review(await newPatient(t), 3);
    await review(await throwAway(), 4, { attendance: 'attended' });
    await review(await throwAway(), 5, { type: 'telehealth', byVideo: true });
    expect(await shown()).toEqual([
      [5, false],
      [4, false],
      [3, true],
    ]);
    expect(await rating()).toEqual([40, 3]);
  });
});

test('of one account the newest review counts and is shown, however many visits it had', async () => {
  const [author, other] = [await newPatient(t), await newPatient(t)];
  await review(other, 5, { attendance: 'attended' });
  for (const [at, stars] of [1, 1, 1, 2].entries()) {
    await review(author, stars, { attendance: 'attended', daysAgo: 9 - at });
  }
  expect(await shown()).toEqual([
    [2, false],
    [5, false],
  ]);
  expect(await rating()).toEqual([35, 2]);
});

test('a sudden series waits for an administrator; what the clinic marked does not', async () => {
  for (let at = 0; at < 7; at++)
    expect((await review(await newPatient(t), 1)).json().held).toBe(at < 5 ? undefined : true);
  await review(await newPatient(t), 5, { attendance: 'attended' });
  expect(await rating()).toEqual([17, 6]);
  const headers = { cookie: admin.cookie };
  const inbox = async () =>
    (await t.app.inject({ url: '/api/admin/reviews', headers })).json<{ id: number; held?: true; reports: [] }[]>();
  const [first, second] = await inbox();
  expect([first?.held, first?.reports, second?.held]).toEqual([true, [], true]);
  const decide = async (id: number | undefined, outcome: string) =>
    (await t.app.inject({ method: 'PUT', url: `/api/admin/reviews/${id}`, payload: { outcome }, headers })).statusCode;
  expect([await decide(first?.id, 'kept'), await decide(second?.id, 'hidden')]).toEqual([200, 200]);
  expect([await inbox(), await rating()]).toEqual([[], [16, 7]]);
  expect(await decide(second?.id, 'kept')).toBe(200);
  expect(await rating()).toEqual([15, 8]);
});

test('other stars count like a new review: kept ones of a sudden series wait again, what the clinic marked does not', async () => {
  const written = [];
  for (let at = 0; at < 8; at += 1) {
    const author = await newPatient(t);
    written.push({ author, review: (await review(author, 5)).json() });
  }
  const marked = await newPatient(t);
  const confirmed = (await review(marked, 5, { attendance: 'attended' })).json();
  for (const { id } of written.map((each) => each.review).filter(({ held }) => held)) {
    const headers = { cookie: admin.cookie };
    await t.app.inject({ method: 'PUT', url: `/api/admin/reviews/${id}`, payload: { outcome: 'kept' }, headers });
  }
  expect(await rating()).toEqual([50, 9]);
  t.clock.nowMs += 3 * DAY_MS;
  const held = [];
  for (const { author, review } of written.toReversed()) {
    held.push((await change(author, review.appointmentId, 1)).held ?? false);
  }
  // Three that waited before, two that are not a series yet, and the rest of this one.
  expect(held).toEqual([true, true, true, false, false, true, true, true]);
  expect((await change(marked, confirmed.appointmentId, 4)).held).toBeUndefined();
  expect(await rating()).toEqual([20, 3]);
});
