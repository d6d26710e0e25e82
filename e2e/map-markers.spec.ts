import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { onNetwork, showMap, showOthers } from './map-steps.ts';

test.beforeEach(({ page }) => onNetwork(page, { effectiveType: '3g', saveData: false }));

test('a group says how many it is, and is drawn as approximate when one of them is', async ({ page }) => {
  const at = { latitude: 12.9, longitude: 13.2 };
  await showOthers(page, (index) => ({ ...at, locationPrecision: index === 3 ? 'area' : 'exact' }));
  const map = page.getByRole('region', { name: 'Map', exact: true });
  const group = map.getByRole('button', { name: /^\d+ providers, approximate position$/ });
  await expect(group).toHaveClass(/map-marker-approximate/);
  await expectAccessible(page);
});

test('a marker is called like its provider, and Space opens it where the page is', async ({ page }) => {
  await page.goto('/');
  await showMap(page);
  const map = page.getByRole('region', { name: 'Map', exact: true });
  const marker = map.locator('.map-marker', { hasText: /^[A-Z]+$/ }).first();
  const name = (await marker.getAttribute('aria-label')) ?? '';
  await expect(page.getByRole('article').getByText(name).first()).toBeVisible();
  await marker.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  await expect(map.getByRole('dialog', { name })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('of one provider whose point is not exact, the marker says so', async ({ page }) => {
  await page.route(/\/api\/providers\/\d+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), locationPrecision: 'near' } });
  });
  await page.goto('/');
  await hydrated(page);
  await page
    .getByRole('link', { name: /^View profile/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Location' }).click();
  await showMap(page);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page.getByRole('button', { name: `${name}, approximate position` })).toBeVisible();
});
