import { beforeEach, describe, expect, test } from 'vitest';
import { lagosMidnight } from '#platform/common/lagos-time.ts';
import { appointmentTo } from '#test/access/portal-set-ups.ts';
import { newPoint } from '#test/access/queue-set-ups.ts';
import { testApp } from '#test/app.ts';
import { newQueuePlace, type QueuePlace } from '#test/queue.ts';

const t = await testApp();
const START = t.clock.nowMs;
let place: QueuePlace;
let doctor: number;
beforeEach(async () => {
  t.clock.nowMs = START;
  place = await newQueuePlace(t);
  doctor = await newPoint(t, place.providerId, { name: 'Doctor' });
});

const get = (url: string, headers = {}) => t.app.inject({ url, headers });
const madeBoard = async (): Promise<string> => {
  const { url } = (await place.call('POST', 'board')).json<{ url: string }>();
  const [, token] = /\/board#([\w-]{43})$/.exec(url) ?? [];
  return `/api/boards/${token}`;
};

test('the screen of the waiting room shows the last numbers called, the latest first, and no name', async () => {
  const board = await madeBoard();
  const first = await place.act(await place.walkIn('Ada Secret'), 'call');
  t.clock.nowMs += 60_000;
  await place.act(await place.walkIn('Bola Secret'), 'call');
  await place.walkIn('Chidi Secret');
  const answer = await get(board);
  expect(answer.json()).toMatchObject({
    place: 'Dr. Ngozi Test',
    called: [
      { label: 'A2', point: 'Doctor', calls: 1 },
      { label: 'A1', point: 'Doctor', calls: 1 },
    ],
    points: [{ name: 'Doctor', waiting: 3, expected: null, isPaused: false }],
  });
  expect(answer.body).not.toContain('Secret');
  t.clock.nowMs += 60_000;
  await place.act(first, 'call');
  expect((await get(board)).json().called).toMatchObject([{ label: 'A1', calls: 2 }, { label: 'A2' }]);
});

test.each(['begin', 'finish', 'leave', 'send'])('the screen shows a call no longer after: %s', async (act) => {
  const board = await madeBoard();
  const pharmacy = await newPoint(t, place.providerId, { kind: 'pharmacy', position: 1 });
  const ticket = await place.act(await place.walkIn('Ada Secret', { pointId: doctor }), 'call');
  expect((await get(board)).json().called).toMatchObject([{ label: 'A1' }]);
  await place.act(ticket, act, act === 'send' ? { pointId: pharmacy } : {});
  expect((await get(board)).json().called).toEqual([]);
});

