import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

/** Opens a page whose scripts come only when told. */
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

test('what is typed before the scripts come is looked for in the state that the address names', async ({ page }) => {
  const run = await delayScripts(page, '/?state=Rivers');
  await page.getByRole('searchbox', { name: 'Search' }).fill('dentist');
  run();
  await expect(page).toHaveURL('/?q=dentist&state=Rivers');
});

test('a state that is chosen before the scripts come stays chosen', async ({ page }) => {
  const run = await delayScripts(page, '/');
  await openMoreFilters(page);
  await page.getByRole('combobox', { name: 'State' }).selectOption('Rivers');
  run();
  await expect(page).toHaveURL('/?state=Rivers');
});

test('a city that is chosen before the scripts come overrides the state', async ({ page }) => {
  const run = await delayScripts(page, '/?state=Kano');
  await page.getByRole('combobox', { name: 'City' }).selectOption('Port Harcourt');
  run();
  await expect(page).toHaveURL('/?city=Port+Harcourt');
});

test('what was looked for before the scripts come is in sight, and stays where somebody scrolls', async ({ page }) => {
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

test('what needs the scripts says that it is not ready before they come', async ({ page }) => {
  const run = await delayScripts(page, '/');
  const needing = [
    page.getByRole('button', { name: 'Use my location' }),
    page.getByRole('button', { name: 'Show map' }),
  ];
  for (const button of needing) await expect(button).toBeDisabled();
  run();
  for (const button of needing) await expect(button).toBeEnabled();
});
