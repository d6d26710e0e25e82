import type { Page } from '@playwright/test';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { newPractice, type Practice, signInTo } from './portal-practice.ts';

test.use({
  serviceWorkers: 'allow',
  allowedConsole: [/status of 409|ERR_FAILED/],
});

const conflict = (page: Page) => page.getByText('Somebody else has changed this meanwhile. Look at it again.').first();
const settingsOf = async ({ request }: Page, url: string) => await (await request.get(`${url}/settings`)).json();

/** Another receptionist's saved hours and the input here are both kept. */
async function keepBothHours(page: Page, url: string): Promise<void> {
  const { hours, visitMinutes, noticeMinutes } = await settingsOf(page, url);
  const closing = (closes: Record<number, string>) =>
    hours.map((period: { weekday: number; closes: string }) => ({
      ...period,
      closes: closes[period.weekday] ?? period.closes,
    }));

  const closes = (weekday: string) => page.getByLabel(`${weekday}, closes, 1`);
  await closes('Wednesday').fill('10:00');
  await closes('Friday').fill('11:00');
  const theirs = { hours: closing({ 2: '11:30', 5: '10:30' }), visitMinutes, noticeMinutes };
  expect((await page.request.put(`${url}/schedule`, { data: theirs })).status()).toBe(200);
  const save = page.getByRole('button', { name: 'Save schedule' });
  await save.click();
  await expect(conflict(page)).toBeVisible();
  await expect(closes('Tuesday')).toHaveValue('11:30');
  await expect(closes('Wednesday')).toHaveValue('10:00');
  await expect(closes('Friday')).toHaveValue('11:00');
  await expect(page.getByRole('alert').filter({ hasText: 'changed this meanwhile, to: 09:00 – 10:30.' })).toHaveCount(
    1,
  );
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('Schedule saved').first()).toBeVisible();
  expect((await settingsOf(page, url)).hours).toEqual(closing({ 2: '11:30', 3: '10:00', 5: '11:00' }));
}

/** Days off leave another receptionist's extra hours, which are back once the days off are removed. */
async function keepExtraHours(page: Page, url: string, { providerId }: Practice): Promise<void> {
  const day = (ahead: number) => addDays(lagosDate(Date.now()), ahead);
  await page.getByLabel('Several days in a row').check();
  await page.getByLabel('First day').fill(day(20));
  await page.getByLabel('Last day').fill(day(22));
  const theirs = { kind: 'extra', hours: [{ opens: '18:00', closes: '20:00' }] };
  expect((await page.request.put(`${url}/days/${day(21)}`, { data: theirs })).status()).toBe(200);
  await page.getByRole('button', { name: 'Save these days' }).click();
  const differing = page.getByRole('list', { name: 'Days that differ' });
  await expect(differing.getByRole('listitem')).toHaveText([/closed all day/i, /extra hours 18:00–20:00/i]);
  const publicPage = async () => await (await page.request.get(`/provider/${providerId}`)).text();
  expect(await publicPage()).not.toContain('Also open on:');
  await differing
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await differing.getByRole('button', { name: /^Remove th/ }).click();
  await expect(differing.getByRole('listitem')).toHaveText([/extra hours 18:00–20:00/i]);
  expect(await publicPage()).toContain('Also open on:');
}

/** Another receptionist's saved settings and the input here are both kept, also if theirs can't be read at first. */
async function keepBothSettings(page: Page, url: string): Promise<void> {
  await page.goto('/provider-portal?tab=settings');
  await page.getByLabel('Redcare HMO').check();
  const { acceptingNewPatients, cancellation } = await settingsOf(page, url);
  const data = { acceptedInsurance: ['Hygeia HMO'], acceptingNewPatients, cancellation };
  expect((await page.request.put(`${url}/settings`, { data })).status()).toBe(200);
  await page.route(`**${url}/settings`, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  const save = page.getByRole('button', { name: 'Save settings' });
  const unread = page.waitForEvent('requestfailed');
  await save.click();
  await unread;
  await expect(page.getByText('Not saved').first()).toBeVisible();
  await expect(page.getByLabel('Redcare HMO')).toBeChecked();
  await page.unrouteAll({ behavior: 'wait' });
  await save.click();
  await expect(page.getByLabel('Hygeia HMO')).toBeChecked();
  await expect(page.getByLabel('Redcare HMO')).toBeChecked();
  await expect(conflict(page)).toBeVisible();
  await save.click();
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  expect((await settingsOf(page, url)).acceptedInsurance).toEqual(['Hygeia HMO', 'Redcare HMO']);
}

test("another receptionist's saved changes and the input here are both kept", { tag: '@desktop' }, async ({ page }) => {
  const practice = await newPractice();
  await signInTo(page, practice);
  const url = `/api/portal/providers/${practice.providerId}`;
  await page.goto('/provider-portal?tab=schedule');
  await test.step('hours of the week', () => keepBothHours(page, url));
  await test.step('days off and extra hours', () => keepExtraHours(page, url, practice));
  await test.step('settings, of which theirs cannot be read at first', () => keepBothSettings(page, url));
});

test('requests from an unattended desk are marked as unattended', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  await signInTo(page, await newPractice());
  await page.goto('/provider-portal');
  await hydrated(page);
  const unattendedHeader = async (after: string) => {
    const request = page.waitForRequest('**/api/video-waiting');
    await page.clock.fastForward(after);
    return (await (await request).allHeaders())['x-unattended'];
  };
  expect(await unattendedHeader('00:30')).toBeUndefined();
  expect(await unattendedHeader('03:00')).toBe('yes');
  await page.mouse.move(20, 300);
  await page.mouse.move(40, 320);
  expect(await unattendedHeader('00:30')).toBeUndefined();
});
