import type { Dialog, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { expectAccessible } from './accessible.ts';
import { expect, expectSoundAtBothSizes, hydrated, signInAsAdmin, signInAsNewPatient, test } from './fixtures.ts';
import { mailedLink } from './outbox.ts';
import { startBookings } from './portal-practice.ts';

// Refusals that these tests provoke.
test.use({ allowedConsole: [/the server responded with a status of (404|409|415|500)/] });

let providerCount = 0;
/** Adds a provider with a unique name over the API. */
async function newProvider(page: Page): Promise<{ id: number; name: string }> {
  providerCount += 1;
  const name = `Dr. Admin Test ${process.pid}x${providerCount}x${Date.now().toString(36)}`;
  const answer = await page.request.post('/api/admin/providers', {
    data: {
      name,
      specialty: 'Cardiology',
      email: 'test@example.com',
      phone: '0803 000 0000',
      address: '12 Marina Road',
      state: 'Lagos',
      lga: 'Ikeja',
      telehealthAvailable: true,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return await answer.json();
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const shownToast = (page: Page, text: string) => page.getByText(text, { exact: true });

async function openTable(page: Page, query = ''): Promise<void> {
  await page.goto(`/admin/providers${query}`);
  await hydrated(page);
}

/** Saves the empty form and expects a message for each required field. */
async function expectRequiredFields(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Create Provider' }).click();
  for (const message of [
    'Name must be at least 2 characters',
    'Specialty is required',
    'Invalid email address',
    'Phone number is required',
    'Address is required',
    'State is required',
  ]) {
    await expect(dialog.getByRole('link', { name: message })).toBeVisible();
  }
  await expectAccessible(page);
}

/** Types the address of a picture and expects that it is loaded once, after the field is left. */
async function expectLoadedOnBlur(page: Page, address: Locator): Promise<void> {
  const loadedFrom: string[] = [];
  await page.route(/\.test\//, async (route) => {
    loadedFrom.push(route.request().url());
    await route.fulfill({ status: 404 });
  });
  await address.pressSequentially('https://half.test/typed.png');
  expect(loadedFrom).toEqual([]);
  await address.blur();
  await expect.poll(() => loadedFrom).toEqual(['https://half.test/typed.png']);
}

async function recordLicence(details: Locator, validUntil: string): Promise<void> {
  await details.getByRole('button', { name: 'Record a licence' }).click();
  await details.getByLabel('Council').selectOption('MDCN');
  await details.getByLabel('Licence number').fill('MD 12345');
  await details.getByLabel('Valid until').fill(validUntil);
  // A day that is past is confirmed.
  const hasEnded = details.getByLabel('The licence has ended');
  if (validUntil < lagosDate(Date.now())) await hasEnded.check();
  else await expect(hasEnded).toHaveCount(0);
  await details.getByRole('button', { name: 'Save licence' }).click();
}

/** Tries to leave a changed form by Escape, by its button and by Back, and declines the question each time. */
async function expectQuestionBeforeLeaving(page: Page, form: Locator): Promise<void> {
  const questions: string[] = [];
  const stay = (question: Dialog) => {
    questions.push(question.message());
    void question.dismiss();
  };
  page.on('dialog', stay);
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.evaluate(() => history.back());
  await expect.poll(() => questions).toEqual(Array(3).fill('You have changes that are not saved. Close anyway?'));
  await expect(form.getByLabel('Bio (optional)')).toHaveValue('Sees people.');
  page.off('dialog', stay);
}

test('an administrator adds a provider with a picture and finds it at once', { tag: '@desktop' }, async ({ page }) => {
  await signInAsAdmin(page);
  await openTable(page);
  await page.getByRole('button', { name: 'Add Provider' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Provider' });
  await expect(dialog.getByLabel('Accepting new patients')).toBeChecked();
  await expect(dialog.getByLabel('Telehealth')).not.toBeChecked();
  await expect(dialog.getByLabel('State').locator('option')).toHaveText(['Select a state', 'Lagos', 'Port Harcourt']);
  await expect(dialog.getByLabel('Specialty').locator('option')).toHaveCount(21);
  await expect(dialog.getByRole('group', { name: 'Languages' }).getByRole('checkbox')).toHaveCount(11);

  await expectRequiredFields(page, dialog);

  const name = `Dr. Added ${Date.now().toString(36)}${process.pid}`;
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Specialty').selectOption('Rheumatology');
  await dialog.getByLabel('Email').fill('added@example.com');
  await dialog.getByLabel('Phone').fill('0803 123 4567');
  await dialog.getByLabel('Address', { exact: true }).fill('5 Aba Road');
  const lga = dialog.getByLabel('Local government area (optional)');
  await dialog.getByLabel('State').selectOption('Lagos');
  await lga.selectOption('Ikeja');
  await dialog.getByLabel('State').selectOption('Port Harcourt');
  await expect(lga).toHaveValue('');
  await expect(lga.locator('option')).toHaveText(['—', 'Port Harcourt', 'Obio/Akpor']);
  await dialog.getByLabel('Urgent care').check();
  await dialog.getByLabel('Ijaw').check();
  const picture = { create: { width: 900, height: 600, channels: 3 as const, background: '#0b6b4f' } };
  await expectLoadedOnBlur(page, dialog.getByLabel('Profile image (optional)'));
  await dialog.getByLabel('Upload a profile image').setInputFiles({
    name: 'face.svg',
    mimeType: 'image/svg+xml',
    buffer: await sharp(picture).jpeg().toBuffer(),
  });
  await expect(dialog.getByLabel('Profile image (optional)')).toHaveValue(/^\/images\/[0-9a-f]{64}\.webp$/);
  await dialog.getByLabel('Upload an office image').setInputFiles({
    name: 'office.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(dialog.getByText('Choose a picture in JPEG, PNG or WebP format.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create Provider' }).click();
  await expect(shownToast(page, 'The provider has been successfully created')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.goto(`/?q=${encodeURIComponent(name)}&city=Port+Harcourt`);
  await expect(page).toHaveURL(/\/admin$/);
  await openTable(page, `?q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toContainText('Port Harcourt, Rivers');
  await expect(row(page, name)).toContainText('Urgent Care');
  await expect(row(page, name)).toContainText('Setting up');
});

test('an added provider is set up until its practice starts; a member is invited, and bookings are paused', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAsAdmin(page);
  const { id } = await newProvider(page);
  await page.goto(`/admin/providers?provider=${id}`);
  await hydrated(page);
  const dialog = page.getByRole('dialog', { name: 'Provider details' });
  await expect(dialog.getByText("Setting up: patients can't book yet.")).toBeVisible();
  await dialog.getByRole('button', { name: 'Invite a member' }).click();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByText('Invalid email address')).toBeVisible();
  await dialog.getByLabel('Full name').fill('Ngozi Desk');
  const email = `desk-${id}@example.com`;
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: email })).toContainText('Invited');
  expect(await mailedLink(email, 'Your provider account is ready')).toContain('/accept-invitation#');
  await dialog.getByRole('button', { name: 'Pause bookings' }).click();
  await expect(dialog.getByText('Paused by an administrator.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Allow bookings again' }).click();
  await expect(dialog.getByText("Setting up: patients can't book yet.")).toBeVisible();
  // The members and, beneath them, the open form.
  await dialog.getByRole('button', { name: 'Invite a member' }).click();
  await expect(dialog.getByLabel('Full name')).toBeVisible();
  await expectAccessible(page);
});

test('editing a provider or its licence sends only the changed fields, and patients see the result', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAsAdmin(page);
  const { id, name } = await newProvider(page);
  await openTable(page, `?q=${encodeURIComponent(name)}`);
  await row(page, name).getByRole('link', { name: 'View' }).click();
  await expect(page).toHaveURL(new RegExp(`provider=${id}`));
  const details = page.getByRole('dialog', { name: 'Provider details' });
  await expect(details.getByText('12 Marina Road, Ikeja, Lagos')).toBeVisible();
  await expect(details.getByText('0 reviews')).toBeVisible();

  await recordLicence(details, '2020-01-31');
  await expect(page.locator('.toast')).toContainText('no visit can be booked until a valid one is recorded');
  await recordLicence(details, '2030-01-31');
  await expect(details.getByText('valid until 31 Jan 2030')).toBeVisible();
  await expect(shownToast(page, 'Patients see it as checked today.')).toBeVisible();

  await details.getByRole('button', { name: 'Edit Provider' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Provider' });
  await expect(form.getByLabel('State')).toHaveValue('Lagos');
  await expect(form.getByLabel('Local government area (optional)')).toHaveValue('Ikeja');
  await form.getByLabel('Name', { exact: true }).fill(`${name} Renamed`);
  await form.getByLabel('Bio (optional)').fill('Sees people.');
  await expectQuestionBeforeLeaving(page, form);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  expect((await sent).postDataJSON()).toEqual({
    ...{ name: `${name} Renamed`, bio: 'Sees people.' },
    was: { name, bio: null },
  });
  await expect(shownToast(page, `${name} Renamed has been successfully updated`)).toBeVisible();
  await expect(details.getByText('Sees people.')).toBeVisible();

  await details.getByRole('button', { name: 'Edit Provider' }).click();
  await form.getByLabel('Bio (optional)').fill('Mine.');
  const theirs = { bio: 'Theirs.', address: '14 Marina Road' };
  expect((await page.request.put(`/api/admin/providers/${id}`, { data: theirs })).status()).toBe(200);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByRole('region', { name: 'There is a problem' })).toBeFocused();
  await expect(form.getByRole('link', { name: /changed this meanwhile, to: Theirs/ })).toBeInViewport();
  await expect(form.getByLabel('Bio (optional)')).toHaveValue('Mine.');
  await expect(form.getByLabel('Address')).toHaveValue('14 Marina Road');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(details.getByText('Mine.')).toBeVisible();
  await details.getByRole('button', { name: 'Edit Provider' }).click();
  await expect(form).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(form).toBeHidden();
  await expect(details).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/admin\/providers\?q=[^&]*$/);
  // Back from the table leads to the page before it, not to the details.
  await expect.poll(() => page.evaluate(() => history.state?.detailsOpenedHere)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');

  await page.request.post('/api/logout');
  await page.goto(`/provider/${id}`);
  await expect(page.getByText(/MDCN licence MD 12345, checked on .+, valid until 31 Jan 2030/)).toBeVisible();
});

test('deleting a provider with a booked visit also cancels the visit; the provider is no longer found', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAsAdmin(page);
  const { id, name } = await newProvider(page);
  await startBookings(id);
  await page.request.post('/api/logout');
  await signInAsNewPatient(page);
  const at = await (async () => {
    for (let ahead = 1; ahead < 7; ahead++) {
      const date = new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
      const slots: { dateTime: string }[] = await (
        await page.request.get(`/api/providers/${id}/availability?date=${date}`)
      ).json();
      if (slots[0] !== undefined) return slots[0].dateTime;
    }
    throw new Error('no open time');
  })();
  const appointment = { providerId: id, date: at, visitType: 'in-person', careType: 'routine', reason: 'Cough' };
  expect((await page.request.post('/api/appointments', { data: appointment })).status()).toBe(201);
  await page.request.post('/api/logout');

  await signInAsAdmin(page);
  await openTable(page, `?q=${encodeURIComponent(name)}`);
  await row(page, name).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Provider' });
  await expect(dialog).toContainText(`Are you sure you want to delete ${name}? This action cannot be undone.`);
  const where = await dialog.getByRole('button', { name: 'Delete', exact: true }).boundingBox();
  if (where === null) throw new Error('no button');
  const tap = () => page.mouse.click(where.x + where.width / 2, where.y + where.height / 2);
  await tap();
  await expect(dialog.getByText(/1 booked visit lies ahead/)).toBeVisible();
  // A second tap in the same place must not confirm anything.
  await tap();
  await expect(dialog.getByLabel('Cancel every booked visit')).not.toBeChecked();
  const withAppointments = dialog.getByRole('button', { name: 'Cancel visits and delete' });
  await expect(withAppointments).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel('Cancel every booked visit').check();
  await withAppointments.click();
  await expect(shownToast(page, 'The provider has been successfully removed from the platform')).toBeVisible();
  await expect(page.getByText('No providers found')).toBeVisible();
  await openTable(page, `?kind=removed&q=${encodeURIComponent(name)}`);
  await expect(row(page, name)).toContainText('Removed on');
  await page.request.post('/api/logout');
  const answer = await page.goto(`/provider/${id}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Provider Not Found' })).toBeVisible();
});

test('the table pages and sorts by URL parameters, is accessible and fits; failures show their messages', async ({
  page,
}) => {
  await signInAsAdmin(page);
  const { name } = await newProvider(page);
  await openTable(page, '?sort=-name');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/sort=-name&page=2/);
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await expectSoundAtBothSizes(page);

  await openTable(page, `?q=${encodeURIComponent(name)}`);
  const broken = { status: 500, contentType: 'application/json', body: '{}' };
  await page.route(/\/api\/admin\/providers/, (route) => route.fulfill(broken));
  await row(page, name).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(shownToast(page, 'Delete Failed')).toBeVisible();
  await expect(shownToast(page, 'Failed to delete provider')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add Provider' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Provider' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Specialty').selectOption('ENT');
  await dialog.getByLabel('Email').fill('a@example.com');
  await dialog.getByLabel('Phone').fill('0803 123 4567');
  await dialog.getByLabel('Address', { exact: true }).fill('5 Aba Road');
  await dialog.getByLabel('State').selectOption('Lagos');
  await dialog.getByRole('button', { name: 'Create Provider' }).click();
  await expect(shownToast(page, 'Failed to create provider')).toBeVisible();
  page.once('dialog', (question) => void question.accept());
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Name, specialty or place').fill('anything else');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('Error Loading Providers')).toBeVisible();
  await expect(page.getByText('An unexpected error occurred')).toBeVisible();
});
