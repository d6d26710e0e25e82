import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { newPractice, signInTo } from './portal-practice.ts';

test.use({ allowedConsole: [/status of 409|ERR_FAILED/] });

test("another receptionist's saved changes and the input here are both kept", { tag: '@desktop' }, async ({ page }) => {
  const practice = await newPractice();
  await signInTo(page, practice);
  const url = `/api/portal/providers/${practice.providerId}`;
  const read = async () => await (await page.request.get(`${url}/settings`)).json();
  const { hours, visitMinutes, noticeMinutes, acceptingNewPatients, cancellation } = await read();
  const closing = (closes: Record<number, string>) =>
    hours.map((period: { weekday: number; closes: string }) => ({
      ...period,
      closes: closes[period.weekday] ?? period.closes,
    }));
  const conflict = page.getByText('Somebody else has changed this meanwhile. Look at it again.').first();

  await page.goto('/provider-portal?tab=schedule');
  const closes = (weekday: string) => page.getByLabel(`${weekday}, closes, 1`);
  await closes('Wednesday').fill('10:00');
  await closes('Friday').fill('11:00');
  const theirs = { hours: closing({ 2: '11:30', 5: '10:30' }), visitMinutes, noticeMinutes };
  expect((await page.request.put(`${url}/schedule`, { data: theirs })).status()).toBe(200);
  const save = page.getByRole('button', { name: 'Save schedule' });
  await save.click();
  await expect(conflict).toBeVisible();
  await expect(closes('Tuesday')).toHaveValue('11:30');
  await expect(closes('Wednesday')).toHaveValue('10:00');
  await expect(closes('Friday')).toHaveValue('11:00');
  await expect(page.getByRole('alert').filter({ hasText: 'changed this meanwhile, to: 09:00 – 10:30.' })).toHaveCount(
    1,
  );
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('Schedule saved').first()).toBeVisible();
  expect((await read()).hours).toEqual(closing({ 2: '11:30', 3: '10:00', 5: '11:00' }));

  await page.goto('/provider-portal?tab=settings');
  await page.getByLabel('Redcare HMO').check();
  const data = { acceptedInsurance: ['Hygeia HMO'], acceptingNewPatients, cancellation };
  expect((await page.request.put(`${url}/settings`, { data })).status()).toBe(200);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(conflict).toBeVisible();
  await expect(page.getByLabel('Hygeia HMO')).toBeChecked();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  expect((await read()).acceptedInsurance).toEqual(['Hygeia HMO', 'Redcare HMO']);
});

test("the input is kept if another receptionist's change cannot be read", { tag: '@desktop' }, async ({ page }) => {
  const practice = await newPractice();
  await signInTo(page, practice);
  const url = `/api/portal/providers/${practice.providerId}`;
  await page.goto('/provider-portal?tab=settings');
  await page.getByLabel('Redcare HMO').check();
  const { acceptingNewPatients, cancellation } = await (await page.request.get(`${url}/settings`)).json();
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
});

test("days off leave another receptionist's extra hours, which are back once the days off are removed", {
  tag: '@desktop',
}, async ({ page }) => {
  const practice = await newPractice();
  await signInTo(page, practice);
  const url = `/api/portal/providers/${practice.providerId}`;
  const day = (ahead: number) => addDays(lagosDate(Date.now()), ahead);
  await page.goto('/provider-portal?tab=schedule');
  await page.getByLabel('Several days in a row').check();
  await page.getByLabel('First day').fill(day(20));
  await page.getByLabel('Last day').fill(day(22));
  const theirs = { kind: 'extra', hours: [{ opens: '18:00', closes: '20:00' }] };
  expect((await page.request.put(`${url}/days/${day(21)}`, { data: theirs })).status()).toBe(200);
  await page.getByRole('button', { name: 'Save these days' }).click();
  const differing = page.getByRole('list', { name: 'Days that differ' });
  await expect(differing.getByRole('listitem')).toHaveText([/closed all day/i, /extra hours 18:00–20:00/i]);
  const publicPage = async () => await (await page.request.get(`/provider/${practice.providerId}`)).text();
  expect(await publicPage()).not.toContain('Also open on:');
  await differing
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await differing.getByRole('button', { name: /^Remove th/ }).click();
  await expect(differing.getByRole('listitem')).toHaveText([/extra hours 18:00–20:00/i]);
  expect(await publicPage()).toContain('Also open on:');
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
