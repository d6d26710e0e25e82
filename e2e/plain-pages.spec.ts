import { documentAt } from './documents.ts';
import { countBytes, expect, expectSoundAtBothSizes, test } from './fixtures.ts';

/** Bytes on the wire. @see docs/decisions/013-plain-pages.md */
const BUDGET = 60_000;

const RESOURCES = 'Health Resources';
const PAGES = {
  'FAQ and contact': [
    ['/faq', 'Frequently Asked Questions'],
    ['/faq?q=zzzz', 'Frequently Asked Questions'],
    ['/contact-us', 'Contact Us'],
  ],
  'health resources': [
    ['/health-resources', RESOURCES],
    ['/health-resources?tab=educational', RESOURCES],
    ['/health-resources?tab=emergency', RESOURCES],
    ['/health-resources?tab=facilities', RESOURCES],
  ],
  'legal pages, developers and emergency': [
    ['/privacy-policy', 'Privacy Policy'],
    ['/terms-of-service', 'Terms of Service'],
    ['/developers', 'For developers'],
    ['/where-to-go', 'Where to go in an emergency'],
    ['/where-to-go?state=Lagos&place=Surulere', 'Where to go in an emergency'],
  ],
} as const;

for (const [group, pages] of Object.entries(PAGES)) {
  test(`each page costs at most 60 kB, describes itself, and is accessible and fits phone and desktop: ${group}`, async ({
    page,
  }) => {
    const wire = await countBytes(page);
    // Each costs what a first visit costs.
    await wire.network.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const [path, heading] of pages) {
      wire.bytes = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(wire.bytes, path).toBeGreaterThan(5000);
      expect(wire.bytes, path).toBeLessThanOrEqual(BUDGET);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(`${heading} · Alafia`);
      await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
      await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`${path.replace(/\?.*/, '')}$`),
      );
      const tab = page.locator('#tabs [aria-current="page"]');
      if (heading === RESOURCES) await expect(tab).toBeInViewport({ ratio: 1 });
      await expectSoundAtBothSizes(page);
    }
  });
}

test("a plain page's header turns solid on scrolling, Escape closes its menus, and Log out works", async ({ page }) => {
  await page.request.post('/api/login', { data: { username: 'amina.patient', password: 'Alafia-demo-2026' } });
  await page.goto('/terms-of-service');
  const header = page.locator('header');
  await expect(header).not.toHaveAttribute('data-solid');
  await page.mouse.wheel(0, 300);
  await expect(header).toHaveAttribute('data-solid');

  const account = page.getByLabel('Account menu of Amina Yusuf');
  await account.click();
  await expect(header.getByText('amina.patient@example.com')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.getByText('amina.patient@example.com')).toBeHidden();
  await expect(account).toBeFocused();

  await account.press('Enter');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect((await page.request.get('/api/user')).status()).toBe(401);
});

test('opened from inside the app, the same pages load no new document and search on Enter', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
  await page.getByRole('main').getByRole('searchbox').fill('USSD');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/faq?q=USSD');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(page.getByText('Payment is by cards, bank transfer, USSD or mobile money.')).toBeVisible();
  await page.getByRole('link', { name: 'Telehealth', exact: true }).click();
  await expect(page.getByText('No matches found')).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the FAQ opens answers, searches and keeps the category, and the menus of the header open', async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByText('Arrive 15 minutes early')).toBeHidden();
    await page.getByText('When should I arrive?').click();
    await expect(page.getByText('Arrive 15 minutes early')).toBeVisible();
    await page.getByRole('link', { name: 'Payments & Insurance' }).click();
    await expect(page).toHaveURL('/faq?category=payments');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Payments & Insurance');
    await page.getByRole('main').getByRole('searchbox').fill('no such thing');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/faq?category=payments&q=no+such+thing');
    await expect(page.getByText('No matches found')).toBeVisible();
    await page.getByRole('link', { name: 'Show all questions' }).click();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { name: 'Still have questions?' })).toBeVisible();

    const header = page.getByRole('banner');
    await header
      .getByText('Find Care')
      .or(header.getByLabel('Menu', { exact: true }))
      .filter({ visible: true })
      .click();
    await header.getByRole('link', { name: 'Find a Provider' }).filter({ visible: true }).click();
    await expect(page).toHaveURL('/');
  });

  test('the health resources switch tabs, search, offer calls and link to the provider search', async ({ page }) => {
    await page.goto('/health-resources');
    await page.getByRole('link', { name: 'Emergency', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Call 112' }).last()).toHaveAttribute('href', 'tel:112');
    await expect(page.getByRole('link', { name: 'Call 122' })).toHaveAttribute('href', 'tel:122');
    await page.getByRole('main').getByRole('searchbox').fill('zzzz');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/health-resources?tab=emergency&q=zzzz');
    await expect(page.getByText('No resources found')).toBeVisible();
    await page.goto('/health-resources?tab=facilities');
    await page.getByRole('link', { name: /Find one.*Dental/ }).click();
    await expect(page).toHaveURL(/\/\?q=dental#results$/);
    await expect(page.getByRole('article').first()).toContainText(/Dent/);
  });

  test('the legal pages show their date, sections and a link back', async ({ page }) => {
    for (const [path, section] of [
      ['/privacy-policy', 'Children under 18'],
      ['/privacy-policy', 'Messages to support: 2 years from the message'],
      ['/terms-of-service', 'Governing law'],
    ] as const) {
      const { text, links } = await documentAt(page, path);
      expect(text).toContain('Last updated: April 1, 2025');
      expect(text).toContain(section);
      expect(links).toContainEqual(['Back to Home', '/']);
    }
  });
});
