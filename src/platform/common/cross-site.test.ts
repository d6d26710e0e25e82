import { describe, expect, test } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const request = {
  method: 'POST',
  origin: undefined,
  fetchSite: undefined,
  host: 'localhost:3000',
  publicUrl: undefined,
};

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s from another origin is cross-site', (method) => {
  expect(isCrossSite({ ...request, method, origin: 'https://evil.example' })).toBe(true);
  expect(isCrossSite({ ...request, method, fetchSite: 'cross-site' })).toBe(true);
});

test.each(['GET', 'HEAD', 'OPTIONS'])('%s changes nothing, regardless of the sender', (method) => {
  expect(isCrossSite({ ...request, method, origin: 'https://evil.example', fetchSite: 'cross-site' })).toBe(false);
});

test('our own pages, and clients that are no browser, are not', () => {
  expect(isCrossSite(request)).toBe(false);
  expect(isCrossSite({ ...request, origin: 'http://localhost:3000', fetchSite: 'same-origin' })).toBe(false);
  expect(isCrossSite({ ...request, fetchSite: 'none' })).toBe(false);
});

test.each([
  'null',
  'http://localhost',
  'http://localhost:3001',
  'http://evil.localhost:3000',
  'http://localhost:3000.evil.example',
  'ftp://localhost:3000',
  '',
])('the origin "%s" is not ours', (origin) => expect(isCrossSite({ ...request, origin })).toBe(true));

test('a page of the same site but another origin is refused, and so is one that contradicts itself', () => {
  expect(isCrossSite({ ...request, fetchSite: 'same-site' })).toBe(true);
  expect(isCrossSite({ ...request, fetchSite: 'same-origin', origin: 'https://evil.example' })).toBe(true);
  expect(isCrossSite({ ...request, fetchSite: 'cross-site', origin: 'http://localhost:3000' })).toBe(true);
});

describe('with a public address', () => {
  const behind = { ...request, host: '127.0.0.1:3000', publicUrl: 'https://care.example.ng' };
  test('it counts, regardless of the host that the proxy requests', () => {
    expect(isCrossSite({ ...behind, origin: 'https://care.example.ng' })).toBe(false);
    expect(isCrossSite({ ...behind, host: 'care.example.ng', origin: 'https://care.example.ng' })).toBe(false);
    expect(isCrossSite({ ...behind, host: 'care.example.ng', origin: 'https://CARE.example.ng' })).toBe(false);
  });
  test('the same host without https does not: an attacker on the network writes that page', () => {
    expect(isCrossSite({ ...behind, host: 'care.example.ng', origin: 'http://care.example.ng' })).toBe(true);
  });
  test('no other host counts, even where the request names it as its own', () => {
    expect(isCrossSite({ ...behind, origin: 'https://127.0.0.1:3000' })).toBe(true);
    expect(isCrossSite({ ...behind, host: 'evil.example', origin: 'https://evil.example' })).toBe(true);
    const plain = { ...behind, publicUrl: 'http://care.example.ng' };
    expect(isCrossSite({ ...plain, host: 'evil.example', origin: 'http://evil.example' })).toBe(true);
    expect(isCrossSite({ ...plain, origin: 'http://care.example.ng' })).toBe(false);
  });
});
