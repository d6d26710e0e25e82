import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf, countInView, fakeConnection, mapOfAllProviders, panAway, showMap } from './map-steps.ts';

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

test('requesting the location again brings a panned map back to it', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 4.8156, longitude: 7.0188 });
  await page.goto('/?city=Port+Harcourt');
  await showMap(page);
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await page.getByRole('button', { name: 'Use my location' }).click();
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

test("Show all providers includes the patient's location, as at first", async ({ page }) => {
  await page.goto('/?city=Lagos&lat=12&lng=8.517');
  await showMap(page);
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await expect.poll(() => countInView(map, '.map-user')).toBe(1);
  await panAway(map);
  await map.getByRole('button', { name: 'Show all providers' }).click();
  await expect.poll(() => countInView(map)).toBeGreaterThanOrEqual(1);
  expect(await countInView(map, '.map-user')).toBe(1);
});

test('the wheel scrolls the page past the map, and zooms with Ctrl held or after clicking the map', {
  tag: '@desktop',
}, async ({ page }) => {
  const map = await mapOfAllProviders(page);
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
});
