import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

/** Opens the Location tab of the first provider, with its location overridden. */
async function openLocation(page: Page, place: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route(/\/api\/providers\/\d+$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...place } });
  });
  await page.goto('/');
  await hydrated(page);
  const [profile] = await page.getByRole('link', { name: /^View profile/ }).all();
  await profile?.click();
  await page.getByRole('tab', { name: 'Location' }).click();
}

test(
  'the map comes before the directions links, both on screen and in tab order',
  { tag: '@both' },
  async ({ page }, { project }) => {
    await openLocation(page, {});
    const ask = page.getByRole('button', { name: 'Show map' });
    const app = page.getByRole('link', { name: 'Open in a map app' });
    const web = page.getByRole('link', { name: /OpenStreetMap$/ });
    const hasApps = project.name === 'phone';
    await expect(app).toBeVisible({ visible: hasApps });
    const directions = hasApps ? app : web;
    await expect(directions).toBeVisible();
    await expect(directions).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const top = async (what: typeof ask) => (await what.boundingBox())?.y ?? Number.NaN;
    expect(await top(ask)).toBeLessThan(await top(directions));
    await ask.press('Tab');
    await expect(directions).toBeFocused();
  },
);

test('a provider whose state alone is known has no map and says so; without bookings, its description promises none', async ({
  page,
}) => {
  const nowhere = { latitude: null, longitude: null, lga: null, state: 'Cross River', locationPrecision: 'unknown' };
  await openLocation(page, { ...nowhere, bookable: false, nextSlotAt: null });
  await expect(page.getByText('Location on the map not known')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Alternatives in Cross River' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show map' })).toHaveCount(0);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /how to get there/);
});
