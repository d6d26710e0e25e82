import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { boxOf, countInView, fakeConnection, mapOn, nextPage, panAway, showMap, showResultsMap } from './map-steps.ts';

test.beforeEach(({ page }) => fakeConnection(page, { effectiveType: '3g', saveData: false }));

test('far from cities, zooming into groups keeps a place name in view and markers clear of buttons', {
  tag: '@both',
}, async ({ page }) => {
  await showResultsMap(page, (index) => ({ latitude: 12.9 + 0.002 * (index % 3), longitude: 13.2 + 0.0004 * index }));
  const map = mapOn(page);
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

test('a group shows its number, lists its providers without overlap, and looks approximate if most of them are', async ({
  page,
}) => {
  const place = { latitude: 12.9, longitude: 13.2, lga: 'Bursari', state: 'Yobe', name: 'Haye Health Post' };
  const at = (index: number) => ({ ...place, address: `${index + 1} Market Road` });
  const longName = 'Wuse Women (Maternity) Wellness Centre';
  await showResultsMap(
    page,
    (index) => ({ ...at(index), locationPrecision: index % 2 === 0 ? 'exact' : 'area' }),
    (index) => ({ ...at(index), locationPrecision: index === 3 ? 'exact' : 'area' }),
    (index) => ({ name: longName, latitude: 7 + (index % 5), longitude: 5 + Math.floor(index / 2) }),
  );
  const map = mapOn(page);
  const group = map.getByRole('button', { name: /^\d+ providers$/ });
  await expect(group).not.toHaveClass(/map-marker-approximate/);
  await nextPage(page, 3);
  const vague = map.getByRole('button', { name: /^\d+ providers, approximate position$/ });
  await expect(vague).toHaveClass(/map-marker-approximate/);
  await test.step('the popup lists the providers at one place', () => openGroup(page, map, vague));
  await test.step('the initials of a long name fit on one line inside the marker', async () => {
    await nextPage(page, 4);
    const marker = map.locator('.map-marker', { hasText: /^[A-Z]+$/ }).first();
    await expect(marker).toBeVisible();
    // The map may still be redrawing its markers.
    await expect(async () => {
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
    }).toPass();
  });
});

/** Opens a group of providers at one place: each entry of its popup is whole, and the marker stays in sight and marked. */
async function openGroup(page: Page, map: Locator, marker: Locator): Promise<void> {
  const popup = map.getByRole('dialog', { name: 'Providers at this place' });
  await expect(async () => {
    await marker.press('Enter', { timeout: 1000 });
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
  const card = await boxOf(popup);
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(marker);
      return y + height;
    })
    .toBeLessThanOrEqual(card.y);
  expect((await boxOf(marker)).y).toBeGreaterThanOrEqual((await boxOf(map)).y);
  await expectAccessible(page);
  await map.getByRole('button', { name: 'Zoom out' }).press('Enter');
  await expect(marker).toHaveAttribute('aria-current', 'true');
}

test('a patient near, far from or abroad of the listed providers sees them, and the own location covers none', async ({
  page,
}) => {
  const map = mapOn(page);
  const user = map.locator('.map-user');
  const openAt = async (lat: number, lng: number) => {
    await page.goto(`/?city=Lagos&lat=${lat}&lng=${lng}`);
    await showMap(page);
    await expect(user).toBeAttached();
  };
  await test.step('near: markers cover the own location, and not each other', async () => {
    await openAt(6.5, 3.36);
    await expectOrder(page);
  });
  await test.step('abroad', async () => {
    await openAt(51.507, -0.128);
    expect(await countInView(map)).toBe(await map.locator('.map-marker').count());
    await expect(map.getByText('Ikeja')).toBeVisible();
  });
  await test.step('far: Show all providers includes the own location, as at first', async () => {
    await openAt(12, 8.517);
    await expect(map.getByRole('img', { name: 'Your location' })).toBeVisible();
    expect(await countInView(map, '.map-user')).toBe(1);
    expect(await countInView(map)).toBeGreaterThanOrEqual(1);
    await expectAccessible(page);
    await panAway(map);
    await map.getByRole('button', { name: 'Show all providers' }).click();
    await expect.poll(() => countInView(map)).toBeGreaterThanOrEqual(1);
    expect(await countInView(map, '.map-user')).toBe(1);
  });
});

async function expectOrder(page: Page): Promise<void> {
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
}
