import { request } from 'node:http';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint, Schema } from '#platform/common/endpoint.ts';
import { visibleOrNothing } from '#platform/common/visible-text.ts';
import { newPatient, newProvider, testApp } from '#test/app.ts';
import { HOSTILE_TEXTS } from '#test/hostile-texts.ts';

const t = await testApp('empty', { SMS_URL: 'http://127.0.0.1:9/sms' });
// Each search of the other server reads the whole index again.
const searched = await testApp('empty', {}, { indexed: true });
let cookie = '';
let providerId = 0;

beforeAll(async () => {
  cookie = (await newPatient(t)).cookie;
  providerId = await newProvider(t);
});

const ask = (options: InjectOptions) => t.app.inject({ ...options, headers: { cookie, ...options.headers } });
const pathWith = ({ path }: Endpoint, id: string) => path.replaceAll(/:\w+/g, id);
const calls = t.app.endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const withBody = calls.filter(([, { body }]) => body !== undefined);
const withId = calls.filter(([, { path }]) => path.includes(':'));
/** True if the patient may make a call. What others call is refused for that reason, before its input is read. */
const isOpen = ({ access }: Endpoint) => access === 'public' || access === 'signed-in';

async function expectRefusal(options: InjectOptions): Promise<void> {
  const answer = await ask(options);
  const where = `${JSON.stringify(options.url)}: ${answer.body}`;
  expect(answer.statusCode, where).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode, where).toBeLessThan(500);
  const body = answer.json();
  expect(body.message).toEqual(expect.any(String));
  expect(body.message.length).toBeGreaterThan(5);
  expect(body.code).toEqual(expect.any(String));
  expect(answer.body).not.toMatch(/node_modules|\.ts:|stack/);
}

/** Values of a wrong type, or too large for any field. */
const WRONG = [
  null,
  42.5,
  true,
  [],
  {},
  [1],
  { a: 1 },
  '\u0000',
  '\ud800',
  'x'.repeat(20_000),
  -1,
  Number.MAX_VALUE,
] as const;
/** Over HTTP that many bodies have one of them in each field, neighbours different ones. */
const WRONG_BODIES = 4;

/** Texts in the place of an id that are none. */
const IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '01',
  '1000000000000000',
  'abc',
  '%00',
  '%ff',
  '1%20',
  "1'--",
  'null',
  'undefined',
];

/** Those that are refused before the access is checked. */
const UNREADABLE_IDS = ['%00', '%ff'];

test('there are calls to attack', () => {
  expect(withBody.length).toBeGreaterThan(3);
  expect(withId.length).toBeGreaterThan(3);
});

describe.each(withBody)('%s', (_, endpoint) => {
  const url = pathWith(endpoint, '1');
  const send = (payload: string | object, type = 'application/json') =>
    expectRefusal({ method: endpoint.method, url, payload, headers: { 'content-type': type } });

  test('refuses a body that is not a JSON object', async () => {
    for (const payload of ['{', '{"a":}', '', 'null']) await send(payload);
    for (const payload of isOpen(endpoint) ? ['[]', '"x"', '42', 'true'] : []) await send(payload);
  });

  test('refuses every wrong type in every field', async () => {
    const schema = (endpoint.body as unknown as { def: { shape: Record<string, Schema> } }).def.shape;
    const fields = Object.keys(schema);
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      for (const wrong of WRONG) {
        // Fields that accept null for a missing value are skipped: there null is no wrong type.
        if (wrong === null && schema[field]?.safeParse(null).success) continue;
        const issues = endpoint.body?.safeParse({ [field]: wrong }).error?.issues ?? [];
        for (const { message } of issues) expect(message.length, field).toBeGreaterThan(5);
        // What the contract lets pass, a use case has to refuse.
        if (issues.length === 0 && isOpen(endpoint)) await send({ [field]: wrong });
      }
    }
    for (let first = 0; first < (isOpen(endpoint) ? WRONG_BODIES : 1); first += 1) {
      const wrong = fields.map((field, place) => [field, WRONG[(first * 3 + place) % WRONG.length]]);
      await send(Object.fromEntries(wrong));
    }
  });

  test('refuses unknown fields, prototypes and constructors', async () => {
    await send({ nonsense: 1 });
    await send('{"__proto__":{"role":"admin"}}');
    await send('{"constructor":{"prototype":{"role":"admin"}}}');
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  test('refuses another content type and a megabyte of text', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
    ]) {
      await send('{"a":1}', type);
    }
    const answer = await ask({ method: endpoint.method, url, payload: { reason: 'x'.repeat(1_000_000) } });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().code).toBe('too_large');
  });
});

