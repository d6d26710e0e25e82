import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { clickTwiceUnanswered, expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';

test.use({ allowedConsole: [/the server responded with a status of (400|401|409|500)/] });

const form = (page: Page): Locator => page.getByRole('form', { name: 'Your profile' });
const edit = (page: Page, field: string): Locator => page.getByRole('button', { name: `Edit ${field}`, exact: true });
const control = (page: Page, field: string): Locator => form(page).getByLabel(field, { exact: true });
const save = (page: Page): Locator => page.getByRole('button', { name: 'Save All Changes' });

async function open(page: Page): Promise<void> {
  await signInAsNewPatient(page);
  await page.goto('/profile');
  await hydrated(page);
}

async function editAndSave(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile Settings');
  await expect(save(page)).toHaveCount(0);
  await edit(page, 'Full name').click();
  await control(page, 'Full name').fill('Adaeze Obi');
  await edit(page, 'Blood type').click();
  await control(page, 'Blood type').selectOption('AB-');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save(page).click();
  expect((await sent).postDataJSON()).toEqual({ fullName: 'Adaeze Obi', bloodType: 'AB-' });
  const note = page.getByText('Profile updated successfully.');
  await expect(note).toBeVisible();
  await expect(save(page)).toHaveCount(0);
  await expect(form(page)).toContainText('Adaeze Obi');
  await expect(page.getByLabel('Account menu of Adaeze Obi')).toBeVisible();
  await expect(note).toHaveCount(0, { timeout: 4000 });
}

/** Another state requires one of its LGAs. */
async function moveToAbuja(page: Page): Promise<void> {
  await edit(page, 'State').click();
  expect(await control(page, 'State').locator('option').count()).toBe(38);
  await control(page, 'State').selectOption('Rivers');
  const lga = control(page, 'Local government area (LGA)');
  await expect(lga).toHaveValue('');
  expect(await lga.locator('option').count()).toBe(24);
  await lga.selectOption('Port Harcourt');
  await control(page, 'State').selectOption('Abuja FCT');
  await expect(lga).toHaveValue('');
  expect(await lga.locator('option').count()).toBe(7);
  await lga.selectOption('Bwari');
  await save(page).click();
  await expect(form(page)).toContainText('Bwari');
  await edit(page, 'State').click();
  await control(page, 'State').selectOption('Lagos');
  await page.getByRole('button', { name: 'Cancel editing State' }).click();
  await expect(form(page)).toContainText('Abuja FCT');
  await expect(form(page)).toContainText('Bwari');
  await expect(save(page)).toHaveCount(0);
}

async function saveOnceTheServerIsBack(page: Page): Promise<void> {
  await edit(page, 'Full name').click();
  await control(page, 'Full name').fill('Kept Name');
  await page.route('**/api/users/*', async (route) => {
    if (route.request().method() !== 'PUT') return await route.continue();
    await route.fulfill({ status: 500, json: { code: 'internal', message: 'The database is away.' } });
  });
  await save(page).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Failed to update profile' });
  await expect(toast).toContainText('The database is away.');
  await expect(control(page, 'Full name')).toHaveValue('Kept Name');
  await page.unroute('**/api/users/*');
  await save(page).click();
  await expect(form(page)).toContainText('Kept Name');
}

async function saveByDoubleClick(page: Page): Promise<void> {
  await edit(page, 'Phone number').click();
  await control(page, 'Phone number').fill('0803 111 2222');
  const sent = await clickTwiceUnanswered(save(page));
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.unrouteAll();
}

async function editByKeyboard(page: Page): Promise<void> {
  await edit(page, 'NHIS number').focus();
  await page.keyboard.press('Enter');
  await expect(control(page, 'NHIS number')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(edit(page, 'NHIS number')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await expect(form(page)).toContainText('12345');
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  await expect(form(page)).toBeFocused();
}

/** Mistakes show at the field, a double click adds once, and focus goes back to the button. */
async function listPeople(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: 'People you book for' });
  const people = list.getByRole('list', { name: 'People you book for' }).getByRole('listitem');
  const add = list.getByRole('button', { name: 'Add a person' });
  await add.click();
  await list.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByLabel('Name of the person')).toHaveAccessibleDescription(
    'Please enter the name of the person',
  );
  await list.getByLabel('Name of the person').fill('Tobi Test');
  await list.getByLabel('The person is your...').selectOption('Child');
  await list.getByLabel('Date of birth').fill('2020-02-29');
  await list.getByLabel('Genotype (optional)').selectOption('AS');
  await expectAccessible(page);
  expect(await clickTwiceUnanswered(list.getByRole('button', { name: 'Save' }))).toHaveLength(1);
  await expect(people).toHaveText(/Tobi Test.*Child · \d+ years · AS/);
  await expect(add).toBeFocused();
  await page.unrouteAll();
  await list.getByRole('button', { name: 'Change Tobi Test' }).click();
  await list.getByLabel('Name of the person').fill('Tobi Ade');
  await list.getByRole('button', { name: 'Save' }).click();
  await list.getByRole('button', { name: 'Remove Tobi Ade' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(people).toHaveCount(0);
  await expect(add).toBeFocused();
}

test('a patient edits the profile field by field, saves together and once, and sees it after a reload', async ({
  page,
}) => {
  await open(page);
  await test.step('fields are saved together; the confirmation disappears after three seconds', () =>
    editAndSave(page));
  await test.step('choosing another state requires one of its LGAs', () => moveToAbuja(page));
  await test.step('a failed save says why and keeps the input', () => saveOnceTheServerIsBack(page));
  await test.step('a double click saves once', () => saveByDoubleClick(page));
  await test.step('keyboard focus moves into the field and back, and to the form after saving', () =>
    editByKeyboard(page));
  await test.step('people to book for are added, changed and removed', () => listPeople(page));
  await page.reload();
  await expect(form(page)).toContainText('AB-');
});

/** Messages appear at the field. */
async function saveMistakes(page: Page): Promise<void> {
  await edit(page, 'Full name').click();
  await control(page, 'Full name').fill('B');
  await edit(page, 'E-mail').click();
  await control(page, 'E-mail').fill('not an address');
  await save(page).click();
  await expect(control(page, 'Full name')).toHaveAccessibleDescription('Name must be at least 2 characters.');
  await expect(control(page, 'E-mail')).toHaveAccessibleDescription(/Please enter a valid email address\.$/);
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel editing E-mail' }).click();
}

test('unsaved edits outlive mistakes and a change of tab, leaving them is confirmed, and a session that ended leads to sign in', async ({
  page,
}) => {
  const signedOut = await page.request.get('/profile?tab=privacy', { maxRedirects: 0 });
  expect(signedOut.headers()['location']).toBe('/auth?next=%2Fprofile%3Ftab%3Dprivacy');
  await open(page);
  await test.step('validation errors appear at the field with the messages of the specification', () =>
    saveMistakes(page));
  await control(page, 'Full name').fill('Half Done');
  await page.getByRole('tab', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/tab=privacy/);
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(control(page, 'Full name')).toHaveValue('Half Done');
  let question = '';
  page.once('dialog', async (dialog) => {
    question = dialog.message();
    await dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Alafia', exact: true }).click();
  expect(question).toContain('not saved');
  await expect(control(page, 'Full name')).toHaveValue('Half Done');
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByRole('link', { name: 'Alafia', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/profile');
  await hydrated(page);
  await edit(page, 'Phone number').click();
  await control(page, 'Phone number').fill('0803 123 4567');
  await page.request.post('/api/logout');
  await save(page).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fprofile/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the profile is readable and its tabs are links', async ({ page }) => {
    await signInAsNewPatient(page);
    await page.goto('/profile');
    await expect(form(page)).toContainText('Bola Test');
    await page.getByRole('link', { name: 'Privacy', exact: true }).click();
    await expect(page.getByText('Who opened my record')).toBeVisible();
  });
});
