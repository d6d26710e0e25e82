import type { Browser, Page } from '@playwright/test';
import type { Appointment } from '#features/appointments/contract.ts';
import type { Provider, Slot } from '#features/providers/contract.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { expect, expectAccessible, hydrated, signInAsNewPatient, test } from './fixtures.ts';

/** A provider that no other test books, with its free slots from the day after tomorrow on, soonest first. */
async function providerOf(page: Page, pick: number) {
  const params = { specialty: 'Family Medicine (General Practitioner)', acceptingNewPatients: 'true' };
  const found = (await (await page.request.get('/api/providers', { params })).json()) as Provider[];
  // Other tests take the first ones.
  const provider = found.at(-1 - pick);
  if (provider === undefined) throw new Error('The search finds nobody.');
  const slots: Slot[] = [];
  for (const ahead of [2, 3, 4, 5, 6]) {
    const date = addDays(lagosDate(Date.now()), ahead);
    const answer = await page.request.get(`/api/providers/${provider.id}/availability`, { params: { date } });
    slots.push(...((await answer.json()) as Slot[]));
  }
  return { provider, slots };
}

async function book(page: Page, providerId: number, date: string | undefined): Promise<Appointment> {
  const answer = await page.request.post('/api/appointments', {
    data: { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough' },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Appointment;
}

async function someoneElse(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsNewPatient(page);
  return page;
}

const cancel = (page: Page, { id }: Appointment) =>
  page.request.put(`/api/appointments/${id}/status`, { data: { status: 'cancelled' } });

test('an earlier time is wished for, offered, left to others, offered again and taken', async ({ page, browser }, {
  project,
}) => {
  test.setTimeout(120_000);
  await signInAsNewPatient(page);
  const { provider, slots } = await providerOf(page, project.name === 'phone' ? 0 : 1);
  const other = await someoneElse(browser);
  const first = await book(other, provider.id, slots[0]?.dateTime);
  const second = await book(other, provider.id, slots[1]?.dateTime);
  await book(page, provider.id, slots.at(-1)?.dateTime);

  await page.goto('/appointments');
  await hydrated(page);
  await page.getByRole('button', { name: 'Tell me if an earlier time opens' }).click();
  await expect(page.getByText('We will e-mail you when an earlier time opens.')).toBeVisible();
  await expectAccessible(page);

  // Whoever looks at the page sees the offer without doing anything.
  await cancel(other, first);
  const take = page.getByRole('button', { name: 'Take this time' });
  await expect(take).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/Kept for you for 1[0-4]:\d\d/)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  for (const name of ['Take this time', 'Keep my time']) {
    const box = await page.getByRole('button', { name }).boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('button', { name: 'Keep my time' }).click();
  await expect(take).toHaveCount(0);
  await expect(page.locator('.toast')).toContainText('Your visit stays as it is');

  await cancel(other, second);
  await expect(take).toBeVisible({ timeout: 60_000 });
  await take.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('Your visit has moved');
  await expect(page.getByRole('heading', { name: 'Upcoming (1)' })).toBeVisible();
  const [upcoming] = (
    (await (
      await page.request.get(`/api/users/${(await (await page.request.get('/api/user')).json()).id}/appointments`)
    ).json()) as Appointment[]
  ).filter(({ status }) => status === 'scheduled');
  expect(upcoming?.date).toBe(slots[1]?.dateTime);
  await other.close();
});

test('waiting is ended where it was begun', async ({ page }, { project }) => {
  await signInAsNewPatient(page);
  const { provider, slots } = await providerOf(page, project.name === 'phone' ? 2 : 3);
  await book(page, provider.id, slots.at(-1)?.dateTime);
  await page.goto('/appointments');
  await hydrated(page);
  await page.getByRole('button', { name: 'Tell me if an earlier time opens' }).click();
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByRole('button', { name: 'Tell me if an earlier time opens' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tell me if an earlier time opens' })).toBeVisible();
});
