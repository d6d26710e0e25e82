import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { BookedByDesk } from '#features/portal/rules/desk/desk-booking-contract.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const t = await testApp('empty', { SMS_URL: 'http://127.0.0.1:9/', SMS_TOKEN: 'a-token', SMS_SENDER: 'Alafia' });
const at = (day: string, time = '10:00') => new Date(lagosInstant(day, time)).toISOString();
const FIRST = at('2026-11-24');
const FURTHER = [at('2026-12-01'), at('2026-12-08'), at('2026-12-15')];
let desk: { id: number; cookie: string };
let providerId: number;

beforeEach(async () => {
  desk = await newPatient(t, { fullName: 'Front Desk' });
  providerId = await practiceOf(t, desk);
});

const book = (more: object = {}, key: string = randomUUID()) =>
  t.app.inject({
    method: 'POST',
    url: `/api/portal/providers/${providerId}/visits`,
    payload: {
      client: { name: 'Ada Caller', phone: '0803 123 4567', isOther: true },
      ...{ date: FIRST, visitType: 'in-person', channel: 'phone', tell: 'sms', ...more },
    },
    headers: { cookie: desk.cookie, 'idempotency-key': key },
  });
const rows = async (sql: string, values: unknown[] = []) => (await t.pool.query(sql, values)).rows;
const booked = () =>
  rows('select id, starts_at, repeat_id from appointments where provider_id = $1 order by starts_at', [providerId]);
const datesOf = async (query: string) =>
  (
    await t.app.inject({
      url: `/api/portal/providers/${providerId}/repeat-dates?${query}`,
      headers: { cookie: desk.cookie },
    })
  ).json<{ date: string; isFree: boolean; nearest: { dateTime: string }[] }[]>();

test('the dates of a repeated visit are listed with whether they are free, and with other times', async () => {
  expect((await book({ date: FURTHER[1], tell: 'none' })).statusCode).toBe(201);
  const dates = await datesOf(`date=${FIRST}&weeks=1&times=4`);
  expect(dates.map(({ date, isFree }) => [date, isFree])).toEqual([
    [FURTHER[0], true],
    [FURTHER[1], false],
    [FURTHER[2], true],
  ]);
  expect(dates[1]?.nearest).toHaveLength(3);
});

test('a repeated visit is separate visits of one series, with one text message of all dates', async () => {
  const answer = await book({ further: FURTHER });
  expect(answer.statusCode, answer.body).toBe(201);
  const { id, further = [] } = answer.json<BookedByDesk>();
  const found = await booked();
  expect(found.map((row) => row.id)).toEqual([id, ...further.map((one) => one.id)]);
  expect(found.map((row) => row.starts_at.toISOString())).toEqual([FIRST, ...FURTHER]);
  expect(new Set(found.map((row) => row.repeat_id)).size).toBe(1);
  expect(found[0].repeat_id).not.toBeNull();
  const texts = await rows("select text from messages where channel = 'sms' and about = any($1)", [
    found.map((row) => `appointment:${row.id}`),
  ]);
  expect(texts).toHaveLength(1);
  expect(texts[0].text).toContain('your 4 visits are booked: at 10:00 on 24 Nov, 1 Dec, 8 Dec, 15 Dec (Lagos time)');
});

test('if one of the dates is taken none is booked, and the refusal says which and what is free', async () => {
  expect((await book({ date: FURTHER[1], tell: 'none' })).statusCode).toBe(201);
  const answer = await book({ further: FURTHER });
  expect([answer.statusCode, answer.json()]).toEqual([
    409,
    expect.objectContaining({ code: 'slot_taken', date: FURTHER[1], maySqueeze: false }),
  ]);
  expect(answer.json().alternatives).toHaveLength(3);
  expect(await booked()).toHaveLength(1);
});

test('the same key again, also at the same moment, books the series once', async () => {
  const key = randomUUID();
  const both = await Promise.all([book({ further: FURTHER }, key), book({ further: FURTHER }, key)]);
  const again = await book({ further: FURTHER }, key);
  for (const answer of both) expect(answer.json()).toEqual(again.json());
  expect(await booked()).toHaveLength(4);
});

test('a date beyond the 90 days of the desk is refused with the whole series', async () => {
  const answer = await book({ further: [at('2027-03-30')] });
  expect(answer.statusCode).toBe(409);
  expect(await booked()).toEqual([]);
});

test('cancelling one can take the later ones along, and leaves the earlier ones', async () => {
  const { further = [] } = (await book({ further: FURTHER })).json<BookedByDesk>();
  const second = further[0];
  const day = await t.app.inject({
    url: `/api/portal/providers/${providerId}/visits?from=2026-12-01&to=2026-12-01`,
    headers: { cookie: desk.cookie },
  });
  expect(day.json()).toMatchObject([{ id: second?.id, laterOnes: 2 }]);
  const cancel = () =>
    t.app.inject({
      method: 'POST',
      url: `/api/portal/visits/${second?.id}/cancel`,
      payload: { reason: 'The doctor is away.', was: { date: second?.date }, andLater: true },
      headers: { cookie: desk.cookie },
    });
  expect((await cancel()).statusCode).toBe(200);
  expect((await cancel()).statusCode).toBe(200);
  const found = await rows('select status from appointments where provider_id = $1 order by starts_at', [providerId]);
  expect(found.map(({ status }) => status)).toEqual(['scheduled', 'cancelled', 'cancelled', 'cancelled']);
  const looks = await rows(
    "select object from activity_log where act = 'appointment.cancel' and log = 'access' and object = any($1)",
    [further.map(({ id }) => `appointment:${id}`)],
  );
  expect(looks).toHaveLength(3);
});
