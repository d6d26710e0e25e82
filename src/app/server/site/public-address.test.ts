import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { appWithScreens, EMPTY_PAGE } from '#test/screens.ts';

const t = await testApp('empty');
/** An app whose screens show the origin that they are rendered with. */
const appAt = async (env: Readonly<Record<string, string>>) => {
  const head = (origin: string) => `<link rel="canonical" href="${origin}/faq"/>`;
  return await appWithScreens(
    t,
    { render: async (_url, _fetchPath, origin) => ({ ...EMPTY_PAGE, head: head(origin) }) },
    env,
  );
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
