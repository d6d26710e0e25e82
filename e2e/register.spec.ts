import { expectAccessible } from './accessible.ts';
import { bookingDialog, choose } from './booking.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';

// Its server starts beside the first tests.
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext();
  const isReady = () =>
    request.get(`${baseURL}/readyz`).then(
      (answer) => answer.ok(),
      () => false,
    );
  await expect.poll(isReady, { timeout: 100_000 }).toBe(true);
  await request.dispose();
});

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

test('danger in the diary without a known place asks for it, then names real hospitals', async ({ page }) => {
  await signInAsNewPatient(page);
  await page.goto('/symptom-tracker');
  await hydrated(page);
  await page.getByRole('link', { name: 'Record Symptoms', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Record Symptoms' });
  await dialog.getByLabel('Your age in years').fill('40');
  await dialog.getByLabel('In your own words').fill('vomiting blood since morning');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const result = page.getByRole('dialog', { name: 'Your result' });
  await expect(result.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  const where = result.getByRole('region', { name: 'Where to go now' });
  await expect(where.getByRole('group', { name: 'Where are you?' })).toBeVisible();
  await expect(where.getByRole('listitem')).toHaveCount(0);
  await expectAccessible(page);
  await where.getByLabel('State').selectOption('Kano');
  await where.getByLabel('LGA or town').fill('Kano');
  await where.getByLabel('LGA or town').press('Enter');
  await expect(where.getByRole('heading', { name: 'Hospitals for emergencies near Kano' })).toBeVisible();
  const places = where.getByRole('listitem');
  await expect(places.first()).toContainText(/Hospital/);
  await expect(places.first()).toContainText(/\d+ m|\d+(\.\d)? km/);
  await expect(places.first().getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute(
    'href',
    /openstreetmap\.org/,
  );
  const reply = await page.request.get('/api/emergency-places?state=Kano&place=Kano');
  const { places: named } = (await reply.json()) as { places: { name: string; isDemo: boolean }[] };
  expect(named.map(({ isDemo }) => isDemo)).not.toContain(true);
  await expect(places.getByRole('link', { name: named[0]?.name ?? '' }).first()).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
