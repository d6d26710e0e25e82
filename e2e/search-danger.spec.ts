import { expectAccessible } from './accessible.ts';
import { expect, hydrated, test } from './fixtures.ts';

test('a search for a danger sign, or one without results, shows 112 beside the results', async ({ page }) => {
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
