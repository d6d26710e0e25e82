import type { Page } from '@playwright/test';
import type { Provider, ProviderDetail } from '#features/directory/contract.ts';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, signInAsAdmin, signInAsNewPatient, test } from './fixtures.ts';
import { completedAppointment } from './past-appointment.ts';

const reviewCountOf = async (page: Page, { id }: Provider) => {
  const { reviewCount } = (await (await page.request.get(`/api/providers/${id}`)).json()) as ProviderDetail;
  return reviewCount;
};
const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth > 0);

test.describe('when the network fails', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test("a patient writes a review by keyboard, which a failing network keeps, and edits it; the provider's page shows it", async ({
    page,
    context,
  }) => {
    await signInAsNewPatient(page);
    const provider = await completedAppointment(page, 'Psychiatry', 3);
    const before = await reviewCountOf(page, provider);
    const said = `Listened to me ${Date.now()}`;
    await page.goto('/appointments');
    await hydrated(page);
    const leave = page.getByRole('button', { name: 'Leave a review' });
    await leave.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Leave a review' });
    await expect(dialog).toContainText('leave out anything about your health');
    await expectAccessible(page);
    expect(await isTooWide(page)).toBe(false);

    await dialog.getByRole('button', { name: 'Save review' }).press('Enter');
    await expect(dialog.getByText('Please choose 1 to 5 stars')).toBeVisible();
    await dialog.getByRole('radio', { name: '3 stars' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type(said);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await leave.press('Enter');
    await expect(dialog.getByRole('textbox')).toHaveValue(said);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Save review' }).press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('What you typed is kept');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await leave.press('Enter');
    await expect(dialog.getByRole('textbox')).toHaveValue(said);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Save review' }).press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Your review', { exact: true })).toBeVisible();
    expect(await reviewCountOf(page, provider)).toBeGreaterThan(before);

    await page.getByRole('button', { name: 'Edit your review' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit your review' });
    await expect(edit.getByLabel('Your review (optional)')).toHaveValue(said);
    await edit.getByLabel('Your review (optional)').fill(`${said}, twice`);
    await edit.getByRole('button', { name: 'Save review' }).click();
    await expect(edit).toBeHidden();
    await page.goto(`/provider/${provider.id}?tab=reviews`);
    const card = page.getByRole('listitem').filter({ hasText: `${said}, twice` });
    await expect(card).toContainText('edited');
    await expect(card).not.toContainText('Bola');
  });
});

test('a reader reports a review and an administrator hides it', async ({ page, browser }) => {
  await signInAsNewPatient(page);
  const provider = await completedAppointment(page, 'Psychiatry', 5);
  const appointments = await (await page.request.get(`/api/users/${await idOf(page)}/appointments`)).json();
  const said = `A crook, if you ask me ${Date.now()}`;
  await page.request.post(`/api/appointments/${appointments[0].id}/review`, { data: { stars: 1, text: said } });

  await page.goto(`/provider/${provider.id}?tab=reviews`);
  await hydrated(page);
  await page.getByRole('listitem').filter({ hasText: said }).getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this review' });
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(dialog.getByText('Please say what is wrong with the review')).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole('listitem').filter({ hasText: said }).getByRole('button', { name: 'Report' }).click();
  await dialog.getByLabel('What is wrong with it?').fill('It insults somebody');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText('Reported. We will look at it.')).toBeVisible();

  const admin = await (await browser.newContext()).newPage();
  await signInAsAdmin(admin);
  await admin.goto('/admin/reviews');
  await hydrated(admin);
  await expectAccessible(admin);
  expect(await isTooWide(admin)).toBe(false);
  const card = admin.getByRole('listitem').filter({ hasText: said });
  await expect(card).toContainText('It insults somebody');
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(card).toHaveCount(0);
  await admin.goto('/admin/reviews?state=decided');
  await expect(admin.getByRole('listitem').filter({ hasText: said })).toContainText('Hidden');
  await admin.close();

  await page.goto(`/provider/${provider.id}?tab=reviews`);
  await expect(page.getByText(said)).toHaveCount(0);
  await page.goto('/appointments');
  await expect(page.getByText('An administrator hid it')).toBeVisible();

  // A signed-out reader is sent to sign in before reporting. No screen of the patient's is open then, which would call on.
  await page.goto('/faq');
  await page.context().clearCookies();
  await page.goto(`/provider/${provider.id}?tab=reviews`);
  const link = page.getByRole('link', { name: 'Report' }).first();
  await expect(link).toHaveAttribute('href', /^\/auth\?next=.*tab%3Dreviews/);
});

async function idOf(page: Page): Promise<number> {
  return ((await (await page.request.get('/api/user')).json()) as { id: number }).id;
}
