import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { addDays, lagosDate, lagosInstant, weekdayOf } from '#platform/common/lagos-time.ts';
import { queueMessage } from '#platform/server/messages/outbox-store.ts';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { videoAppointment } from '#test/access/video-set-ups.ts';
import { newPatient, newProvider, type TestApp } from '#test/app.ts';
import { raceToClose } from '#test/closing-races.ts';
import { escalateAtThree } from '#test/escalation-steps.ts';
import { listenTo } from '#test/event-stream.ts';
import { raceForLanes, raceToLengthen, raceToLower, raceToMove, raceToSqueezeIn } from '#test/lane-races.ts';
import { type SmtpSink, smtpSink } from '#test/smtp-sink.ts';
import { startThree, type ThreeServers } from '#test/three-servers.ts';

const AT_MOST = { timeout: 120_000, interval: 50 };
/** Time limit: three processes start at once, perhaps on one slow core. */
const START_MS = 600_000;
let three: ThreeServers;
let sink: SmtpSink;
let world: TestApp;
const urlOf = (server: number) => three.servers[server]?.url ?? '';

beforeAll(async () => {
  sink = await smtpSink();
  const secret = 'the secret of three processes, which guards nothing';
  three = await startThree({
    SESSION_SECRET: secret,
    SMTP_URL: sink.url,
    RATE_LIMIT: 'on',
    TRUST_PROXY: 'loopback',
  });
  // The helpers take these three of its parts.
  world = three.world as TestApp;
}, START_MS);
afterAll(async () => {
  await three.close();
  await sink.close();
});

interface Sent {
  readonly cookie?: string;
  readonly from?: string;
  readonly body?: object;
}

