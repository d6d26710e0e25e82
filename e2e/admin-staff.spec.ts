import { expectAccessible } from './accessible.ts';
import { expect, hydrated, signInAsAdmin, test } from './fixtures.ts';

test('an administrator is invited, gets other permissions and loses access', { tag: '@desktop' }, async ({ page }) => {
  await signInAsAdmin(page);
  const name = `Ivy Invited ${process.pid}x${Date.now().toString(36)}`;
  await page.goto('/admin/staff');
  await hydrated(page);
  await page.getByRole('button', { name: 'Invite administrator' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite administrator' });
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  const summary = invite.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    'Choose at least one',
  ]);
  await invite.getByLabel('Full name').fill(name);
  const email = `${name.replaceAll(' ', '.').toLowerCase()}@example.com`;
  await invite.getByLabel('Email').fill(email);
  await invite.getByLabel('Manage providers').check();
  await invite.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`An invitation is on its way to ${email}`, { exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Manage providers');
  await expect(row).toContainText('Invited');

  await row.getByRole('button', { name: 'Permissions' }).click();
  const permissions = page.getByRole('dialog', { name: 'Permissions' });
  await permissions.getByLabel('Manage providers').uncheck();
  await permissions.getByLabel('See reports and analytics').check();
  await permissions.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('See reports and analytics');
  await expect(row).not.toContainText('Manage providers');

  await row.getByRole('button', { name: 'Close account' }).click();
  const closing = page.getByRole('dialog', { name: 'Close this account?' });
  await expect(closing).toContainText(email);
  await expectAccessible(page);
  await closing.getByRole('button', { name: 'Close account' }).click();
  await expect(row).toContainText('Closed');
  await expect(row.getByRole('button')).toHaveText([/Open again/]);
  const own = page.getByRole('row').filter({ hasText: 'This is you' });
  await expect(own.getByRole('button')).toHaveCount(0);
  await page.goto('/admin/staff');
  await hydrated(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
