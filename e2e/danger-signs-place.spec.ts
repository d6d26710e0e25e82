import { expectAccessible } from './accessible.ts';
import { expect, expectNoSidewaysScroll, hydrated, signInAsNewPatient, test } from './fixtures.ts';

test('danger in the diary without a known place asks for it, then names the hospitals near it', async ({ page }) => {
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
  await where.getByLabel('State').selectOption('Lagos');
  await where.getByLabel('LGA or town').fill('Ikeja');
  await where.getByLabel('LGA or town').press('Enter');
  await expect(where.getByRole('heading', { name: 'Hospitals for emergencies near Ikeja' })).toBeVisible();
  const places = where.getByRole('listitem');
  await expect(places.first()).toContainText(/\d+ m|\d+(\.\d)? km/);
  await expect(places.first().getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute(
    'href',
    /openstreetmap\.org/,
  );
  const reply = await page.request.get('/api/emergency-places?state=Lagos&place=Ikeja');
  const { places: named } = (await reply.json()) as { places: { name: string }[] };
  await expect(places.getByRole('link', { name: named[0]?.name ?? '' }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
