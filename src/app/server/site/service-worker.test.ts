import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { TEST_KEYS, testApp } from '#test/app.ts';
import { buildApp } from '../build-app.ts';

const t = await testApp('empty');
const scriptWith = async (env: Readonly<Record<string, string>>) => {
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', ...env }),
    db: t.db,
    keyFor: TEST_KEYS,
    now: t.clock.now,
    checkDatabase: () => Promise.resolve(),
    renderer: {
      assetsDir: undefined,
      serviceWorker: 'the built one',
      headTags: () => '',
      entryTag: () => '',
      render: async () => ({ status: 404, head: '', body: '', state: '{}', file: 'faq', plain: true }),
    },
  });
  afterAll(() => app.close());
  return await app.inject('/sw.js');
};

test('browsers get the built service worker, and look for a new one at each visit', async () => {
  const { body, headers } = await scriptWith({});
  expect(body).toBe('the built one');
  expect(headers['content-type']).toMatch(/^text\/javascript/);
  expect(headers['cache-control']).toBe('no-cache');
});

test('with SERVICE_WORKER=off they get one that removes itself and the caches', async () => {
  const { body } = await scriptWith({ SERVICE_WORKER: 'off' });
  expect(body).toContain('registration.unregister()');
  expect(body).toContain('caches.delete');
});
