import { expect, expectAccessible, test } from './fixtures.ts';
import { onNetwork, showOne, showOthers } from './map-steps.ts';

test.beforeEach(({ page }) => onNetwork(page, { effectiveType: '3g', saveData: false }));

test('of several at one place, each is told apart by its address, and none lies over another', async ({ page }) => {
  const place = { latitude: 12.9, longitude: 13.2, lga: 'Bursari', state: 'Yobe' };
  await showOthers(page, (index) => ({ ...place, name: 'Haye Health Post', address: `${index + 1} Market Road` }));
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

test('on its own page a provider is told about without a way to that page', async ({ page }) => {
  await showOne(page, {});
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await map.locator('.map-marker').press('Enter');
  await expect(map.getByRole('dialog')).toBeFocused();
  await expect(map.getByRole('dialog').getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
});
