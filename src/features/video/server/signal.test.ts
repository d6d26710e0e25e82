import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { practiceOf } from '#test/access/portal-set-ups.ts';
import { videoAppointment } from '#test/access/video-set-ups.ts';
import { newPatient, testApp } from '#test/app.ts';
import { CLOSE } from '../rules/limits.ts';

const t = await testApp('empty', {}, { indexed: true });
const address = await t.listen();
const open: WebSocket[] = [];
const others: FastifyInstance[] = [];
afterAll(async () => {
  for (const each of others) await each.close();
});
afterEach(() => {
  for (const each of open.splice(0)) each.terminate();
});

/** A visit whose room is open, with its patient and a member of its provider. */
async function anAppointment() {
  const [patient, desk] = [await newPatient(t), await newPatient(t)];
  const providerId = await practiceOf(t, desk);
  return { patient, desk, id: await videoAppointment(t, { providerId, patientId: patient.id }) };
}

/** A side's connection; `until` resolves with the first message, past or future, that a condition holds for. */
function join(id: number, cookie: string, { origin = address, where = address, client = '' } = {}) {
  const query = client === '' ? '' : `?client=${client}`;
  const socket = new WebSocket(`${where.replace('http', 'ws')}/api/visits/${id}/signal${query}`, {
    headers: { cookie, ...(origin !== '' && { origin }) },
  });
  open.push(socket);
  const heard: string[] = [];
  const wake = new Set<() => void>();
  socket.on('message', (data) => {
    if (Buffer.isBuffer(data)) heard.push(data.toString());
    for (const each of wake) each();
  });
  const until = async (wanted: RegExp): Promise<string> => {
    for (;;) {
      const found = heard.find((each) => wanted.test(each));
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => wake.add(resolve));
    }
  };
  const status = new Promise<number>((resolve) => {
    socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode));
    socket.on('open', () => resolve(101));
    socket.on('error', () => undefined);
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve);
  });
  const send = (message: object) => socket.send(JSON.stringify(message));
  return { socket, heard, until, status, closed, send };
}

const admit = async (id: number, cookie: string) =>
  await t.app.inject({ method: 'PUT', url: `/api/visits/${id}/admission`, headers: { cookie } });
const chat = (text: string) => ({ type: 'chat', id: 'line-1', text });

