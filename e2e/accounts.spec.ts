import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, signInAsAdmin, signInAsNewPatient, test } from './fixtures.ts';

test.use({ allowedConsole: [/the server responded with a status of (400|401|403|409|429)/] });

const newName = () => `q${process.pid}x${Math.random().toString(36).slice(2, 9)}`;

const form = (page: Page) => page.getByRole('tabpanel', { name: 'Register' });

async function openRegistration(page: Page): Promise<{ username: string; email: string }> {
  await page.goto('/auth?tab=register');
  await hydrated(page);
  const username = newName();
  const email = `${username}@example.com`;
  await page.getByLabel('Full name', { exact: true }).fill('Ife Young');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Username', { exact: true }).fill(username);
  await form(page).getByLabel('Password', { exact: true }).fill('secret-1');
  return { username, email };
}
const create = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();
const summary = (page: Page) => page.getByRole('region', { name: 'There is a problem' });

async function expectGuardianWanted(page: Page): Promise<void> {
  await create(page);
  await expect(summary(page)).toContainText('Enter the full name of a parent or guardian');
  await expect(summary(page)).toContainText('A parent or guardian has to agree');
}

test('registration asks for the age; under 18, by choice or by date of birth, a guardian must agree', async ({
  page,
}) => {
  await openRegistration(page);
  const older = page.getByRole('radio', { name: 'I am 18 or older' });
  await expect(older).toBeChecked();
  await expect(page.getByText('Parent or guardian', { exact: true })).toHaveCount(0);
  await page.getByText('Optional details').click();
  await page.getByLabel('Date of birth').fill('2016-05-01');
  await expectGuardianWanted(page);
  await page.getByLabel('Date of birth').fill('');
  await page.getByRole('radio', { name: 'I am under 18: a parent or guardian agrees' }).check();
  await expectGuardianWanted(page);
  await expectAccessible(page);
  await page.getByLabel('Full name of the parent or guardian').fill('Ada Young');
  await page.getByLabel('How they are related to you').selectOption('Parent');
  await page.getByLabel('I am the parent or guardian named above').check();
  const sent = page.waitForRequest('**/api/register');
  await create(page);
  expect((await sent).postDataJSON()).toMatchObject({ ageGroup: 'minor', guardianName: 'Ada Young' });
  await expect(page.getByText('Welcome, Ife Young!').first()).toBeVisible();
  await page.goto('/profile');
  await hydrated(page);
  const age = page.getByRole('region', { name: 'Your age' });
  await expect(age).toContainText('Ada Young (Parent)');
  await expect(age).toContainText('Not provided');
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await expect(page.getByText(/Given by your parent or guardian on/).first()).toBeVisible();
});

/** A common password shows a warning while it is typed, and is accepted. */
async function typeCommonPassword(page: Page): Promise<void> {
  const warning = form(page).getByText('This password is one of the most common ones.');
  await form(page).getByLabel('Password', { exact: true }).fill('a rather rare one');
  await expect(warning).toBeHidden();
  await form(page).getByLabel('Password', { exact: true }).fill('iloveyou');
  await expect(warning).toBeVisible();
  await expectAccessible(page);
}

/** The LGAs are those of the chosen state. */
async function chooseLga(page: Page): Promise<void> {
  await page.getByText('Optional details').click();
  const lga = page.getByLabel('Local government area (LGA)');
  await expect(lga).toHaveAccessibleDescription('Choose a state first.');
  await page.getByLabel('State', { exact: true }).selectOption('Rivers');
  await expect(lga.locator('option')).toHaveCount(24);
  await lga.selectOption('Port Harcourt');
  await page.getByLabel('State', { exact: true }).selectOption('Abuja FCT');
  await expect(lga.locator('option')).toHaveCount(7);
  await expect(lga).toHaveValue('');
  await lga.selectOption('Bwari');
}

/** A taken or reserved username is reported at its field. */
async function tryUsernames(page: Page, taken: string, free: string): Promise<void> {
  const name = page.getByLabel('Username', { exact: true });
  await name.fill(taken.toUpperCase());
  await create(page);
  await expect(name).toHaveAccessibleDescription(/That username is already in use/);
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await summary(page).getByRole('link').click();
  await expect(name).toBeFocused();
  await name.fill('alafia-support');
  await create(page);
  await expect(name).toHaveAccessibleDescription(/This username is reserved/);
  await name.fill(free);
}

/** Under 18 a guardian must agree. */
async function changeAge(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Your age' });
  await card.getByRole('button', { name: 'Change your age' }).click();
  const date = card.getByLabel('Date of birth');
  await expect(date).toBeFocused();
  await date.fill('2015-05-01');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('region', { name: 'There is a problem' })).toContainText(
    'A parent or guardian has to agree',
  );
  await expectAccessible(page);
  await date.fill('1990-05-01');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('1 May 1990');
  await expect(card.getByRole('button', { name: 'Change your age' })).toBeFocused();
}

test('a patient registers with an e-mail address already in use as with a new one, and changes the date of birth', async ({
  page,
}) => {
  const taken = await signInAsNewPatient(page);
  await page.request.post('/api/logout');
  const { username } = await openRegistration(page);
  await test.step('a common password', () => typeCommonPassword(page));
  await test.step('the LGAs of the chosen state', () => chooseLga(page));
  await test.step('a taken or reserved username', () => tryUsernames(page, taken.username, username));
  await page.getByLabel('E-mail', { exact: true }).fill(`${taken.username}@example.com`);
  const sent = page.waitForRequest('**/api/register');
  await create(page);
  expect((await sent).postDataJSON()).toMatchObject({ state: 'Abuja FCT', lga: 'Bwari', ageGroup: 'adult' });
  await expect(page.getByText('Registration successful').first()).toBeVisible();
  await expect(page.getByText('Welcome, Ife Young!').first()).toBeVisible();
  await page.goto('/profile');
  await hydrated(page);
  await test.step('the date of birth on the profile', () => changeAge(page));
  await page.goto('/profile?tab=security');
  await expect(page.getByText('Not confirmed')).toBeVisible();
  await expect(page.getByText('Confirm your e-mail address').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(page.getByRole('region', { name: 'Your age' })).toContainText('1 May 1990');
});

test('administrators are denied the patient screens', async ({ page }) => {
  await signInAsAdmin(page);
  for (const path of ['/my-appointments', '/symptom-tracker', '/insurance-information']) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(403);
    expect(await answer.text()).toMatch(/<h1[^>]*>Access Denied/);
  }
  expect(await (await page.request.get('/profile')).text()).toMatch(/<h1[^>]*>Profile Settings/);
  expect((await page.goto('/appointments'))?.status()).toBe(403);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Denied');
  await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  await expectAccessible(page);
});
