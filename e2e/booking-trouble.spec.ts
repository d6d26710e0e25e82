import type { Locator, Page } from '@playwright/test';
import type { Provider } from '#features/directory/contract.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { expectAccessible } from './accessible.ts';
import { bookingDialog, choose, chooseSlot, freeSlot } from './booking.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';

test.use({ allowedConsole: [/status of 40[49]|ERR_FAILED/] });

const WENT_THROUGH = /Your first attempt went through, so we did not book a second visit\./;
const next = (dialog: Locator) => dialog.getByRole('button', { name: 'Continue' });
const confirm = (dialog: Locator) => dialog.getByRole('button', { name: 'Confirm Appointment' });

async function toReview(page: Page, city: string, pick: number) {
  const wanted = await freeSlot(page, { city, specialty: 'Dermatology' }, pick);
  await signInAsNewPatient(page);
  await page.goto(`/?careType=routine&providerId=${wanted.provider.id}`);
  await hydrated(page);
  const dialog = bookingDialog(page);
  await dialog.getByRole('textbox', { name: /Additional Details/ }).fill('Rash on the arm');
  await next(dialog).click();
  await chooseSlot(dialog, wanted);
  await next(dialog).click();
  return { dialog, wanted };
}

/** Lets the next booking reach the server and drops the response. */
async function loseNextResponse(page: Page): Promise<void> {
  await page.route(
    '**/api/appointments',
    async (route) => {
      expect((await route.fetch()).status()).toBe(201);
      await route.abort();
    },
    { times: 1 },
  );
}

async function myAppointments(page: Page): Promise<{ reason: string; date: string }[]> {
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
  return (await (await page.request.get(`/api/users/${id}/appointments`)).json()) as [];
}

async function otherTime(page: Page, { provider, slot }: { provider: Provider; slot: Slot }) {
  for (let ahead = 6; ahead >= 1; ahead--) {
    const date = addDays(lagosDate(Date.now()), ahead);
    const answer = await page.request.get(`/api/providers/${provider.id}/availability`, { params: { date } });
    const other = ((await answer.json()) as Slot[]).find(({ id }) => id !== slot.id);
    if (other !== undefined) return { date, slot: other };
  }
  throw new Error('There is no other time.');
}

