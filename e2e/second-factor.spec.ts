import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';

/** Returns the authenticator's code, now or `steps` later: a second code within half a minute needs the next step. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

async function setUp(page: Page): Promise<{ secret: string; recoveryCode: string }> {
  await page.goto('/profile?tab=security');
  await hydrated(page);
  const section = page.getByRole('region', { name: 'Second factor' });
  await section.getByRole('button', { name: 'Set up' }).click();
  await expect(section.getByLabel('Your password', { exact: true })).toBeFocused();
  await section.getByLabel('Your password', { exact: true }).fill('not mine');
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('link', { name: 'That is not your password.' })).toBeVisible();
  await section.getByLabel('Your password', { exact: true }).fill('secret-1');
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('heading', { name: 'Connect your authenticator app' })).toBeFocused();
  await expect(section.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const href = await section.getByRole('link', { name: 'Open it from here' }).getAttribute('href');
  const secret = new URL(href ?? '').searchParams.get('secret') ?? '';
  await section.getByLabel('Enter the 6 digits that it shows').fill(codeOf(secret));
  await section.getByRole('button', { name: 'Turn on' }).click();
  await expect(section.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  await expect(section.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await section.getByRole('link', { name: 'Save as a file' }).click();
  expect((await saved).suggestedFilename()).toBe('alafia-recovery-codes.txt');
  const recoveryCode = await section.getByRole('listitem').first().innerText();
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByText('10 recovery codes are left.')).toBeVisible();
  return { secret, recoveryCode };
}

test.use({ allowedConsole: [/status of 40[01]/] });

test('a patient sets up a second factor, signs in with a code, then without it again', async ({ page }) => {
  const { username, fullName } = await signInAsNewPatient(page);
  const { secret, recoveryCode } = await setUp(page);

  await page.request.post('/api/logout');
  await page.goto('/auth?next=/profile?tab=security');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Username or e-mail' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill('secret-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(page.getByText('Login failed')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Username or e-mail' })).toHaveValue(username);
  await expectAccessible(page);
  await code.fill('123 456');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(/That code is not right/)).toHaveCount(1);
  await expect(code).toHaveAccessibleDescription(/That code is not right/);
  await expect(code).toBeFocused();
  await expect(page.getByText('Login failed')).toHaveCount(0);
  await code.fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/profile\?tab=security$/);
  await expect(page.getByText(`Welcome back, ${fullName}!`).first()).toBeVisible();

  const section = page.getByRole('region', { name: 'Second factor' });
  await section.getByRole('button', { name: 'Turn off' }).click();
  await section.getByLabel('Your password', { exact: true }).fill('secret-1');
  await section.getByLabel('Code', { exact: true }).fill(recoveryCode.toUpperCase());
  await section.getByRole('button', { name: 'Turn off' }).click();
  await expect(section.getByRole('button', { name: 'Set up' })).toBeVisible();
});
