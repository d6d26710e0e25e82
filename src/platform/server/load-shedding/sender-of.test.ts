import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { senderReader } from './sender-of.ts';

const addressOf = (trustProxy: boolean | string, remoteAddress: string, forwarded?: string) =>
  senderReader({ trustProxy })({
    socket: { remoteAddress },
    headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  } as unknown as IncomingMessage).address;

test.each([
  ['without a proxy the header of a client counts for nothing', false, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['behind a trusted proxy its word counts', 'loopback', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['what the client said before is not believed', 'loopback', '127.0.0.1', '10.0.0.1, 198.51.100.1', '198.51.100.1'],
  ['a chain of trusted proxies', 'loopback, 10.0.0.0/8', '::1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['an IPv4 address in IPv6', '127.0.0.1', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a private network by name', 'uniquelocal', '192.168.1.1', '198.51.100.1', '198.51.100.1'],
  ['with any proxy, the first of the chain', true, '203.0.113.9', '198.51.100.1, 203.0.113.1', '198.51.100.1'],
  ['all of an IPv6 customer', false, '2001:db8:1:2::1', undefined, '2001:db8:1:2'],
  ['something else than an address', 'loopback', '127.0.0.1', 'unknown', 'unknown'],
])('%s', (_, trustProxy, remote, forwarded, expected) => {
  expect(addressOf(trustProxy, remote, forwarded)).toBe(expected);
});

test('sessions at one address are known apart, with and without https', () => {
  const sessionOf = (cookie: string) =>
    senderReader({ trustProxy: false })({ socket: {}, headers: { cookie } } as unknown as IncomingMessage).session;
  expect(sessionOf(`a=b; session=${'x'.repeat(43)}`)).toBe('x'.repeat(43));
  expect(sessionOf(`__Host-session=${'y'.repeat(43)}`)).toBe('y'.repeat(43));
  expect(sessionOf('at-desk=1; my-session=z')).toBe('');
});
