import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { lagosMidnight } from '#platform/common/lagos-time.ts';
import { newPoint } from '#test/access/queue-set-ups.ts';
import { testApp } from '#test/app.ts';
import { newQueuePlace } from '#test/queue.ts';

const t = await testApp();
const place = await newQueuePlace(t);
await newPoint(t, place.providerId, { name: 'Doctor' });
const page = (code: string) => t.app.inject({ url: `/queue/${code}`, headers: { 'accept-encoding': 'gzip' } });
const text = (code: string) => t.app.inject({ url: `/queue/${code}` });

test('the page of a number shows the place and no name, and is stored nowhere', async () => {
  await place.walkIn('Ada Secret');
  const ticket = await place.walkIn('Bola Secret');
  const { body, headers, statusCode } = await text(ticket.code);
  expect(statusCode).toBe(200);
  expect(body).toContain('A2');
  expect(body).toContain('1 person is before you.');
  expect(body).not.toContain('Secret');
  expect(headers['cache-control']).toBe('private, no-store');
});

test('its address reaches no other site, and its policy allows the one script in it', async () => {
  const ticket = await place.walkIn('Chidi Secret');
  const { body, headers } = await text(ticket.code);
  expect(headers['referrer-policy']).toBe('no-referrer');
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(body) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  const [, sheet = ''] = /<style>(.*)<\/style>/s.exec(body) ?? [];
  const policy = String(headers['content-security-policy']).split(';');
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(sheet).digest('base64')}'`);
  expect(policy).toContain(`script-src 'sha256-${hash}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("connect-src 'self'");
  expect(headers['permissions-policy']).toContain('geolocation=()');
});

test('header and page together are at most 5 kB on the wire', async () => {
  const { rawPayload, headers } = await page((await place.walkIn('Dayo Secret')).code);
  expect(headers['content-encoding']).toBe('gzip');
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  expect(rawPayload.length + head.join('').length).toBeLessThanOrEqual(5000);
});

test('a code that no ticket has, and one of yesterday, are a page of their own with 404', async () => {
  const ticket = await place.walkIn('Efe Secret');
  const before = t.clock.nowMs;
  t.clock.nowMs = lagosMidnight(before, 1) + 60_000;
  const codes = [
    ticket.code,
    'a'.repeat(22),
    'nonsense',
    '%2e%2e%2f',
    'a'.repeat(150),
    'a'.repeat(5000),
    `${ticket.code}/x`,
    '',
  ];
  const answers = await Promise.all(codes.map(text));
  t.clock.nowMs = before;
  for (const [at, { statusCode, body }] of answers.entries()) {
    expect(statusCode, codes[at]).toBe(404);
    expect(body).toContain('No number here');
  }
});
