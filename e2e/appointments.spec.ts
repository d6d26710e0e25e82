import type { Page } from '@playwright/test';
import type { Appointment } from '#features/appointments/contract.ts';
import { expectAccessible } from './accessible.ts';
import { bookingDialog, freeSlot } from './booking.ts';
import { clickTwiceUnanswered, expect, hydrated, isUnderToast, signInAsNewPatient, test } from './fixtures.ts';
import { completedAppointment } from './past-appointment.ts';

/** Signs in as a new patient and books an appointment. */
async function bookedAppointment(page: Page, pick: number): Promise<Appointment> {
  const { provider, slot } = await freeSlot(page, { specialty: 'Emergency Medicine' }, pick);
  await signInAsNewPatient(page);
  const answer = await page.request.post('/api/appointments', {
    data: {
      providerId: provider.id,
      date: slot.dateTime,
      visitType: 'in-person',
      careType: 'routine',
      reason: 'My symptoms include: Cough\n\nFor a week now.\nWorse at night.',
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Appointment;
}

const toasts = (page: Page) => page.locator('.toast');

test('Back dismisses the question and keeps the visit; a double click cancels it once and confirms', async ({ page }, {
  project,
}) => {
  await bookedAppointment(page, project.name === 'phone' ? 0 : 1);
  await page.goto('/appointments');
  await hydrated(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No fee for cancelling this visit. With other providers,')).toBeVisible();
  await expect(dialog.getByText('no fee for cancelling now')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const sent = await clickTwiceUnanswered(page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }));
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(toasts(page)).toContainText('Appointment cancelled');
  await expect(page.getByText('Failed to cancel appointment')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Cancelled (1)' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a visit in another year shows the year; in print every visit shows the year and the patient', async ({ page }, {
  project,
}) => {
  const appointment = await bookedAppointment(page, project.name === 'phone' ? 6 : 7);
  await completedAppointment(page, 'Psychiatry', 400);
  await page.goto('/appointments');
  const past = page.getByRole('region', { name: /Past/ });
  const upcoming = page.getByRole('region', { name: /Upcoming/ });
  await expect(past.getByText(/^\w{3} \d+ \w{3} 20\d\d, \d\d:\d\d$/)).toBeVisible();
  await expect(upcoming.getByText('Bola Test')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(upcoming.getByText(new RegExp(`^\\w+day, \\d+ \\w+ ${appointment.date.slice(0, 4)}, `))).toBeVisible();
  await expect(upcoming.getByText('Visit for Bola Test')).toBeVisible();
});

test.describe('a visit that another browser has cancelled', () => {
  test.use({ allowedConsole: [/status of 409/] });

  test('is shown as cancelled', async ({ page }, { project }) => {
    const appointment = await bookedAppointment(page, project.name === 'phone' ? 2 : 3);
    await page.goto('/appointments');
    await hydrated(page);
    await page.request.put(`/api/appointments/${appointment.id}/status`, { data: { status: 'cancelled' } });
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(toasts(page)).toContainText('Appointment cancelled');
    await expect(page.getByRole('heading', { name: 'Cancelled (1)' })).toBeVisible();
  });

  test('no longer promises to keep the old time while it is rescheduled', async ({ page }, { project }) => {
    const appointment = await bookedAppointment(page, project.name === 'phone' ? 8 : 9);
    await page.goto('/appointments');
    await hydrated(page);
    await page.getByRole('link', { name: 'Reschedule' }).click();
    const dialog = bookingDialog(page);
    await dialog
      .getByText(/^\d\d:\d\d$/)
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText(/It stays yours until/)).toBeVisible();
    await page.request.put(`/api/appointments/${appointment.id}/status`, { data: { status: 'cancelled' } });
    await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
    await expect(dialog.getByText('This appointment is already cancelled.')).toBeVisible();
    await expect(dialog.getByText(/It stays yours until/)).toHaveCount(0);
    const confirm = dialog.getByRole('button', { name: 'Confirm Appointment' });
    await expect(dialog.getByText(/isn't scheduled any more/)).toBeVisible();
    await expect(confirm).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Book it as a new visit' }).click();
    await expect(dialog.getByRole('heading', { name: 'Appointment Confirmation' })).toBeFocused();
    await expect(dialog.getByText('This appointment is already cancelled.')).toHaveCount(0);
    await confirm.click();
    await expect(dialog.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible();
  });
});

test('a signed-out patient who opens a reschedule link does not read that signing in books the visit', async ({
  page,
}, { project }) => {
  const { id, providerId } = await bookedAppointment(page, project.name === 'phone' ? 10 : 11);
  await page.context().clearCookies();
  await page.goto(`/?providerId=${providerId}&careType=routine&reschedule=${id}`);
  const dialog = bookingDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Sign in to reschedule' })).toBeVisible();
  await expect(dialog.getByText(/booked as soon as you are signed in/)).toHaveCount(0);
});

test.describe('a failure', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  test('the failure toast does not cover the heading or any button of the dialog', async ({ page }, { project }) => {
    await bookedAppointment(page, project.name === 'phone' ? 4 : 5);
    await page.goto('/appointments');
    await hydrated(page);
    await page.route('**/api/appointments/*/status', (route) => route.abort());
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(toasts(page)).toContainText('Failed to cancel appointment');
    const shown = dialog.getByRole('heading').or(dialog.getByRole('button'));
    for (const each of await shown.all()) expect(await isUnderToast(each)).toBe(false);
  });
});
