import { expectAccessible } from './accessible.ts';
import { documentAt } from './documents.ts';
import { expect, hydrated, test } from './fixtures.ts';

test('a search for a danger sign, or for words near one, shows 112 beside the results', async ({ page }) => {
  const results = page.getByRole('region', { name: 'Provider search' });
  const call = results.getByRole('link', { name: 'Call 112' }).filter({ visible: true });
  for (const q of ['chest+pain', 'hart+attack+zzzzqq']) {
    await page.goto(`/?q=${q}#results`);
    await hydrated(page);
    await expect(call).toHaveAttribute('href', 'tel:112');
    await expect(call).toBeInViewport();
    await expect(results.getByText('Life in danger').filter({ visible: true })).toHaveCount(1);
    await expectAccessible(page);
  }
});

test('a search for another complaint shows no emergency number beside the results', async ({ page }) => {
  for (const q of ['dentist', 'hair+loss']) {
    const { articles, links, text } = await documentAt(page, `/?q=${q}`);
    expect(articles.length).toBeGreaterThan(0);
    expect(links.map(([, href]) => href)).not.toContain('tel:112');
    expect(text).not.toContain('Life in danger');
  }
});
