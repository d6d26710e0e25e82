import type { Locator, Page } from '@playwright/test';
import type { Appointment } from '#features/appointments/contract.ts';
import { expectAccessible } from './accessible.ts';
import { bookingDialog, choose, chooseSlot, freeSlot } from './booking.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';

test.use({ allowedConsole: [/status of (409|503)|ERR_FAILED/] });

const LAGOS_GP = { city: 'Lagos', specialty: 'Family Medicine (General Practitioner)' };

/** Opens a provider's booking and goes to the Schedule step. */
async function toSchedule(page: Page, providerId: number, symptoms = 'Sore throat') {
  await page.goto(`/?careType=routine&providerId=${providerId}`);
  await hydrated(page);
  const dialog = bookingDialog(page);
  await dialog.getByRole('textbox', { name: /Additional Details/ }).fill(symptoms);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: 'Schedule' })).toBeVisible();
  return dialog;
}

async function myAppointments(page: Page): Promise<Appointment[]> {
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
  return (await (await page.request.get(`/api/users/${id}/appointments`)).json()) as Appointment[];
}

/** Another time in another tab moves the hold there; this tab says so and regains it when used. */
async function moveHold(page: Page, wanted: Awaited<ReturnType<typeof freeSlot>>): Promise<void> {
  const dialog = bookingDialog(page);
  const tab = await page.context().newPage();
  const second = await toSchedule(tab, wanted.provider.id);
  await choose(second, 'Date', new RegExp(`^\\w{3} ${Number(wanted.date.slice(8))} \\w{3}`));
  const other = second.getByRole('group', { name: /Morning|Afternoon/ }).getByRole('radio', { checked: false });
  await other.first().locator('xpath=ancestor::label').click();
  await expect(second.getByText(/Held for you/)).toBeVisible();
  await expect(dialog.getByText('No longer held for you', { exact: true })).toBeVisible();

  await page.bringToFront();
  await dialog.getByRole('heading', { name: 'Schedule' }).click();
  await expect(dialog.getByText(/Held for you/)).toBeVisible();
  await expect(second.getByText('No longer held for you', { exact: true })).toBeVisible();
  await tab.close();
}

test('a chosen time is held, as a screen reader says: another browser gets other times, another tab takes the hold over, and its end frees the time', async ({
  page,
  browser,
}) => {
  const wanted = await freeSlot(page, LAGOS_GP, 4);
  const dialog = await toSchedule(page, wanted.provider.id);
  await expect(dialog.getByRole('group', { name: 'Date' })).toBeVisible();
  const context = await browser.newContext();
  const other = await context.newPage();
  const otherDialog = await toSchedule(other, wanted.provider.id);
  await choose(otherDialog, 'Date', new RegExp(`^\\w{3} ${Number(wanted.date.slice(8))} \\w{3}`));
  const late = otherDialog.getByRole('radio', { name: wanted.slot.time });
  await expect(late).toBeVisible();

  // Screen readers announce only text added to a live region that already existed.
  await dialog
    .getByRole('status')
    .evaluateAll((regions) => regions.forEach((each) => each.setAttribute('data-heard', '')));
  const heard = dialog.locator('[data-heard]');
  const day = Number(wanted.date.slice(8));
  await chooseSlot(dialog, wanted);
  await expect(heard.filter({ hasText: new RegExp(`^\\d+ free times? on \\w+, ${day} `) })).toHaveCount(1);
  await expect(heard.filter({ hasText: `${wanted.slot.time} is held for you.` })).toHaveCount(1);
  await expect(dialog.getByText(/Held for you (10:00|9:\d\d)/)).toBeVisible();

  await late.locator('xpath=ancestor::label').click();
  const alert = otherDialog.getByText('Somebody else is booking this time just now. Please choose another one.');
  await expect(alert).toBeVisible();
  const times = otherDialog.getByRole('region', { name: 'Nearest free times' }).getByRole('button');
  await expect(times).toHaveCount(3);
  await expect(late).toHaveCount(0);
  await expectAccessible(other);
  const instead = (await times.first().innerText()).trim();
  await times.first().click();
  await expect(otherDialog.getByRole('heading', { name: 'Appointment Confirmation' })).toBeVisible();
  await expect(otherDialog.getByText(/Held for you/)).toBeVisible();
  await expect(otherDialog.getByText(instead.slice(-5), { exact: true })).toBeVisible();

  await test.step('the hold moves to another tab and back', () => moveHold(page, wanted));

  const released = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect((await released).status()).toBe(200);
  const free = await other.request.get(`/api/providers/${wanted.provider.id}/availability?date=${wanted.date}`);
  expect(((await free.json()) as { time: string }[]).map(({ time }) => time)).toContain(wanted.slot.time);
  await context.close();
});

/** From the first step, Back closes the dialog; Forward and reloading open it again. */
async function closeAndReopen(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(dialog).toBeVisible();
}

/** A reload keeps the step and the answers, outside the URL and lasting storage. */
async function reloadReview(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog.getByText('A private matter')).toBeVisible();
  // The response brings the cookie by which the time is this browser's after a reload.
  await expect(dialog.getByText(/Held for you/)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(dialog.getByRole('heading', { name: 'Appointment Confirmation' })).toBeVisible();
  await expect(dialog.getByText('A private matter')).toBeVisible();
  await expect(dialog.getByText(/Held for you/)).toBeVisible();
  expect(page.url()).not.toContain('private');
  expect(await page.evaluate(() => JSON.stringify([localStorage, document.cookie]))).not.toContain('private');
}

