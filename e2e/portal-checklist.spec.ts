import type { Page } from '@playwright/test';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { expectAccessible } from './accessible.ts';
import { bookingDialog } from './booking.ts';
import { expect, signInAsNewPatient, test } from './fixtures.ts';
import { mailedLink } from './outbox.ts';
import { newPractice, type Practice, signInTo, withDatabase } from './portal-practice.ts';

test.use({ allowedConsole: [/status of (409|410)/] });

const TAB = '/provider-portal?tab=online-booking';
const notice = (page: Page) => page.locator('.notice').filter({ hasText: /Patients can't book|Bookings are paused/ });
const step = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const addressesOf = (page: Page) => page.getByRole('group', { name: 'Addresses' });

/** Returns the free times of a practice some days ahead. */
async function freeTimes(page: Page, { providerId }: Practice): Promise<readonly string[]> {
  const date = addDays(lagosDate(Date.now()), 3);
  const answer = await page.request.get(`/api/providers/${providerId}/availability`, { params: { date } });
  return ((await answer.json()) as { dateTime: string }[]).map(({ dateTime }) => dateTime);
}

async function book(page: Page, { providerId }: Practice, date: string | undefined) {
  const data = { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough' };
  const answer = await page.request.post('/api/appointments', { data });
  return { status: answer.status(), id: ((await answer.json()) as { id?: number }).id };
}

async function addAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel(/e-mail address/i).fill(email);
  await page.getByRole('button', { name: 'Add and send a test alert' }).click();
  await expect(addressesOf(page).getByText(email, { exact: true })).toBeVisible();
}

/** The reader of the address answers its test alert, after a reload and twice. */
async function answerTestAlert(reader: Page, practice: Practice, email: string): Promise<void> {
  await reader.goto(await mailedLink(email, `Test alert for ${practice.name}`));
  const yes = reader.getByRole('button', { name: 'Yes, this reaches us' });
  await expect(yes).toBeVisible();
  await expectAccessible(reader);
  await reader.reload();
  await yes.click();
  await expect(reader.getByText('Thank you. This address is confirmed.')).toBeVisible();
  await expect(reader.getByText(`news of bookings at ${practice.name} come to your address`)).toBeVisible();
  await expectAccessible(reader);
  await reader.reload();
  await yes.click();
  await expect(reader.getByText('Thank you. This address is confirmed.')).toBeVisible();
}

/** A patient with an appointment reads that the practice is paused, wherever a booking could begin, and cancels. */
async function expectPaused(patient: Page, practice: Practice, appointmentId: number | undefined): Promise<void> {
  await patient.goto(`/provider/${practice.providerId}`);
  await expect(patient.getByText('Takes no online bookings just now.')).toBeVisible();
  await expectAccessible(patient);
  await patient.goto(`/?providerId=${practice.providerId}`);
  await expect(bookingDialog(patient)).toContainText('Takes no online bookings just now.');
  await patient.goto(`/?providerId=${practice.providerId}&reschedule=${appointmentId}`);
  await expect(bookingDialog(patient)).toContainText('Your visit stays as it is booked.');
  await expectAccessible(patient);
  await patient.goto('/appointments');
  const upcoming = patient.getByRole('region', { name: /Upcoming/ });
  await expect(upcoming).toContainText('Your visit stays: call to move it, or cancel it here.');
  await expect(upcoming.getByRole('link', { name: 'Reschedule' })).toHaveCount(0);
  await expectAccessible(patient);
  await upcoming.getByRole('button', { name: 'Cancel' }).click();
  await patient.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click();
  await expect(patient.getByRole('region', { name: /Cancelled/ })).toContainText(practice.name);
}

/** A patient reads that the practice can't be booked, and is offered no time. */
async function expectSettingUp(patient: Page, practice: Practice): Promise<void> {
  await patient.goto(`/provider/${practice.providerId}`);
  await expect(patient.getByText('Not bookable online, and no phone number is known. Visit in person.')).toBeVisible();
  await expect(patient.getByText('Is this your practice?')).toHaveCount(0);
  await expectAccessible(patient);
  expect(await freeTimes(patient, practice)).toEqual([]);
}

/** Confirms the opening hours by keyboard. */
async function confirmHours(page: Page): Promise<void> {
  const hours = step(page, 'Your opening hours');
  await expect(hours.getByRole('row', { name: /Monday/ })).toContainText('09:00 – 12:00');
  await hours.getByRole('button', { name: 'These hours are right' }).focus();
  await page.keyboard.press('Enter');
  await expect(hours.getByText('Done')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your opening hours' })).toBeFocused();
}

test('a practice does the steps and starts, patients book; it pauses, and patients read why not', async ({
  page,
  browser,
}) => {
  test.slow();
  const practice = await newPractice({ state: 'setting_up', acceptsNewPatients: true });
  const email = `news-${practice.username}@example.com`;
  const patient = await (await browser.newContext()).newPage();
  await signInAsNewPatient(patient);
  const profile = `/provider/${practice.providerId}`;
  await expectSettingUp(patient, practice);

  await signInTo(page, practice);
  await page.goto('/provider-portal');
  await expect(notice(page)).toContainText("Patients can't book yet: 2 of 3 steps left.");
  await expectAccessible(page);
  await notice(page).getByRole('link', { name: 'See the steps' }).click();
  await expect(page.getByRole('heading', { name: "Patients can't book yet" })).toBeVisible();
  await expect(step(page, 'An account for your practice').getByText('Done')).toBeVisible();
  const start = page.getByRole('button', { name: 'Start taking bookings' });
  await expect(start).toBeDisabled();
  await expect(
    page.getByText('Still missing: your opening hours, an address that answered its test alert.'),
  ).toBeVisible();
  await expectAccessible(page);

  await confirmHours(page);

  await addAddress(page, email);
  await expect(addressesOf(page).getByText(/Waiting for an answer to the test alert of/)).toBeVisible();
  await expect(start).toBeDisabled();

  await answerTestAlert(await (await browser.newContext()).newPage(), practice, email);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(addressesOf(page).getByText(/^Answered on/)).toBeVisible();
  await expect(step(page, 'Where your news go').getByText('Done')).toBeVisible();
  await start.click();
  const state = page.getByRole('heading', { name: 'Patients can book', exact: true });
  await expect(state).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Remove : ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove address' }).click();
  await expect(page.locator('.toast')).toContainText('Add another contact first, or pause bookings.');
  await expect(addressesOf(page).getByText(email, { exact: true })).toBeVisible();

  const [first, second] = await freeTimes(patient, practice);
  const booked = await book(patient, practice, first);
  expect(booked.status).toBe(201);
  await patient.goto(profile);
  await expect(patient.getByRole('link', { name: 'Book Appointment' }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Pause bookings' }).click();
  const question = page.getByRole('dialog', { name: 'Pause bookings?' });
  await expect(question).toContainText('Visits that are booked stay.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Pause bookings' }).click();
  await expect(page.getByRole('heading', { name: 'Bookings are paused' })).toBeFocused();
  await page.getByRole('tab', { name: 'Week' }).click();
  await expect(notice(page)).toContainText("Bookings are paused. Patients can't book.");

  expect((await book(patient, practice, second)).status).toBe(422);
  await expectPaused(patient, practice, booked.id);
});

/** Addresses: one that is there already, a wrong one, a second one, and a removal by keyboard. */
async function changeAddresses(page: Page, practice: Practice): Promise<void> {
  const [one, two] = ['one', 'two'].map((name) => `${name}-${practice.username}@example.com`) as [string, string];
  await addAddress(page, one);
  const input = page.getByLabel('Another e-mail address');
  const add = page.getByRole('button', { name: 'Add and send a test alert' });
  await input.fill(one.toUpperCase());
  await add.click();
  await expect(page.getByText('This address is in your list already.')).toBeVisible();
  await expect(input).toBeFocused();
  await input.fill('front desk');
  await add.click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await expectAccessible(page);
  await addAddress(page, two);
  await expect(input).toHaveValue('');
  const sent = page.waitForResponse(/\/contacts\/\d+\/test$/);
  await page.getByRole('button', { name: `Send again : ${two}` }).click();
  expect((await sent).status()).toBe(200);
  await expect(page.locator('.toast')).toContainText('Test alert sent');
  await page.getByRole('button', { name: `Remove : ${two}` }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Remove this address?' });
  await expect(question).toContainText(two);
  // From then on it listens to Escape.
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Remove : ${two}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove address' }).focus();
  await page.keyboard.press('Enter');
  await expect(addressesOf(page)).toBeFocused();
  await expect(addressesOf(page).getByText(two, { exact: true })).toHaveCount(0);

  await page.goto(await mailedLink(two, `Test alert for ${practice.name}`));
  await page.getByRole('button', { name: 'Yes, this reaches us' }).click();
  await expect(page.getByText('This link does not work any more')).toBeVisible();
  await expectAccessible(page);

  await test.step('a second link of a test alert in the same tab is a link of its own', async () => {
    await page.goto(`/practice-alert#${'b'.repeat(43)}`);
    await expect(page.getByRole('button', { name: 'Yes, this reaches us' })).toBeVisible();
  });
}

/** What another member changed meanwhile is shown, not overwritten. */
async function meetChanges(page: Page, practice: Practice): Promise<void> {
  const email = `news-${practice.username}@example.com`;
  const hours = step(page, 'Your opening hours');
  const confirm = hours.getByRole('button', { name: 'These hours are right' });
  await expect(confirm).toBeVisible();
  const url = `/api/portal/providers/${practice.providerId}`;
  const put = async (path: string, data: object) =>
    expect((await page.request.put(`${url}/${path}`, { data })).status()).toBe(200);
  const monday = { weekday: 1, opens: '10:00', closes: '11:00' };
  await put('schedule', { hours: [monday], visitMinutes: 30, noticeMinutes: null });
  await confirm.click();
  await expect(page.locator('.toast')).toContainText('Somebody else has changed this meanwhile.');
  await expect(hours.getByRole('row', { name: /Monday/ })).toContainText('10:00 – 11:00');
  await expect(hours.getByRole('row', { name: /Tuesday/ })).toContainText('Closed');

  await addAddress(page, email);
  const link = new URL(await mailedLink(email, `Test alert for ${practice.name}`));
  const answer = await page.request.post('/api/practice-alerts/confirm', { data: { token: link.hash.slice(1) } });
  expect(answer.status()).toBe(200);
  await page.reload();
  const start = page.getByRole('button', { name: 'Start taking bookings' });
  await expect(start).toBeEnabled();
  await put('bookings', { on: true, was: 'setting_up' });
  await put('bookings', { on: false, was: 'live' });
  await start.click();
  await expect(page.locator('.toast')).toContainText('Somebody else has started or paused bookings meanwhile.');
  await expect(page.getByRole('heading', { name: 'Bookings are paused' })).toBeVisible();
  await expect(start).toBeFocused();
  await start.click();
  await expect(page.getByRole('heading', { name: 'Patients can book', exact: true })).toBeFocused();
}

test('the list of addresses, and what another member changed meanwhile', { tag: '@desktop' }, async ({ page }) => {
  const practice = await newPractice({ state: 'setting_up' });
  await signInTo(page, practice);
  await page.goto(TAB);
  await test.step('addresses are added and removed', () => changeAddresses(page, practice));
  await page.goto(TAB);
  await test.step('changes of another member are shown, not overwritten', () => meetChanges(page, practice));
});

test('a live practice whose licence has ended reads on every tab, in red, that patients cannot book', async ({
  page,
}) => {
  const practice = await newPractice({ acceptsNewPatients: true });
  const licensedUntil = (day: string) =>
    withDatabase((client) =>
      client.query('update providers set licensed_until = $2, updated_at = now() where id = $1', [
        practice.providerId,
        day,
      ]),
    );
  await licensedUntil('2020-01-01');
  await signInTo(page, practice);
  await page.goto('/provider-portal');
  await expect(notice(page)).toContainText("Patients can't book: the licence that we have on record has ended.");
  await expectAccessible(page);
  await notice(page).getByRole('link', { name: 'Go to online booking' }).click();
  await expect(page.getByRole('heading', { name: "Patients can't book", exact: true })).toBeVisible();
  await expect(page.getByText(/The licence that we have on record ended on 1 Jan\w* 2020\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause bookings' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Send the renewed licence' }).click();
  await expect(page.getByRole('heading', { name: 'Licence', exact: true })).toBeVisible();

  await licensedUntil(addDays(lagosDate(Date.now()), 30));
  await page.goto(TAB);
  await expect(page.getByRole('heading', { name: /^Patients can book until .* only$/ })).toBeVisible();
  await licensedUntil(addDays(lagosDate(Date.now()), 300));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Patients can book', exact: true })).toBeVisible();
});
