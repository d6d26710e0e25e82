import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, expectSoundAtBothSizes, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import {
  createAppointment,
  createOwnAppointment,
  minutesAgo,
  newPractice,
  type Practice,
  signInTo,
  withDatabase,
} from './portal-practice.ts';

test.use({ allowedConsole: [/status of 40[049]/] });

/** Records a licence of the only owner of a practice. */
const license = ({ providerId }: Practice) =>
  withDatabase((client) =>
    client.query(
      `insert into provider_licences (provider_id, council, number, valid_until, checked_by_name, checked_at)
       values ($1, 'MDCN', '12345', current_date + 100, 'Admin', now())`,
      [providerId],
    ),
  );

async function openPatient(page: Page, name: string): Promise<void> {
  await page.goto('/provider-portal');
  await hydrated(page);
  await page.getByRole('link', { name: `Patient and papers ${name}` }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Writes a prescription as a draft, after a try with nothing in it; the double tap saves one. */
async function draftPrescription(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Prescription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Prescription' });
  await expect(dialog.getByText('This is text, not an e-prescription')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save the draft' }).click();
  await expect(dialog.getByText('Write at least one medicine.')).toBeVisible();
  await dialog.getByLabel('Name of the medicine').fill('Amoxicillin');
  await dialog.getByLabel('How to take it').fill('One capsule three times a day');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save the draft' }).dblclick();
  await expect(dialog).toBeHidden();
}

test('a clinician writes, signs and voids a prescription, and anyone checks it by its code', async ({
  page,
  browser,
}) => {
  const practice = await newPractice();
  await license(practice);
  await createAppointment(practice.providerId, minutesAgo(20), 'Ngozi Visitor', 'Fever since Monday');
  await signInTo(page, practice);
  await openPatient(page, 'Ngozi Visitor');
  await expect(page.getByText('Fever since Monday')).toBeVisible();
  await expectSoundAtBothSizes(page);

  await draftPrescription(page);
  const papers = page.getByRole('list', { name: 'Papers of this visit' });
  await expect(papers.getByRole('listitem')).toHaveCount(1);
  await papers.getByRole('button', { name: 'Sign Prescription' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign' }).dblclick();
  await expect(papers.getByText('Ada Desk, MDCN 12345')).toBeVisible();
  await expectSoundAtBothSizes(page);

  await papers.getByRole('link', { name: /Prescription no. 1/ }).click();
  const paper = page.getByRole('article', { name: 'Prescription' });
  await expect(paper).toContainText(practice.name);
  await expect(paper).toContainText('Amoxicillin');
  await expectSoundAtBothSizes(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to the patient' })).toBeHidden();
  const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });
  const address = (await paper.locator('.paper-url').textContent()) ?? '';
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await saving).suggestedFilename()).toBe('prescription-1.html');

  const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await visitor.goto(new URL(address).pathname);
  await expect(visitor.getByText('This paper is genuine and holds')).toBeVisible();
  await expect(visitor.getByText('initials are N. V.')).toBeVisible();
  await expectSoundAtBothSizes(visitor);

  await page.goBack();
  await papers.getByRole('button', { name: 'Void Prescription 1' }).click();
  await page.getByRole('dialog').getByLabel('Why does it no longer hold?').fill('Wrong dose');
  await page.getByRole('dialog').getByRole('button', { name: 'Void it' }).click();
  await expect(papers.getByText('Void: Wrong dose')).toBeVisible();
  await papers.getByRole('link', { name: /Prescription no. 1/ }).click();
  await expect(paper.getByText(/Void since/)).toBeVisible();
  await expect(paper).toHaveAttribute('data-stamp', 'VOID');
  await expectSoundAtBothSizes(page);
  await visitor.reload();
  await expect(visitor.getByText('This paper is void: it no longer holds')).toBeVisible();
  await visitor.getByLabel('The code on the paper').fill('0000 0000 0000');
  await visitor.getByRole('button', { name: 'Check' }).click();
  await expect(visitor.getByText('No paper has this code')).toBeVisible();
  await expectAccessible(visitor);
});

test('a payment is recorded once, and the patient has its receipt under the visit', async ({ page, browser }) => {
  const practice = await newPractice();
  const patient = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signInAsNewPatient(patient);
  await createOwnAppointment(patient, practice, minutesAgo(20));
  const { fullName } = (await (await patient.request.get('/api/user')).json()) as { fullName: string };
  await signInTo(page, practice);
  await openPatient(page, fullName);
  await page.getByLabel('Amount in naira').fill('about 5');
  await page.getByRole('button', { name: 'Record the payment' }).click();
  await expect(page.getByText('Use an amount from ₦1 to ₦10,000,000.')).toBeVisible();
  await page.getByLabel('Amount in naira').fill('5,000');
  await page.getByRole('button', { name: 'Record the payment' }).dblclick();
  await expect(page.getByRole('link', { name: 'Receipt no. 1' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Receipt no. 2' })).toHaveCount(0);
  await expectSoundAtBothSizes(page);

  await patient.goto('/appointments');
  await hydrated(patient);
  await patient.getByRole('link', { name: /Receipt no. 1/ }).click();
  await expect(patient.getByRole('article', { name: 'Receipt' })).toContainText('₦5,000');
  await expectSoundAtBothSizes(patient);
  await patient.reload();
  await expect(patient.getByRole('article', { name: 'Receipt' })).toContainText('₦5,000');
});

test('fees for late cancellations are shown as due, one is paid and counts in the takings, one is waived with a reason', async ({
  page,
  browser,
}) => {
  const practice = await newPractice();
  const patient = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signInAsNewPatient(patient);
  const ids: number[] = [];
  for (const inHours of [1, 2]) {
    const id = await createOwnAppointment(patient, practice, Date.now() + inHours * 60 * 60_000);
    const cancelled = await patient.request.put(`/api/appointments/${id}/status`, { data: { status: 'cancelled' } });
    expect(cancelled.status()).toBe(200);
    ids.push(id);
  }
  await signInTo(page, practice);
  await page.goto('/provider-portal');
  await hydrated(page);
  await page.getByRole('link', { name: 'Takings and fees' }).click();
  await expect(page.getByRole('row', { name: 'Together 0 ₦0' })).toBeVisible();
  await expect(page.getByText('₦5,000')).toHaveCount(2);
  await expectSoundAtBothSizes(page);
  await page.getByRole('button', { name: /^Paid/ }).first().click();
  await page.getByRole('button', { name: 'Record the payment' }).click();
  await expect(page.getByRole('row', { name: 'Together 1 ₦5,000' })).toBeVisible();
  // Another computer takes money meanwhile; the takings are opened again without a reload.
  const payment = { about: { appointmentId: ids[0] }, amountKobo: 100_000, method: 'cash', purpose: 'Visit' };
  const [payments, headers] = [
    `/api/portal/providers/${practice.providerId}/payments`,
    { 'idempotency-key': randomUUID() },
  ];
  expect((await page.request.post(payments, { data: payment, headers })).status()).toBe(201);
  await page.goBack();
  await page.getByRole('link', { name: 'Takings and fees' }).click();
  await expect(page.getByRole('row', { name: 'Together 2 ₦6,000' })).toBeVisible();
  await page.getByRole('button', { name: /^Waive/ }).click();
  await page.getByLabel('Why is it waived?').fill('The child was ill');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Waive the fee' }).click();
  await expect(page.getByText('None.')).toBeVisible();
  await page.getByLabel('Show').selectOption('waived');
  await expect(page.getByText('Waived: The child was ill')).toBeVisible();
});
