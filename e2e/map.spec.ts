import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, test } from './fixtures.ts';
import {
  boxOf,
  countInView,
  fakeConnection,
  mapOfAllProviders,
  mapOn,
  panAway,
  showMap,
  showProviderMap,
} from './map-steps.ts';

async function zoomInFully(map: Locator): Promise<void> {
  const nearer = map.getByRole('button', { name: 'Zoom in' });
  await expect(async () => {
    await map.locator('.leaflet-container').press('=');
    await expect(nearer).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
  }).toPass();
}

test.use({ allowedConsole: [/ERR_FAILED|Map is not supported/] });

test.beforeEach(({ page }) => fakeConnection(page, { effectiveType: '3g', saveData: false }));

test('on a good network the map loads when the visitor scrolls towards it', async ({ page }) => {
  await fakeConnection(page, { effectiveType: '4g', saveData: false });
  await page.goto('/');
  await hydrated(page);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 500 });
  await expect(page.getByRole('button', { name: 'Show map' })).not.toBeInViewport();
  await page.evaluate(() => scrollBy(0, 10));
  await expect(mapOn(page).locator('.map-marker').first()).toBeVisible();
});

test('choosing a care type on a good network opens no map above the results', async ({ page }) => {
  await fakeConnection(page, { effectiveType: '4g', saveData: false });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('radio', { name: /Urgent Care/ }).click();
  const search = page.getByRole('region', { name: 'Provider search' });
  await expect.poll(async () => (await search.boundingBox())?.y).toBeLessThan(100);
  await page.evaluate(() => scrollBy(0, 10));
  await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Map', exact: true })).toHaveCount(0);
  await showMap(page);
  await expect(page.getByRole('region', { name: 'Map', exact: true })).toBeVisible();
});

test('on a wide screen the map loads beside the results without moving them', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await fakeConnection(page, { effectiveType: '4g', saveData: false });
  await page.goto('/');
  await hydrated(page);
  const card = page.locator('article').first();
  const before = await card.boundingBox();
  await expect(page.getByRole('button', { name: 'Show map' })).toBeInViewport();
  await page.evaluate(() => scrollBy(0, 10));
  const map = mapOn(page);
  await expect(map.locator('.map-marker').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await card.boundingBox()).toEqual(before);
  await page.evaluate(() => scrollTo(0, 1200));
  await expect(map).toBeInViewport({ ratio: 1 });
});

test('the map shows the listed providers on our own basemap and details of the chosen one', {
  tag: '@both',
}, async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1') && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await showMap(page);
  const map = mapOn(page);
  await expect(map.locator('.basemap-name span').first()).toBeVisible();
  await expect(map.locator('path.basemap-land').first()).toBeAttached();
  const marker = map.locator('.map-marker', { hasText: /^[A-Z]+$/ }).first();
  await marker.press('Enter');
  const popup = map.getByRole('dialog');
  await expect(popup).toBeFocused();
  // No other page has loaded its styles before, so the popup needs its own.
  const shown = await boxOf(popup);
  const frame = await boxOf(map);
  expect(Math.round(frame.height)).toBe(300);
  expect(shown.y).toBeGreaterThan(frame.y);
  expect(shown.y + shown.height).toBeLessThan(frame.y + frame.height);
  const close = await boxOf(popup.getByRole('button', { name: 'Close' }));
  expect(close.x + close.width).toBeGreaterThan(shown.x + shown.width - 16);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(marker).toBeFocused();

  await test.step('a marker is named after its provider, and Space opens it without scrolling the page', async () => {
    const name = (await marker.getAttribute('aria-label')) ?? '';
    await expect(page.getByRole('article').getByText(name).first()).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    await expect(map.getByRole('dialog', { name })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  });
  await test.step('the chosen marker is highlighted and not covered by its popup', () => chooseEach(page, map));

  await marker.press('Enter');
  await popup.getByRole('link', { name: 'View Profile' }).first().click();
  await expect(page).toHaveURL(/\/provider\/\d+/);
  expect(foreign).toEqual([]);
});

