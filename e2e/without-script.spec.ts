import { expect, test } from '@playwright/test';
import { documentAt } from './documents.ts';
import { profileLink } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript, providers are listed, search, paging and profiles work, and the code of a paper is checked', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: "Let's find you care" })).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await test.step('content that scrolls under the header does not show through', async () => {
    const header = page.getByRole('banner');
    await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(header).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
  });
  await page.getByRole('link', { name: /next/i }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.getByRole('main').getByRole('searchbox').fill('pediatrics');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/q=pediatrics/);
  await expect(page.getByRole('article').first()).toContainText('Pediatrics');
  await profileLink(page).click();
  await expect(page).toHaveURL(/\/provider\/\d+/);
  await expect(page.getByText('Office hours')).toBeVisible();

  await test.step('choosing a city overrides the state', async () => {
    await page.goto('/?state=Kano');
    await page.getByRole('combobox', { name: 'City' }).selectOption('Port Harcourt');
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByRole('heading', { name: /providers? in Port Harcourt/ })).toBeVisible();
  });

  await test.step('the code of a paper is checked', async () => {
    await page.goto('/verify');
    await page.getByLabel('The code on the paper').fill('AAAA-AAAA-AAAA');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('No paper has this code')).toBeVisible();
    await expect(page.getByLabel('The code on the paper')).toHaveValue('AAAA-AAAA-AAAA');
  });
});

test('an unknown page and an unknown provider return 404 with their screens', async ({ page }) => {
  for (const path of ['//example.com', '/a%0d%0ab', '/provider/abc', '/visit/abc']) {
    const address = new URL(test.info().project.use.baseURL ?? '').origin + path;
    expect((await page.request.get(address)).status(), path).toBe(404);
  }
  expect(await documentAt(page, '/nonsense')).toMatchObject({
    status: 404,
    text: expect.stringContaining('The page you are looking for does not exist. It might have been moved or deleted.'),
  });
  expect(await documentAt(page, '/provider/999999')).toMatchObject({
    status: 404,
    text: expect.stringContaining("The provider you're looking for doesn't exist or has been removed."),
  });
});

test('title and canonical URL of a search name its place, specialty and page', async ({ page }) => {
  const chosen = await documentAt(page, '/?openNow=true&specialty=Pediatrics&state=Rivers');
  expect(chosen.canonical).toBe('/?state=Rivers&specialty=Pediatrics');
  expect(chosen.title).toMatch(/^Pediatrics, Rivers/);
  for (const [path, title] of [
    ['/?q=clinic', 'Find care'],
    ['/?city=Port+Harcourt', 'Port Harcourt'],
    ['/?city=all&specialty=Pediatrics', 'Pediatrics, Nigeria'],
    ['/?page=2', 'Find care, page 2'],
    ['/?state=Kano&page=3', 'Kano, page 3'],
  ] as const) {
    expect((await documentAt(page, path)).title, path).toBe(`${title} · Alafia`);
  }
});

test('a provider page has a title, description, canonical URL and structured data, at an encoded URL too', async ({
  page,
}) => {
  const served = await documentAt(page, '/provider/1');
  expect(served.title).toMatch(/.+ · Alafia/);
  expect(served.description).toMatch(/.{40,}/);
  expect(served.canonical).toMatch(/\/provider\/1$/);
  expect(JSON.parse(served.structured)).toMatchObject({
    '@context': 'https://schema.org',
    name: expect.any(String),
    address: expect.any(Object),
  });
  expect(await documentAt(page, '/provider/%31')).toMatchObject({ status: 200, title: served.title });
  expect(await documentAt(page, '/provider/1%00')).toMatchObject({
    status: 404,
    text: expect.stringContaining('Provider Not Found'),
  });
});
