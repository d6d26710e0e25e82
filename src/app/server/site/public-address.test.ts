import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { TEST_KEYS, testApp } from '#test/app.ts';
import { buildApp } from '../build-app.ts';

const t = await testApp('empty');
/** An app whose screens show the origin that they are rendered with. */
const appAt = async (env: Readonly<Record<string, string>>) => {
  const app = await buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', ...env }),
    db: t.db,
    keyFor: TEST_KEYS,
    now: t.clock.now,
    checkDatabase: () => Promise.resolve(),
    renderer: {
      assetsDir: undefined,
      headTags: () => '',
      entryTag: () => '',
      render: async (_url, _fetchPath, origin) => ({
        ...{ status: 200, body: '', state: '{}', file: 'faq', plain: true },
        head: `<link rel="canonical" href="${origin}/faq"/>`,
      }),
    },
  });
  afterAll(() => app.close());
  return app;
};

test('with PUBLIC_URL canonical addresses are absolute', async () => {
  const { body } = await (await appAt({ PUBLIC_URL: 'https://care.example.ng' })).inject('/faq');
  expect(body).toContain('<link rel="canonical" href="https://care.example.ng/faq"/>');
  expect(body).toContain('<meta property="og:url" content="https://care.example.ng/faq">');
});

test('without it they are relative', async () => {
  const { body } = await (await appAt({})).inject('/faq');
  expect(body).toContain('<link rel="canonical" href="/faq"/>');
});
