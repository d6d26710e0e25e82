import type { Locator, Page } from '@playwright/test';
import { bookingDialog, choose, chooseSlot, freeSlot } from './booking.ts';
import { expect, signInAsAdmin, test } from './fixtures.ts';
import { newPractice, signInTo } from './portal-practice.ts';
import { translated, translatePages } from './translator.ts';
import { joinCall, newVideoAppointment, WITH_DEVICES } from './video-call.ts';

test.use({ allowedConsole: [/status of (401|403)/], ...WITH_DEVICES });

/** Books from the symptoms on, with a sign-in that is refused before an account is made. */
async function bookWithRefusedSignIn(dialog: Locator, wanted: Awaited<ReturnType<typeof freeSlot>>): Promise<void> {
  const heading = (name: string) => dialog.getByRole('heading', { name, exact: true });
  await dialog.getByRole('button', { name: 'Cough' }).click();
  await dialog.getByRole('button', { name: 'Itching' }).click();
  await dialog.getByRole('button', { name: 'Cough' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(heading('Schedule')).toBeVisible();
  await expect(heading('Describe Your Symptoms')).toHaveCount(0);
  await expect(dialog.getByText(/^Step 2 of 3$/)).toBeVisible();
  const kinds = dialog.getByRole('group', { name: 'How do you want to be seen?' });
  await expect(kinds.getByRole('radio', { name: 'Telehealth' })).toBeChecked();
  await choose(dialog, 'How do you want to be seen?', 'In person');
  await expect(dialog.getByRole('button', { name: 'Continue: In person' })).toBeVisible();
  await chooseSlot(dialog, wanted);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(heading('Schedule')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(heading('Schedule')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(heading('Appointment Confirmation')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();

  await expect(dialog.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
  await dialog.getByRole('tab', { name: 'Login' }).click();
  // As a password manager that fires no events.
  for (const [label, value] of [
    ['Username or e-mail', 'no-such-patient'],
    ['Password', 'wrong-password'],
  ] as const) {
    await dialog
      .getByRole('tabpanel')
      .getByLabel(label, { exact: true })
      .evaluate((input: HTMLInputElement, filled) => {
        input.value = filled;
      }, value);
  }
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog.getByText('The username or password is not right.')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Register' }).click();
  const form = dialog.getByRole('tabpanel');
  const username = `translated-${Date.now().toString(36)}`;
  await form.getByLabel('Full name').fill('Halima Sani');
  await form.getByLabel('Username').fill(username);
  await form.getByLabel(/E-?mail/).fill(`${username}@example.com`);
  await form.getByLabel('Password', { exact: true }).fill('secret-1');
  await form.getByRole('button', { name: /create account|register/i }).click();
  await expect(heading('Your appointment is booked')).toBeVisible();
}

async function editProfile(page: Page): Promise<void> {
  await page.goto('/profile');
  await translated(page);
  const profile = page.getByRole('form', { name: 'Your profile' });
  await page.getByRole('button', { name: 'Edit Full name', exact: true }).click();
  await profile.getByLabel('Full name', { exact: true }).fill('Halima Sani-Bello');
  await page.getByRole('button', { name: 'Edit Blood type', exact: true }).click();
  await profile.getByLabel('Blood type', { exact: true }).selectOption('AB-');
  await page.getByRole('button', { name: 'Save All Changes' }).click();
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  await expect(profile).toContainText('Halima Sani-Bello');
  await expect(page.getByText('Profile updated successfully.')).toHaveCount(0);
}

test('a patient whose browser translates the pages searches, books after a refused sign-in, and edits the profile', async ({
  page,
}) => {
  await translatePages(page);
  const wanted = await freeSlot(page, { city: 'Lagos', specialty: 'Dermatology', telehealth: 'true' }, 1);
  await page.goto('/');
  await translated(page);
  await page.getByRole('radio', { name: /Urgent Care/ }).click();
  await page.getByRole('radio', { name: /Routine Care/ }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(wanted.provider.name);
  await expect(page.getByRole('heading', { name: /^1 provider/ })).toBeVisible();
  await page
    .getByRole('article', { name: wanted.provider.name })
    .getByRole('link', { name: /^Book / })
    .click();

  await bookWithRefusedSignIn(bookingDialog(page), wanted);
  await editProfile(page);
});

test('staff whose browser translates the pages save a page and add a provider, and a patient enters a video visit', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  await translatePages(page);
  const practice = await newPractice();
  await signInTo(page, practice);
  await page.goto('/provider-portal?tab=page');
  await translated(page);
  await page.getByLabel('Phone').fill('0803 111 2222');
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.locator('.toast')).toContainText('Page saved');

  await signInAsAdmin(page);
  await page.goto('/admin/providers');
  await translated(page);
  await page.getByRole('button', { name: 'Add Provider' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Provider' });
  const create = dialog.getByRole('button', { name: 'Create Provider' });
  await create.click();
  await expect(dialog.getByRole('link', { name: 'Specialty is required' })).toBeVisible();
  await dialog.getByLabel('Name', { exact: true }).fill(`Dr. Translated ${Date.now().toString(36)}`);
  await dialog.getByLabel('Specialty').selectOption('Rheumatology');
  await dialog.getByLabel('Email').fill('added@example.com');
  await dialog.getByLabel('Phone').fill('0803 123 4567');
  await dialog.getByLabel('Address', { exact: true }).fill('5 Aba Road');
  await dialog.getByLabel('State').selectOption('Port Harcourt');
  await dialog.getByLabel('Local government area (optional)').selectOption('Port Harcourt');
  await create.click();
  await expect(page.getByText('The provider has been successfully created', { exact: true })).toBeVisible();

  const { id, patient } = await newVideoAppointment(browser, page);
  await translatePages(patient.page);
  await joinCall(patient, id, 'patient');
  await expect(patient.page.getByText('You are next.')).toBeVisible();
});
