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

/** Shows the year of a visit in another year; in print every visit shows the year and the patient. */
async function expectYears(page: Page, appointment: Appointment): Promise<void> {
  const past = page.getByRole('region', { name: /Past/ });
  const upcoming = page.getByRole('region', { name: /Upcoming/ });
  await expect(past.getByText(/^\w{3} \d+ \w{3} 20\d\d, \d\d:\d\d$/)).toBeVisible();
  await expect(upcoming.getByText('Bola Test')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(upcoming.getByText(new RegExp(`^\\w+day, \\d+ \\w+ ${appointment.date.slice(0, 4)}, `))).toBeVisible();
  await expect(upcoming.getByText('Visit for Bola Test')).toBeVisible();
  await page.emulateMedia({ media: null });
}

/** The toast of a failure does not cover the heading or any button of the dialog. */
async function failToCancel(page: Page): Promise<void> {
  await page.route('**/api/appointments/*/status', (route) => route.abort());
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(toasts(page)).toContainText('Failed to cancel appointment');
  const shown = dialog.getByRole('heading').or(dialog.getByRole('button'));
  for (const each of await shown.all()) expect(await isUnderToast(each)).toBe(false);
  await page.unroute('**/api/appointments/*/status');
  await page.goBack();
  await expect(dialog).toBeHidden();
}

test.describe('over a failing network', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  test('Back dismisses the question and keeps the visit; a double click cancels it once and confirms', async ({
    page,
  }) => {
    const appointment = await bookedAppointment(page, 0);
    await completedAppointment(page, 'Psychiatry', 400);
    await page.goto('/appointments');
    await hydrated(page);
    await test.step('the years, on screen and in print', () => expectYears(page, appointment));
    await test.step('a failure', () => failToCancel(page));
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('No fee for cancelling this visit. With other providers,')).toBeVisible();
    await expect(dialog.getByText('no fee for cancelling now')).toHaveCount(0);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    const sent = await clickTwiceUnanswered(dialog.getByRole('button', { name: 'Cancel appointment' }));
    await expect(dialog).toBeHidden();
    await expect(toasts(page).filter({ hasText: 'Appointment cancelled' })).toBeVisible();
    await expect(toasts(page).filter({ hasText: 'Failed' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Cancelled (1)' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

test.describe('a visit that another browser has cancelled', () => {
  test.use({ allowedConsole: [/status of 409/] });

  const cancelElsewhere = (page: Page, id: number) =>
    page.request.put(`/api/appointments/${id}/status`, { data: { status: 'cancelled' } });

  test('no longer promises to keep the old time while it is rescheduled, and is shown as cancelled', async ({
    page,
  }) => {
    const appointment = await bookedAppointment(page, 2);
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
    await cancelElsewhere(page, appointment.id);
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
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/appointments') && answer.ok());
    await confirm.click();
    const again = (await (await answered).json()) as Appointment;
    await expect(dialog.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible();

    await dialog.getByRole('link', { name: 'View My Appointments' }).click();
    await expect(page.getByRole('heading', { name: 'Upcoming (1)' })).toBeVisible();
    await cancelElsewhere(page, again.id);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(toasts(page).filter({ hasText: 'Appointment cancelled' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cancelled (2)' })).toBeVisible();

    // A signed-out patient does not read that signing in books the visit.
    await page.context().clearCookies();
    await page.goto(`/?providerId=${again.providerId}&careType=routine&reschedule=${again.id}`);
    await expect(dialog.getByRole('heading', { name: 'Sign in to reschedule' })).toBeVisible();
    await expect(dialog.getByText(/booked as soon as you are signed in/)).toHaveCount(0);
  });
});
