import type { Page } from '@playwright/test';
import { bookingDialog } from './booking.ts';
import { codeOf } from './code-files.ts';
import { expect, hydrated, profileLink, test } from './fixtures.ts';

const CITY = { latitude: 4.9, longitude: 7.1 };

/** Presses "Use my location" on a device that gives no position until the test provides one. */
async function askForPosition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const getCurrentPosition = (found: Required<Window>['positionRequest']['found'], failed: () => void) => {
      window.positionRequest = { found, failed, options: {} };
    };
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
  });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Use my location' }).click();
}

/** Types into the search box with the clock stopped. */
async function type(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('searchbox', { name: 'Search' }).fill('dentist');
}

const PROVIDER_CODE = codeOf('src/app/web/pages/provider.tsx');

const book = (page: Page) => page.getByRole('article').getByRole('link', { name: /^Book/ }).first();
const locate = (page: Page) => page.evaluate((coords) => window.positionRequest?.found({ coords }), CITY);

test('a position that arrives after a visitor opened a provider, even a loading one, changes nothing', async ({
  page,
}) => {
  const code = Promise.withResolvers<void>();
  await page.route(PROVIDER_CODE, async (route) => {
    await code.promise;
    await route.continue();
  });
  await askForPosition(page);
  await profileLink(page).click();
  await expect(page).toHaveURL(/\/provider\/\d+$/);
  await locate(page);
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeVisible();
  await expect(page).toHaveURL(/\/provider\/\d+$/);
  code.resolve();
  await expect(page.getByText('Office hours')).toBeVisible();
  await expect(page).toHaveURL(/\/provider\/\d+$/);
});

test('a late position of an abandoned search does not apply when the visitor comes back', async ({ page }) => {
  await askForPosition(page);
  await profileLink(page).click();
  await expect(page.getByText('Office hours')).toBeVisible();
  await page.goBack();
  const control = page.getByRole('button', { name: 'Use my location' });
  await expect(control).toBeVisible();
  await locate(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
  await expect(page).toHaveURL('/');
});

test('a failure to find the position is not reported on another page', async ({ page }) => {
  await askForPosition(page);
  await profileLink(page).click();
  await expect(page.getByText('Office hours')).toBeVisible();
  await page.evaluate(() => window.positionRequest?.failed({ code: 1 }));
  // By this time the message would be on screen.
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText('Location detection failed')).toHaveCount(0);
});

test('a late position leaves an open booking open', async ({ page }) => {
  await askForPosition(page);
  await book(page).click();
  await expect(bookingDialog(page)).toBeVisible();
  await locate(page);
  await expect(page.getByText('Use my location')).toBeAttached();
  await expect(page).toHaveURL(/providerId=\d+/);
  await expect(bookingDialog(page)).toBeVisible();
});

test('a pending search does not bring the visitor back from a provider just opened', async ({ page }) => {
  await page.route(PROVIDER_CODE, () => undefined);
  await type(page);
  await profileLink(page).click();
  await expect(page).toHaveURL(/\/provider\/\d+$/);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/provider\/\d+$/);
});

test('text typed just before a booking is searched when the booking is closed', async ({ page }) => {
  await type(page);
  await book(page).click();
  await expect(bookingDialog(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/providerId=\d+/);
  await bookingDialog(page).press('Escape');
  await expect(bookingDialog(page)).toBeHidden();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/q=dentist/);
});
