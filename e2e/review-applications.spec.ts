import type { Browser, Page } from '@playwright/test';
import { AN_APPLICATION } from '#test/provider-application.ts';
import { aPdf } from '#test/resume-files.ts';
import { expectAccessible } from './accessible.ts';
import { clickTwiceUnanswered, expect, hydrated, signInAsAdmin, test } from './fixtures.ts';
import { mailedLink } from './outbox.ts';

test.use({ allowedConsole: [/status of (409|500)|ERR_INTERNET_DISCONNECTED/] });

interface Applicant {
  readonly name: string;
  readonly email: string;
}

let count = 0;
const newKey = () => {
  count += 1;
  return `${process.pid}x${count}x${Date.now().toString(36)}`;
};

/** Sends an application whose address ends in the key. */
async function submitApplication(page: Page, key: string): Promise<Applicant> {
  const name = `Dr. Ifeoma ${newKey()}`;
  const applicant = { name, email: `${name.slice(11)}-${key}@example.com` };
  const sent = await page.request.post('/api/provider-applications', {
    multipart: {
      resumeFile: { name: 'my cv.pdf', mimeType: 'application/pdf', buffer: aPdf() },
      formData: JSON.stringify({ ...AN_APPLICATION, ...applicant }),
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  return applicant;
}

/** Opens the reviewers' list of the applications with this in their addresses. */
async function openList(page: Page, search: string, status = ''): Promise<void> {
  await page.goto(`/admin/applications?q=${search}${status}`);
  await hydrated(page);
}

/** Decides about an application as another administrator. */
async function decideElsewhere(page: Page, { email }: Applicant, status: 'approved' | 'rejected'): Promise<void> {
  const [found] = await (await page.request.get(`/api/admin/provider-applications?q=${email}`)).json();
  const answer = await page.request.post(`/api/admin/provider-applications/${found.id}/review`, { data: { status } });
  expect(answer.status()).toBe(200);
}

const review = (page: Page, name: string) => page.getByRole('button', { name: `Review ${name}` }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Review application' });
/** The button that sends the decision names it and the applicant. */
const decide = (page: Page) => dialog(page).getByRole('button', { name: /^(Approve|Reject) Dr\. / });
const closeReview = (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).last().click();
const toast = (page: Page, text: string) => page.locator('.toast').filter({ hasText: text });
const rowOf = (page: Page, { name }: Applicant) => page.getByRole('row').filter({ hasText: name });

async function reject(page: Page, notes: string): Promise<void> {
  await dialog(page).getByLabel('Decision', { exact: true }).selectOption('Reject');
  await dialog(page).getByLabel('Notes').fill(notes);
  await decide(page).click();
}

/** Reads the application in the list and in its dialog, with the résumé. */
async function readApplication(page: Page, { name, email }: Applicant): Promise<void> {
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
}

/** Approves it, after leaving a half-made rejection. */
async function approve(page: Page, { name }: Applicant): Promise<void> {
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
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Approved');
  await expect(page.getByRole('heading', { name: `Next: convert ${name}` })).toBeFocused();
  await expectAccessible(page);
}

/** Makes a provider of the approved application. */
async function convert(page: Page, { name }: Applicant): Promise<void> {
  await review(page, name);
  await expect(dialog(page).getByLabel('Notes')).toHaveCount(0);
  await expect(page.getByText(`Next: convert ${name}`)).toHaveCount(0);
  const sent = await clickTwiceUnanswered(dialog(page).getByRole('button', { name: 'Convert to Provider' }));
  await expect(toast(page, 'Application converted')).toContainText(`${name} has been added as a provider`);
  expect(sent).toEqual([expect.stringMatching(/\/convert$/)]);
  await review(page, name);
  await expect(dialog(page).getByRole('button', { name: 'Convert to Provider' })).toHaveCount(0);
  await expect(dialog(page)).toContainText('has not opened their account yet');
  await expectAccessible(page);
}

/** The applicant opens an account by the link in the mail, and not without it. */
async function openAccount(browser: Browser, { name, email }: Applicant): Promise<void> {
  const own = await browser.newContext();
  const guest = await own.newPage();
  await test.step('a link without a valid invitation says so', async () => {
    await guest.goto('/accept-invitation');
    await hydrated(guest);
    await expect(guest.getByText('This link has expired, was used already or was taken back.')).toBeVisible();
    await expectAccessible(guest);
  });
  // From one link to the other the page would not be loaded again.
  await guest.goto('about:blank');
  await guest.goto(await mailedLink(email, 'Your provider account is ready'));
  await hydrated(guest);
  expect(guest.url()).not.toContain('#');
  await guest.getByRole('button', { name: 'Open my account' }).click();
  await expect(guest.getByRole('region', { name: 'There is a problem' }).getByRole('link')).toHaveText([
    'Username must be at least 3 characters',
    'Password must be at least 8 characters',
  ]);
  await expectAccessible(guest);
  await guest.getByLabel('Username').fill(`ifeoma.${name.slice(11)}`);
  await guest.getByLabel('Password', { exact: true }).fill('a rare and long one');
  await guest.getByRole('button', { name: 'Open my account' }).click();
  await expect(guest).toHaveURL(/\/provider-portal/);
  const user = await (await guest.request.get('/api/user')).json();
  expect(user).toMatchObject({ role: 'provider', fullName: name });
  await own.close();
}

test('an administrator reads, approves and converts an application, and the applicant opens an account', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  // Two users in turn, with a mail between them.
  test.slow();
  const applicant = await submitApplication(page, newKey());
  await signInAsAdmin(page);
  await openList(page, applicant.email);
  await test.step('an administrator reads the application', () => readApplication(page, applicant));
  await test.step('and approves it', () => approve(page, applicant));
  await test.step('an approved application becomes a provider', () => convert(page, applicant));
  await test.step('the applicant opens an account', () => openAccount(browser, applicant));
});

/** When another administrator decided first, the dialog says so, removes its buttons and keeps the notes readable. */
async function expectDecidedBefore(page: Page, applicant: Applicant): Promise<void> {
  await review(page, applicant.name);
  await decideElsewhere(page, applicant, 'approved');
  await reject(page, 'The council has no such number');
  await expect(toast(page, 'Failed to update application')).toContainText('This application was decided already.');
  await expect(dialog(page).getByRole('alert')).toContainText('decided already');
  await expect(dialog(page)).toContainText('Approved');
  await expect(dialog(page).getByRole('button', { name: /^(Approve|Reject) |Convert/ })).toHaveCount(0);
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('The council has no such number');
  await expect(dialog(page).getByLabel('Notes')).not.toBeEditable();
  await expectAccessible(page);
  await closeReview(page);
  await expect(dialog(page)).toBeHidden();
}

/** When the network fails, the notes stay, and the decision can be sent again. */
async function expectNotesWithoutNetwork(page: Page, applicant: Applicant): Promise<void> {
  await review(page, applicant.name);
  await dialog(page).getByLabel('Notes').fill('Called the council');
  await page.context().setOffline(true);
  await decide(page).click();
  await expect(toast(page, 'Failed to update application').last()).toBeVisible();
  await expect(page.getByText('Error Loading Applications')).toBeAttached();
  await expect(dialog(page).getByLabel('Notes')).toHaveValue('Called the council');
  await page.context().setOffline(false);
  await decide(page).click();
  await expect(toast(page, 'Application updated')).toContainText('Application has been approved');
  await expect(rowOf(page, applicant)).toContainText('Approved');
}

/** A rejected application allows no further action. */
async function expectRejectedForGood(page: Page, { name }: Applicant): Promise<void> {
  await review(page, name);
  await reject(page, 'No answer from the council');
  await expect(toast(page, 'Application updated')).toContainText('Application has been rejected');
  await review(page, name);
  await expect(dialog(page)).toContainText('No answer from the council');
  await expect(dialog(page).getByRole('button', { name: /^(Approve|Reject) |Convert/ })).toHaveCount(0);
  await closeReview(page);
}

/** When the list can't be loaded, the screen says so, and Try again loads it. */
async function expectListAgain(page: Page): Promise<void> {
  await page.route('**/api/admin/provider-applications?*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByLabel('Status').selectOption('Pending');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  await expect(page.getByRole('heading', { name: 'Error Loading Applications' })).toBeVisible();
  await expect(page.getByText('An unexpected error occurred')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Error Loading Applications' })).toBeHidden();
  await expectAccessible(page);
}

test('decisions meet those of others, a failing network and the list of pending applications', {
  tag: '@desktop',
}, async ({ page }) => {
  const key = newKey();
  const apply = () => submitApplication(page, key);
  const [decided, unsent, rejected, pending, last] = [
    await apply(),
    await apply(),
    await apply(),
    await apply(),
    await apply(),
  ];
  await signInAsAdmin(page);
  await openList(page, key);
  await test.step('another administrator decided first', () => expectDecidedBefore(page, decided));
  await test.step('the notes stay without network', () => expectNotesWithoutNetwork(page, unsent));
  await test.step('a rejected application allows no further action', () => expectRejectedForGood(page, rejected));
  await test.step('the list that cannot be loaded is loaded again', () => expectListAgain(page));

  await test.step('a decided application leaves the pending list, and the focus stays on the screen', async () => {
    await expect(rowOf(page, unsent)).toHaveCount(0);
    await review(page, pending.name);
    await decide(page).click();
    await expect(rowOf(page, pending)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: `Next: convert ${pending.name}` })).toBeFocused();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
  await test.step('the dialog says in the pending list too that another administrator decided', async () => {
    await review(page, last.name);
    await decideElsewhere(page, last, 'rejected');
    await decide(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText('decided already');
    await expect(dialog(page)).toContainText('Rejected');
    await expect(dialog(page).getByRole('button', { name: /^(Approve|Reject) |Convert/ })).toHaveCount(0);
    await expect(page.getByText('No applications found')).toBeAttached();
    await closeReview(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
