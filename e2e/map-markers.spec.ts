import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { boxOf, countInView, fakeConnection, showMap, showProviderMap, showResultsMap } from './map-steps.ts';

test.beforeEach(({ page }) => fakeConnection(page, { effectiveType: '3g', saveData: false }));

test('far from cities, zooming into groups keeps a place name in view and markers clear of buttons', {
  tag: '@both',
}, async ({ page }) => {
  await showResultsMap(page, (index) => ({ latitude: 12.9 + 0.002 * (index % 3), longitude: 13.2 + 0.0004 * index }));
  const map = page.getByRole('region', { name: 'Map', exact: true });
  const group = map.locator('.map-marker', { hasText: /^\d+$/ }).first();
  const dialog = map.getByRole('dialog', { name: 'Providers at this place' });
  await expect(async () => {
    expect(await countInView(map, '.basemap-name span')).toBeGreaterThanOrEqual(1);
    const buttons = await boxOf(map.locator('.leaflet-control-zoom'));
    const { x, y } = await boxOf(group);
    expect(x > buttons.x + buttons.width || y > buttons.y + buttons.height).toBe(true);
    await group.press('Enter', { timeout: 1000 });
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  expect(await countInView(map, '.basemap-name span')).toBeGreaterThanOrEqual(1);
});

test('a group shows its number of providers and looks approximate if most of them are', async ({ page }) => {
  const at = { latitude: 12.9, longitude: 13.2 };
  await showResultsMap(page, (index) => ({ ...at, locationPrecision: index % 2 === 0 ? 'exact' : 'area' }));
  const map = page.getByRole('region', { name: 'Map', exact: true });
  const group = map.getByRole('button', { name: /^\d+ providers$/ });
  await expect(group).not.toHaveClass(/map-marker-approximate/);
  await page.unrouteAll();
  await showResultsMap(page, (index) => ({ ...at, locationPrecision: index === 3 ? 'exact' : 'area' }));
  const vague = map.getByRole('button', { name: /^\d+ providers, approximate position$/ });
  await expect(vague).toHaveClass(/map-marker-approximate/);
  await expectAccessible(page);
});

test('a marker is named after its provider, and Space opens it without scrolling the page', async ({ page }) => {
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

test('the initials of a long name fit on one line inside the marker', async ({ page }) => {
  const name = 'Wuse Women (Maternity) Wellness Centre';
  await showResultsMap(page, (index) => ({ name, latitude: 7 + (index % 5), longitude: 5 + Math.floor(index / 2) }));
  const marker = page.locator('.map-marker', { hasText: /^[A-Z]+$/ }).first();
  await expect(marker).toBeVisible();
  const { lines, letters, inside } = await marker.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstElementChild ?? element);
    const rects = [...range.getClientRects()];
    return {
      lines: new Set(rects.map(({ top }) => top)).size,
      letters: Math.max(...rects.map(({ width }) => width)),
      inside: element.clientWidth,
    };
  });
  expect(lines).toBe(1);
  expect(letters).toBeLessThanOrEqual(inside);
});

test('the marker of a provider with an inexact location says so', async ({ page }) => {
  await showProviderMap(page, { locationPrecision: 'near' });
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page.getByRole('button', { name: `${name}, approximate position` })).toBeVisible();
});

test('a patient far from the listed providers sees them and the own location', async ({ page }) => {
  await page.goto('/?city=Lagos&lat=12&lng=8.517');
  await showMap(page);
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await expect(map.getByRole('img', { name: 'Your location' })).toBeVisible();
  expect(await countInView(map, '.map-user')).toBe(1);
  expect(await countInView(map)).toBeGreaterThanOrEqual(1);
  await expectAccessible(page);
});

test('a patient abroad sees the listed providers', async ({ page }) => {
  await page.goto('/?city=Lagos&lat=51.507&lng=-0.128');
  await showMap(page);
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await expect(map.locator('.map-user')).toBeAttached();
  expect(await countInView(map)).toBe(await map.locator('.map-marker').count());
  await expect(map.getByText('Ikeja')).toBeVisible();
});

test('the own location covers no marker, and markers do not cover each other', async ({ page }) => {
  await page.goto('/?city=Lagos&lat=6.5&lng=3.36');
  await showMap(page);
  await expect(page.locator('.map-user')).toBeAttached();
  const order = await page
    .locator('.map-marker, .map-user, .basemap-name')
    .evaluateAll((all) =>
      all
        .toSorted((one, other) => Number(getComputedStyle(one).zIndex) - Number(getComputedStyle(other).zIndex))
        .map(({ classList }) => ['map-marker', 'map-user', 'basemap-name'].find((name) => classList.contains(name))),
    );
  expect(new Set(order.slice(0, order.indexOf('map-user')))).toEqual(new Set(['basemap-name']));
  expect(new Set(order.slice(order.indexOf('map-user') + 1))).toEqual(new Set(['map-marker']));
  const boxes = [];
  for (const marker of await page.locator('.map-marker').all()) boxes.push(await boxOf(marker));
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(36);
});
