import type { Page } from '@playwright/test';
import type { Slot } from '#features/schedules/contract.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { freeSlot } from './booking.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';

test('going back from a profile leaves the focus on the link to it, where the results were left', {
  tag: '@both',
}, async ({ page }) => {
  await page.goto('/?city=all');
  await hydrated(page);
  const profile = page.getByRole('link', { name: /^View profile/ }).nth(5);
  await profile.press('Enter');
  await expect(page).toHaveURL(/\/provider\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(profile).toBeFocused();
  await expect(profile).toBeInViewport();
  // Going on by a link is an arrival like any other.
  await profile.press('Enter');
  await page.getByRole('link', { name: 'Find Care', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  'after cancelling a visit the focus is on the visit that stands in its place, in view',
  { tag: '@both' },
  async ({ page }, { project }) => {
    await signInAsNewPatient(page);
    await bookFour(page, project.name === 'phone' ? 6 : 7);
    await page.goto('/appointments');
    await hydrated(page);
    const upcoming = page.getByRole('region', { name: /Upcoming/ });
    const titles = upcoming.getByRole('heading', { level: 3 });
    await expect(titles).toHaveCount(4);
    const next = (await titles.nth(3).getAttribute('id')) ?? '';
    const before = (await titles.nth(1).getAttribute('id')) ?? '';
    const cancel = async (index: number) => {
      await upcoming.getByRole('button', { name: 'Cancel', exact: true }).nth(index).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    };
    await cancel(2);
    await expect(page.locator(`#${next}`)).toBeFocused();
    await expect(page.locator(`#${next}`)).toBeInViewport({ ratio: 1 });
    await cancel(2);
    await expect(page.locator(`#${before}`)).toBeFocused();
    await expect(page.locator(`#${before}`)).toBeInViewport({ ratio: 1 });
  },
);

/** Books four visits to a provider for whoever is signed in, at most two on a day. */
async function bookFour(page: Page, pick: number): Promise<void> {
  const { provider } = await freeSlot(page, { specialty: 'Family Medicine (General Practitioner)' }, pick);
  const found: Slot[] = [];
  for (let ahead = 2; ahead <= 6; ahead++) {
    const params = { date: addDays(lagosDate(Date.now()), ahead) };
    const answer = await page.request.get(`/api/providers/${provider.id}/availability`, { params });
    const free = (await answer.json()) as Slot[];
    if (free.length > 4) found.push(...free.slice(0, 1), ...free.slice(-1));
  }
  for (const { dateTime } of found.slice(0, 4)) {
    const visit = { providerId: provider.id, date: dateTime, visitType: 'in-person', careType: 'routine' };
    const answer = await page.request.post('/api/appointments', { data: { ...visit, reason: 'Cough' } });
    expect(answer.status()).toBe(201);
  }
}
