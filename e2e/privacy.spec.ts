import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';

const PASSWORD = 'secret-1';

async function open(page: Page): Promise<{ username: string }> {
  const patient = await signInAsNewPatient(page);
  await page.goto('/profile?tab=privacy');
  await hydrated(page);
  return patient;
}

test('a consent is given and withdrawn, and the record survives a reload', async ({ page }) => {
  await open(page);
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
});

test('a consent that cannot be withdrawn has no switch and says what to do instead', async ({ page }) => {
  await open(page);
  const account = page.getByRole('listitem').filter({ hasText: 'Your account' }).first();
  await expect(account).toContainText('To withdraw it, delete your account.');
  await expect(account).toContainText(/Given on/);
  await expect(account.getByRole('switch')).toHaveCount(0);
});

test("a new patient's record shows no access by others", async ({ page }) => {
  await open(page);
  await expect(page.getByText('Nobody but you has opened your record.')).toBeVisible();
});

test('a patient can download all personal data as a file', async ({ page }) => {
  const { username } = await open(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^alafia-data-\d+-\d{4}-\d{2}-\d{2}\.json$/);
  const exported = JSON.parse(await readFile(await download.path(), 'utf8')) as { data: Record<string, unknown> };
  expect(exported.data).toMatchObject({ profile: { username }, consents: [{ purpose: 'account', granted: true }] });
});

test.describe('deleting the account', () => {
  test.use({ allowedConsole: [/the server responded with a status of (400|401)/] });

  test('requires the password, says what is kept and ends the account', async ({ page }) => {
    const { username } = await open(page);
    await page.getByRole('button', { name: 'Delete my account...' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
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
  });

  test('can be cancelled, which returns the focus to the button', async ({ page }) => {
    await open(page);
    const button = page.getByRole('button', { name: 'Delete my account...' });
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep my account' }).click();
    await expect(button).toBeFocused();
    expect((await page.request.get('/api/user')).status()).toBe(200);
  });
});

test('registration of a patient under 18 requires a guardian', async ({ page }) => {
  await page.goto('/auth');
  await hydrated(page);
  await page.getByRole('tab', { name: 'Register' }).click();
  const username = `young${Date.now().toString(36)}`;
  await page.getByLabel('Full name', { exact: true }).fill('Ife Young');
  await page.getByRole('tabpanel').getByLabel('E-mail').fill(`${username}@example.com`);
  await page.getByRole('tabpanel').getByLabel('Username').last().fill(username);
  await page.getByRole('tabpanel').getByLabel('Password', { exact: true }).last().fill('a rare secret 1');
  await page.getByText('Optional details').click();
  await expect(page.getByText('Parent or guardian', { exact: true })).toHaveCount(0);
  await page.getByLabel('Date of birth').fill('2016-05-01');
  await page.getByRole('button', { name: 'Create Account' }).click();
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toContainText('Enter the full name of a parent or guardian');
  await expect(summary).toContainText('A parent or guardian has to agree');
  await expectAccessible(page);
  await page.getByLabel('Full name of the parent or guardian').fill('Ada Young');
  await page.getByLabel('How they are related to you').selectOption('Parent');
  await page.getByLabel('I am the parent or guardian named above').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).not.toHaveURL(/auth/);
  await page.goto('/profile?tab=privacy');
  await expect(page.getByText(/Given by your parent or guardian on/).first()).toBeVisible();
});
