import { expect, test } from './fixtures.ts';
import { fakeConnection, showMap } from './map-steps.ts';

test.use({ allowedConsole: [/ERR_FAILED/] });

test.beforeEach(({ page }) => fakeConnection(page, { effectiveType: '3g', saveData: false }));

test('Escape in the search box closes the suggestions but not the map popup', async ({ page }) => {
  await page.goto('/');
  await showMap(page);
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await map
    .locator('.map-marker', { hasText: /^[A-Z]+$/ })
    .first()
    .press('Enter');
  await expect(map.getByRole('dialog')).toBeVisible();
  const found = Promise.withResolvers<void>();
  await page.route(/\/api\/providers\?/, async (route) => {
    await found.promise;
    await route.continue();
  });
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.pressSequentially('den');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(suggestions).toBeVisible();
  await box.press('Escape');
  await expect(suggestions).toHaveCount(0);
  await box.press('Escape');
  await expect(box).toBeFocused();
  await expect(map.getByRole('dialog')).toBeVisible();
  found.resolve();
});

test('a shown map comes back after an empty search and after a failed one', async ({ page }) => {
  await page.goto('/');
  await showMap(page);
  const marker = page.getByRole('region', { name: 'Map', exact: true }).locator('.map-marker').first();
  await expect(marker).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  const box = page.getByRole('combobox', { name: 'Search' });
  await box.fill('zzzzzz');
  await expect(page.getByText('No providers match your search')).toBeVisible();
  await box.fill('');
  await expect(marker).toBeVisible();
  await expect(box).toBeFocused();

  await page.route(/\/api\/providers\?/, (route) => route.abort());
  await box.fill('dentist');
  const again = page.getByRole('link', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await again.click();
  await expect(marker).toBeVisible();
});
