import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';

test.use({ allowedConsole: [/the server responded with a status of (400|401)/] });

const PASSWORD = 'secret-1';

async function open(page: Page): Promise<{ username: string }> {
  const patient = await signInAsNewPatient(page);
  await page.goto('/profile?tab=privacy');
  await hydrated(page);
  return patient;
}

/** Gives a consent by keyboard, which survives a reload, and withdraws it. */
async function changeConsent(page: Page): Promise<void> {
  const diary = page.getByRole('switch', { name: 'Symptom diary and health insights' });
  await expect(diary).not.toBeChecked();
  await diary.focus();
  await page.keyboard.press('Space');
  await expect(diary).toBeChecked();
  const item = page.getByRole('listitem').filter({ has: diary });
  await expect(item).toContainText(/Given on .+ Version 1/);
  await page.reload();
  await hydrated(page);
  await expect(diary).toBeChecked();
  await diary.click();
  await expect(diary).not.toBeChecked();
  await expect(item).toContainText(/Withdrawn on .+ Version 1/);
}

async function downloadData(page: Page, username: string): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^alafia-data-\d+-\d{4}-\d{2}-\d{2}\.json$/);
  const exported = JSON.parse(await readFile(await download.path(), 'utf8')) as { data: Record<string, unknown> };
  expect(exported.data).toMatchObject({ profile: { username } });
  expect(exported.data['consents']).toContainEqual(expect.objectContaining({ purpose: 'account', granted: true }));
}

/** Opens the question before deleting the account and leaves it, then deletes the account with the right password. */
async function deleteAccount(page: Page, username: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Delete my account...' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(button).toBeFocused();
  expect((await page.request.get('/api/user')).status()).toBe(200);
  await button.click();
  await expect(dialog).toContainText('Providers must keep records of the care they gave');
  await expectAccessible(page);
  await dialog.getByLabel('Your password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('That is not your password.').first()).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  const answer = await page.request.post('/api/login', { data: { username, password: PASSWORD } });
  expect(answer.status()).toBe(401);
}

test('a patient sees who opened the record, gives and withdraws a consent, downloads all data and deletes the account', async ({
  page,
}) => {
  const { username } = await open(page);
  await expect(page.getByText('Nobody but you has opened your record.')).toBeVisible();
  await test.step('a consent that cannot be withdrawn has no switch and says what to do instead', async () => {
    const account = page.getByRole('listitem').filter({ hasText: 'Your account' }).first();
    await expect(account).toContainText('To withdraw it, delete your account.');
    await expect(account).toContainText(/Given on/);
    await expect(account.getByRole('switch')).toHaveCount(0);
  });
  await test.step('a consent is given and withdrawn, and the record survives a reload', () => changeConsent(page));
  await test.step('all personal data can be downloaded as a file', () => downloadData(page, username));
  await test.step('deleting can be cancelled, requires the password and ends the account', () =>
    deleteAccount(page, username));
});
