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

async function openMoreFilters(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768) await page.getByText('Filters', { exact: true }).click();
  await page.getByText('More filters', { exact: true }).click();
}

test('text typed before the scripts load is searched in the state that the URL names', async ({ page }) => {
  const run = await delayScripts(page, '/?state=Rivers');
  await page.getByRole('searchbox', { name: 'Search' }).fill('dentist');
  run();
  await expect(page).toHaveURL('/?q=dentist&state=Rivers');
});

test('a state chosen before the scripts load stays chosen', async ({ page }) => {
  const run = await delayScripts(page, '/');
  await openMoreFilters(page);
  await page.getByRole('combobox', { name: 'State' }).selectOption('Rivers');
  run();
  await expect(page).toHaveURL('/?state=Rivers');
});

test('a city chosen before the scripts load overrides the state', async ({ page }) => {
  const run = await delayScripts(page, '/?state=Kano');
  await page.getByRole('combobox', { name: 'City' }).selectOption('Port Harcourt');
  run();
  await expect(page).toHaveURL('/?city=Port+Harcourt');
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

test('controls that need scripts are disabled until they load', async ({ page }) => {
  const run = await delayScripts(page, '/');
  const needing = [
    page.getByRole('button', { name: 'Use my location' }),
    page.getByRole('button', { name: 'Show map' }),
  ];
  for (const button of needing) await expect(button).toBeDisabled();
  run();
  for (const button of needing) await expect(button).toBeEnabled();
});
