import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { beforeEach, expect, test } from 'vitest';
import { appointmentTo, practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';

const t = await testApp();
let desk: { id: number; cookie: string };
let providerId: number;
beforeEach(async () => {
  desk = await newPatient(t, { fullName: 'Front Desk' });
  providerId = await practiceOf(t, desk);
});

const change = (method: 'POST' | 'DELETE') =>
  t.app.inject({
    method,
    url: `/api/portal/providers/${providerId}/calendar-feed`,
    headers: { cookie: desk.cookie },
  });
const make = async () => new URL((await change('POST')).json<{ url: string }>().url).pathname;
const read = (path: string) => t.app.inject({ url: path });
const acts = async (object: string) =>
  (await t.pool.query('select act from activity_log where object = $1 order by id', [object])).rows.map(
    ({ act }) => act,
  );

test('shows times and first names to two calendars, without reasons or other names', async () => {
  await appointmentTo(t, providerId, 60, 'A secret cough');
  const other = await newPatient(t);
  await appointmentTo(t, await practiceOf(t, other), 90, 'Of somebody else');
  const answer = await read(await make());
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.body).not.toMatch(/secret|Visitor|0803|somebody else/);
  const events = new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents('vevent');
  expect(events.map((event) => new ICAL.Event(event).summary)).toEqual(['Ngozi']);
  const parsed = Object.values(nodeIcal.sync.parseICS(answer.body)).filter((entry) => entry?.type === 'VEVENT');
  expect(parsed).toMatchObject([
    {
      summary: 'Ngozi',
      start: new Date(t.clock.nowMs + 60 * 60_000),
      end: new Date(t.clock.nowMs + 90 * 60_000),
    },
  ]);
});

test("notes the calendar's look once in each patient's access log", async () => {
  const id = await appointmentTo(t, providerId, 60);
  const path = await make();
  await read(path);
  await read(path);
  expect(await acts(`appointment:${id}`)).toEqual(['appointment.feed']);
});

test('leaves out cancelled visits', async () => {
  const id = await appointmentTo(t, providerId, 60);
  await t.pool.query(`update appointments set status = 'cancelled' where id = $1`, [id]);
  expect((await read(await make())).body).not.toContain('BEGIN:VEVENT');
});

test('a new address ends the one before, and ending it ends it', async () => {
  const first = await make();
  const second = await make();
  expect((await read(first)).statusCode).toBe(404);
  expect((await read(second)).statusCode).toBe(200);
  expect((await change('DELETE')).json()).toEqual({ ended: true });
  expect((await read(second)).statusCode).toBe(404);
  expect((await change('DELETE')).json()).toEqual({ ended: false });
  expect(await acts(`provider:${providerId}`)).toEqual(['feed.make', 'feed.replace', 'feed.end']);
});

test('the secret itself is stored nowhere', async () => {
  const secret = /([\w-]{43})\.ics$/.exec(await make())?.[1] ?? 'none';
  const { rows } = await t.pool.query(`select m::text as row from provider_members m`);
  const { rows: log } = await t.pool.query(`select l::text as row from activity_log l`);
  for (const { row } of [...rows, ...log]) {
    expect(row).not.toContain(secret);
    expect(row).not.toContain(Buffer.from(secret).toString('hex'));
  }
});

test.each([
  ['a demotion', `update users set role = 'patient' where id = $1`],
  ['a deletion of the account', 'update users set deleted_at = now() where id = $1'],
  ['a closing of the account', 'update users set disabled_at = now() where id = $1'],
  ['the end of the membership', 'delete from provider_members where user_id = $1'],
  [
    'the removal of the provider',
    "update providers set booking_state = 'closed', removed_at = now() where id in (select provider_id from provider_members where user_id = $1)",
  ],
])('is gone after %s', async (_, statement) => {
  await appointmentTo(t, providerId, 60);
  const path = await make();
  await t.pool.query(statement, [desk.id]);
  const answer = await read(path);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
});

test.each(['x', 'A'.repeat(43), `${'A'.repeat(42)}.`])('an invented address %s opens nothing', async (token) => {
  const answer = await read(`/api/portal/feeds/${token}.ics`);
  expect([400, 404]).toContain(answer.statusCode);
});
