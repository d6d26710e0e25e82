import { expect, hydrated, test } from './fixtures.ts';

test('Back from a provider returns to the same page of results and the same card', async ({ page }) => {
  await page.goto('/?city=all');
  await hydrated(page);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeAttached();
  const title = page.getByRole('heading', { name: /providers in Nigeria/ });
  await expect(title).toBeFocused();
  const link = page.getByRole('link', { name: /^View profile/ }).nth(8);
  const name = await link.textContent();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/\/provider\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('link', { name: name ?? '', exact: true })).toBeInViewport();
});

test('a link that only drops the fragment, and a double click on Next, add one history entry each; Enter shows the results', async ({
  page,
}) => {
  await page.goto('/?city=all#/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Alafia', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/?city=all#/');
  await expect(page.getByRole('heading', { name: /providers in Nigeria/ })).toBeVisible();

  await page.getByRole('link', { name: 'Next' }).dblclick();
  await expect(page.getByText(/^Page [23] of/)).toBeAttached();
  const reached = page.url();
  await page.goBack();
  await expect(page).not.toHaveURL(reached);

  await page.getByRole('searchbox', { name: 'Search' }).fill('doctor');
  // The box has the focus and becomes a combobox once its suggestions load.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=doctor/);
  const title = page.getByRole('heading', { name: /providers? in/ });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
});

test.describe('when the network fails', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });
  test('a failed search runs again when the network is back', async ({ page, context }) => {
    await page.goto('/');
    await hydrated(page);
    await context.setOffline(true);
    await page.getByRole('combobox', { name: 'City' }).selectOption('Port Harcourt');
    await expect(page.getByText('Sorry, we had trouble finding providers. Please try again.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: /providers? in Port Harcourt/ })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
