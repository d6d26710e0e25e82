import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { codeOf } from './code-files.ts';
import { documentAt } from './documents.ts';
import { expect, hydrated, test } from './fixtures.ts';

/** Focuses the home page's search box. Returns it and its suggestions. */
async function searchBox(page: Page) {
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  return {
    box: page.getByRole('combobox', { name: 'Search' }),
    options: page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option'),
  };
}

test('the search box suggests while typing: a specialty by keyboard, a place by tap', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const { box, options } = await searchBox(page);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.pressSequentially('cardio');
  await expect(options.first()).toContainText('Cardiology');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(box).toHaveValue('Cardiology');
  await expect(options).toHaveCount(0);
  await expect(page).toHaveURL(/q=Cardiology/);
  await expect(page.getByRole('article').first()).toContainText('Cardiology');
  await expect(page.getByRole('heading', { name: /providers? in Lagos/ })).toBeFocused();

  await box.fill('port har');
  await options.filter({ hasText: /^Port Harcourt · Rivers$/ }).click();
  await expect(page).toHaveURL(/q=Port\+Harcourt%2C\+Rivers/);
  await expect(page.getByRole('article').first()).toContainText('Rivers');
  // Replacing the text also removes the place.
  await box.fill('dentist');
  await expect(page.getByRole('heading', { name: /providers? in Lagos/ })).toBeVisible();
});

test('text restored by Back opens no suggestions', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const { box, options } = await searchBox(page);
  for (const text of ['cardio', 'derma']) {
    await box.fill(text);
    await expect(options.first()).toBeVisible();
    await box.press('Enter');
    await expect(page).toHaveURL(`/?q=${text}`);
  }
  await page.goBack();
  await expect(page).toHaveURL('/?q=cardio');
  const again = page.waitForResponse(/suggestions\?q=cardio/);
  await expect(box).toHaveValue('cardio');
  await Promise.race([again, page.waitForLoadState('networkidle')]);
  await expect(options).toHaveCount(0);
});

test('arrow keys, typing and Escape work with the suggestions, and a suggested provider opens its page', async ({
  page,
}) => {
  const phone = page.viewportSize() ?? { width: 360, height: 740 };
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await hydrated(page);
  const name = (await page.getByRole('article').first().getAttribute('aria-label')) ?? '';
  const heading = await page.getByRole('article').first().getByRole('heading').textContent();
  const { box, options } = await searchBox(page);
  await test.step('the suggestion reached by arrow keys is in view on the smallest screen', async () => {
    await box.pressSequentially('de');
    await expect(options.first()).toBeVisible();
    await box.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await expect(options.last()).toBeInViewport({ ratio: 1 });
  });
  await page.setViewportSize(phone);
  await test.step('typing after an arrow key deselects the suggestion', async () => {
    await box.press('r');
    await expect(options.and(page.locator('[aria-selected="true"]'))).toHaveCount(0);
    await box.press('Enter');
    await expect(box).toHaveValue('der');
    await expect(page).toHaveURL('/?q=der');
  });
  await test.step('Escape closes the suggestions and keeps the text', async () => {
    await box.fill('');
    await box.pressSequentially('pedia');
    await expect(options.first()).toBeVisible();
    await box.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(box).toHaveValue('pedia');
    await box.press('ArrowDown');
    await expect(options.first()).toBeVisible();
  });
  await test.step('a suggested provider opens its page', async () => {
    const wanted = heading ?? name;
    await box.fill(wanted);
    await options.filter({ hasText: wanted }).first().click();
    await expect(page).toHaveURL(/\/provider\/\d+/);
    await expect(page.getByRole('heading', { name: wanted }).first()).toBeVisible();
  });
});

test('the right mouse button selects no suggestion', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const { box, options } = await searchBox(page);
  const first = options.first();
  await box.pressSequentially('cardio');
  await first.click({ button: 'right' });
  await expect(first).toBeVisible();
  await expect(box).toHaveValue('cardio');
  await expect(box).toBeFocused();
});

test.describe('when the suggestions code fails to load', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });
  test('the search box works without suggestions', async ({ page }) => {
    await page.route(codeOf('src/features/search/web/search-suggestions.tsx'), (route) => route.abort());
    await page.goto('/');
    await hydrated(page);
    const box = page.getByRole('searchbox', { name: 'Search' });
    const failed = page.waitForEvent('requestfailed');
    await box.focus();
    await failed;
    await box.fill('Cardiology');
    await expect(page).toHaveURL(/q=Cardiology/);
    await expect(page.getByRole('article').first()).toContainText('Cardiology');
  });
});

test('filters in words narrow the search, and the page says if no provider is known to meet them', async ({ page }) => {
  const text = 'None of these is known to offer all that you ask for. Ask before you go.';
  const known = await documentAt(page, '/?q=cardiologist+speaks+igbo');
  expect(known.articles[0]).toContain('Cardiology');
  expect(known.text).not.toContain(text);
  await page.goto('/?q=dentist+speaks+nupe');
  await expect(page.getByRole('article').first()).toContainText('Dent');
  await expect(page.getByText(text)).toBeVisible();
  await expectAccessible(page);
});