describe.each(withId)('%s', (_, endpoint) => {
  test('refuses every id that is none', async () => {
    for (const id of isOpen(endpoint) ? IDS : UNREADABLE_IDS) {
      await expectRefusal({
        method: endpoint.method,
        url: pathWith(endpoint, id),
        ...(endpoint.body && { payload: { status: 'cancelled' } }),
      });
    }
  });
});

test.each([
  '?limit=0',
  '?limit=101',
  '?limit=abc',
  '?limit=1e2',
  '?offset=-1',
  '?city=Ibadan',
  '?urgentCare=maybe',
  '?lat=91&lng=3',
  '?lat=6',
  '?lat=NaN&lng=3',
  '?availableOn=2026-02-30',
  '?availableOn=tomorrow',
  '?radiusKm=0',
  '?nonsense=1',
  '?q=a&q=b',
  `?q=${'x'.repeat(101)}`,
  '?q=%00',
])('the search %s is refused with a message', async (query) => {
  await expectRefusal({ url: `/api/providers${query}` });
});

test.each(['', '?date=2026-02-30', '?date=24/11/2026', '?date=2026-11-24T10:00', '?date=', '?day=2026-11-24'])(
  'the availability question "%s" is refused',
  async (query) => {
    await expectRefusal({ url: `/api/providers/${providerId}/availability${query}` });
  },
);

test('no hostile text in a search field causes a server error or finds more than it should', async () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThan(20);
  for (const text of HOSTILE_TEXTS) {
    for (const field of ['q', 'specialty', 'state', 'lga', 'language', 'insurance']) {
      const answer = await searched.app.inject({ url: '/api/providers', query: { [field]: text } });
      expect(answer.statusCode, `${field}=${text}: ${answer.body}`).toBeLessThan(500);
    }
  }
});

test('hostile text in a reason is stored unchanged except for direction marks, or refused, and never causes a server error', async () => {
  for (const [index, text] of HOSTILE_TEXTS.entries()) {
    const answer = await ask({
      method: 'POST',
      url: '/api/appointments',
      headers: { 'idempotency-key': `text-${index}` },
      payload: { providerId, date: '2026-11-24T09:30:00Z', visitType: 'in-person', careType: 'routine', reason: text },
    });
    expect(answer.statusCode, `${text}: ${answer.body}`).toBeLessThan(500);
    if (answer.statusCode !== 201) continue;
    expect(answer.json().reason).toBe(visibleOrNothing(text));
    await t.pool.query('delete from appointments where provider_id = $1', [providerId]);
  }
});

test('an address that cannot be decoded is refused in the same shape', async () => {
  await expectRefusal({ url: '/%E0%A4%A' });
  await expectRefusal({ url: '/api/providers/%E0%A4%A' });
});

test('an address that cannot be decoded, opened in a browser, shows a page with a link onwards', async () => {
  for (const url of ['/%', '/provider/%E0%A4%A']) {
    const answer = await ask({ method: 'GET', url, headers: { accept: 'text/html,*/*' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['x-frame-options']).toBe('DENY');
    // In a sandboxed page links might not work.
    expect(answer.headers['content-security-policy']).not.toContain('sandbox');
    expect(answer.body).toContain('<h1>That address is not valid</h1>');
    expect(answer.body).toContain('<a href="/">');
    expect(answer.body).toContain('<a href="tel:112">');
  }
  await expectRefusal({ method: 'GET', url: '/api/providers/%', headers: { accept: 'text/html' } });
});

test('a missing field is reported as Required, without messages of the validator', async () => {
  const answer = await ask({ method: 'POST', url: '/api/register', payload: { username: 5 } });
  expect(answer.json().fields).toEqual({
    username: 'This has the wrong type.',
    password: 'Required',
    fullName: 'Required',
    email: 'Invalid email address',
  });
});

test('an unknown address is a 404 with a message, for any method', async () => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
    const answer = await ask({ method, url: '/api/nonsense' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('not_found');
  }
});

test('a malformed request line or a wrong Content-Length gets a 4xx and never hangs', async () => {
  const base = await t.listen();
  const { port } = new URL(base);
  const status = await new Promise<number>((done, fail) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/login',
        headers: { 'content-type': 'application/json', 'content-length': 5 },
      },
      (answer) => done(answer.statusCode ?? 0),
    );
    sent.on('error', fail);
    sent.end('{"a":');
  });
  expect(status).toBe(400);
});
