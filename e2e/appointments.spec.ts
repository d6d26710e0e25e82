import type { Page } from '@playwright/test';
import type { Appointment } from '#features/appointments/contract.ts';
import { aFreeSlot } from './booking.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';

/** Signs somebody new in and books a visit for them, each test of its own. */
async function aVisit(page: Page, pick: number): Promise<Appointment> {
  const { provider, slot } = await aFreeSlot(page, { specialty: 'Emergency Medicine' }, pick);
  await signInAsNewPatient(page);
  const answer = await page.request.post('/api/appointments', {
    data: {
      providerId: provider.id,
      date: slot.dateTime,
      visitType: 'in-person',
      careType: 'routine',
      reason: 'My symptoms include: Cough\n\nFor a week now.\nWorse at night.',
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Appointment;
}

const toasts = (page: Page) => page.locator('.toast');

test('a double click cancels a visit once, and says so', async ({ page }, { project }) => {
  await aVisit(page, project.name === 'phone' ? 0 : 1);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
  await page.goto('/appointments');
  await hydrated(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).dblclick();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(toasts(page)).toContainText('Appointment cancelled');
  await expect(page.getByText('Failed to cancel appointment')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Cancelled (1)' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test.describe('a visit that was cancelled elsewhere meanwhile', () => {
  test.use({ allowedConsole: [/status of 409/] });

  test('counts as cancelled', async ({ page }, { project }) => {
    const visit = await aVisit(page, project.name === 'phone' ? 2 : 3);
    await page.goto('/appointments');
    await hydrated(page);
    await page.request.put(`/api/appointments/${visit.id}/status`, { data: { status: 'cancelled' } });
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(toasts(page)).toContainText('Appointment cancelled');
    await expect(page.getByRole('heading', { name: 'Cancelled (1)' })).toBeVisible();
  });
});

test.describe('a failure', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  test('the toast of a failure leaves every button of the dialog in reach', async ({ page }, { project }) => {
    await aVisit(page, project.name === 'phone' ? 4 : 5);
    await page.goto('/appointments');
    await hydrated(page);
    await page.route('**/api/appointments/*/status', (route) => route.abort());
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
    await expect(toasts(page)).toContainText('Failed to cancel appointment');
    for (const button of await dialog.getByRole('button').all()) await button.click({ trial: true });
  });
});
