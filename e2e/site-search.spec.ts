import { expectAccessible } from './accessible.ts';
import { documentAt } from './documents.ts';
import { expect, hydrated, test } from './fixtures.ts';

const MENU = 'Menu';

test('the header search finds providers, questions and health resources', async ({ page }, { project }) => {
  await page.goto('/');
  await hydrated(page);
  const header = page.getByRole('banner');
  if (project.name === 'phone') await header.getByLabel(MENU, { exact: true }).click();
  const box = header.getByRole('searchbox', { name: 'Find care and answers' }).filter({ visible: true });
  await box.fill('pregnancy');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=pregnancy$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Health Resources' })).toBeVisible();
  await expectAccessible(page);

  const again = page.getByRole('main').getByRole('searchbox');
  await again.fill('cancel appointment');
  await again.press('Enter');
  await expect(page).toHaveURL('/search?q=cancel+appointment');
  await page.getByRole('region', { name: 'Questions and answers' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/faq#/);
  const id = new URL(page.url()).hash;
  await expect(page.locator(id)).toBeVisible();
});

test('the header search covers all of Nigeria and links to the full search', async ({ page }) => {
  const { links } = await documentAt(page, '/search?q=cardiology');
  expect(links).toContainEqual([expect.any(String), expect.stringMatching(/^\/provider\/\d+$/)]);
  const [, all] = links.find(([text]) => /^Show /.test(text)) ?? [];
  expect(all).toMatch(/city=all/);
  expect((await documentAt(page, all ?? '')).articles[0]).toContain('Cardiology');
});

test('a search without results says so, and markup in the query stays text', async ({ page }) => {
  const typed = '<img src=x onerror=alert(1)>zzzz';
  await page.goto(`/search?q=${encodeURIComponent(typed)}`);
  await expect(page.getByText('No matches found')).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(typed);
  await expectAccessible(page);
});