test('after attempts that never arrived or lost their response, with other answers, one visit is booked and shown', async ({
  page,
}) => {
  const { dialog, wanted } = await toReview(page, 'Lagos', 0);
  const unsure = dialog.getByText(/you won't be booked twice/);
  await test.step('after an attempt that never arrived, another time is sent', async () => {
    await page.route('**/api/appointments', (route) => route.abort(), { times: 1 });
    await confirm(dialog).click();
    await expect(unsure).toBeVisible();
    await dialog.getByRole('button', { name: /^Change Date/ }).click();
    await chooseSlot(dialog, await otherTime(page, wanted));
    await next(dialog).click();
    await loseNextResponse(page);
    await confirm(dialog).click();
    await expect(unsure).toBeVisible();
  });
  const [booked] = await myAppointments(page);
  expect(booked?.date).not.toBe(wanted.slot.dateTime);

  await dialog.getByRole('button', { name: /^Change Date/ }).click();
  await chooseSlot(dialog, wanted);
  await next(dialog).click();
  await dialog.getByRole('button', { name: /^Change Reason/ }).click();
  await dialog.getByRole('textbox', { name: /Additional Details/ }).fill('Rash everywhere');
  await next(dialog).click();
  await page.route('**/api/users/*/appointments', (route) => route.abort(), { times: 1 });
  await confirm(dialog).click();
  await expect(unsure).toBeVisible();
  await confirm(dialog).click();
  await expect(dialog.getByText(WENT_THROUGH)).toBeVisible();
  await expect(dialog.getByText('Rash on the arm')).toBeVisible();
  // Long before the toast would disappear by itself.
  await expect(page.getByText('Failed to book appointment')).toHaveCount(0, { timeout: 2_000 });
  const appointments = await myAppointments(page);
  expect(appointments.map(({ date, reason }) => ({ date, reason }))).toEqual([
    { date: booked?.date, reason: 'Rash on the arm' },
  ]);

  const close = dialog.getByRole('button', { name: 'Close' }).last();
  const view = dialog.getByRole('link', { name: 'View My Appointments' });
  const line = await close.boundingBox();
  expect((await view.boundingBox())?.height).toBe(line?.height);
});

test('Escape in a booking opened by URL moves the focus to its link, or else to the heading', async ({ page }) => {
  const [first] = (await (await page.request.get('/api/providers', { params: { limit: 1 } })).json()) as Provider[];
  await page.goto(`/?careType=routine&providerId=${first?.id}`);
  const link = page.getByRole('link', { name: /^Book Appointment/ }).first();
  await hydrated(page);
  await expect(bookingDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();

  await page.goto('/?careType=routine&providerId=999999');
  await hydrated(page);
  await expect(bookingDialog(page).getByText('Provider Not Found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a day without free times names the next free day; the alternatives exclude the current provider', async ({
  page,
}) => {
  const wanted = await freeSlot(page, { city: 'Lagos', specialty: 'Family Medicine (General Practitioner)' }, 0);
  await page.goto(`/?careType=routine&providerId=${wanted.provider.id}`);
  await hydrated(page);
  const dialog = bookingDialog(page);
  await dialog.getByRole('button', { name: 'Rash' }).click();
  await next(dialog).click();
  await page.route('**/availability?*', (route) => route.fulfill({ json: [] }));
  await choose(dialog, 'Date', new RegExp(`^\\w{3} ${Number(addDays(lagosDate(Date.now()), 6).slice(8))} \\w{3}`));
  await next(dialog).click();
  await expect(dialog.getByText(/There are no free times on this day\..*the next free day is \w/)).toBeVisible();

  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  const others = dialog.getByRole('region', { name: 'Or switch to another provider' });
  await expect(others.getByRole('button').first()).toBeVisible();
  await expect(others.getByText(wanted.provider.name)).toHaveCount(0);
  await others.getByRole('button').first().click();
  await expect(dialog.getByRole('heading', { name: 'Provider', exact: true })).toBeFocused();
  await expect(others.getByText(wanted.provider.name)).toBeVisible();
});

test('a provider without urgent care links to those with it, and one that takes no new patients says so before a time is chosen', async ({
  page,
}) => {
  const found = (await (await page.request.get('/api/providers', { params: { limit: 100 } })).json()) as Provider[];
  const full = found.find(({ bookable, acceptingNewPatients }) => bookable && !acceptingNewPatients);
  if (full === undefined) throw new Error('Every provider takes new patients.');
  const other = found.find(({ bookable, providesUrgentCare }) => bookable && !providesUrgentCare);
  await page.goto(`/?careType=urgent&providerId=${other?.id}`);
  await hydrated(page);
  await bookingDialog(page).getByRole('link', { name: 'Find urgent care' }).click();
  await expect(page).toHaveURL('/?careType=urgent&urgentCare=true');

  const open = async () => {
    await page.goto(`/?careType=routine&providerId=${full.id}`);
    await hydrated(page);
    return bookingDialog(page);
  };
  await expect((await open()).getByText(/Only people who have had a visit there can book/)).toBeVisible();

  await signInAsNewPatient(page);
  const dialog = await open();
  await expect(dialog.getByText(/you have not had a visit there yet/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cough' }).click();
  await next(dialog).click();
  await expect(dialog.getByText(/you can't book this provider/)).toBeVisible();
  await expect(next(dialog)).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole('region', { name: 'Or switch to another provider' }).getByRole('button').first().click();
  await expect(next(dialog)).toBeEnabled();
});
