import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

/** Opens a page and holds its scripts. Returns a function that lets them load. */
async function delayScripts(page: Page, path: string): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry-client-.+\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return scripts.resolve;
}

test('text typed and a city chosen before the scripts load are searched in the place that applies', async ({
  page,
}) => {
  const typed = await delayScripts(page, '/?state=Rivers');
  await page.getByRole('searchbox', { name: 'Search' }).fill('dentist');
  typed();
  await expect(page).toHaveURL('/?q=dentist&state=Rivers');

  const chosen = await delayScripts(page, '/?state=Kano');
  await page.getByRole('combobox', { name: 'City' }).selectOption('Port Harcourt');
  chosen();
  await expect(page).toHaveURL('/?city=Port+Harcourt');
});

test('before the scripts load, controls that need them are disabled, and a chosen state stays chosen', async ({
  page,
}) => {
  const run = await delayScripts(page, '/');
  const needing = [
    page.getByRole('button', { name: 'Use my location' }),
    page.getByRole('button', { name: 'Show map' }),
  ] as const;
  for (const button of needing) await expect(button).toBeDisabled();
  await page.getByRole('combobox', { name: 'City' }).selectOption('Rivers');
  run();
  await expect(page).toHaveURL('/?state=Rivers');
  const [location, map] = needing;
  await expect(location).toBeEnabled();
  // On a fast network the map opens by itself while it is below the screen.
  await expect(map.or(page.getByRole('region', { name: 'Map' }))).toBeEnabled();
});

test('results of a search made before the scripts load are in view, and hydration keeps the scroll position', async ({
  page,
}) => {
  const run = await delayScripts(page, '/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('doctor');
  await page.getByRole('searchbox', { name: 'Search' }).press('Enter');
  const title = page.getByRole('heading', { name: /providers? in Lagos/ });
  await expect(page).toHaveURL(/q=doctor.*#results$/);
  await expect(title).toBeInViewport();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  run();
  await hydrated(page);
  await expect(title).not.toBeInViewport();
});
