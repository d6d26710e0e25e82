import { expect, type Locator, type Page, test } from '@playwright/test';
import { documentAt } from './documents.ts';
import { hydrated } from './fixtures.ts';

test('every page of the sitemap exists, may be indexed and has its own metadata', async ({ page, baseURL }) => {
  const sitemap = await (await page.request.get('/sitemap-pages.xml')).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
  expect(pages.length).toBeGreaterThan(4);
  for (const url of pages) {
    expect(url.startsWith(baseURL ?? '')).toBe(true);
    const served = await documentAt(page, url);
    expect(served, url).toMatchObject({ status: 200, canonical: new URL(url).pathname, robots: undefined });
    expect(served.preview, url).toMatchObject({
      title: served.title,
      description: expect.stringMatching(/.{40,}/),
    });
  }
});

test('a page beyond the last results is not indexed; the first page is', async ({ page }) => {
  await page.goto('/?page=999');
  await expect(page.getByText('There are no more providers on this page')).toBeVisible();
  await expect(page.locator('head meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Back to the first page' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('head meta[name="robots"]')).toHaveCount(0);
});

test('the header menus offer a visitor and a patient their links, also by keyboard, and fit every width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await hydrated(page);
  const header = page.getByRole('banner');
  await test.step('a visitor at a computer', () => menusByKeyboard(page, header));
  await page.request.post('/api/login', { data: { username: 'amina.patient', password: 'Alafia-demo-2026' } });
  await page.reload();
  await hydrated(page);
  await expect(header.getByRole('link', { name: 'My Appointments' }).first()).toBeVisible();
  await expect(header.getByRole('link', { name: 'Symptom Tracker' }).first()).toBeVisible();
  await test.step('from phone to desktop', async () => {
    for (const width of [1280, 1024, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, String(width)).toBeLessThanOrEqual(0);
    }
  });
  await test.step('the phone menu has three groups and fits the screen', () => phoneMenu(page, header));
});

async function menusByKeyboard(page: Page, header: Locator): Promise<void> {
  await expect(header.getByRole('link', { name: 'My Appointments' })).toBeHidden();
  const colourOf = (menu: string) =>
    header.getByText(menu, { exact: true }).evaluate((button) => getComputedStyle(button).color);
  expect(await colourOf('Find Care')).not.toBe(await colourOf('Resources'));
  await header.getByText('Find Care').press('Enter');
  await expect(header.getByRole('link', { name: 'Find a Provider' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Find a Provider' })).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(header.getByRole('link', { name: 'Insurance Information' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(header.getByText('Find Care')).toBeFocused();
  await header.getByText('Resources', { exact: true }).click();
  await expect(header.getByRole('link', { name: 'FAQs' })).toBeVisible();
  await header.getByText('Find Care').click();
  await expect(header.getByRole('link', { name: 'FAQs' })).toBeHidden();
}

async function phoneMenu(page: Page, header: Locator): Promise<void> {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByLabel('Menu', { exact: true }).click();
  for (const [group, links] of [
    ['Main Menu', ['Find a Provider', 'My Appointments', 'Symptom Tracker']],
    ['Account', ['Profile Settings', 'Insurance Information']],
    ['Support', ['FAQs', 'Contact Us', 'Privacy Policy', 'Terms of Service']],
  ] as const) {
    const menu = header.getByRole('navigation', { name: group });
    for (const name of links) {
      const link = menu.getByRole('link', { name });
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  }
}

test('Back closes an open menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'View profile' }).first().click();
  // The new page takes the focus when it arrives, which would close the menu.
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page).toHaveURL(/\/provider\//);
  await page.getByLabel('Menu', { exact: true }).click();
  const entry = page.getByRole('banner').getByRole('link', { name: 'FAQs' });
  await expect(entry).toBeVisible();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(entry).toBeHidden();
});
