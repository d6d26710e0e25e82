import type { Page } from '@playwright/test';
import { AN_APPLICATION } from '#test/provider-application.ts';
import { aPdf } from '#test/resume-files.ts';
import { expectAccessible } from './accessible.ts';
import { clickTwiceUnanswered, expect, hydrated, signInAsAdmin, test } from './fixtures.ts';
import { mailedLink } from './outbox.ts';

let count = 0;

/** Sends an application and opens the reviewers' list filtered to it. */
async function submitApplication(page: Page): Promise<{ name: string; email: string }> {
  count += 1;
  const key = `${process.pid}x${count}x${Date.now().toString(36)}`;
  const applicant = { name: `Dr. Ifeoma ${key}`, email: `${key}@example.com` };
  const sent = await page.request.post('/api/provider-applications', {
    multipart: {
      resumeFile: { name: 'my cv.pdf', mimeType: 'application/pdf', buffer: aPdf() },
      formData: JSON.stringify({ ...AN_APPLICATION, ...applicant }),
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  await signInAsAdmin(page);
  await page.goto(`/admin/applications?q=${applicant.email}`);
  await hydrated(page);
  return applicant;
}

const review = (page: Page, name: string) => page.getByRole('button', { name: `Review ${name}` }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Review application' });
/** The button that sends the decision names it and the applicant. */
const decide = (page: Page) => dialog(page).getByRole('button', { name: /^(Approve|Reject) Dr\. / });
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });

test('an administrator reads and approves an application', { tag: '@desktop' }, async ({ page }) => {
  const { name, email } = await submitApplication(page);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Pulmonology');
  await expect(row).toContainText('Abuja FCT');
  await expect(row).toContainText('Pending');
  // A badge is as wide as its text, even where the row is shown as a card.
  expect((await row.getByText('Pending', { exact: true }).boundingBox())?.width).toBeLessThan(120);
  await expectAccessible(page);

  await review(page, name);
  for (const text of [email, '0800 000 0011', '5 Test Close', 'Bwari', 'Telehealth', 'Low-Cost', 'MBBS, FWACP']) {
    await expect(dialog(page)).toContainText(text);
  }
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('link', { name: 'my cv.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('my cv.pdf');

  await dialog(page).getByLabel('Decision', { exact: true }).selectOption('Reject');
  await dialog(page).getByLabel('Notes').fill('Not sure yet');
  const question = page.waitForEvent('dialog').then(async (opened) => await opened.accept());
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  await question;
  await review(page, name);
  await expect(dialog(page).getByLabel('Decision', { exact: true })).toHaveValue('approved');
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('');
  await expect(decide(page)).toHaveAccessibleName(`Approve ${name}`);
  await expect(dialog(page).getByRole('group', { name: 'Not checked' })).toContainText('They gave no licence number.');
  await expect(dialog(page)).toContainText('Approving makes nothing bookable');
  const list = page.url();
  await page.evaluate(() => history.back());
  await expect(dialog(page)).toBeHidden();
  expect(page.url()).toBe(list);
  await review(page, name);
  await decide(page).click();
  await expect(toast(page, 'Application updated')).toContainText('Application has been approved');
  await expect(row).toContainText('Approved');
});

test('an approved application becomes a provider, and the applicant opens an account', { tag: '@desktop' }, async ({
  page,
  browser,
}) => {
  // Two users in turn, with a mail between them.
  test.slow();
  const { name, email } = await submitApplication(page);
  const id = (await (await page.request.get(`/api/admin/provider-applications?q=${email}`)).json())[0].id;
  await page.request.post(`/api/admin/provider-applications/${id}/review`, { data: { status: 'approved' } });
  await page.reload();
  await hydrated(page);
  await review(page, name);
  await expect(dialog(page).getByLabel('Notes')).toHaveCount(0);
  const sent = await clickTwiceUnanswered(dialog(page).getByRole('button', { name: 'Convert to Provider' }));
  await expect(toast(page, 'Application converted')).toContainText(`${name} has been added as a provider`);
  expect(sent).toEqual([expect.stringMatching(/\/convert$/)]);
  await review(page, name);
  await expect(dialog(page).getByRole('button', { name: 'Convert to Provider' })).toHaveCount(0);
  await expect(dialog(page)).toContainText('has not opened their account yet');
  await expectAccessible(page);

  const own = await browser.newContext();
  const guest = await own.newPage();
  await guest.goto(await mailedLink(email, 'Your provider account is ready'));
  await hydrated(guest);
  expect(guest.url()).not.toContain('#');
  await guest.getByRole('button', { name: 'Open my account' }).click();
  await expect(guest.getByRole('region', { name: 'There is a problem' }).getByRole('link')).toHaveText([
    'Username must be at least 3 characters',
    'Password must be at least 8 characters',
  ]);
  await expectAccessible(guest);
  await guest.getByLabel('Username').fill(`ifeoma.${email.split('@')[0]}`);
  await guest.getByLabel('Password', { exact: true }).fill('a rare and long one');
  await guest.getByRole('button', { name: 'Open my account' }).click();
  await expect(guest).toHaveURL(/\/provider-portal/);
  const user = await (await guest.request.get('/api/user')).json();
  expect(user).toMatchObject({ role: 'provider', fullName: name });
  await own.close();
});

test('a rejected application allows no further action', { tag: '@desktop' }, async ({ page }) => {
  const { name } = await submitApplication(page);
  await review(page, name);
  await dialog(page).getByLabel('Decision', { exact: true }).selectOption('Reject');
  await dialog(page).getByLabel('Notes').fill('The council has no such number');
  await decide(page).click();
  await expect(toast(page, 'Application updated')).toContainText('Application has been rejected');
  await review(page, name);
  await expect(dialog(page)).toContainText('The council has no such number');
  await expect(dialog(page).getByRole('button', { name: /^(Approve|Reject) |Convert/ })).toHaveCount(0);
});

test('a decided application leaves the pending list, and the focus stays on the screen', {
  tag: '@desktop',
}, async ({ page }) => {
  const { name, email } = await submitApplication(page);
  await page.goto(`/admin/applications?q=${email}&status=pending`);
  await hydrated(page);
  await review(page, name);
  await decide(page).click();
  await expect(page.getByText('No applications found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('when another administrator decided first', () => {
  test.use({ allowedConsole: [/409/] });

  test('the dialog says so, removes its buttons and keeps the notes readable', {
    tag: '@desktop',
  }, async ({ page }) => {
    const { name } = await submitApplication(page);
    await review(page, name);
    const id = (await (await page.request.get(`/api/admin/provider-applications?q=${name}`)).json())[0].id;
    await page.request.post(`/api/admin/provider-applications/${id}/review`, { data: { status: 'approved' } });
    await dialog(page).getByLabel('Decision', { exact: true }).selectOption('Reject');
    await dialog(page).getByLabel('Notes').fill('The council has no such number');
    await decide(page).click();
    await expect(toast(page, 'Failed to update application')).toContainText('This application was decided already.');
    await expect(dialog(page).getByRole('alert')).toContainText('decided already');
    await expect(dialog(page)).toContainText('Approved');
    await expect(dialog(page).getByRole('button', { name: /^(Approve|Reject) |Convert/ })).toHaveCount(0);
    await expect(dialog(page).getByLabel('Notes')).toHaveValue('The council has no such number');
    await expect(dialog(page).getByLabel('Notes')).not.toBeEditable();
    await expectAccessible(page);
  });

  test('the dialog says so in the pending list too', { tag: '@desktop' }, async ({ page }) => {
    const { name, email } = await submitApplication(page);
    await page.goto(`/admin/applications?q=${email}&status=pending`);
    await hydrated(page);
    await review(page, name);
    const id = (await (await page.request.get(`/api/admin/provider-applications?q=${email}`)).json())[0].id;
    await page.request.post(`/api/admin/provider-applications/${id}/review`, { data: { status: 'rejected' } });
    await decide(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('decided already');
    await expect(dialog(page)).toContainText('Rejected');
    await expect(dialog(page).getByRole('button', { name: /^(Approve|Reject) |Convert/ })).toHaveCount(0);
    await expect(page.getByText('No applications found')).toBeAttached();
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('when the network fails', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('the notes stay, and the decision can be sent again', { tag: '@desktop' }, async ({ page, context }) => {
    const { name } = await submitApplication(page);
    await review(page, name);
    await dialog(page).getByLabel('Notes').fill('Called the council');
    await context.setOffline(true);
    await decide(page).click();
    await expect(toast(page, 'Failed to update application')).toBeVisible();
    await expect(page.getByText('Error Loading Applications')).toBeAttached();
    await expect(dialog(page).getByLabel('Notes')).toHaveValue('Called the council');
    await context.setOffline(false);
    await decide(page).click();
    await expect(toast(page, 'Application updated')).toContainText('Application has been approved');
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Approved');
  });
});

test.describe('when the list cannot be loaded', () => {
  test.use({ allowedConsole: [/500/] });

  test('the screen says so and Try again loads it', { tag: '@desktop' }, async ({ page }) => {
    await submitApplication(page);
    await page.route('**/api/admin/provider-applications?*', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByLabel('Status').selectOption('Approved');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await expect(page.getByRole('heading', { name: 'Error Loading Applications' })).toBeVisible();
    await expect(page.getByText('An unexpected error occurred')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No applications found')).toBeVisible();
    await expectAccessible(page);
  });
});

test('a signed-out visitor cannot open the applications', { tag: '@desktop' }, async ({ page }) => {
  const answer = await page.request.get('/admin/applications', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toContain('/auth');
});

test('a link without a valid invitation says so', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/accept-invitation');
  await hydrated(page);
  await expect(page.getByText('This link has expired, was used already or was taken back.')).toBeVisible();
  await expectAccessible(page);
});
