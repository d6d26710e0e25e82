import type { Page } from '@playwright/test';
import { bookingDialog } from './booking.ts';
import { expect, expectAccessible, hydrated, profileLink, test } from './fixtures.ts';

test.use({ allowedConsole: [/ERR_FAILED/] });

const BOOKING = /\/assets\/booking-dialog-.+\.js$/;
const PROFILE = /\/assets\/provider-(?!map).+\.js$/;

const bookLink = (page: Page) => page.getByRole('link', { name: /^Book Appointment/ }).first();
const failure = (page: Page) => page.getByText('The booking could not be loaded', { exact: true });

/** Holds the requests for a file. What comes back loses the held one, and waits until the page knows. */
async function hold(page: Page, file: RegExp): Promise<() => Promise<void>> {
  const asked = Promise.withResolvers<string>();
  const lost = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    asked.resolve(route.request().url());
    await lost.promise;
    await route.abort();
  });
  return async () => {
    const url = await asked.promise;
    lost.resolve();
    await page.evaluate((name) => import(name).catch(() => undefined), url);
  };
}

test('a booking whose code was lost before it was asked for opens once there is a network', async ({ page }) => {
  await page.route(BOOKING, (route) => route.abort());
  await page.goto('/?careType=routine');
  await hydrated(page);
  await Promise.all([page.waitForEvent('requestfailed'), bookLink(page).focus()]);
  await page.unroute(BOOKING);
  await bookLink(page).click();
  await expect(bookingDialog(page)).toBeVisible();
});

test('a booking that could not be loaded leaves the page as it is, and opens by asking again', async ({ page }) => {
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

test('code that stays lost costs one loading of the page for each time that it is asked for', async ({ page }) => {
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

test('a booking that was left while it loaded takes nobody away from where they went', async ({ page }) => {
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

test('a page that was left while it loaded does not load the next one anew', async ({ page }) => {
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

test('where scripts fail, what covers the page for a booking leads out of it', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/?careType=routine&providerId=1');
  await expect(page.getByText('Opening the booking…')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL('/?careType=routine');
  await expect(page.getByText('Opening the booking…')).toHaveCount(0);
});

test('a booking is given up while it loads, to where it was opened', async ({ page }) => {
  const lose = await hold(page, BOOKING);
  await page.goto('/');
  await hydrated(page);
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
  await expect(page).toHaveURL('/');
});

test('of a listing without bookings and without a street one reads where it is', async ({ page }) => {
  await page.route('**/api/providers/1', async (route) => {
    const response = await route.fetch();
    const change = { bookable: false, address: '', lga: 'Ikeja', state: 'Lagos' };
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });
  await page.goto('/?providerId=1&careType=urgent');
  await expect(bookingDialog(page).getByText('Address: Ikeja, Lagos', { exact: true })).toBeVisible();
});
