import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { buildApp } from '#app/server/build-app.ts';
import type { PageRenderer } from '#app/server/pages.ts';
import { readConfig } from '#platform/server/config.ts';
import { TEST_KEYS, type TestApp } from './app.ts';

/** A rendered page of nothing. */
export const EMPTY_PAGE = {
  status: 200,
  head: '',
  body: '<main></main>',
  state: '{}',
  file: 'faq',
  plain: true,
} as const;

/** Returns the server of a test with screens that a test makes in place of the built ones. It is closed after the file. */
export async function appWithScreens(
  { db, clock }: Pick<TestApp, 'clock' | 'db'>,
  screens: Pick<PageRenderer, 'render'> & Partial<PageRenderer>,
  env: Readonly<Record<string, string>> = {},
): Promise<FastifyInstance> {
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', ...env }),
    db,
    keyFor: TEST_KEYS,
    now: clock.now,
    checkDatabase: () => Promise.resolve(),
    renderer: { assetsDir: undefined, headTags: () => '', entryTag: () => '', ...screens },
  });
  afterAll(() => app.close());
  return app;
}
