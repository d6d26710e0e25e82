import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, profileLink, test } from './fixtures.ts';

test.use({ allowedConsole: [/Cannot read properties of undefined|ERR_FAILED/] });

/** A provider that failed to load focuses the failure, and loads on the next visit. */
async function failToLoad(page: Page): Promise<void> {
  const profile = page.getByRole('link', { name: /^View profile/ }).nth(1);
  await page.route(/\/api\/providers\/\d+$/, (route) => route.abort());
  await profile.click();
  const failure = page.getByRole('heading', { level: 1, name: 'Sorry, we had trouble loading this provider.' });
  await expect(failure).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeFocused();
  await page.goBack();
  await expect(profile).toBeVisible();
  await page.unrouteAll();
  await profile.click();
  await expect(page.getByText('Office hours')).toBeVisible();
  await expect(failure).toHaveCount(0);
}

/** Nearby alternatives that failed to load are requested again when the tab is reopened. */
async function reopenNearby(page: Page): Promise<void> {
  const nearby = /\/nearby$/;
  await page.route(nearby, (route) => route.abort());
  const location = page.getByRole('tab', { name: 'Location' });
  await Promise.all([page.waitForEvent('requestfailed'), location.click()]);
  await page.getByRole('tab', { name: 'About' }).click();
  await page.unroute(nearby);
  await location.click();
  await expect(page.getByRole('region', { name: 'Nearby alternatives' })).toBeVisible();
}

test('a page that fails to render says so with the emergency numbers, and can be left or retried, as one that failed to load', async ({
  page,
}) => {
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
  await expect(page.getByRole('tab', { name: 'Location' })).toBeVisible();

  await page.goBack();
  await test.step('a provider that failed to load', () => failToLoad(page));
  await test.step('nearby alternatives that failed to load', () => reopenNearby(page));
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
