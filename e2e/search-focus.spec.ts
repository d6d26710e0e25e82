import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

const title = (page: Page) => page.getByRole('heading', { name: /providers? in/i });

test('filtering and typing on a later page of results keep the focus', async ({ page }) => {
  await page.goto('/?city=all&page=2');
  await hydrated(page);
  await test.step('on the filter', async () => {
    await page.getByText('Filters', { exact: true }).click();
    const telehealth = page.getByRole('checkbox', { name: /Telehealth/ });
    const before = (await title(page).textContent()) ?? '';
    await telehealth.press('Space');
    await expect(page).toHaveURL('/?city=all&telehealth=true');
    await expect(title(page)).not.toHaveText(before);
    await expect(telehealth).toBeFocused();
    await telehealth.press('Space');
    await expect(page).toHaveURL('/?city=all');
    await expect(title(page)).toHaveText(before);
  });
  await test.step('in the search box', async () => {
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/?city=all&page=2');
    await expect(title(page)).toBeFocused();
    await page.getByRole('searchbox', { name: 'Search' }).focus();
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.pressSequentially('hosp');
    await expect(page).toHaveURL('/?city=all&q=hosp');
    await expect(page.getByText('Best matches first')).toBeVisible();
    await page.keyboard.type('ital');
    await expect(box).toHaveValue('hospital');
    await expect(page).toHaveURL('/?city=all&q=hospital');
  });
});

test('opened filters show result counts, and stay expanded when the last one is cleared', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByText('Filters', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /Telehealth \d+/ })).toBeVisible();
  const label = await page.getByRole('option', { name: /^Cardiology \(\d+\)$/ }).textContent();
  const count = Number(/\((\d+)\)/.exec(label ?? '')?.[1]);
  const specialty = page.getByRole('combobox', { name: 'Specialty' });
  await specialty.selectOption('Cardiology');
  await expect(page.getByRole('heading', { name: new RegExp(`^${count} providers? in Lagos`) })).toBeVisible();
  await specialty.selectOption('');
  await expect(page).toHaveURL('/');

  await page.getByText('More filters', { exact: true }).click();
  const language = page.getByRole('combobox', { name: 'Language' });
  await language.focus();
  await language.selectOption('Hausa');
  await expect(page).toHaveURL('/?language=Hausa');
  await language.selectOption('');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
  await expect(language).toBeFocused();
});

test('a link that changes the search disappears and moves the focus to the results', async ({ page }) => {
  for (const [path, link, reached] of [
    ['/?telehealth=true&openNow=true', 'Clear filters', /\/(#results)?$/],
    ['/?urgentCare=true&state=Yobe', 'Search all of Nigeria', /city=all/],
    ['/?urgentCare=true&state=Yobe', 'Find hospitals for emergencies', /^(?!.*urgentCare).*q=emergency/],
    ['/?lat=12&lng=8.52', 'Show the nearest in all of Nigeria', /city=all/],
  ] as const) {
    await test.step(link, async () => {
      await page.goto(path);
      await hydrated(page);
      await page.getByRole('link', { name: link }).first().press('Enter');
      await expect(page).toHaveURL(reached);
      await expect(title(page)).toBeFocused();
    });
  }
});

test.describe('when the search fails', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });
  test('the heading keeps describing the earlier results during a retry', async ({ page }) => {
    const search = /\/api\/providers\?/;
    await page.goto('/?city=all');
    await hydrated(page);
    const before = (await title(page).textContent()) ?? '';
    await page.route(search, (route) => route.abort());
    await page.getByRole('combobox', { name: 'City' }).selectOption('Port Harcourt');
    const again = page.getByRole('link', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute(search);
    const network = Promise.withResolvers<void>();
    await page.route(search, async (route) => {
      await network.promise;
      await route.continue();
    });
    await again.press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(title(page)).toHaveText(before);
    await expect(page.getByText('Your words lead outside')).toHaveCount(0);
    await expect(title(page)).toBeFocused();
    network.resolve();
    await expect(title(page)).toHaveText(/in Port Harcourt$/);
    await expect(title(page)).toBeFocused();
  });
});
