import type { Locator, Page } from '@playwright/test';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { bookingDialog } from './booking.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import { createOwnAppointment, newPractice } from './portal-practice.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

test('a phone a day behind offers no rescheduling within 24 hours and shows the cancellation fee', async ({ page }) => {
  await signInAsNewPatient(page);
  await createOwnAppointment(page, await newPractice(), Date.now() + 20 * HOUR_MS);
  await page.clock.install({ time: Date.now() - DAY_MS });
  await page.goto('/appointments');
  await hydrated(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const note = page.getByRole('dialog').getByText('This visit starts in less than 24 hours.');
  await expect(note).toContainText('charges ₦5,000.');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep appointment' }).click();
  await expect(page.getByRole('link', { name: 'Reschedule' })).toHaveCount(0);
});

test('a phone that is ahead does not list a visit that starts soon as past', async ({ page }) => {
  await signInAsNewPatient(page);
  await createOwnAppointment(page, await newPractice(), Date.now() + 17 * MINUTE_MS);
  await page.clock.install({ time: Date.now() + 70 * MINUTE_MS });
  await page.goto('/appointments');
  await hydrated(page);
  await page.clock.fastForward(MINUTE_MS);
  await expect(page.getByRole('heading', { name: 'Upcoming (1)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
});

/** Goes to the Schedule step of the open booking and returns its days. */
async function daysOffered(page: Page): Promise<Locator> {
  const dialog = bookingDialog(page);
  await dialog.getByRole('button', { name: 'Cough' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  return dialog.getByRole('group', { name: 'Date' }).locator('label');
}

const named = (day: string) => new RegExp(`^\\w{3} ${Number(day.slice(8))} \\w{3}`);

for (const [what, offMs] of [
  ['ahead', DAY_MS],
  ['behind', -8 * DAY_MS],
] as const) {
  test(`a phone with its clock ${what} offers the days that can be booked`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + offMs });
    const today = lagosDate(Date.now());
    await page.goto('/provider/1?providerId=1&careType=routine');
    const days = await daysOffered(page);
    await expect(days.first()).toHaveText(named(today));
    await expect(days.last()).toHaveText(named(addDays(today, 6)));
  });
}

test.describe('offline', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('a page cached by the browser for a day does not treat its render time as the present', async ({ page }) => {
    const today = lagosDate(Date.now());
    await page.goto('/provider/1?providerId=1&careType=routine');
    await expect(bookingDialog(page)).toBeVisible();
    await page.goto('/faq');
    await page.addInitScript((laterMs) => {
      const { now } = Date;
      Date.now = () => now() + laterMs;
    }, DAY_MS);
    await page.context().setOffline(true);
    await page.goBack();
    await expect(bookingDialog(page)).toBeVisible();
    const days = await daysOffered(page);
    await bookingDialog(page).getByRole('button', { name: 'Continue anyway' }).click();
    await expect(days.first()).toHaveText(named(addDays(today, 1)));
  });
});
