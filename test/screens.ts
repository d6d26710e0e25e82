import type { FastifyInstance } from 'fastify';
import { afterAll, beforeEach } from 'vitest';
import { buildApp } from '#app/server/build-app.ts';
import type { PageRenderer } from '#app/server/pages.ts';
import type { PostedForm } from '#platform/common/posted-form.ts';
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

/** A page that came back after a form. */
export interface ShownForm {
  readonly path: string;
  readonly posted: PostedForm;
}

/** Returns the server of a test with screens, and the pages that came back after a form; their list is emptied before each test. */
export async function appThatShowsForms(t: Pick<TestApp, 'clock' | 'db'>) {
  const shown: ShownForm[] = [];
  const app = await appWithScreens(t, {
    render: async (path, _fetchPath, _origin, posted) => {
      if (posted) shown.push({ path, posted });
      return EMPTY_PAGE;
    },
  });
  beforeEach(() => {
    shown.length = 0;
  });
  return { app, shown };
}
