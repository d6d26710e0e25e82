import { expect, test } from '@playwright/test';
import { profileLink } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript, providers are listed and search, paging and profiles work', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: "Let's find you care" })).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.getByRole('main').getByRole('searchbox').fill('pediatrics');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/q=pediatrics/);
  await expect(page.getByRole('article').first()).toContainText('Pediatrics');
  await profileLink(page).click();
  await expect(page).toHaveURL(/\/provider\/\d+/);
  await expect(page.getByText('Office hours')).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: /next/i }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('article')).not.toHaveCount(0);
});

test('choosing a city overrides the state without JavaScript too', async ({ page }) => {
  await page.goto('/?state=Kano');
  await page.getByRole('combobox', { name: 'City' }).selectOption('Port Harcourt');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: /providers? in Port Harcourt/ })).toBeVisible();
});

test('an unknown page and an unknown provider return 404 with their screens', async ({ page }) => {
  for (const path of ['/nonsense', '//example.com', '/a%0d%0ab', '/provider/abc', '/visit/abc']) {
    const address = new URL(test.info().project.use.baseURL ?? '').origin + path;
    expect((await page.request.get(address)).status(), path).toBe(404);
  }
  expect((await page.goto('/nonsense'))?.status()).toBe(404);
  await expect(
    page.getByText('The page you are looking for does not exist. It might have been moved or deleted.'),
  ).toBeVisible();
  expect((await page.goto('/provider/999999'))?.status()).toBe(404);
  await expect(page.getByText("The provider you're looking for doesn't exist or has been removed.")).toBeVisible();
});

test('the canonical URL and title of a search name only its place and specialty', async ({ page }) => {
  await page.goto('/?openNow=true&specialty=Pediatrics&state=Rivers');
  const canonical = page.locator('head link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', '/?state=Rivers&specialty=Pediatrics');
  await expect(page).toHaveTitle(/^Pediatrics, Rivers/);
});

test('the title of a search names a place other than Lagos, and the page number from page 2 on', async ({ page }) => {
  for (const [path, title] of [
    ['/?q=clinic', 'Find care'],
    ['/?city=Port+Harcourt', 'Port Harcourt'],
    ['/?city=all&specialty=Pediatrics', 'Pediatrics, Nigeria'],
    ['/?page=2', 'Find care, page 2'],
    ['/?state=Kano&page=3', 'Kano, page 3'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Alafia`);
  }
});

test('a provider page has a title, description, canonical URL and structured data', async ({ page }) => {
  await page.goto('/provider/1');
  await expect(page).toHaveTitle(/.+ · Alafia/);
  await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', /.{40,}/);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/provider\/1$/);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    name: expect.any(String),
    address: expect.any(Object),
  });
});

test('an encoded URL shows the same provider, and an invalid one shows Provider Not Found', async ({ request }) => {
  const plain = await (await request.get('/provider/1')).text();
  const title = /<title>[^<]+/.exec(plain)?.[0];
  const encoded = await request.get('/provider/%31');
  expect(encoded.status()).toBe(200);
  expect(await encoded.text()).toContain(title);
  const none = await request.get('/provider/1%00');
  expect(none.status()).toBe(404);
  expect(await none.text()).toContain('Provider Not Found');
});

test('content that scrolls under the header does not show through', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(header).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
});

test('the code of a paper is checked without JavaScript', async ({ page }) => {
  await page.goto('/verify');
  await page.getByLabel('The code on the paper').fill('AAAA-AAAA-AAAA');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('No paper has this code')).toBeVisible();
  await expect(page.getByLabel('The code on the paper')).toHaveValue('AAAA-AAAA-AAAA');
});