test('messages pass between the two sides once the patient is admitted, and not before', async () => {
  const { patient, desk, id } = await anAppointment();
  const left = join(id, patient.cookie, { client: 'patient-screen' });
  const right = join(id, desk.cookie);
  await left.until(/"providerThere":true/);
  left.send(chat('too early'));
  left.send({ type: 'hello', answer: false });
  const waiting = await right.until(/"waitingSince":"2026/);
  expect(JSON.parse(waiting)).toMatchObject({ room: { patientThere: true, side: 'provider', admittedAt: null } });
  expect((await admit(id, desk.cookie)).statusCode).toBe(200);
  await left.until(/"admittedAt":"2026/);
  left.send(chat('in time'));
  expect(JSON.parse(await right.until(/in time/))).toEqual({
    type: 'peer',
    from: 'patient-screen',
    message: chat('in time'),
  });
  expect(right.heard.join('')).not.toContain('too early');
});

test('a description longer than a notification reaches a side on another process, whole and in order', async () => {
  const other = await otherProcess();
  const { patient, desk, id } = await anAppointment();
  const left = join(id, patient.cookie);
  const right = join(id, desk.cookie, { where: other });
  await left.until(/"providerThere":true/);
  await admit(id, desk.cookie);
  await Promise.all([left.until(/"admittedAt":"2026/), right.until(/"admittedAt":"2026/)]);
  const sdp = `${'ẹ̀'.repeat(3000)}end`;
  left.send({ type: 'signal', to: 'x', description: { type: 'offer', sdp } });
  for (let n = 0; n < 20; n++) left.send(chat(`line ${n}.`));
  await right.until(/line 19\./);
  const peers = right.heard.map((each) => JSON.parse(each)).filter(({ type }) => type === 'peer');
  expect(peers[0].message.description.sdp).toBe(sdp);
  expect(peers.slice(1).map(({ message }) => message.text)).toEqual(Array.from({ length: 20 }, (_, n) => `line ${n}.`));
});

test("no other account can join, receive or send, or write its name into the patient's log", async () => {
  const { patient, desk, id } = await anAppointment();
  const stranger = await newPatient(t, { fullName: 'Eve Stranger' });
  const doctor = await newPatient(t);
  await practiceOf(t, doctor);
  expect(await join(id, stranger.cookie).status).toBe(403);
  expect(await join(id, doctor.cookie).status).toBe(403);
  expect(await join(id, '').status).toBe(401);
  const theirs = await anAppointment();
  const other = join(theirs.id, theirs.patient.cookie);
  const [left, right] = [join(id, patient.cookie), join(id, desk.cookie)];
  await left.until(/"providerThere":true/);
  await Promise.all([admit(id, desk.cookie), admit(theirs.id, theirs.desk.cookie)]);
  await Promise.all([left, right, other].map(({ until }) => until(/"admittedAt":"2026/)));
  left.send(chat('for my doctor'));
  other.send(chat('for no one here'));
  await right.until(/for my doctor/);
  left.send(chat('once more'));
  await right.until(/once more/);
  expect(other.heard.join('')).not.toContain('my doctor');
  expect([...left.heard, ...right.heard].join('')).not.toContain('no one here');
  const url = `/api/users/${patient.id}/access-log`;
  const log = (await t.app.inject({ url, headers: { cookie: patient.cookie } })).json<
    { act: string; actorName: string }[]
  >();
  expect(log.map(({ actorName }) => actorName)).not.toContain('Eve Stranger');
});

test('a page of another site cannot connect with the cookie of a signed-in user', async () => {
  const { patient, id } = await anAppointment();
  expect(await join(id, patient.cookie, { origin: 'https://evil.example' }).status).toBe(403);
  expect(await join(id, patient.cookie, { origin: '' }).status).toBe(403);
  expect(await join(id, patient.cookie).status).toBe(101);
});

test.each([
  ['no JSON', 'hello'],
  ['an unknown kind', JSON.stringify({ type: 'room', room: {} })],
  ['more than it takes', JSON.stringify({ type: 'hello', answer: false, admin: true })],
  ['a text that is too long', JSON.stringify(chat('x'.repeat(2001)))],
])('a connection that sends %s ends', async (_, data) => {
  const { patient, id } = await anAppointment();
  const left = join(id, patient.cookie);
  await left.until(/"room"/);
  left.socket.send(data);
  expect(await left.closed).toBe(CLOSE.refused);
});

test('a connection that sends too much at once, or too often, ends', async () => {
  const { patient, id } = await anAppointment();
  const big = join(id, patient.cookie);
  await big.until(/"room"/);
  big.socket.send('x'.repeat(40_000));
  expect(await big.closed).toBe(1009);
  const fast = join(id, patient.cookie);
  await fast.until(/"room"/);
  for (let n = 0; n < 200; n++) fast.send({ type: 'hello', answer: false });
  expect(await fast.closed).toBe(CLOSE.refused);
});

test('signing out ends the connection, also on another process', async () => {
  const other = await otherProcess();
  const { patient, id } = await anAppointment();
  const left = join(id, patient.cookie, { where: other });
  await left.until(/"room"/);
  await t.app.inject({ method: 'POST', url: '/api/logout', headers: { cookie: patient.cookie } });
  expect(await left.closed).toBe(CLOSE.signedOut);
});

test('a call keeps its session alive until it ends, without other requests', async () => {
  const startedAt = t.clock.nowMs;
  const patient = await newPatient(t);
  const desk = await newPatient(t, { role: 'provider' });
  const providerId = await practiceOf(t, desk);
  const id = await videoAppointment(t, { providerId, patientId: patient.id });
  const right = join(id, desk.cookie);
  await right.until(/"room"/);
  await admit(id, desk.cookie);
  await right.until(/"admittedAt":"2026/);
  for (let minute = 20; minute <= 40; minute += 20) {
    t.clock.nowMs = startedAt + minute * 60_000;
    right.heard.splice(0);
    const left = join(id, patient.cookie);
    // Each side that joins makes the other one look again.
    await Promise.race([right.until(/"patientThere":true/), right.closed]);
    left.socket.terminate();
    await Promise.race([right.until(/"patientThere":false/), right.closed]);
  }
  t.clock.nowMs = startedAt;
  expect(right.socket.readyState).toBe(WebSocket.OPEN);
});

test('the connection ends with the visit, and when its side joins from another screen', async () => {
  const { patient, desk, id } = await anAppointment();
  const first = join(id, patient.cookie);
  await first.until(/"room"/);
  const second = join(id, patient.cookie);
  expect(await first.closed).toBe(CLOSE.replaced);
  await second.until(/"room"/);
  await admit(id, desk.cookie);
  await t.pool.query(`update appointments set status = 'completed' where id = $1`, [id]);
  const third = join(id, desk.cookie);
  expect(await third.status).toBe(409);
  await t.pool.query(`update appointments set status = 'scheduled' where id = $1`, [id]);
  const fourth = join(id, desk.cookie);
  await fourth.until(/"room"/);
  await t.pool.query(`update appointments set status = 'completed' where id = $1`, [id]);
  fourth.socket.close();
  expect(await second.closed).toBe(CLOSE.over);
});

test.each([
  ['left', (socket: WebSocket) => socket.close(1000), 'patient-screen'],
  ['went with its page', (socket: WebSocket) => socket.close(1001), 'patient-screen'],
  ['gave up a connection to come back', (socket: WebSocket) => socket.close(), undefined],
  ['was cut off', (socket: WebSocket) => socket.terminate(), undefined],
])('the other side, on another process, learns which screen %s', async (_, go, left) => {
  const other = await otherProcess();
  const { patient, desk, id } = await anAppointment();
  const right = join(id, desk.cookie, { where: other });
  await right.until(/"room"/);
  const leaver = join(id, patient.cookie, { client: 'patient-screen' });
  await right.until(/"patientThere":true/);
  right.heard.splice(0);
  go(leaver.socket);
  expect(JSON.parse(await right.until(/"patientThere":false/)).left).toBe(left);
});

/** Starts a second server on the same database; returns its address. */
async function otherProcess(): Promise<string> {
  const { buildApp } = await import('#app/server/build-app.ts');
  const { changeFeed } = await import('#db/change-feed.ts');
  const { readConfig } = await import('#platform/server/config.ts');
  const { TEST_KEYS } = await import('#test/app.ts');
  const app = await buildApp({
    db: t.db,
    config: readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', PUBLIC_URL: address }),
    keyFor: TEST_KEYS,
    now: t.clock.now,
    changes: changeFeed(t.pool),
    checkDatabase: async () => undefined,
  });
  others.push(app);
  return await app.listen({ port: 0, host: '127.0.0.1' });
}
