import type { Page } from '@playwright/test';
import { aDocx, aPdf } from '#test/resume-files.ts';
import { expectAccessible } from './accessible.ts';
import { expect, expectSoundAtBothSizes, hydrated, signInAsAdmin, test } from './fixtures.ts';

// Refusals that these tests provoke.
test.use({ allowedConsole: [/status of (415|503)/] });

const FIVE_MB = 5 * 1024 * 1024;

async function open(page: Page): Promise<void> {
  await page.goto('/join-network');
  await hydrated(page);
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name or name of the practice').fill('Dr. Ebele Form');
  await page.getByLabel('Specialty').selectOption('Nephrology');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Phone').fill('0800 000 0012');
  await page.getByRole('checkbox', { name: 'MBBS', exact: true }).check();
  await page.getByRole('checkbox', { name: 'FMCP', exact: true }).check();
  await page.getByLabel('Address').fill('7 Test Avenue');
  await page.getByLabel('State', { exact: true }).selectOption('Enugu');
  await page.getByLabel('Local government area (optional)').selectOption('Nsukka');
}

const address = (what: string) => `${what}-${process.pid}-${Date.now()}@example.com`;
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Application' }).click();
const submitted = (page: Page) => page.getByRole('heading', { name: 'Application Submitted' });

async function expectForm(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Healthcare Provider Network');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Basic Information',
    'Practice Information',
    'Additional Information',
    'Your Availability',
    'Practice Capabilities',
    'Languages Spoken',
  ]);
  const choices = (name: string) => page.getByLabel(name, { exact: true }).locator('option:not([value=""])');
  await expect(choices('Specialty')).toHaveCount(21);
  await expect(choices('State')).toHaveCount(37);
  await expect(choices('Start time')).toHaveCount(23);
  await expect(page.getByRole('group', { name: 'Credentials' }).getByRole('checkbox')).toHaveCount(30);
  await expect(page.getByRole('group', { name: 'Languages' }).getByRole('checkbox')).toHaveCount(13);
  const days = page.getByRole('group', { name: 'Days' });
  await expect(days.getByRole('checkbox')).toHaveCount(7);
  await expect(days.getByRole('checkbox', { checked: true })).toHaveCount(5);
  await expect(page.getByLabel('Start time')).toHaveValue('9:00 AM');
  await expect(page.getByLabel('End time')).toHaveValue('5:00 PM');
  await expectSoundAtBothSizes(page);
  const other = await page.request.get('/join-our-network');
  expect(await other.text()).toContain('<link rel="canonical" href="/join-network"');
}

/** Sends the form without answers and with no day, and mends one. */
async function expectSummary(page: Page): Promise<void> {
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await page.getByRole('checkbox', { name: day }).uncheck();
  }
  await page.getByLabel('End time').selectOption('8:30 AM');
  await submit(page);
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Name must be at least 3 characters',
    'Please select a specialty',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Please select at least one credential',
    'Address must be at least 5 characters',
    'Please select a state',
    'Please select at least one day of availability',
  ]);
  await summary.getByRole('link', { name: 'Please select at least one credential' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'MBBS', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'MBBS', exact: true })).toBeChecked();
  await expect(summary.getByRole('listitem').filter({ hasText: 'Mended' })).toHaveText(/at least one credential/);
  await expectAccessible(page);
}

