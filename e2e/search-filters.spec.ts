import { expect, hydrated, test } from './fixtures.ts';

test('no filter moves when the counts arrive', { tag: '@both' }, async ({ page }, { project }) => {
  const counts = Promise.withResolvers<void>();
  await page.route('**/api/providers/counts?*', async (route) => {
    await counts.promise;
    await route.continue();
  });
  await page.goto('/?city=Port+Harcourt');
  await hydrated(page);
  const openNow = page.getByRole('checkbox', { name: /Open now/ });
  if (project.name === 'phone') await page.getByText('Filters', { exact: true }).click();
  else await openNow.hover();
  const places = () =>
    page
      .locator('label.chip')
      .evaluateAll((chips) => chips.map((chip) => JSON.stringify(chip.getBoundingClientRect())));
  const before = await places();
  expect(before.length).toBeGreaterThan(3);
  counts.resolve();
  await expect(page.getByRole('checkbox', { name: /Open now \d+/ })).toBeVisible();
  expect(await places()).toEqual(before);
});
