import { expect, expectAccessible, hydrated, test } from './fixtures.ts';

test('who searches for a danger, or for what nobody answers, has 112 beside what was found', async ({ page }) => {
  const call = page.getByRole('region', { name: 'Provider search' }).getByRole('link', { name: 'Call 112' });
  await page.goto('/?q=dentist');
  await hydrated(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(call).toHaveCount(0);
  for (const q of ['chest+pain', 'zzzzqq']) {
    await page.goto(`/?q=${q}#results`);
    await hydrated(page);
    await expect(call).toHaveAttribute('href', 'tel:112');
    await expect(call).toBeInViewport();
    await expectAccessible(page);
  }
});
