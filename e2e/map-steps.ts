import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, profileLink } from './fixtures.ts';

/** Overrides the network quality that the browser reports. */
export async function fakeConnection(
  page: Page,
  connection: { effectiveType: string; saveData: boolean },
): Promise<void> {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    connection,
  );
}

/** Presses "Show map" once the page is hydrated. */
export async function showMap(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('button', { name: 'Show map' }).click();
}

/** The map of a page, once it is shown. */
export const mapOn = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });

/** Shows the map of all providers and returns it once it has markers. */
export async function mapOfAllProviders(page: Page): Promise<Locator> {
  await page.goto('/?city=all');
  await showMap(page);
  const map = mapOn(page);
  await expect(map.locator('.map-marker').first()).toBeVisible();
  return map;
}

/** Returns the bounding box of an element; throws if it isn't visible. */
export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('The element is not visible.');
  return box;
}

/** Returns how many markers, or other elements, lie inside the visible map. */
export async function countInView(map: Locator, target = '.map-marker'): Promise<number> {
  return await map.evaluate((element, selector) => {
    const frame = element.getBoundingClientRect();
    return [...element.querySelectorAll(selector)].filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
    }).length;
  }, target);
}

/** Pans the map by keyboard until no marker is in view. */
export async function panAway(map: Locator): Promise<void> {
  await expect(async () => {
    await map.locator('.leaflet-container').press('Shift+ArrowUp');
    expect(await countInView(map)).toBe(0);
  }).toPass();
}

/** Opens the Location tab of the first provider, with some of its fields overridden, and shows the map. */
export async function showProviderMap(page: Page, change: object): Promise<void> {
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

/**
 * Opens the map of the second page of all providers, which the browser fetches, with fields of each overridden by its place
 * on that page. Further pages are overridden by what follows; the link Next shows them in the same map.
 */
export async function showResultsMap(page: Page, ...changes: readonly ((index: number) => object)[]): Promise<void> {
  await page.route(/\/api\/providers\?/, async (route) => {
    const response = await route.fetch();
    const providers = (await response.json()) as object[];
    const { searchParams } = new URL(route.request().url());
    const change = changes[Number(searchParams.get('offset')) / Number(searchParams.get('limit')) - 1];
    await route.fulfill({ response, json: providers.map((each, index) => ({ ...each, ...change?.(index) })) });
  });
  await page.goto('/?city=all');
  await hydrated(page);
  await nextPage(page, 2);
  await showMap(page);
}

/** Goes to the next page of results, whose number is given. */
export async function nextPage(page: Page, number: number): Promise<void> {
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(new RegExp(`page=${number}`));
}
