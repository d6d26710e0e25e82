import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, signInAsAdmin, test } from './fixtures.ts';
import { newPractice, type Practice, signInTo } from './portal-practice.ts';

test.use({ allowedConsole: [/status of (400|409)/] });

async function openPage(page: Page, practice: Practice): Promise<void> {
  await signInTo(page, practice);
  await page.goto('/provider-portal?tab=page');
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'What patients see' })).toBeVisible();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save page' }).click();
const shownToast = (page: Page, title: string) => page.locator('.toast').filter({ hasText: title });

/** Opens the public page of a practice as a patient. */
async function openAsPatient(browser: Browser, { providerId }: Practice): Promise<Page> {
  const patient = await (await browser.newContext()).newPage();
  await patient.goto(`/provider/${providerId}`);
  await hydrated(patient);
  return patient;
}

/** A member changes texts, picture and telephone number at once, and the name after review. */
async function changePage(page: Page, practice: Practice, renamed: string): Promise<void> {
  await expectAccessible(page);
  await page.getByLabel('Phone').fill('0803 111 2222');
  await page.getByLabel('About your practice (optional)').fill('We have been here since 1990.');
  await page.getByLabel('Services in your own words (optional)').fill('Antenatal care\nVaccination');
  await page.getByRole('checkbox', { name: 'Hausa' }).check();
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0b6b4f' } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel('Upload a profile image')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByRole('button', { name: 'Remove the profile image' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(renamed);
  await save(page);
  await expect(shownToast(page, 'Page saved')).toContainText('We check the changes that wait for review.');
  await expect(page.getByText('Waiting for review since')).toContainText(renamed);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(practice.name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  await expectAccessible(page);
}

/** A patient sees the changes at once, with the old name. */
async function expectChanges(patient: Page, practice: Practice): Promise<void> {
  await expect(patient.getByRole('heading', { level: 1 })).toHaveText(practice.name);
  await expect(patient.getByText('We have been here since 1990.')).toBeVisible();
  await expect(patient.getByText('Vaccination')).toBeVisible();
  await expect(patient.getByRole('link', { name: 'Call 0803 111 2222' })).toHaveAttribute('href', 'tel:08031112222');
  await expect(patient.getByRole('heading', { name: 'Licence not checked by Alafia' })).toBeVisible();
  await expectAccessible(patient);
}

async function approveName(admin: Page, practice: Practice, renamed: string): Promise<void> {
  await admin.goto(`/admin/providers?provider=${practice.providerId}`);
  await hydrated(admin);
  const dialog = admin.getByRole('dialog', { name: 'Provider details' });
  await expect(dialog.getByRole('heading', { name: 'Changes to review' })).toBeVisible();
  await expect(dialog.getByText(renamed)).toBeVisible();
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: /^Approve ?: Name/ }).click();
  await expect(shownToast(admin, 'Change approved')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Changes to review' })).toBeHidden();
}

/** A licence is refused with a reason that the practice reads, and checked once it is sent again. */
async function refuseAndCheckLicence(page: Page, admin: Page, practice: Practice): Promise<void> {
  await page.reload();
  await hydrated(page);
  const send = async (number: string) => {
    await page.getByLabel('Council').selectOption('MDCN');
    await page.getByLabel('Licence number').fill(number);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByText('Waiting for review since')).toContainText(`MDCN ${number}`);
  };
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText('Choose the council')).toBeVisible();
  await send('R 1');

  await admin.goto('/admin/providers');
  await hydrated(admin);
  const item = admin
    .getByRole('listitem')
    .filter({ has: admin.getByRole('button', { name: /^Refuse ?: Licence/ }) })
    .filter({ hasText: practice.name });
  await item.getByRole('button', { name: /^Refuse ?: Licence/ }).click();
  const reason = admin.getByLabel('Reason, which the practice reads');
  await expect(reason).toBeFocused();
  await reason.fill('The register has no such number.');
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Refuse the change' }).click();
  await expect(shownToast(admin, 'Change refused')).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Our reason: The register has no such number.')).toBeVisible();
  await send('R 1234');
  await admin.reload();
  await hydrated(admin);
  await item.getByRole('button', { name: /^Approve ?: Licence/ }).click();
  await expect(item.getByText('Enter the last day on which the licence is valid.')).toBeVisible();
  await item.getByLabel('Valid until').fill('2020-01-31');
  await item.getByRole('button', { name: /^Approve ?: Licence/ }).click();
  await expect(item.getByText(/^That day is past/)).toBeVisible();
  await item.getByLabel('Valid until').fill('2099-12-31');
  await item.getByRole('button', { name: /^Approve ?: Licence/ }).click();
  await expect(shownToast(admin, 'Change approved')).toBeVisible();
}

test('a practice changes its page at once; its name and its licence, refused once, after review', async ({
  page,
  browser,
}) => {
  const practice = await newPractice();
  const renamed = `${practice.name} Clinic`;
  await openPage(page, practice);
  await test.step('a practice changes its page', () => changePage(page, practice, renamed));
  const patient = await openAsPatient(browser, practice);
  await test.step('patients see it at once', () => expectChanges(patient, practice));
  const admin = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signInAsAdmin(admin);
  await test.step('the name is approved', () => approveName(admin, practice, renamed));
  await patient.reload();
  await expect(patient.getByRole('heading', { level: 1 })).toHaveText(renamed);
  await test.step('a licence is refused with a reason that the practice reads, and sent again', () =>
    refuseAndCheckLicence(page, admin, practice));
  await patient.reload();
  await expect(patient.getByText('MDCN licence R 1234')).toBeVisible();
  await expect(patient.getByText('Licence not checked by Alafia')).toBeHidden();
});

test('a change that waits is withdrawn by keyboard; of two members, the second reads what the first has saved', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const practice = await newPractice();
  await openPage(page, practice);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Another Name');
  await name.press('Enter');
  const withdraw = page.getByRole('button', { name: /^Withdraw ?: Name/ });
  await withdraw.press('Enter');
  await expect(withdraw).toBeHidden();
  await expect(name).toBeFocused();
  await page.reload();
  await hydrated(page);
  await expect(name).toHaveValue(practice.name);
  await expect(withdraw).toBeHidden();

  // Both change the telephone number.
  const other = await (await browser.newContext()).newPage();
  await openPage(other, practice);
  await page.getByLabel('Phone').fill('0803 111 2222');
  await save(page);
  await expect(shownToast(page, 'Page saved')).toBeVisible();
  await other.getByLabel('Phone').fill('0803 333 4444');
  await save(other);
  await expect(other.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(other.getByLabel('Phone')).toHaveAccessibleDescription(/to: 0803 111 2222/);
  await save(other);
  await expect(shownToast(other, 'Page saved')).toBeVisible();
  await other.reload();
  await hydrated(other);
  await expect(other.getByLabel('Phone')).toHaveValue('0803 333 4444');
});
