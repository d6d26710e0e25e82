import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { boxOf, goAway, inFrame, onNetwork, showMap } from './map-steps.ts';

/** How many times larger than at the farthest the map is drawn. */
const scaleOf = (map: Locator) =>
  map.locator('.leaflet-proxy').evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

test.beforeEach(({ page }) => onNetwork(page, { effectiveType: '3g', saveData: false }));

test('who moved the map away comes back to where they are by asking again for that', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 4.8156, longitude: 7.0188 });
  await page.goto('/?city=Port+Harcourt');
  await showMap(page);
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect.poll(() => inFrame(map, '.map-user')).toBe(1);
  const [user, scale] = [await boxOf(map.locator('.map-user')), await scaleOf(map)];
  const frame = await boxOf(map);
  await goAway(map);
  await map.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => scaleOf(map)).toBe(scale / 2);
  await page.getByRole('button', { name: 'Update my location' }).click();
  await expect.poll(() => inFrame(map, '.map-user')).toBe(1);
  await expect.poll(() => scaleOf(map)).toBe(scale);
  const [back, now] = [await boxOf(map.locator('.map-user')), await boxOf(map)];
  expect([back.x - now.x, back.y - now.y]).toEqual([user.x - frame.x, user.y - frame.y]);
});

test('all providers are shown with where somebody is, as at first', async ({ page }) => {
  await page.goto('/?city=Lagos&lat=12&lng=8.517');
  await showMap(page);
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await expect.poll(() => inFrame(map, '.map-user')).toBe(1);
  await goAway(map);
  await map.getByRole('button', { name: 'Show all providers' }).click();
  await expect.poll(() => inFrame(map)).toBeGreaterThanOrEqual(1);
  expect(await inFrame(map, '.map-user')).toBe(1);
});
