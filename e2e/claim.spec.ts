import type { Page } from '@playwright/test';
import { aPdf } from '#test/resume-files.ts';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, signInAsAdmin, test } from './fixtures.ts';
import { newListing, type TestListing } from './listings.ts';
import { mailedLink } from './outbox.ts';
import { newPractice } from './portal-practice.ts';

test.use({ allowedConsole: [/status of (404|409|410)/] });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Review application' });
const openReview = (page: Page, name: string) => page.getByRole('button', { name: `Review ${name}` }).click();
const fitsWidth = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
const address = (what: string) => `${what}-${process.pid}-${Date.now().toString(36)}@example.com`;

/** From the listing's page to the sent application, by way of a reload. */
async function claim(page: Page, listing: TestListing, ownName: string, email: string): Promise<void> {
  await page.goto(`/provider/${listing.id}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Is this your practice?' }).click();
  await expect(page.getByRole('heading', { name: `You claim ${listing.name}` })).toBeVisible();
  // The listing is a facility; its only practitioner claims it here.
  await expect(page.getByLabel('Type of facility')).toHaveValue('Dental Clinic');
  await page.getByRole('radio', { name: 'One practitioner' }).check();
  const name = page.getByLabel('Full name or name of the practice');
  await expect(name).toHaveValue(listing.name);
  await expect(page.getByLabel('Specialty')).toHaveValue('Dentistry');
  await expect(page.getByLabel('Address')).toHaveValue('4 Zoo Road');
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Kano');
  await expect(page.getByLabel('Local government area (optional)')).toHaveValue('Dala');
  await fitsWidth(page);
  await expectAccessible(page);
  await name.fill(ownName);
  // What was typed stays with this listing, and isn't in the form of another practice.
  await page.getByLabel('E-mail').fill(email);
  await page.waitForFunction((id) => sessionStorage.getItem(`application-${id}`)?.includes('and Family'), listing.id);
  await page.reload();
  await expect(name).toHaveValue(ownName);
  await page.getByLabel('Phone').fill('0800 000 0012');
  await page.getByRole('checkbox', { name: 'BDS', exact: true }).check();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible();
  await expect(page.getByText('One thing is left')).toContainText(listing.name);
  await expectAccessible(page);
}

async function askForLicence(reviewer: Page, ownName: string): Promise<void> {
  await expect(reviewer.getByText('Waiting for the applicant').first()).toBeVisible();
  await openReview(reviewer, ownName);
  await expect(dialog(reviewer)).toContainText('The page shows 064 123 456, the application says 0800 000 0012.');
  await expect(dialog(reviewer)).toContainText('Nothing is proved yet.');
  await expect(dialog(reviewer).getByRole('group', { name: 'Not checked' })).toContainText(
    'Nothing proves that the practice is theirs.',
  );
  await dialog(reviewer).getByLabel('Ask something else instead').fill('Please send your licence from the ministry.');
  await dialog(reviewer).getByRole('button', { name: 'Send the question' }).click();
  await expect(dialog(reviewer)).toContainText('Please send your licence from the ministry.');
  await expect(dialog(reviewer).getByLabel('Ask the applicant')).toHaveCount(0);
  await expectAccessible(reviewer);
}

async function answerWithDocument(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(email, 'We received your application'));
  await expect(page.getByText('This link does not work any more')).toBeVisible();
  await page.goto(await mailedLink(email, 'A question about your application'));
  await expect(page.getByText('Please send your licence from the ministry.')).toBeVisible();
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('Please write an answer or choose a document.')).toBeVisible();
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await page.getByLabel('Your answer').fill('Here it is.');
  await page
    .getByLabel('Document (optional)')
    .setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await fitsWidth(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('Thank you. We have your answer.')).toBeVisible();
  await expect(page.getByText('Document: licence.pdf')).toBeVisible();
  await expectAccessible(page);
}

async function decideAndConvert(reviewer: Page, listing: TestListing, ownName: string): Promise<void> {
  await reviewer.reload();
  await hydrated(reviewer);
  await expect(reviewer.getByText('Answered', { exact: true }).first()).toBeVisible();
  await openReview(reviewer, ownName);
  const download = reviewer.waitForEvent('download');
  await dialog(reviewer).getByRole('link', { name: 'licence.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('licence.pdf');
  await expect(dialog(reviewer).getByLabel('Decision', { exact: true })).toHaveValue('approved');
  await expect(dialog(reviewer).getByLabel('Notes')).toHaveValue('');
  await dialog(reviewer).getByLabel('Reason for the applicant (optional)').fill('Your licence is fine.');
  await dialog(reviewer)
    .getByRole('button', { name: `Approve ${ownName}` })
    .click();
  await expect(reviewer.locator('.toast').filter({ hasText: 'Application has been approved' })).toBeVisible();
  // The dialog offers to convert only what was approved when it was opened.
  await expect(reviewer.getByRole('row').filter({ hasText: ownName })).toContainText('Approved');
  await openReview(reviewer, ownName);
  await expect(dialog(reviewer)).toContainText('it keeps its address and reviews');
  await dialog(reviewer).getByRole('button', { name: 'Convert to Provider' }).click();
  await expect(reviewer.locator('.toast').filter({ hasText: 'Application converted' })).toBeVisible();
  await openReview(reviewer, ownName);
  await expect(dialog(reviewer).getByRole('link', { name: "The provider's page" })).toHaveAttribute(
    'href',
    `/provider/${listing.id}`,
  );
}

test('a clinic claims its listing, answers with a document and gets the page', async ({ page, browser }) => {
  // Three users in turn, with three mails between them.
  test.slow();
  const listing = await newListing();
  const email = address('claimant');
  const ownName = `${listing.name} and Family`;
  await claim(page, listing, ownName, email);
  const reviewing = await browser.newContext({ viewport: page.viewportSize() });
  const reviewer = await reviewing.newPage();
  await signInAsAdmin(reviewer);
  await reviewer.goto(`/admin/applications?q=${email}`);
  await hydrated(reviewer);
  await askForLicence(reviewer, ownName);
  await answerWithDocument(page, email);
  await decideAndConvert(reviewer, listing, ownName);
  await reviewing.close();

  await page.goto(await mailedLink(email, 'Your provider account is ready'));
  await hydrated(page);
  await page.getByLabel('Username').fill(`claim.${listing.id}.${test.info().project.name}`);
  await page.getByLabel('Password', { exact: true }).fill('a rare and long one');
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page).toHaveURL(/\/provider-portal/);
  await expect(page.getByRole('heading', { name: "Patients can't book yet" })).toBeVisible();
  await page.goto(`/provider/${listing.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ownName);
  await page.getByRole('link', { name: 'Who runs this page?' }).click();
  await expect(page.getByText(`${ownName} is in our network already`)).toBeVisible();
});

test('a listing that cannot be claimed says why and offers the plain form; a link without a valid secret says so', async ({
  page,
}) => {
  const practice = await newPractice();
  await page.goto(`/join-network?listing=${practice.providerId}`);
  await expect(page.getByText(`${practice.name} is in our network already`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/contact-us',
  );
  await expect(page.getByLabel('Full name or name of the practice')).toHaveValue('');
  await expectAccessible(page);
  await page.goto('/join-network?listing=999999999');
  await expect(page.getByText('The listing that you followed is not here any more.')).toBeVisible();
  await expect(page.getByLabel('Full name or name of the practice')).toBeVisible();

  for (const secret of ['', '#guessed']) {
    await page.goto(`/application-question${secret}`);
    await expect(page.getByText('This link does not work any more')).toBeVisible();
  }
  await expectAccessible(page);
});