test('a provider finds the form, mends what is missing and sends it by keyboard', async ({ page }) => {
  await open(page);
  await test.step('the form has the lists and defaults of the specification and is accessible', () => expectForm(page));
  await test.step('missing answers are listed above the form, each linking to its field', () => expectSummary(page));
  await test.step('an application can be sent by keyboard without a file; the confirmation links home', async () => {
    await fillIn(page, address('keyboard'));
    await page.getByRole('checkbox', { name: 'Monday' }).check();
    await page.getByLabel('End time').selectOption('5:00 PM');
    await page.getByRole('button', { name: 'Submit Application' }).focus();
    const sent = page.waitForRequest('**/api/provider-applications');
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({ credentials: 'MBBS, FMCP', lga: 'Nsukka', languages: [] });
    await expect(submitted(page)).toBeFocused();
    await expect(page.locator('.toast').filter({ hasText: 'Application Submitted' })).toBeVisible();
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('a résumé can be uploaded; one of another type, too large, disguised or accompanied by a link is refused', async ({
  page,
}) => {
  await open(page);
  const file = page.getByLabel('Upload your résumé (optional)');
  await test.step('another type is refused when chosen; a valid file clears the error', async () => {
    const problem = page.getByText('Please upload a PDF, DOC or DOCX file.');
    await file.setInputFiles({ name: 'cv.png', mimeType: 'image/png', buffer: aPdf() });
    await expect(problem).toBeVisible();
    await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: aPdf() });
    await expect(problem).toBeHidden();
    await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
    await expect(problem).toBeVisible();
  });
  await fillIn(page, address('file'));
  const alert = (text: string) => page.getByRole('main').getByText(text).last();
  await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(FIVE_MB + 1) });
  await submit(page);
  await expect(alert('The file is larger than 5 MB')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the file' }).click();
  await expect(file).toHaveValue('');
  await file.setInputFiles({ name: 'cv.docx', mimeType: 'application/msword', buffer: aDocx() });
  await page.getByLabel('Link to your résumé (optional)').fill('https://example.com/cv');
  await submit(page);
  await expect(alert('not both')).toBeVisible();
  await page.getByLabel('Link to your résumé (optional)').fill('');
  await test.step('an HTML file named cv.pdf is refused without losing the input', async () => {
    // It starts like a PDF, which is all that the browser checks.
    const disguised = Buffer.from('%PDF-1.7\n<html>');
    await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: disguised });
    await submit(page);
    await expect(page.locator('.toast').filter({ hasText: 'Submission Failed' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Please upload a PDF, DOC or DOCX file.').last()).toBeVisible();
    await expect(page.getByLabel('Address')).toHaveValue('7 Test Avenue');
  });
  await file.setInputFiles({ name: 'cv.docx', mimeType: 'application/msword', buffer: aDocx() });
  await submit(page);
  await expect(submitted(page)).toBeVisible();
});

/** Sends the form with a double click whose response gets lost. Returns the keys of the requests, those to come included. */
async function loseFirstResponse(page: Page): Promise<readonly (string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  let isFirst = true;
  // Hold the first response until both clicks are done: on a slow machine it could arrive between them.
  const bothClicks = Promise.withResolvers<void>();
  await page.route('**/api/provider-applications', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await bothClicks.promise;
    return route.fulfill({ status: 503, body: '' });
  });
  await page.getByRole('button', { name: 'Submit Application' }).dblclick();
  bothClicks.resolve();
  await expect(page.locator('.toast').filter({ hasText: 'Failed to submit application' })).toBeVisible();
  return keys;
}

test('the draft survives a reload and is deleted when the form is sent once, or restarted', async ({
  page,
  browser,
}) => {
  await open(page);
  const email = address('draft');
  await fillIn(page, email);
  await page.getByRole('checkbox', { name: 'Saturday' }).check();
  await page.getByRole('checkbox', { name: 'Hausa' }).check();
  const kept = () => page.evaluate(() => sessionStorage.getItem('application') ?? '');
  await expect.poll(kept).toContain('Hausa');
  await page.getByRole('checkbox', { name: 'Mobile clinic' }).check();
  // Reload at once, before the pause after which the draft is saved.
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Full name or name of the practice')).toHaveValue('Dr. Ebele Form');
  await expect(page.getByLabel('Specialty')).toHaveValue('Nephrology');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Enugu');
  await expect(page.getByLabel('Local government area (optional)')).toHaveValue('Nsukka');
  for (const name of ['MBBS', 'FMCP', 'Saturday', 'Hausa', 'Mobile clinic']) {
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
  }
  await page.goto('/faq');
  await page.goBack();
  await hydrated(page);
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Enugu');
  await expect(page.getByLabel('Local government area (optional)')).toHaveValue('Nsukka');
  await test.step('a double click and a retry after a lost response send one application', async () => {
    const keys = await loseFirstResponse(page);
    await page.reload();
    await hydrated(page);
    await submit(page);
    await expect(submitted(page)).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    const admin = await browser.newContext();
    await signInAsAdmin(admin);
    const found = await admin.request.get(`/api/admin/provider-applications?q=${encodeURIComponent(email)}`);
    expect(await found.json()).toHaveLength(1);
  });
  await expect.poll(kept).toBe('');

  await open(page);
  await page.getByLabel('Address').fill('Somewhere');
  await expect.poll(kept).toContain('Somewhere');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('');
  await expect.poll(kept).toBe('');
});
