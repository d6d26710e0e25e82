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
  await control(page).click();
}

const control = (page: Page) => page.getByRole('button', { name: 'Use my location' });

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
  await expect(control(page)).toBeVisible();
  await expect(page).toHaveURL(/\/provider\/\d+$/);
  code.resolve();
  await expect(page.getByText('Office hours')).toBeVisible();
  await expect(page).toHaveURL(/\/provider\/\d+$/);
});

test('a late answer about the position reaches neither another page nor the visitor who comes back, and closes no booking', async ({
  page,
}) => {
  await askForPosition(page);
  await test.step('a failure is not reported on another page', async () => {
    await profileLink(page).click();
    await expect(page.getByText('Office hours')).toBeVisible();
    await page.evaluate(() => window.positionRequest?.failed({ code: 1 }));
    // By this time the message would be on screen.
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText('Location detection failed')).toHaveCount(0);
  });
  await test.step('the position of an abandoned search does not apply when the visitor comes back', async () => {
    await control(page).click();
    await profileLink(page).click();
    await expect(page.getByText('Office hours')).toBeVisible();
    await page.goBack();
    await expect(control(page)).toBeVisible();
    await locate(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))));
    await expect(page).toHaveURL('/');
  });
  await test.step('an open booking stays open', async () => {
    await control(page).click();
    await book(page).click();
    await expect(bookingDialog(page)).toBeVisible();
    await locate(page);
    await expect(page.getByText('Use my location')).toBeAttached();
    await expect(page).toHaveURL(/providerId=\d+/);
    await expect(bookingDialog(page)).toBeVisible();
  });
});

test('typed text is searched when the visitor closes a booking, but does not bring one back from a provider', async ({
  page,
}) => {
  await page.route(PROVIDER_CODE, () => undefined);
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const box = page.getByRole('searchbox', { name: 'Search' }).or(page.getByRole('combobox', { name: 'Search' }));
  await box.fill('dentist');
  await book(page).click();
  await expect(bookingDialog(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/providerId=\d+/);
  await bookingDialog(page).press('Escape');
  await expect(bookingDialog(page)).toBeHidden();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/q=dentist/);

  await box.fill('doctor');
  await profileLink(page).click();
  await expect(page).toHaveURL(/\/provider\/\d+$/);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/provider\/\d+$/);
});
