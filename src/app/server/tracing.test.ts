import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { runDueJobs } from '#platform/server/jobs.ts';
import { inSpan, traceHeader, traceInLog } from '#platform/server/tracing/spans.ts';
import { TEST_KEYS, testApp } from '#test/app.ts';
import { otlpReceiver } from '#test/otlp-receiver.ts';
import { startConfiguredTracing } from './configured-tracing.ts';

const receiver = await otlpReceiver();
afterAll(receiver.close);
const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/` });

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
/** Recognisable values for everything that identifies a person or that a person writes. */
const CANARIES = {
  username: 'canary-name',
  password: 'canary-Password-1',
  fullName: 'Canary Fullname',
  email: 'canary@example.com',
};
const SEARCHED = 'canarysearch';
const TOKEN = 'canarytoken';

test('with a collector, requests, statements and jobs arrive as one trace each, without personal data', async () => {
  const stop = await startConfiguredTracing(config);
  const t = await testApp('empty', { LOG_LEVEL: 'silent' });
  const registered = await t.app.inject({
    method: 'POST',
    url: '/api/register',
    headers: { traceparent: `00-${TRACE}-${CALLER}-01`, 'user-agent': 'canary-agent' },
    payload: CANARIES,
  });
  expect(registered.statusCode).toBe(201);
  const { id } = registered.json() as { id: number };
  const cookie = registered.headers['set-cookie']?.toString().split(';')[0] ?? '';
  await t.app.inject({ url: `/api/users/${id}/appointments`, headers: { cookie } });
  await t.app.inject(`/api/providers?q=${SEARCHED}`);
  await t.app.inject({ url: `/api/providers/999999/availability?date=${SEARCHED}` });
  await t.app.inject(`/nowhere/${TOKEN}?token=${TOKEN}`);
  const context = { app: t.app, db: t.db, config, keyFor: TEST_KEYS, now: t.clock.now };
  const failing = { name: 'spoilt-work', everyMs: 1, run: () => Promise.reject(new TypeError('canary of an error')) };
  await runDueJobs(context, [failing]);
  await inSpan('outgoing', async () => {
    expect(traceHeader().traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(traceInLog().trace).toBe(traceHeader().traceparent?.split('-')[1]);
  });
  await stop();

  const named = (name: string) => receiver.spans.filter((span) => span.name === name);
  const [register] = named('POST /api/register');
  expect(register).toMatchObject({ traceId: TRACE, parentSpanId: CALLER, isError: false });
  expect(register?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/register',
    'http.response.status_code': 201,
    'request.id': expect.stringMatching(/./),
  });
  const statements = receiver.spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql');
  const inserts = statements.filter(({ name }) => name === 'INSERT users');
  expect(inserts).toEqual([expect.objectContaining({ traceId: TRACE, parentSpanId: register?.spanId })]);
  expect(named('GET /api/users/:id/appointments')).toHaveLength(1);
  expect(named('GET /api/providers')).toHaveLength(1);
  expect(named('GET none')).toHaveLength(1);
  const [job] = named('job spoilt-work');
  expect(job).toMatchObject({ isError: true, attributes: { 'error.type': 'TypeError' } });
  expect(job?.traceId).not.toBe(TRACE);
  const { body: metrics } = await t.app.inject('/metrics');
  expect(metrics).toMatch(/^job_turns_total\{name="spoilt-work",outcome="failed"\} 1$/m);

  const wire = receiver.wire();
  expect(wire).toContain('POST /v1/traces'.split(' ')[1]);
  for (const canary of [...Object.values(CANARIES), SEARCHED, TOKEN, 'canary', cookie.split('=')[1] ?? 'none']) {
    expect(wire.toLowerCase()).not.toContain(canary.toLowerCase());
  }
  // Neither an id in an address nor the text of a statement.
  expect(wire).not.toMatch(/\/api\/users\/\d|999999|insert into|\$1/i);
});

test('requests that wait for the same connection keep their own statements in their traces', async () => {
  const stop = await startConfiguredTracing(config);
  const t = await testApp('empty', { LOG_LEVEL: 'silent' });
  const before = receiver.spans.length;
  const ids = Array.from({ length: 40 }, (_, index) => (index + 1).toString(16).padStart(32, 'a'));
  await Promise.all(
    ids.map((traceId) =>
      t.app.inject({ url: '/api/providers', headers: { traceparent: `00-${traceId}-${CALLER}-01` } }),
    ),
  );
  await stop();
  const spans = receiver.spans.slice(before);
  const statementsOf = ids.map((traceId) => spans.filter((span) => span.traceId === traceId).length);
  expect(new Set(statementsOf).size, statementsOf.join()).toBe(1);
  expect(statementsOf[0]).toBeGreaterThan(1);
});

test('without a collector nothing is traced', async () => {
  const before = receiver.spans.length;
  const stop = await startConfiguredTracing(readConfig({}));
  const t = await testApp('empty', { LOG_LEVEL: 'silent' });
  await t.app.inject('/api/providers');
  expect(await inSpan('nothing', async () => traceHeader())).toEqual({});
  await stop();
  expect(receiver.spans.length).toBe(before);
});
