import type { Locator, Page } from '@playwright/test';
import { bookingDialog, chooseSlot, freeSlot } from './booking.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';

const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** Describes symptoms in a booking. */
async function describeSymptoms(page: Page, providerId: number, symptoms: string): Promise<Locator> {
  await page.clock.install();
  await page.goto(`/?careType=routine&providerId=${providerId}`);
  await hydrated(page);
  const dialog = bookingDialog(page);
  await dialog.getByLabel('Additional Details').fill(symptoms);
  return dialog;
}

/** Taps a button and, once the screen has changed, the same place again. */
async function tapTwice(page: Page, button: Locator, after: () => Promise<void>): Promise<void> {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await after();
  await page.mouse.click(x + width / 2, y + height / 2);
}

test('a second tap on Continue neither skips the warning nor books anything', async ({ page }) => {
  await signInAsNewPatient(page);
  const wanted = await freeSlot(page, { city: 'Lagos', specialty: 'Dermatology' }, 20);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/appointments')) requests.push(request.url());
  });
  const dialog = await describeSymptoms(page, wanted.provider.id, 'vomiting blood since morning');
  await stopClock(page);
  const next = dialog.getByRole('button', { name: 'Continue' });
  const warning = dialog.getByRole('heading', { name: /may be an emergency/ });
  await tapTwice(page, next, () => expect(warning).toBeFocused());
  const anyway = dialog.getByRole('button', { name: 'Continue anyway' });
  await expect(anyway).toBeDisabled();
  await expect(warning).toBeVisible();
  await page.clock.runFor(1000);
  await anyway.click();
  await expect(dialog.getByRole('group', { name: 'Date' })).toBeVisible();

  await page.clock.resume();
  await chooseSlot(dialog, wanted);
  await page.clock.pauseAt(Date.now() + 180_000);
  const confirm = dialog.getByRole('button', { name: 'Confirm Appointment' });
  await tapTwice(page, next, () => expect(confirm).toBeVisible());
  await expect(confirm).toBeDisabled();
  expect(requests).toEqual([]);
  await page.clock.runFor(1000);
  await confirm.click();
  await expect(dialog.getByText('Your appointment is booked').first()).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('a second tap on Book chooses and closes nothing', async ({ page }) => {
  await page.clock.install();
  await page.goto('/?careType=routine');
  await hydrated(page);
  await stopClock(page);
  await page
    .getByRole('link', { name: /^Book Appointment/ })
    .first()
    .click();
  const dialog = bookingDialog(page);
  const rash = dialog.getByRole('button', { name: 'Rash' });
  await expect(async () => {
    // Loading advances with the fake clock, a little at a time.
    await page.clock.runFor(20);
    await expect(rash).toBeVisible({ timeout: 200 });
  }).toPass();
  for (const under of [rash, dialog.getByRole('button', { name: 'Close' })]) {
    const { x, y, width, height } = (await under.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
  }
  const details = dialog.getByLabel('Additional Details');
  await expect(details).toHaveValue('');
  await page.clock.runFor(1000);
  await rash.click();
  await expect(details).toHaveValue(/Rash/);
});
