import { expect, hydrated, test } from './fixtures.ts';

test('the interpretation of a query is shown above its results, with and without JavaScript', async ({
  page,
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const read = await plain.newPage();
  await read.goto('/?q=tooth+pain&city=all');
  await expect(read.getByText('Best matches first · Read as: Dentistry', { exact: true })).toBeVisible();
  await plain.close();

  await page.goto('/');
  await hydrated(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('online doctor');
  await expect(page.getByText('Best matches first · Read as: Telehealth', { exact: true })).toBeVisible();
  await page.goto('/?q=dentistry');
  await expect(page.getByText('Best matches first', { exact: true })).toBeVisible();
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
  await page.goto('/?city=Kano&telehealth=true');
  await expect(page).toHaveURL('/?telehealth=true&state=Kano');
  await page.goto('/?specialty=Herbs');
  await expect(page).toHaveURL('/?q=Herbs');
});

test('an urgent care search without results links to hospitals', async ({ page }) => {
  await page.goto('/?careType=urgent&urgentCare=true&state=Yobe');
  await hydrated(page);
  await page.getByRole('link', { name: 'Find hospitals for emergencies' }).click();
  await expect(page).toHaveURL(/q=emergency/);
  await expect(page).not.toHaveURL(/urgentCare/);
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
  const everywhere = page.getByRole('link', { name: 'Search all of Nigeria' });
  const withoutFilters = page.getByRole('link', { name: /^Show all for/ });
  await page.goto('/?q=zzzzzz');
  await expect(page.getByRole('heading', { name: '0 providers in Nigeria' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Clear filters' })).toBeVisible();
  await expect(everywhere).toHaveCount(0);
  await expect(withoutFilters).toHaveCount(0);
  await page.goto('/?q=zzzzzz&state=Yobe');
  await expect(everywhere).toBeVisible();
  await expect(withoutFilters).toHaveCount(0);
});
