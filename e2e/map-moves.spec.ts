import type { Locator } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { boxOf, countInView, fakeConnection, mapOn, panAway, showMap } from './map-steps.ts';

/** Returns the map's scale relative to its lowest zoom. */
const scaleOf = (map: Locator) =>
  map.locator('.leaflet-proxy').evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

/** Waits until the map has zoomed to a scale: while it is moving there, Leaflet ignores the wheel. */
async function expectScale(map: Locator, scale: number): Promise<void> {
  await expect.poll(() => scaleOf(map)).toBe(scale);
  await expect(map.locator('.leaflet-zoom-anim')).toHaveCount(0);
}

test.beforeEach(({ page }) => fakeConnection(page, { effectiveType: '3g', saveData: false }));

/** Returns where the user is in the map, px, read at once: the page may move meanwhile. */
const placeOfUser = (map: Locator) =>
  map.evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const user = element.querySelector('.map-user')?.getBoundingClientRect();
    if (user === undefined) throw new Error('The user is not on the map.');
    return [user.x - frame.x, user.y - frame.y];
  });

test("in data-saver mode the map waits for the visitor; it follows the list, and moves to the patient's location each time", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 4.8156, longitude: 7.0188 });
  await fakeConnection(page, { effectiveType: '4g', saveData: true });
  await page.goto('/?city=Port+Harcourt');
  await showMap(page);
  const map = mapOn(page);
  await expect(map.locator('.map-marker').first()).toBeVisible();
  await expect(map.locator('.map-user')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(map.locator('.map-user')).toBeInViewport();
  await expect(map.getByText('Diobu')).toBeVisible();
  await expect.poll(() => countInView(map, '.map-user')).toBe(1);
  const [user, scale] = [await placeOfUser(map), await scaleOf(map)];
  await panAway(map);
  await map.getByRole('button', { name: 'Zoom out' }).click();
  await expectScale(map, scale / 2);
  await page.getByRole('button', { name: 'Update my location' }).click();
  await expect.poll(() => countInView(map, '.map-user')).toBe(1);
  await expectScale(map, scale);
  expect(await placeOfUser(map)).toEqual(user);
});

test('the map takes and keeps the focus; the wheel scrolls past it, and zooms with Ctrl held or after a click on it', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/?city=all');
  await hydrated(page);
  await page.getByRole('button', { name: 'Show map' }).press('Enter');
  const map = mapOn(page);
  await expect(map).toBeFocused();
  await expect(map.locator('.map-marker').first()).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  const moveOverMap = async () => {
    const { x, y, width, height } = await boxOf(map);
    await page.mouse.move(x + width / 2, y + height - 40);
  };
  await moveOverMap();
  const [top, scale] = [await scrolled(), await scaleOf(map)];
  await page.mouse.wheel(0, -60);
  await page.mouse.wheel(0, 60);
  await page.mouse.wheel(0, 60);
  await expect.poll(scrolled).toBeGreaterThan(top);
  expect(await scaleOf(map)).toBe(scale);
  await moveOverMap();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -60);
  await page.keyboard.up('Control');
  await expectScale(map, 2 * scale);
  const bottom = await scrolled();
  await page.mouse.down();
  await page.mouse.up();
  await page.mouse.wheel(0, 60);
  await expectScale(map, scale);
  expect(await scrolled()).toBe(bottom);
  await page.mouse.move(5, 5);
  await moveOverMap();
  await page.mouse.wheel(0, 60);
  await expect.poll(scrolled).toBeGreaterThan(bottom);
  expect(await scaleOf(map)).toBe(scale);
  await map.locator('.leaflet-container').press('=');
  await expectScale(map, 2 * scale);

  await map.getByRole('button', { name: 'Show all providers' }).click();
  await map.locator('.map-marker', { hasText: /^\d+$/ }).first().press('Enter');
  await expect(map.locator('.leaflet-container')).toBeFocused();
});
