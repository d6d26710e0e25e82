import { expectAccessible } from './accessible.ts';
import { expect, hydrated, profileLink, test } from './fixtures.ts';

test.use({ allowedConsole: [/ERR_FAILED/] });

test('a provider that failed to load focuses the failure, and loads on the next visit', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const profile = profileLink(page);
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
});

test('nearby alternatives that failed to load are requested again when the tab is reopened', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await profileLink(page).click();
  const nearby = /\/nearby$/;
  await page.route(nearby, (route) => route.abort());
  const location = page.getByRole('tab', { name: 'Location' });
  await Promise.all([page.waitForEvent('requestfailed'), location.click()]);
  await page.getByRole('tab', { name: 'About' }).click();
  await page.unroute(nearby);
  await location.click();
  await expect(page.getByRole('region', { name: 'Nearby alternatives' })).toBeVisible();
});
