import type { Page } from '@playwright/test';
import { addDays, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import { newPractice } from './portal-practice.ts';

test('Back from a profile returns the focus to its link, at the same place in the results', async ({ page }) => {
  await page.goto('/?city=all');
  await hydrated(page);
  const profile = page.getByRole('link', { name: /^View profile/ }).nth(5);
  await profile.press('Enter');
  await expect(page).toHaveURL(/\/provider\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(profile).toBeFocused();
  await expect(profile).toBeInViewport();
  // Following a link focuses the heading, as on any new page.
  await profile.press('Enter');
  await page.getByRole('link', { name: 'Find Care', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('after cancelling a visit the focus is on the visit that takes its place, in view', async ({ page }) => {
  // A slow browser arrives at the entry of the screen after the dialog has closed.
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    history.go = (delta) => void setTimeout(() => go(delta), 400);
    addEventListener('popstate', () => requestAnimationFrame(() => document.body.setAttribute('data-arrived', '')));
  });
  await signInAsNewPatient(page);
  await bookFour(page);
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
    await expect(page.locator('[data-arrived]')).toHaveCount(1);
    await page.evaluate(() => document.body.removeAttribute('data-arrived'));
  };
  // A page that is loaded again with a dialog open stays, in all the dialogs that it has.
  await upcoming.getByRole('button', { name: 'Cancel', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-arrived]')).toHaveCount(1);
  await page.evaluate(() => document.body.removeAttribute('data-arrived'));
  await expect(page).toHaveURL(/\/appointments$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hydrated(page);
  await cancel(2);
  await expect(page.locator(`#${next}`)).toBeFocused();
  await expect(page.locator(`#${next}`)).toBeInViewport({ ratio: 1 });
  await cancel(2);
  await expect(page.locator(`#${before}`)).toBeFocused();
  await expect(page.locator(`#${before}`)).toBeInViewport({ ratio: 1 });
});

/** Books four appointments, one a day, with two practices of this test alone: at one a patient may have three to come. */
async function bookFour(page: Page): Promise<void> {
  const practices = [await newPractice({ acceptsNewPatients: true }), await newPractice({ acceptsNewPatients: true })];
  for (let ahead = 1; ahead <= 4; ahead++) {
    const providerId = practices[ahead % 2]?.providerId;
    const date = new Date(lagosInstant(addDays(lagosDate(Date.now()), ahead), '09:00')).toISOString();
    const appointment = { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough' };
    const answer = await page.request.post('/api/appointments', { data: appointment });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}
