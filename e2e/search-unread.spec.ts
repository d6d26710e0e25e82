import { expect, expectSoundAtBothSizes, hydrated, test } from './fixtures.ts';

const EMERGENCY = /Life in danger/;

test('words that the search does not understand lead to the nearest words, general practice and the symptom check', async ({
  page,
}) => {
  await page.goto('/?q=oppttommetrist+xyzzyx');
  await hydrated(page);
  const results = page.getByRole('region', { name: 'Provider search' });
  await expect(results.getByText("We don't understand “oppttommetrist xyzzyx”.")).toBeVisible();
  await expect(results.getByText(EMERGENCY).filter({ visible: true })).toHaveCount(0);
  await expect(results.getByRole('link', { name: 'Check your symptoms' })).toHaveAttribute('href', '/symptom-check');
  await expect(results.getByRole('link', { name: 'optometrist' })).toBeVisible();
  await expectSoundAtBothSizes(page);
  await results.getByRole('link', { name: 'Find a doctor for any problem' }).click();
  await expect(page).toHaveURL(/q=general\+practitioner/);
  await expect(results.getByRole('article').first()).toBeVisible();
  await page.goBack();
  await results.getByRole('link', { name: 'optometrist' }).click();
  await expect(page).toHaveURL(/q=optometrist/);
});
