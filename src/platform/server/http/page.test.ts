import { expect, test } from 'vitest';
import { Page, pageLinks } from './page.ts';

const links = (url: string, total: number, offset: number) =>
  Object.fromEntries(
    pageLinks(url, new Page([], total, { limit: 20, offset }))
      .split(', <')
      .map((link) => link.split('>; rel=').map((part) => part.replace(/^<|"/g, '')))
      .map(([address, rel]) => [rel, address]),
  );

test('links first, last, previous and next page, with the same query', () => {
  expect(links('/api/providers?offset=40&q=O%26G+Ikeja&limit=20&lat=6.5', 95, 40)).toEqual({
    first: '/api/providers?q=O%26G+Ikeja&lat=6.5&limit=20&offset=0',
    last: '/api/providers?q=O%26G+Ikeja&lat=6.5&limit=20&offset=80',
    prev: '/api/providers?q=O%26G+Ikeja&lat=6.5&limit=20&offset=20',
    next: '/api/providers?q=O%26G+Ikeja&lat=6.5&limit=20&offset=60',
  });
});

test('links the only page of an empty list without a query', () => {
  const only = '/api/providers?limit=20&offset=0';
  expect(links('/api/providers', 0, 0)).toEqual({ first: only, last: only });
});

test('a question mark within the query is part of it', () => {
  expect(links('/api/providers?q=elm?&state=Rivers&limit=20', 95, 0)['next']).toBe(
    '/api/providers?q=elm?&state=Rivers&limit=20&offset=20',
  );
});

test('characters of the query that would end the URL in the header are escaped', () => {
  expect(links('/api/providers?q=<a>"b"', 1, 0)['first']).toBe('/api/providers?q=%3Ca%3E%22b%22&limit=20&offset=0');
});
