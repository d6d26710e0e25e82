import { expectAccessible } from './accessible.ts';
import { expect, hydrated, profileLink, test } from './fixtures.ts';

test.use({ allowedConsole: [/Cannot read properties of undefined|ERR_FAILED/] });

test('a page that fails to render says so with the emergency numbers, and can be left or retried', async ({ page }) => {
  const broken = /\/api\/providers\/\d+$/;
  await page.route(broken, (route) => route.fulfill({ json: {} }));
  await page.goto('/');
  await hydrated(page);
  await profileLink(page).click();
  const failed = page.getByRole('heading', { level: 1, name: 'This page could not be shown' });
  await expect(failed).toBeVisible();
  await expect(page.getByRole('link', { name: /112/ }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(failed).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goForward();
  await expect(failed).toBeVisible();
  await page.unroute(broken);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('link', { name: 'Location' }).or(page.getByRole('tab', { name: 'Location' })),
  ).toBeVisible();
});

test('a page whose code cannot be loaded keeps the last page on screen and opens when the network is back', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  const name = await page.getByRole('article').first().getByRole('heading').innerText();
  const lost = (url: URL) => !url.pathname.startsWith('/api/');
  await page.route(lost, (route) => route.abort());
  await profileLink(page).click();
  await expect(page.getByText("We couldn't reach the server").first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: "Let's find you care" })).toBeVisible();
  await page.unroute(lost);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