async function chooseEach(page: Page, map: Locator): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const popup = map.getByRole('dialog');
  const all = await map.locator('.map-marker', { hasText: /^[A-Z]+$/ }).all();
  expect(all.length).toBeGreaterThan(1);
  for (const marker of all) {
    await marker.press('Enter');
    await expect(popup).toBeFocused();
    await expect(map.locator('[aria-current]')).toHaveCount(1);
    await expect(marker).toHaveAttribute('aria-current', 'true');
    // The page may still scroll to the popup.
    await expect(async () => {
      const [frame, at, card] = [await boxOf(map), await boxOf(marker), await boxOf(popup)];
      expect(at.y).toBeGreaterThanOrEqual(frame.y);
      expect(at.x).toBeGreaterThanOrEqual(frame.x);
      expect(at.x + at.width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(at.y + at.height).toBeLessThanOrEqual(card.y);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(marker).toBeFocused();
    await expect(map.locator('[aria-current]')).toHaveCount(0);
  }
}

test('with a token the map requests street tiles; if they fail, the markers stay', async ({ page }) => {
  await page.route('**/api/config', (route) => route.fulfill({ json: { VITE_MAPBOX_TOKEN: 'pk.test' } }));
  const tileRequest = page.waitForRequest(/^https:\/\/api\.mapbox\.com\/.*access_token=pk\.test/);
  await page.route('https://api.mapbox.com/**', (route) => route.abort());
  await page.goto('/');
  await showMap(page);
  await tileRequest;
  const map = mapOn(page);
  await expect(map.locator('.map-marker').first()).toBeVisible();
  await expect(map.locator('.basemap-name')).toHaveCount(0);
});

const MISSING_FEATURES: Readonly<Record<string, () => void>> = {
  'media queries': () => Object.defineProperty(window, 'matchMedia', { value: () => undefined }),
  'SVG and canvas': () => {
    Object.defineProperty(SVGSVGElement.prototype, 'createSVGRect', { value: undefined });
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null });
  },
};
for (const [feature, remove] of Object.entries(MISSING_FEATURES)) {
  test(`a browser without ${feature} shows that it does not support the map`, async ({ page }) => {
    await page.addInitScript(remove);
    await page.goto('/');
    await showMap(page);
    await expect(page.getByText('Map is not supported by this browser')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
}

test('a map covers no provider, and a button beside the zoom buttons brings a moved one back to all', async ({
  page,
}) => {
  const map = await mapOfAllProviders(page);
  await test.step('the visible caption says that the map shows the providers on this page', async () => {
    const caption = map.getByText('The providers on this page');
    await expect(caption).toBeVisible();
    const covers = [caption, map.locator('.leaflet-control-zoom'), map.locator('.leaflet-control-attribution')];
    const over = await Promise.all(covers.map(boxOf));
    for (const marker of await map.locator('.map-marker').all()) {
      const { x, y, width, height } = await boxOf(marker);
      const isCovered = over.some(
        (box) => x < box.x + box.width && box.x < x + width && y < box.y + box.height && box.y < y + height,
      );
      expect(isCovered).toBe(false);
    }
  });
  const all = await countInView(map);
  expect(all).toBeGreaterThan(1);
  const back = map.getByRole('button', { name: 'Show all providers' });
  const [size, out] = [await boxOf(back), await boxOf(map.getByRole('button', { name: 'Zoom out' }))];
  expect([size.width, size.height]).toEqual([44, 44]);
  expect(size.x).toBe(out.x);
  await panAway(map);
  await map.getByRole('button', { name: 'Zoom out' }).focus();
  await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => countInView(map)).toBe(all);
  await expect(back).toBeFocused();
  await expectAccessible(page);
});

test("the map on a provider's own page names nearby places, and a button leads back to the provider", async ({
  page,
}) => {
  const inIbadan = { latitude: 7.42, longitude: 3.93, state: 'Oyo', lga: 'Lagelu', locationPrecision: 'near' };
  await showProviderMap(page, inIbadan);
  const map = mapOn(page);
  const marker = map.locator('.map-marker');
  await test.step('the marker of an inexact location says so', async () => {
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(map.getByRole('button', { name: `${name}, approximate position` })).toBeVisible();
  });
  await expect(map.locator('.basemap-name span').first()).toBeVisible();
  expect(await countInView(map, '.basemap-name span')).toBeGreaterThanOrEqual(2);
  await expect(map.getByText('The providers on this page')).toHaveCount(0);
  await test.step('the popup has no link to this page', async () => {
    await marker.press('Enter');
    const popup = map.getByRole('dialog');
    await expect(popup).toBeFocused();
    await expect(popup.getByRole('link')).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  });
  await zoomInFully(map);
  await panAway(map);
  await map.getByRole('button', { name: 'Back to the provider' }).click();
  await expect.poll(() => countInView(map)).toBe(1);
  expect(await countInView(map, '.basemap-name span')).toBeGreaterThanOrEqual(2);
});
