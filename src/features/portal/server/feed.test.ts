import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { beforeEach, describe, expect, test } from 'vitest';
import { appointmentTo, practiceOf } from '#test/access/portal-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';
import { newPractice, newResource } from '#test/resources.ts';

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

test.each(['cancelled', 'rescheduled'])('marks %s visits as cancelled, without the name', async (status) => {
  const id = await appointmentTo(t, providerId, 60);
  const path = await make();
  const entry = async () => {
    const [event] = new ICAL.Component(ICAL.parse((await read(path)).body)).getAllSubcomponents('vevent');
    const valueOf = (name: string) => event?.getFirstPropertyValue(name);
    return { uid: valueOf('uid'), status: valueOf('status'), sequence: Number(valueOf('sequence')) };
  };
  const before = await entry();
  expect(before.status).toBe('CONFIRMED');
  await t.pool.query(`update appointments set status = $2 where id = $1`, [id, status]);
  const after = await entry();
  expect(after).toMatchObject({ uid: before.uid, status: 'CANCELLED' });
  expect(after.sequence).toBeGreaterThan(before.sequence);
  expect((await read(path)).body).not.toContain('SUMMARY:Ngozi');
});

test('does not note a look at a cancelled visit, of which no name is shown', async () => {
  const id = await appointmentTo(t, providerId, 60);
  await t.pool.query(`update appointments set status = 'cancelled' where id = $1`, [id]);
  await read(await make());
  expect(await acts(`appointment:${id}`)).toEqual([]);
});

test('is sent again only when a visit has changed', async () => {
  const id = await appointmentTo(t, providerId, 60);
  const path = await make();
  const { etag } = (await read(path)).headers;
  const again = () => t.app.inject({ url: path, headers: { 'if-none-match': String(etag) } });
  t.clock.nowMs += 15 * 60_000;
  expect([(await again()).statusCode, (await again()).body]).toEqual([304, '']);
  await t.pool.query(`update appointments set status = 'cancelled', updated_at = now() where id = $1`, [id]);
  expect((await again()).statusCode).toBe(200);
});

describe('of one person', () => {
  const madeFor = async () => {
    const { url, people } = (await change('POST')).json<{ url: string; people: { name: string; url: string }[] }>();
    const paths = people.map((one) => [one.name, new URL(one.url).pathname + new URL(one.url).search] as const);
    return { whole: new URL(url).pathname, of: Object.fromEntries(paths) };
  };
  beforeEach(async () => {
    const practice = await newPractice(t, [providerId]);
    const ada = await newResource(t, practice, { at: [providerId], name: 'Dr. Ada' });
    const bola = await newResource(t, practice, { at: [providerId], name: 'Dr. Bola' });
    for (const [minutes, resourceId] of [
      [60, ada],
      [120, bola],
    ] as const) {
      const id = await appointmentTo(t, providerId, minutes);
      await t.pool.query('update appointments set resource_id = $2 where id = $1', [id, resourceId]);
    }
  });

  test('has the visits of this person only', async () => {
    const { whole, of } = await madeFor();
    const summaries = async (path = '') => (await read(path)).body.match(/SUMMARY:.*(?=\r)/g);
    expect(await summaries(whole)).toEqual(['SUMMARY:Ngozi (Dr. Ada)', 'SUMMARY:Ngozi (Dr. Bola)']);
    expect(await summaries(of['Dr. Bola'])).toEqual(['SUMMARY:Ngozi (Dr. Bola)']);
  });

  test('has a secret that opens neither the whole feed nor that of another person', async () => {
    const { whole, of } = await madeFor();
    const [path = '', query = ''] = of['Dr. Bola']?.split('?') ?? [];
    const otherQuery = of['Dr. Ada']?.split('?')[1];
    expect((await read(`${path}?${query}`)).statusCode).toBe(200);
    for (const wrong of [path, `${path}?${otherQuery}`, `${whole}?${query}`]) {
      expect((await read(wrong)).statusCode, wrong).toBe(404);
    }
  });

  test('ends with the feed of the member, and with the person', async () => {
    const first = (await madeFor()).of['Dr. Bola'] ?? '';
    const second = (await madeFor()).of['Dr. Bola'] ?? '';
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
    await t.pool.query(`update resources set retired_at = now() where name = 'Dr. Bola'`);
    expect((await read(second)).statusCode).toBe(404);
    await t.pool.query(`update resources set retired_at = null where name = 'Dr. Bola'`);
    await change('DELETE');
    expect((await read(second)).statusCode).toBe(404);
  });
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
