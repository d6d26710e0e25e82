import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { bookingDialog } from './booking.ts';
import { codeOf } from './code-files.ts';
import { expect, hydrated, profileLink, test } from './fixtures.ts';

test.use({ allowedConsole: [/ERR_FAILED/] });

const BOOKING = codeOf('src/features/booking/web/booking-dialog.tsx');
const PROFILE = codeOf('src/app/web/pages/provider.tsx');

const bookLink = (page: Page) => page.getByRole('link', { name: /^Book Appointment/ }).first();
const failure = (page: Page) => page.getByText('The booking could not be loaded', { exact: true });

/** Holds requests for a file. Returns a function that aborts them and waits until the page has noticed. */
async function hold(page: Page, file: RegExp): Promise<() => Promise<void>> {
  const requested = Promise.withResolvers<string>();
  const lost = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    requested.resolve(route.request().url());
    await lost.promise;
    await route.abort();
  });
  return async () => {
    const url = await requested.promise;
    lost.resolve();
    await page.evaluate((name) => import(name).catch(() => undefined), url);
  };
}

test('a booking opens on a click although prefetching its code failed', async ({ page }) => {
  await page.route(BOOKING, (route) => route.abort());
  await page.goto('/?careType=routine');
  await hydrated(page);
  await Promise.all([page.waitForEvent('requestfailed'), bookLink(page).focus()]);
  await page.unroute(BOOKING);
  await bookLink(page).click();
  await expect(bookingDialog(page)).toBeVisible();
});

test('a booking whose code fails to load leaves the page unchanged and opens on the next click', async ({ page }) => {
  await page.goto('/?careType=routine');
  await hydrated(page);
  await page.route('**', (route) => route.abort());
  await bookLink(page).click();
  await expect(failure(page)).toBeVisible();
  const [lost] = await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD'),
    bookLink(page).click(),
  ]);
  expect(lost.url()).toContain('providerId=');
  await expect(page).not.toHaveURL(/providerId=/);
  await expect(profileLink(page)).toBeVisible();
  await page.unrouteAll();
  await bookLink(page).click();
  await expect(bookingDialog(page)).toBeVisible();
});

test('if the code keeps failing, each click reloads the page once', async ({ page }) => {
  await page.route(BOOKING, (route) => route.abort());
  await page.goto('/?careType=routine');
  await hydrated(page);
  await bookLink(page).click();
  await expect(failure(page)).toBeVisible();
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await Promise.all([page.waitForEvent('load'), bookLink(page).click()]);
  await expect(failure(page)).toBeVisible();
  await expect(page).not.toHaveURL(/providerId=/);
  expect(loads).toHaveLength(1);
});

test('a booking left while loading does not interrupt the page the visitor went to', async ({ page }) => {
  const lose = await hold(page, BOOKING);
  await page.goto('/?careType=routine');
  await hydrated(page);
  await bookLink(page).click();
  await expect(page).toHaveURL(/providerId=/);
  await page.goBack();
  await profileLink(page).click();
  await expect(page.getByText('Office hours')).toBeVisible();
  await lose();
  await expect(page).toHaveURL(/\/provider\/\d+$/);
  await expect(page.getByText('Office hours')).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

test('a page left while loading does not reload the next page', async ({ page }) => {
  const lose = await hold(page, PROFILE);
  await page.goto('/?careType=routine');
  await hydrated(page);
  await profileLink(page).click();
  await expect(page).toHaveURL(/\/provider\/\d+$/);
  await page.goBack();
  await bookLink(page).click();
  await expect(bookingDialog(page)).toBeVisible();
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await lose();
  await page.evaluate(() => fetch('/readyz'));
  await expect(bookingDialog(page)).toBeVisible();
  expect(loads).toEqual([]);
});

test('without scripts, the booking placeholder has a Close link back to the page; with them, a listing that takes no bookings shows where it is', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/?careType=routine&providerId=1');
  await expect(page.getByText('Opening the booking…')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL('/?careType=routine');
  await expect(page.getByText('Opening the booking…')).toHaveCount(0);
  await page.unroute(/\.js$/);

  // A listing without a street shows its LGA and state.
  await page.route('**/api/providers/1', async (route) => {
    const response = await route.fetch();
    const change = { bookable: false, address: '', lga: 'Ikeja', state: 'Lagos' };
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });
  await page.goto('/?providerId=1&careType=urgent');
  await expect(bookingDialog(page).getByText('Address: Ikeja, Lagos', { exact: true })).toBeVisible();
});

test('Close while a booking loads returns to the page that opened it', async ({ page }) => {
  const lose = await hold(page, BOOKING);
  await page.goto('/faq');
  await page.goto('/?careType=routine');
  await hydrated(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await bookLink(page).click();
  const close = page.getByRole('link', { name: 'Close', exact: true });
  await close.click();
  await expect(page).toHaveURL(/providerId=/);
  await expect(close).toBeVisible();
  await page.clock.runFor(1000);
  await close.click();
  await expect(page).toHaveURL('/?careType=routine');
  await page.clock.resume();
  await lose();
  await expect(failure(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});
