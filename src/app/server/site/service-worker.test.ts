import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { appWithScreens, EMPTY_PAGE } from '#test/screens.ts';

const t = await testApp('empty', { SERVICE_WORKER: 'off' });

test('switched off, the service worker deletes what was stored and what shared computers and patients keep, then itself', async () => {
  const answer = await t.app.inject({ url: '/sw.js' });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none';connect-src 'self'",
  });
  const done: string[] = [];
  const listeners: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void> = {};
  const work: Promise<unknown>[] = [];
  const self = {
    addEventListener: (type: string, listener: (typeof listeners)[string]) => (listeners[type] = listener),
    skipWaiting: () => undefined,
    registration: { unregister: async () => done.push('worker') },
  };
  const caches = { keys: async () => ['desk-page 1', 'other'], delete: async (name: string) => done.push(name) };
  const indexedDB = { deleteDatabase: (name: string) => done.push(name) };
  runInNewContext(answer.body, { self, caches, indexedDB });
  listeners['activate']?.({ waitUntil: (promise) => work.push(promise) });
  await Promise.all(work);
  // What was done without network and waits to be sent stays, encrypted: pages send it without a worker.
  expect(done).toEqual(['desk-page 1', 'other', 'desk-pack', 'own-phone', 'worker']);
});

test('browsers get the built service worker, and look for a new one at each visit', async () => {
  const app = await appWithScreens(t, { serviceWorker: 'the built one', render: async () => EMPTY_PAGE });
  const { body, headers } = await app.inject('/sw.js');
  expect(body).toBe('the built one');
  expect(headers['cache-control']).toBe('no-cache');
});
