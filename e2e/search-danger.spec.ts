import { expectAccessible } from './accessible.ts';
import { expect, hydrated, test } from './fixtures.ts';

test('a search for a danger sign, or for words near one, shows 112 beside the results', async ({ page }) => {
  const call = page
    .getByRole('region', { name: 'Provider search' })
    .getByRole('link', { name: 'Call 112' })
    .filter({ visible: true });
  await page.goto('/?q=dentist');
  await hydrated(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(call).toHaveCount(0);
  for (const q of ['chest+pain', 'hart+attack+zzzzqq']) {
    await page.goto(`/?q=${q}#results`);
    await hydrated(page);
    await expect(call).toHaveAttribute('href', 'tel:112');
    await expect(call).toBeInViewport();
    await expectAccessible(page);
  }
});
