import type { Browser, Page } from '@playwright/test';
import type { Appointment } from '#features/appointments/contract.ts';
import type { Provider } from '#features/directory/contract.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import { closeDay } from './portal-practice.ts';

/** Returns a provider that no other test books and its free slots from the day after tomorrow on, soonest first. */
async function providerOf(page: Page, pick: number) {
  const params = { specialty: 'Family Medicine (General Practitioner)', acceptingNewPatients: 'true' };
  const found = (await (await page.request.get('/api/providers', { params })).json()) as Provider[];
  // Other tests use the first providers, and make practices of their own.
  const provider = found.filter(({ isDemo }) => isDemo).at(-1 - pick);
  if (provider === undefined) throw new Error('The search found no provider.');
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

async function signInOther(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsNewPatient(page);
  return page;
}

/** The open page asks for offers this often, ms. */
const ASK_MS = 30_000;

/** Returns the open offer of the signed-in patient, null if there is none. */
async function openOffer(page: Page): Promise<{ readonly date: string } | null> {
  const { id } = await (await page.request.get('/api/user')).json();
  return (await (await page.request.get(`/api/users/${id}/waitlist`)).json())[0]?.offer ?? null;
}

const cancel = (page: Page, { id }: Appointment) =>
  page.request.put(`/api/appointments/${id}/status`, { data: { status: 'cancelled' } });

/** Joins the waiting list, leaves it where it was joined, and joins it again. */
async function joinLeaveAndJoin(page: Page): Promise<void> {
  const join = page.getByRole('button', { name: 'Tell me if an earlier time opens' });
  await join.click();
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(join).toBeVisible();
  await page.reload();
  await hydrated(page);
  await join.click();
  await expect(page.getByText('We will e-mail you when an earlier time opens.')).toBeVisible();
}

test('a patient joins, leaves and joins the waiting list, declines an earlier time, is offered another and takes it', async ({
  page,
  browser,
}) => {
  await signInAsNewPatient(page);
  const { provider, slots } = await providerOf(page, 0);
  const other = await signInOther(browser);
  const first = await book(other, provider.id, slots[0]?.dateTime);
  const second = await book(other, provider.id, slots[1]?.dateTime);
  await book(page, provider.id, slots.at(-1)?.dateTime);

  await page.clock.install();
  await page.goto('/appointments');
  await hydrated(page);
  await joinLeaveAndJoin(page);

  // The open page shows the offer without any action.
  await cancel(other, first);
  await expect.poll(() => openOffer(page)).not.toBeNull();
  await page.clock.runFor(ASK_MS);
  const take = page.getByRole('button', { name: 'Take this time' });
  await expect(take).toBeVisible();
  await expect(page.getByText(/Kept for you for 1[0-4]:\d\d/)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  for (const name of ['Take this time', 'Keep my time']) {
    const box = await page.getByRole('button', { name }).boundingBox();
    expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  }
  const keep = page.getByRole('button', { name: 'Keep my time' });
  await keep.focus();
  await page.keyboard.press('Enter');
  await expect(take).toHaveCount(0);
  await expect(page.locator('.toast')).toContainText('Your visit stays as it is');
  const heading = page.getByRole('heading', { level: 3, name: provider.name });
  await expect(heading).toBeFocused();

  await cancel(other, second);
  await expect.poll(() => openOffer(page)).not.toBeNull();
  await page.clock.runFor(ASK_MS);
  await expect(take).toBeVisible();
  await take.click();
  await expect(page.locator('.toast')).toContainText('Your visit has moved');
  await expect(page.getByRole('heading', { name: 'Upcoming (1)' })).toBeVisible();
  const [upcoming] = (
    (await (
      await page.request.get(`/api/users/${(await (await page.request.get('/api/user')).json()).id}/appointments`)
    ).json()) as Appointment[]
  ).filter(({ status }) => status === 'scheduled');
  expect(upcoming?.date).toBe(slots[1]?.dateTime);
  await expect(page.locator(`#appointment-${upcoming?.id}`)).toBeFocused();
  await other.close();
});

/** Opens My Appointments for a new patient who is offered the first of a provider's times. */
async function showOffer(page: Page, browser: Browser, pick: number) {
  await signInAsNewPatient(page);
  const { provider, slots } = await providerOf(page, pick);
  const other = await signInOther(browser);
  const first = await book(other, provider.id, slots[0]?.dateTime);
  const appointment = await book(page, provider.id, slots.at(-1)?.dateTime);
  await page.request.put(`/api/appointments/${appointment.id}/waitlist`);
  await cancel(other, first);
  await other.close();
  await expect.poll(() => openOffer(page)).not.toBeNull();
  await page.goto('/appointments');
  await hydrated(page);
  return { provider, appointment, date: lagosDate(Date.parse(slots[0]?.dateTime ?? '')) };
}

test.describe('an offer on a day that the provider has closed', () => {
  test.use({ allowedConsole: [/status of 409/] });

  test('cannot be taken, one that expires is taken away, and the patient keeps the visit and the focus', async ({
    page,
    browser,
  }) => {
    const { provider, appointment, date } = await showOffer(page, browser, 2);
    await page.route('**/waitlist', async (route) => {
      const [place] = await (await route.fetch()).json();
      const soon = { expiresAt: new Date(Date.now() + 3000).toISOString(), openForMs: 3000 };
      await route.fulfill({ json: [{ ...place, offer: { ...place.offer, ...soon } }] });
    });
    await page.getByRole('button', { name: 'Keep my time' }).focus();
    // As when the patient returns to the page.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(/The offer of .+ is over/)).toBeVisible();
    await expect(page.locator(`#appointment-${appointment.id}`)).toBeFocused();
    await page.unroute('**/waitlist');
    await page.reload();
    await hydrated(page);

    const take = page.getByRole('button', { name: 'Take this time' });
    await take.focus();
    await closeDay(provider.id, date);
    await page.keyboard.press('Enter');
    await expect(page.locator('.toast')).toContainText('This offer is over. Your visit stays as it is.');
    expect((await openOffer(page))?.date.slice(0, 10)).not.toBe(date);
    await expect(page.getByText(/Kept for you/)).toHaveCount(0);
    await expect(page.locator(`#appointment-${appointment.id}`)).toBeFocused();
  });
});
