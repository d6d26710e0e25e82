import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, profileLink } from './fixtures.ts';

/** What the browser tells of its network. */
export async function onNetwork(page: Page, connection: { effectiveType: string; saveData: boolean }): Promise<void> {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    connection,
  );
}

export async function showMap(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('button', { name: 'Show map' }).click();
}

/** Shows the map of all providers, and answers it once they are on it. */
export async function mapOfAll(page: Page): Promise<Locator> {
  await page.goto('/?city=all');
  await showMap(page);
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await expect(map.locator('.map-marker').first()).toBeVisible();
  return map;
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not in sight.');
  return box;
}

/** How many markers, or other things, lie within the map as far as it is in sight. */
export async function inFrame(map: Locator, what = '.map-marker'): Promise<number> {
  return await map.evaluate((element, selector) => {
    const frame = element.getBoundingClientRect();
    return [...element.querySelectorAll(selector)].filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
    }).length;
  }, what);
}

/** Moves the map by keyboard until no marker is in sight. */
export async function goAway(map: Locator): Promise<void> {
  await expect(async () => {
    await map.locator('.leaflet-container').press('Shift+ArrowUp');
    expect(await inFrame(map)).toBe(0);
  }).toPass();
}

/** Goes to the location tab of the first provider, with some of what is known of it changed, and shows its map. */
export async function showOne(page: Page, change: object): Promise<void> {
  await page.route(/\/api\/providers\/\d+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });
  await page.goto('/');
  await hydrated(page);
  await profileLink(page).click();
  await page.getByRole('tab', { name: 'Location' }).click();
  await showMap(page);
}

/** Goes to the second page of all providers, which the browser fetches, with the points of its providers changed. */
export async function showOthers(page: Page, change: (index: number) => object): Promise<void> {
  await page.route(/\/api\/providers\?/, async (route) => {
    const response = await route.fetch();
    const providers = (await response.json()) as object[];
    await route.fulfill({ response, json: providers.map((each, index) => ({ ...each, ...change(index) })) });
  });
  await page.goto('/?city=all');
  await hydrated(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2/);
  await showMap(page);
}