test('Back steps back through the booking, Forward redoes it, a reload keeps it; Close forgets it and leaves no history', async ({
  page,
}) => {
  const wanted = await freeSlot(page, LAGOS_GP, 6);
  await page.goto('/faq');
  await page.goto(`/?careType=routine&q=${encodeURIComponent(wanted.provider.name)}`);
  await hydrated(page);
  const card = page.getByRole('article', { name: wanted.provider.name });
  await card.getByRole('link', { name: /^Book / }).click();
  const dialog = bookingDialog(page);
  await test.step('the first step', () => closeAndReopen(page, dialog));
  const next = dialog.getByRole('button', { name: 'Continue' });
  await dialog.getByRole('textbox', { name: /Additional Details/ }).fill('A private matter');
  await next.click();
  await chooseSlot(dialog, wanted);
  await next.click();
  await expect(dialog.getByRole('heading', { name: 'Appointment Confirmation' })).toBeFocused();
  await test.step('a reload', () => reloadReview(page, dialog));

  await page.goBack();
  await expect(dialog.getByRole('heading', { name: 'Schedule' })).toBeFocused();
  await expect(dialog.getByRole('radio', { name: wanted.slot.time })).toBeChecked();
  await page.goBack();
  await expect(dialog.getByRole('textbox', { name: /Additional Details/ })).toHaveValue('A private matter');
  await page.goForward();
  await page.goForward();
  await expect(dialog.getByRole('heading', { name: 'Appointment Confirmation' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Provider', exact: true })).toBeFocused();

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('private');
  await expect(page).toHaveURL(/q=/);
  await expect(page).not.toHaveURL(/providerId/);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('after a lost response and a reload, confirming again meets a busy server, is retried and returns the same visit', async ({
  page,
}) => {
  const wanted = await freeSlot(page, LAGOS_GP, 10);
  await signInAsNewPatient(page);
  const dialog = await toSchedule(page, wanted.provider.id);
  await chooseSlot(dialog, wanted);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const keys: (string | undefined)[] = [];
  await page.route('**/api/appointments', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 2) return await route.fallback();
    if (keys.length === 1) {
      expect((await route.fetch()).status()).toBe(201);
      return await route.abort();
    }
    const json = { code: 'busy', message: 'We cannot reach our records just now.' };
    return await route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json });
  });
  await expect(dialog.getByText(/Held for you/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await expect(dialog.getByText(/you won't be booked twice/)).toBeVisible();
  await expect(dialog.getByText(/Held for you/)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(dialog.getByText(/you won't be booked twice/)).toBeVisible();
  await expect(dialog.getByText(/Held for you/)).toBeVisible();
  // Only the part between header and footer may scroll.
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await expect(dialog.getByText('View My Appointments')).toBeVisible({ timeout: 30_000 });
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  expect(await myAppointments(page)).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

/** Moves the visit on screen to the first time of a day. The old time stays until the new one is confirmed. */
async function reschedule(page: Page, date: string): Promise<void> {
  await page.getByRole('link', { name: 'Reschedule' }).click();
  const dialog = bookingDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Schedule' })).toBeFocused();
  await expect(dialog.getByText(/It stays yours until you confirm the new time/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/appointments');
  await page.getByRole('link', { name: 'Reschedule' }).click();
  await expect(dialog.getByRole('heading', { name: 'Schedule' })).toBeFocused();
  await choose(dialog, 'Date', new RegExp(`^\\w{3} ${Number(date.slice(8))} \\w{3}`));
  await dialog
    .getByRole('group', { name: /Morning|Afternoon/ })
    .getByRole('radio')
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText(/Cough/)).toBeVisible();
  expect((await myAppointments(page)).map(({ status }) => status)).toEqual(['scheduled']);
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await expect(dialog.getByText(/It replaces your visit on/)).toBeVisible();
  await dialog.getByRole('link', { name: 'View My Appointments' }).click();
  await expect(page.getByRole('heading', { name: 'Upcoming (1)' })).toBeVisible();
  // The focus must not be on a link that would start rescheduling again.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const past = page.getByRole('region', { name: /Past/ });
  await expect(past.getByText('Rescheduled')).toBeVisible();
  await past.getByRole('link', { name: /^Moved to / }).click();
  await expect(page.getByRole('region', { name: /Upcoming/ }).getByRole('heading', { level: 3 })).toBeInViewport();
}

test('a signed-in patient books a provider in view with at most six taps; rescheduling keeps that time until the new one is confirmed', async ({
  page,
}) => {
  const wanted = await freeSlot(page, LAGOS_GP, 12);
  await signInAsNewPatient(page);
  await page.goto(`/?careType=routine&q=${encodeURIComponent(wanted.provider.name)}`);
  await hydrated(page);
  await page.evaluate(() => {
    sessionStorage.setItem('taps', '0');
    document.addEventListener(
      'click',
      // A tap on a label also clicks its control, with `detail` 0.
      ({ isTrusted, detail }) =>
        isTrusted && detail > 0 && sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1)),
      true,
    );
  });
  await page
    .getByRole('article', { name: wanted.provider.name })
    .getByRole('link', { name: /^Book / })
    .click();
  const dialog = bookingDialog(page);
  await dialog.getByRole('button', { name: 'Cough' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const take = dialog.getByRole('button', { name: 'Take this time' });
  const times = dialog.getByRole('group', { name: /Morning|Afternoon/ }).getByRole('radio');
  await expect(take.or(times).first()).toBeVisible();
  if (await take.isVisible()) await take.click();
  else {
    await times.last().click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
  }
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await expect(dialog.getByText('View My Appointments')).toBeVisible();
  expect(await page.evaluate(() => Number(sessionStorage.getItem('taps')))).toBeLessThanOrEqual(6);

  await dialog.getByRole('link', { name: 'View My Appointments' }).click();
  await test.step('rescheduling', () => reschedule(page, wanted.date));
});
