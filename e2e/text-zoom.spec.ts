import type { Page } from '@playwright/test';
import { freeSlot } from './booking.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';

// Unlike the browser's font size setting, a larger font size on the page changes no media query.
const zoomText = (page: Page, percent: number) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent);

test('larger text keeps header and filters intact, without sideways scrolling', async ({ page }) => {
  await page.goto('/?city=Port+Harcourt&page=2');
  await hydrated(page);
  await page.getByRole('main').getByText('Filters', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /Open now \d+/ })).toBeVisible();
  await page.getByText('More filters').click();
  const header = page.getByRole('banner');
  const signIn = header.getByRole('link', { name: 'Sign In' });
  const menu = header.getByLabel('Menu', { exact: true });
  for (const percent of [150, 175, 200]) {
    await test.step(`${percent} %`, async () => {
      await zoomText(page, percent);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await expect(signIn).toBeInViewport({ ratio: 1 });
      await expect(menu).toBeInViewport({ ratio: 1 });
      // Room for a dozen letters of the query.
      const text = page.getByRole('searchbox', { name: 'Search' });
      expect((await text.boundingBox())?.width).toBeGreaterThan(110 * (percent / 100));
      // On one line.
      expect((await signIn.boundingBox())?.height).toBeLessThan(32 * (percent / 100) + 12);
      // Room for "Port Harcourt", the padding and the arrow.
      const city = page.getByRole('combobox', { name: 'City' });
      expect((await city.boundingBox())?.width).toBeGreaterThan(110 * (percent / 100) + 52);
      await menu.click();
      const search = header.getByRole('button', { name: 'Find' });
      await expect(search).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(search).toBeHidden();
    });
  }
});

test('text at 200 % widens no screen and no row of tabs', async ({ page }) => {
  const fits = async (path: string) => {
    const { scrollWidth, tabs } = await page.evaluate(() => {
      const strip = document.getElementById('tabs');
      return {
        scrollWidth: document.documentElement.scrollWidth,
        tabs: strip && strip.scrollWidth - strip.clientWidth,
      };
    });
    expect(scrollWidth, path).toBe(360);
    expect(tabs ?? 0, path).toBe(0);
  };
  const open = async (path: string, ...further: string[]) => {
    await page.goto(path);
    await hydrated(page);
    await zoomText(page, 200);
    await fits(path);
    for (const name of further) {
      const tab = page.getByRole('tab', { name });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await fits(`${path}, ${name}`);
    }
  };
  await open('/auth', 'Register');
  for (const path of ['/join-network', '/provider-portal']) await open(path);
  const { provider, slot } = await freeSlot(page, { specialty: 'Pediatrics' }, 20);
  await signInAsNewPatient(page);
  const appointment = { providerId: provider.id, date: slot.dateTime, visitType: 'in-person', careType: 'routine' };
  const booked = await page.request.post('/api/appointments', { data: { ...appointment, reason: 'Cough' } });
  expect(booked.status()).toBe(201);
  await open('/provider/1', 'Reviews', 'Location');
  for (const path of ['/my-appointments', '/symptom-tracker', '/messages', '/insurance-information']) await open(path);
  await open('/profile', 'Security', 'Privacy');
  for (const path of ['/faq', '/contact-us']) {
    await page.goto(path);
    await zoomText(page, 200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});