describe('a screen without an address', () => {
  let screens = 0;
  const newSecret = () => {
    screens += 1;
    return `secret-of-screen-${String(screens).padStart(26, '0')}`;
  };
  const codeOf = async (secret: string) =>
    (await t.app.inject({ method: 'POST', url: '/api/screens', payload: { secret } })).json<{ code: string | null }>()
      .code;
  const boardOf = async (secret: string) => await get(`/api/boards/${secret}`);
  const connect = (code: string, at = place) => at.call('POST', 'screens', { code });

  test('becomes the board of the place where its code is typed, once, until it is disconnected', async () => {
    const secret = newSecret();
    const code = (await codeOf(secret)) ?? '';
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    expect(await codeOf(secret)).toBe(code);
    expect((await boardOf(secret)).statusCode).toBe(404);
    const since = new Date(START).toISOString();
    expect((await connect(`${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`)).json()).toEqual({ code, since });
    expect((await boardOf(secret)).json()).toMatchObject({ place: 'Dr. Ngozi Test', called: [] });
    expect(await codeOf(secret)).toBeNull();
    const other = await newQueuePlace(t);
    expect((await connect(code, other)).statusCode).toBe(404);
    expect((await other.call('DELETE', `screens/${code}`)).json()).toEqual({ ended: false });
    expect((await place.call('GET', 'screens')).json()).toEqual([{ code, since }]);
    t.clock.nowMs += 11 * 60_000;
    await codeOf(newSecret());
    expect((await boardOf(secret)).statusCode).toBe(200);
    expect((await place.call('DELETE', `screens/${code}`)).json()).toEqual({ ended: true });
    expect((await boardOf(secret)).statusCode).toBe(404);
    expect(await codeOf(secret)).not.toBe(code);
  });

  test('shows another code after ten minutes, and the old one connects nothing', async () => {
    const secret = newSecret();
    const code = (await codeOf(secret)) ?? '';
    t.clock.nowMs += 10 * 60_000 - 1;
    expect(await codeOf(secret)).toBe(code);
    t.clock.nowMs += 1;
    expect((await connect(code)).statusCode).toBe(404);
    const next = (await codeOf(secret)) ?? '';
    expect(next).not.toBe(code);
    expect((await connect(next)).statusCode).toBe(201);
  });

  test('is found by no secret in the table', async () => {
    const secret = newSecret();
    const code = await codeOf(secret);
    const { rows } = await t.pool.query('select * from board_pairings where code = $1', [code]);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('gets one code from two calls at once', async () => {
    const secret = newSecret();
    const codes = await Promise.all([1, 2, 3, 4].map(() => codeOf(secret)));
    expect(new Set(codes).size).toBe(1);
  });
});

test('an address tries 20 codes of screens a minute, no more', async () => {
  const limited = await testApp('empty', { RATE_LIMIT: 'on' });
  const own = await newQueuePlace(limited);
  const statuses: number[] = [];
  for (let tried = 0; tried < 21; tried += 1) {
    statuses.push((await own.call('POST', 'screens', { code: 'AAAAAA' })).statusCode);
  }
  expect([statuses.filter((status) => status === 404).length, statuses[20]]).toEqual([20, 429]);
});

test('the secret of a screen is stored as its hash, ends with another one, and with its removal', async () => {
  const first = await madeBoard();
  const { rows } = await t.pool.query('select token_hash from queue_boards where provider_id = $1', [place.providerId]);
  expect(first).not.toContain(rows[0].token_hash);
  const second = await madeBoard();
  expect((await get(first)).statusCode).toBe(404);
  expect((await get(second)).statusCode).toBe(200);
  expect((await place.call('DELETE', 'board')).json()).toEqual({ ended: true });
  expect((await get(second)).statusCode).toBe(404);
  expect((await place.call('DELETE', 'board')).json()).toEqual({ ended: false });
});

test('a patient follows the own place, and reads no name', async () => {
  const first = await place.walkIn('Ada Secret');
  const second = await place.walkIn('Bola Secret');
  const own = async () => (await get(`/api/queue/${second.code}`)).json();
  const answer = await get(`/api/queue/${second.code}`);
  expect(answer.json()).toMatchObject({ label: 'A2', state: 'waiting', point: 'Doctor', ahead: 1, expected: null });
  expect(answer.body).not.toContain('Secret');
  await place.act(await place.act(first, 'call'), 'begin');
  expect(await own()).toMatchObject({ ahead: 0 });
  const called = await place.act(second, 'call');
  expect(await own()).toMatchObject({ state: 'called', ahead: 0 });
  await place.call('PUT', `points/${doctor}/pause`, { isPaused: true, minutes: null });
  expect(await own()).toMatchObject({ isPaused: true });
  await place.act(called, 'leave');
  expect(await own()).toMatchObject({ state: 'gone', expected: null });
});

test('a patient with a visit that is due is before walk-ins who came earlier', async () => {
  const walkIn = await place.walkIn('Ada Obi');
  await place.arrive({ appointmentId: await appointmentTo(t, place.providerId, 5) });
  expect((await get(`/api/queue/${walkIn.code}`)).json()).toMatchObject({ ahead: 1 });
});

test('a forged code and the code of yesterday lead nowhere', async () => {
  const { code } = await place.walkIn('Ada Obi');
  expect((await get(`/api/queue/${code.slice(0, -1)}_`)).statusCode).toBe(404);
  expect((await get(`/api/boards/${'x'.repeat(43)}`)).statusCode).toBe(404);
  t.clock.nowMs = lagosMidnight(START, 1) - 1;
  expect((await get(`/api/queue/${code}`)).statusCode).toBe(200);
  t.clock.nowMs += 1;
  expect((await get(`/api/queue/${code}`)).statusCode).toBe(404);
});

test('who polls gets a reply again once something changes', async () => {
  const board = await madeBoard();
  const ticket = await place.walkIn('Ada Obi');
  for (const url of [board, `/api/queue/${ticket.code}`]) {
    const { etag } = (await get(url)).headers;
    t.clock.nowMs += 1000;
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
    await place.act((await place.queue()).tickets[0] ?? ticket, url === board ? 'call' : 'leave');
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(200);
  }
});
