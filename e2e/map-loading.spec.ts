import { expectAccessible } from './accessible.ts';
import { codeOf } from './code-files.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { boxOf, fakeConnection, mapOn, showMap } from './map-steps.ts';

test.use({ allowedConsole: [/ERR_FAILED|A piece of the map/] });

test.beforeEach(({ page }) => fakeConnection(page, { effectiveType: '3g', saveData: false }));

const PARTS = [
  ['code', /\/assets\/(?!entry).+\.js$/],
  ['styles', /\/assets\/map-.+\.css$/],
  ["popup's styles", /\/assets\/app-.+\.css$/],
] as const;

test('if a part of the map fails to load, the map blames the connection and Try again loads it', async ({ page }) => {
  const map = mapOn(page);
  for (const [what, file] of PARTS) {
    await test.step(what, async () => {
      await page.route(file, (route) => route.abort());
      await page.goto('/');
      await showMap(page);
      await expect(map.getByRole('alert')).toContainText('The map could not be loaded. Check your connection.');
      await expect(page.getByText('Map is not supported by this browser')).toHaveCount(0);
      expect(Math.round((await boxOf(map)).height)).toBe(300);
      await page.unroute(file);
      await map.getByRole('button', { name: 'Try again' }).press('Enter');
      await expect(map).toBeFocused();
      await expect(map.locator('.map-marker').first()).toBeVisible();
    });
  }
});

test('Try again reloads the page if the browser caches the failure, but not while offline', async ({ page }) => {
  await page.route(codeOf('src/features/search/web/map/provider-map.tsx'), (route) => route.abort());
  await page.goto('/?city=Port+Harcourt');
  await showMap(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await page.route('**', (route) => route.abort());
  const [lost] = await Promise.all([page.waitForEvent('requestfailed'), again.click()]);
  expect(lost.method()).toBe('HEAD');
  await expect(again).toBeVisible();
  await page.unrouteAll();
  await Promise.all([page.waitForEvent('load'), again.click()]);
  await expect(page).toHaveURL(/city=Port\+Harcourt/);
  const map = mapOn(page);
  await expect(map.locator('.map-marker').first()).toBeVisible();
  await expect(map).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Show map' })).toBeVisible();
});

test('the map draws nothing before its styles have loaded', async ({ page }) => {
  const styles = Promise.withResolvers<void>();
  await page.route(/\/assets\/map-.+\.css$/, async (route) => {
    await styles.promise;
    await route.continue();
  });
  await page.goto('/');
  await Promise.all([page.waitForResponse(codeOf('src/features/search/web/map/provider-map.tsx')), showMap(page)]);
  const map = mapOn(page);
  await expect(map).toHaveText('Map loading...');
  styles.resolve();
  await expect(map.locator('.map-marker').first()).toBeVisible();
});

test('if the basemap fails to load, markers are not shown on water, and Try again loads it', async ({ page }) => {
  const drawing = /\/assets\/.+\.json$/;
  await page.route(drawing, (route) => route.abort());
  await page.goto('/');
  await showMap(page);
  const map = mapOn(page);
  const ground = map.locator('.basemap');
  const isSea = () =>
    ground.evaluate((element) => {
      const water = document.createElement('i');
      water.style.background = 'var(--map-water)';
      element.append(water);
      return getComputedStyle(element).backgroundColor === getComputedStyle(water).backgroundColor;
    });
  await expect(map.getByRole('alert')).toContainText('The map could not be loaded. Check your connection.');
  await expect(map.locator('.map-marker').first()).toBeVisible();
  expect(await isSea()).toBe(false);
  await expectAccessible(page);
  await page.unroute(drawing);
  await map.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(ground).toBeFocused();
  await expect(map.locator('path.basemap-state').first()).toBeAttached();
  await expect(map.getByRole('alert')).toHaveCount(0);
  await expect(map.locator('.map-marker').first()).toBeVisible();
  expect(await isSea()).toBe(true);
});
