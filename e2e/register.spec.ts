import { bookingDialog, choose } from './booking.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';

test('a visit can be booked at a facility of the imported national register', async ({ page }) => {
  await signInAsNewPatient(page);
  await page.goto('/?city=Lagos&q=health');
  await hydrated(page);
  const card = page.getByRole('article').first();
  const name = await card.getByRole('heading').innerText();
  await expect(card.getByText('Demo')).toHaveCount(0);
  await card.getByRole('link', { name: /^Book Appointment/ }).click();
  const dialog = bookingDialog(page);
  const next = dialog.getByRole('button', { name: 'Continue' });
  await next.click();
  await dialog.getByRole('button', { name: 'Fever' }).click();
  await next.click();
  await dialog
    .getByRole('button', { name: /^Go to/ })
    .click()
    .catch(() => undefined);
  await choose(dialog, 'Morning', '08:30');
  await next.click();
  await expect(dialog.getByText(name).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await dialog.getByText('View My Appointments').click();
  await expect(page.getByRole('region', { name: /Upcoming/ }).getByText(name)).toBeVisible();
});

test('results near a place come nearest first, with distances', async ({ page }) => {
  await page.goto('/?lat=6.602&lng=3.352');
  await hydrated(page);
  const first = page.getByRole('article').first();
  await expect(first.getByText(/\d+ m|\d+(\.\d)? km/)).toBeVisible();
});
