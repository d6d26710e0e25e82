import { expect, profileLink, test } from './fixtures.ts';
import { fakeConnection, mapOn, showMap } from './map-steps.ts';

test.use({ allowedConsole: [/ERR_FAILED/] });

test.beforeEach(({ page }) => fakeConnection(page, { effectiveType: '3g', saveData: false }));

test('a shown map and its popup stay while the visitor types, and the map comes back after an empty and a failed search', async ({
  page,
}) => {
  await page.goto('/');
  await showMap(page);
  const map = mapOn(page);
  await map
    .locator('.map-marker', { hasText: /^[A-Z]+$/ })
    .first()
    .press('Enter');
  await expect(map.getByRole('dialog')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  const box = page.getByRole('combobox', { name: 'Search' });
  await test.step('Escape in the search box closes the suggestions but not the popup', async () => {
    const found = Promise.withResolvers<void>();
    await page.route(/\/api\/providers\?/, async (route) => {
      await found.promise;
      await route.continue();
    });
    await box.pressSequentially('den');
    const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(suggestions).toBeVisible();
    await box.press('Escape');
    await expect(suggestions).toHaveCount(0);
    await box.press('Escape');
    await expect(box).toBeFocused();
    await expect(map.getByRole('dialog')).toBeVisible();
    found.resolve();
    await page.unrouteAll({ behavior: 'wait' });
  });
  const marker = map.locator('.map-marker').first();
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

  await test.step('leaving while the map zooms fails nothing', async () => {
    // The zoom ends by the timer that Leaflet sets for the case that the transition doesn't.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.leaflet-zoom-anim * { transition-duration: 60s !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await map.getByRole('button', { name: 'Zoom in' }).click();
    await expect(map.locator('.leaflet-zoom-anim')).toHaveCount(1);
    await profileLink(page).click();
    await expect(page).toHaveURL(/\/provider\/\d+$/);
    await page.clock.runFor(1000);
  });
});
