import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { boxOf, fakeConnection, showMap, showProviderMap, showResultsMap } from './map-steps.ts';

test.beforeEach(({ page }) => fakeConnection(page, { effectiveType: '3g', saveData: false }));

test('several providers at one place are listed with their addresses, without overlap', async ({ page }) => {
  const place = { latitude: 12.9, longitude: 13.2, lga: 'Bursari', state: 'Yobe' };
  await showResultsMap(page, (index) => ({ ...place, name: 'Haye Health Post', address: `${index + 1} Market Road` }));
  const map = page.getByRole('region', { name: 'Map', exact: true });
  const popup = map.getByRole('dialog', { name: 'Providers at this place' });
  await expect(async () => {
    await map.locator('.map-marker').first().press('Enter', { timeout: 1000 });
    await expect(popup).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(popup.getByText('2 Market Road, Bursari, Yobe')).toBeAttached();
  const covered = await popup.evaluate((box) => {
    const found: string[] = [];
    for (box.scrollTop = 0; ; box.scrollTop += 20) {
      const before = box.scrollTop;
      for (const entry of box.querySelectorAll('li')) {
        const [name, link] = [entry.querySelector('p'), entry.querySelector('a')].map((each) =>
          each?.getBoundingClientRect(),
        );
        if (!name || !link || link.top < name.bottom) found.push(`${before}: ${entry.textContent}`);
      }
      box.scrollTop += 1;
      if (box.scrollTop === before) return found;
    }
  });
  expect(covered).toEqual([]);
  await expectAccessible(page);
});

test('the chosen marker is highlighted and not covered by its popup', { tag: '@both' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await showMap(page);
  const map = page.getByRole('region', { name: 'Map', exact: true });
  const popup = map.getByRole('dialog');
  const markers = map.locator('.map-marker', { hasText: /^[A-Z]+$/ });
  await expect(markers.first()).toBeVisible();
  const all = await markers.all();
  expect(all.length).toBeGreaterThan(1);
  for (const marker of all) {
    await marker.press('Enter');
    await expect(popup).toBeFocused();
    await expect(map.locator('[aria-current]')).toHaveCount(1);
    await expect(marker).toHaveAttribute('aria-current', 'true');
    const [frame, at, card] = [await boxOf(map), await boxOf(marker), await boxOf(popup)];
    expect(at.y).toBeGreaterThanOrEqual(frame.y);
    expect(at.x).toBeGreaterThanOrEqual(frame.x);
    expect(at.x + at.width).toBeLessThanOrEqual(frame.x + frame.width);
    expect(at.y + at.height).toBeLessThanOrEqual(card.y);
    await page.keyboard.press('Escape');
    await expect(marker).toBeFocused();
    await expect(map.locator('[aria-current]')).toHaveCount(0);
  }
});

test('the marker of several providers also stays visible, and highlighted when the map is zoomed', async ({ page }) => {
  await showResultsMap(page, () => ({ latitude: 12.9, longitude: 13.2 }));
  const map = page.getByRole('region', { name: 'Map', exact: true });
  const popup = map.getByRole('dialog');
  const marker = map.locator('.map-marker').first();
  await expect(async () => {
    await marker.press('Enter', { timeout: 1000 });
    await expect(popup).toBeVisible({ timeout: 1000 });
  }).toPass();
  const card = await boxOf(popup);
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(marker);
      return y + height;
    })
    .toBeLessThanOrEqual(card.y);
  expect((await boxOf(marker)).y).toBeGreaterThanOrEqual((await boxOf(map)).y);
  await map.getByRole('button', { name: 'Zoom out' }).press('Enter');
  await expect(marker).toHaveAttribute('aria-current', 'true');
});

test("the popup on a provider's own page has no link to that page", async ({ page }) => {
  await showProviderMap(page, {});
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await map.locator('.map-marker').press('Enter');
  await expect(map.getByRole('dialog')).toBeFocused();
  await expect(map.getByRole('dialog').getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
});
