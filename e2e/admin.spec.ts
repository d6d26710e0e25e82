import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, signInAsNewPatient, test } from './fixtures.ts';

const SCREENS = ['/admin', '/admin/audit', '/admin/messages', '/admin/reviews'] as const;

async function signInAsAdmin(page: Page): Promise<void> {
  const answer = await page.request.post('/api/login', {
    data: { username: 'admin.demo', password: 'Alafia-demo-2026' },
  });
  expect(answer.status()).toBe(200);
}

test('an administrator who opens the home page is in the admin area, with its links and no patient links', async ({
  page,
}, { project }) => {
  await signInAsAdmin(page);
  const direct = await page.request.get('/', { maxRedirects: 0 });
  expect(direct.status()).toBe(302);
  expect(direct.headers()['location']).toBe('/admin');
  await page.goto('/');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await hydrated(page);
  if (project.name === 'phone') await page.getByLabel('Menu', { exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main Menu' }).filter({ visible: true });
  await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'Providers', 'Applications', 'Reports & Analytics']);
  await page.getByRole('link', { name: 'Alafia', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('after signing in an administrator lands in the admin area', async ({ page }) => {
  await page.goto('/auth');
  await hydrated(page);
  await page
    .getByRole('textbox', { name: /user ?name/i })
    .first()
    .fill('admin.demo');
  await page.getByLabel('Password', { exact: true }).first().fill('Alafia-demo-2026');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /sign in|login/i })
    .click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('Urgent Care', { exact: true })).toBeVisible();
});

test('the audit log is checked, shows the check, and is narrowed by the address', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/audit');
  await hydrated(page);
  await page.getByRole('button', { name: 'Check the log' }).click();
  await expect(page.getByText('The log is whole:')).toBeVisible();
  await page.getByLabel('Act', { exact: true }).fill('audit.check');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/act=audit\.check/);
  await expect(page.getByRole('cell', { name: 'audit.check' }).first()).toBeVisible();
  await page.getByLabel('Act', { exact: true }).fill('no such act');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No entries found')).toBeVisible();
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
});

test('signed out, every screen of the area leads to sign-in and back; a patient is sent home', async ({ page }) => {
  for (const path of SCREENS) {
    const answer = await page.request.get(`${path}?page=2`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers()['location']).toBe(`/auth?next=${encodeURIComponent(`${path}?page=2`)}`);
  }
  await signInAsNewPatient(page);
  for (const path of SCREENS) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], path).toEqual([302, '/']);
  }
});

test('no screen of the area has an accessibility fault or is wider than the phone', async ({ page }) => {
  await signInAsAdmin(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of SCREENS) {
      await page.goto(path);
      await hydrated(page);
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  }
});
