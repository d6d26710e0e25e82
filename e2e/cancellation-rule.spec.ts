import { bookingDialog, chooseSlot } from './booking.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import { newPractice, signInTo, tenAm } from './portal-practice.ts';

// The refusal of a booking based on the fee before it changed.
test.use({ allowedConsole: [/status of 409/] });

test('the late-cancellation fee shows on the page and before booking, also if it changes meanwhile', async ({
  page,
  browser,
}) => {
  const practice = await newPractice();
  const desk = await browser.newContext();
  await signInTo(desk, practice);
  const setFee = async (kobo: number) => {
    const data = {
      acceptedInsurance: [],
      acceptingNewPatients: true,
      cancellation: { kobo, percent: null, note: null },
    };
    const answer = await desk.request.put(`/api/portal/providers/${practice.providerId}/settings`, { data });
    expect(answer.status()).toBe(200);
  };
  await setFee(500_000);
  await signInAsNewPatient(page);
  await page.goto(`/provider/${practice.providerId}`);
  await hydrated(page);
  await expect(page.getByText('Cancelling less than 24 hours before the visit costs ₦5,000.')).toBeVisible();
  await page.goto(`/provider/${practice.providerId}?providerId=${practice.providerId}&careType=routine`);
  const dialog = bookingDialog(page);
  const next = dialog.getByRole('button', { name: 'Continue' });
  await dialog.getByRole('button', { name: 'Cough' }).click();
  await next.click();
  const { date, atMs } = tenAm(2);
  await chooseSlot(dialog, { date, slot: { id: '', time: '10:00', dateTime: new Date(atMs).toISOString() } });
  await next.click();
  await expect(dialog.getByText('costs ₦5,000.')).toBeVisible();
  await setFee(700_000);
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await expect(dialog.getByText('has just changed what cancelling late costs')).toBeVisible();
  await expect(dialog.getByText('costs ₦7,000.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await expect(dialog.getByText('Your appointment is booked')).toBeVisible();
  await expect(dialog.getByText('costs ₦7,000.')).toBeVisible();
  await page.goto('/appointments');
  await hydrated(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const note = page.getByRole('dialog').getByText('There is no fee for cancelling now.');
  await expect(note).toContainText('charges ₦7,000.');
  await expect(page.getByRole('dialog').getByText('No fee for cancelling this visit.')).toHaveCount(0);
});
