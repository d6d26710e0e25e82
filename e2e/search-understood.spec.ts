import { documentAt } from './documents.ts';
import { expect, hydrated, test } from './fixtures.ts';

test('the interpretation of a query is shown above its results, with and without JavaScript', async ({ page }) => {
  expect((await documentAt(page, '/?q=tooth+pain&city=all')).text).toContain('Best matches first · Read as: Dentistry');
  const obvious = (await documentAt(page, '/?q=dentistry')).text;
  expect(obvious).toContain('Best matches first');
  expect(obvious).not.toContain('Read as');
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('online doctor');
  await expect(page.getByText('Best matches first · Read as: Telehealth', { exact: true })).toBeVisible();
});

test('a search for "near me" hints at the location button, which then sorts by distance', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 6.6, longitude: 3.35 });
  await page.goto('/?q=doctor+near+me');
  await hydrated(page);
  const hint = page.getByText('Press “Use my location” for the nearest');
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText(/^Nearest first/)).toBeVisible();
  await expect(hint).toBeHidden();
});

test('a URL with an unlisted city redirects to its state; an unknown specialty becomes search text', async ({
  page,
}) => {
  expect((await documentAt(page, '/?city=Kano&telehealth=true')).address).toBe('/?telehealth=true&state=Kano');
  expect((await documentAt(page, '/?specialty=Herbs')).address).toBe('/?q=Herbs');
});

test('a typed place is named above the results, in the title and in the box of cities', async ({ page }) => {
  const { title, text, selected } = await documentAt(page, '/?q=Rivers');
  expect(title).toMatch(/^Rivers/);
  expect(text).toMatch(/providers? in Rivers/);
  expect(selected).toContain('Rivers');
});

test('a filtered search without results offers the same words without filters in one tap', async ({ page }) => {
  await page.goto('/?careType=urgent&q=dentistry&urgentCare=true');
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'Find hospitals for emergencies' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all for “dentistry”' }).click();
  await expect(page).toHaveURL('/?careType=urgent&q=dentistry');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /providers? in/ })).toBeFocused();
});

test('a search without results offers no link that repeats the same search', async ({ page }) => {
  const everywhere = expect.arrayContaining([['Search all of Nigeria', expect.any(String)]]);
  const nowhere = await documentAt(page, '/?q=zzzzzz');
  expect(nowhere.text).toContain('0 providers in Nigeria');
  expect(nowhere.links).toContainEqual(['Clear filters', expect.any(String)]);
  expect(nowhere.links).not.toEqual(everywhere);
  expect(nowhere.text).not.toContain('Show all for');
  const inYobe = await documentAt(page, '/?q=zzzzzz&state=Yobe');
  expect(inYobe.links).toEqual(everywhere);
  expect(inYobe.text).not.toContain('Show all for');
});
