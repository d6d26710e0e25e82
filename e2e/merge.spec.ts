import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, signInAsAdmin, test } from './fixtures.ts';
import { newListing, type TestListing } from './listings.ts';
import { newPractice, type Practice } from './portal-practice.ts';

test.use({ allowedConsole: [/status of 404/] });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Merge a double' });

async function choose(page: Page, name: string): Promise<void> {
  await dialog(page).getByLabel('Name or place of the one that stays').fill(name);
  await dialog(page).getByLabel('Name or place of the one that stays').press('Enter');
  await dialog(page).getByRole('radio', { name }).check();
}

/** A practice is not merged into a listing, and the dialog says what to do. */
async function expectRefusal(page: Page, practice: Practice, listing: TestListing): Promise<void> {
  await page.goto(`/admin/providers?provider=${practice.providerId}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Merge into another provider' }).click();
  await choose(page, listing.name);
  await expect(dialog(page).getByRole('status').filter({ hasText: 'only a listing' })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /^Merge into/ })).toHaveCount(0);
  await expectAccessible(page);
}

test('an administrator cannot merge a practice into a listing, merges a double, and its address leads to the one that stays', {
  tag: '@desktop',
}, async ({ page }) => {
  const [double, survivor] = [await newListing('Merge Double'), await newListing('Merge Kept')];
  await signInAsAdmin(page);
  await test.step('a practice is not merged into a listing, and the dialog says what to do', async () =>
    expectRefusal(page, await newPractice(), survivor));
  await page.goto(`/admin/providers?provider=${double.id}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Merge into another provider' }).click();
  await choose(page, survivor.name);
  await expect(dialog(page).getByRole('table')).toContainText(survivor.name);
  await expect(dialog(page)).toContainText('They are 0.0 km apart on the map.');
  await expect(dialog(page)).toContainText("This can't be undone.");
  const merge = dialog(page).getByRole('button', { name: `Merge into ${survivor.name}` });
  await expect(merge).toBeDisabled();
  await dialog(page).getByLabel('Type the name of the one that goes away').fill(double.name);
  await expect(merge).toBeEnabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  await expectAccessible(page);
  await merge.click();
  await expect(page.locator('.toast').filter({ hasText: 'Merged' })).toContainText(survivor.name);
  await expect(dialog(page)).toBeHidden();

  const moved = await page.request.get(`/provider/${double.id}?tab=reviews`, { maxRedirects: 0 });
  expect(moved.status()).toBe(308);
  expect(moved.headers()['location']).toBe(`/provider/${survivor.id}?tab=reviews`);
  for (const path of [
    `/Provider/${double.id}`,
    `/%70rovider/${double.id}`,
    `/provider/${String(double.id).replaceAll(/\d/g, '%3$&')}`,
  ]) {
    const other = await page.request.get(path, { maxRedirects: 0 });
    expect([other.status(), other.headers()['location']], path).toEqual([308, `/provider/${survivor.id}`]);
  }
  await page.goto(`/provider/${double.id}`);
  await expect(page).toHaveURL(`/provider/${survivor.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(survivor.name);
  await page.goto(`/join-network?listing=${double.id}`);
  await expect(page.getByText(`was a double of ${survivor.name}`)).toBeVisible();
  await page.getByRole('link', { name: 'Claim that one' }).click();
  await expect(page.getByRole('heading', { name: `You claim ${survivor.name}` })).toBeVisible();
});