/** Sends a call to one of the processes, as a proxy that forwards the client's address. */
async function send(server: number, method: string, path: string, { cookie = '', from, body }: Sent = {}) {
  const headers = {
    cookie,
    'x-forwarded-for': from ?? '198.51.100.7',
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  return await fetch(`${urlOf(server)}${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function nextSlot(): { date: string; dateTime: string } {
  const today = lagosDate(Date.now());
  const days = [1, 2, 3, 4, 5, 6].map((ahead) => addDays(today, ahead));
  const date = days.find((day) => [1, 2, 3, 4, 5].includes(weekdayOf(day))) ?? today;
  return { date, dateTime: new Date(lagosInstant(date, '10:30')).toISOString() };
}

test('a session begun at one process is valid at all, and a sign-out at one ends it at all', async () => {
  const account = { username: 'ngozi.first', password: 'secret-1', fullName: 'Ada Test', email: 'ada@example.com' };
  const registered = await send(0, 'POST', '/api/register', { body: account });
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const statuses = async () =>
    await Promise.all([0, 1, 2].map(async (server) => (await send(server, 'GET', '/api/user', { cookie })).status));
  expect(await statuses()).toEqual([200, 200, 200]);
  expect((await send(1, 'POST', '/api/logout', { cookie })).status).toBe(200);
  expect(await statuses()).toEqual([401, 401, 401]);
});

test('a slot held at one process is neither shown nor bookable at the others', async () => {
  const providerId = await newProvider(world);
  const { date, dateTime } = nextSlot();
  expect((await send(0, 'POST', '/api/slot-holds', { body: { providerId, date: dateTime } })).status).toBe(201);
  const other = await send(1, 'POST', '/api/slot-holds', { body: { providerId, date: dateTime } });
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({ code: 'slot_held' });
  const answer = await send(2, 'GET', `/api/providers/${providerId}/availability?date=${date}`);
  const shown = (await answer.json()) as { dateTime: string }[];
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.map((slot) => slot.dateTime)).not.toContain(dateTime);
});

test('each mail is sent once, regardless of the process that sends it', async () => {
  const before = sink.received.length;
  const recipients = Array.from({ length: 40 }, (_, n) => `person${n}@example.com`);
  await Promise.all(
    recipients.map((recipient) =>
      queueMessage(world.db, Date.now(), {
        ...{ userId: null, kind: 'test', channel: 'email', recipient, subject: 'Hello', text: 'Once.' },
      }),
    ),
  );
  const waiting = "select from messages where kind = 'test' and status <> 'sent'";
  await vi.waitFor(async () => expect((await world.pool.query(waiting)).rowCount).toBe(0), AT_MOST);
  const sent = sink.received.slice(before).flatMap(({ to }) => to);
  expect(sent.sort()).toEqual(recipients.sort());
});

test('each scheduled job is run by one of them', async () => {
  const daily = ['purge-old-data', 'daily-insights', 'warn-of-licences', 'clean-up-resumes', 'clean-up-images'];
  const runs = () => daily.map((name) => three.logged().filter(({ job }) => job === name).length);
  await vi.waitFor(() => expect(runs()).toEqual(daily.map(() => 1)), AT_MOST);
});

test('each process finds a provider as another one changed it', async () => {
  const id = await newProvider(world, { name: 'Dr. Zubaida Former' });
  const found = async (q: string) =>
    await Promise.all(
      [0, 1, 2].map(async (server) => {
        const answer = await send(server, 'GET', `/api/providers?q=${q}`);
        return ((await answer.json()) as { id: number }[]).some((provider) => provider.id === id);
      }),
    );
  await vi.waitFor(async () => expect(await found('zubaida')).toEqual([true, true, true]), AT_MOST);
  await world.pool.query(`update providers set name = 'Dr. Yewande Later', search_text = '' where id = $1`, [id]);
  await vi.waitFor(async () => expect(await found('yewande')).toEqual([true, true, true]), AT_MOST);
  expect(await found('zubaida')).toEqual([false, false, false]);
});

test('the processes share a limit by address, and another visitor behind the same proxy has a separate one', async () => {
  const from = '203.0.113.7';
  const answers = await Promise.all(
    Array.from({ length: 63 }, (_, n) => send(n % 3, 'GET', '/sitemap.xml', { from }).then(({ status }) => status)),
  );
  expect(answers.filter((status) => status === 429)).toHaveLength(3);
  expect((await send(0, 'GET', '/sitemap.xml', { from: '203.0.113.8' })).status).toBe(200);
});

test('a practice receives at once the news of a booking at another process', async () => {
  const [patient, desk] = [await newPatient(world), await newPatient(world)];
  const providerId = await practiceOf(world, desk);
  const news = `/api/portal/providers/${providerId}/news`;
  const { until } = await listenTo(`${urlOf(2)}${news}/events`, { cookie: desk.cookie });
  await until(/"unseen":0,"newest":null/);
  const kind = { visitType: 'in-person', careType: 'routine', reason: 'Cough' };
  const body = { providerId, date: nextSlot().dateTime, ...kind };
  expect((await send(0, 'POST', '/api/appointments', { cookie: patient.cookie, body })).status).toBe(201);
  expect(await until(/"unseen":1/)).not.toContain('Cough');
  const { items } = (await (await send(1, 'GET', news, { cookie: desk.cookie })).json()) as { items: { id: number }[] };
  const seen = { cookie: desk.cookie, body: { ids: items.map(({ id }) => id) } };
  expect((await send(1, 'PUT', `${news}/seen`, seen)).status).toBe(200);
  await until(/"unseen":1[^]*"unseen":0/);
});

escalateAtThree(() => ({ three, world }));
raceForLanes(() => ({ send, world }));
raceToSqueezeIn(() => ({ send, world }));
raceToLower(() => ({ send, world }));
raceToLengthen(() => ({ send, world }));
raceToMove(() => ({ send, world }));
raceToClose(() => ({ send, world }));

test('a chat receives at once a message written at another process, and its browser reconnects elsewhere when the process stops', async () => {
  const { cookie } = await newPatient(world);
  const begun = await send(0, 'POST', '/api/support-chats', { cookie, body: { text: 'Hello' } });
  const { id } = (await begun.json()) as { id: number };
  const listen = (server: number) => listenTo(`${urlOf(server)}/api/conversations/${id}/events`, { cookie });
  const { until, end } = await listen(2);
  await until(/id: 1\n/);
  await send(1, 'POST', `/api/conversations/${id}/messages`, { cookie, body: { text: 'Is anybody there?' } });
  expect(await until(/id: 2\n/)).toMatch(/retry: \d+/);

  expect(await three.servers[2].stop()).toBe(0);
  expect(await end()).not.toContain('event: over');
  expect(await (await listen(0)).until(/id: 2\n/)).toContain('id: 2');
});

test('a patient waiting for a call at one process is shown to the provider at another', async () => {
  const [patient, desk] = [await newPatient(world), await newPatient(world)];
  const appointment = await videoAppointment(world, {
    providerId: await practiceOf(world, desk),
    patientId: patient.id,
  });
  const join = (server: number, cookie: string) => {
    const origin = urlOf(server);
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/visits/${appointment}/signal`, {
      headers: { cookie, origin },
    });
    let heard = '';
    socket.on('message', (data) => {
      if (Buffer.isBuffer(data)) heard += data.toString();
    });
    return { socket, heard: () => heard };
  };
  const left = join(0, patient.cookie);
  const right = join(1, desk.cookie);
  await vi.waitFor(() => expect(right.heard()).toContain('"patientThere":true'), AT_MOST);
  await vi.waitFor(() => expect(left.heard()).toContain('"providerThere":true'), AT_MOST);
  const admitted = await send(1, 'PUT', `/api/visits/${appointment}/admission`, { cookie: desk.cookie });
  expect(admitted.status).toBe(200);
  await vi.waitFor(() => expect(left.heard()).toMatch(/"admittedAt":"2/), AT_MOST);
  const closed = new Promise((done) => left.socket.once('close', done));
  expect(await three.servers[0].stop()).toBe(0);
  expect(await closed).toBe(1012);
  right.socket.terminate();
});

test('the log has the request ids of the responses, and no texts of users and no secrets', async () => {
  const body = { username: 'canaryname', password: 'canary-Word-1', fullName: 'Canary', email: 'canary@example.com' };
  const headers = { 'content-type': 'application/json', 'x-request-id': 'proxy.request-1' };
  await world.pool.query('alter table users rename to users_elsewhere');
  const failed = await fetch(`${urlOf(1)}/api/register`, { method: 'POST', headers, body: JSON.stringify(body) });
  await world.pool.query('alter table users_elsewhere rename to users');
  expect([failed.status, failed.headers.get('x-request-id')]).toEqual([500, 'proxy.request-1']);
  const lines = () => three.logged().filter(({ requestId }) => requestId === 'proxy.request-1');
  await vi.waitFor(() => expect(lines().map(({ msg }) => msg)).toEqual(['request failed', 'request']), AT_MOST);
  const renamed = await fetch(`${urlOf(1)}/healthz`, { headers: { 'x-request-id': 'I have a "canary" cough' } });
  expect(renamed.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);

  const all = JSON.stringify(three.logged());
  const { rows } = await world.pool.query<{ text: string }>(
    `select username as text from users union select email from users union select full_name from users`,
  );
  const secrets = ['canary', 'secret-1', 'session=', 'zubaida', 'yewande', 'Is anybody there', '203.0.113.7', 'Once.'];
  expect(rows.length).toBeGreaterThan(3);
  for (const text of [...secrets, ...rows.map((row) => row.text)])
    expect(all.toLowerCase()).not.toContain(text.toLowerCase());
});
