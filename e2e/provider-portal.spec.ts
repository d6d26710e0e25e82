import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { expectAccessible } from './accessible.ts';
import { expect, expectSoundAtBothSizes, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import {
  appointmentRow,
  createAppointment,
  messagesAbout,
  minutesAgo,
  newPractice,
  showsList,
  signInTo,
  tenAm,
} from './portal-practice.ts';

// The cards of visits are on the page in a list; portal-grid.spec.ts is about the columns.
test.beforeEach(({ page }) => showsList(page));

test.use({ allowedConsole: [/status of 409/] });

const MINUTE_MS = 60_000;

test("the receptionist sees the day's patients, marks who came and undoes a mark", { tag: '@desktop' }, async ({
  page,
}) => {
  const practice = await newPractice();
  const appointment = await createAppointment(
    practice.providerId,
    minutesAgo(2),
    'Chidi Visitor',
    'My chest hurts badly and I cannot breathe',
  );
  await signInTo(page, practice);
  await page.goto('/provider-portal');
  await expect(page.getByText(practice.name)).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Chidi Visitor' });
  await expect(card.getByText('My chest hurts badly and I cannot breathe')).toBeVisible();
  await expect(card.getByText('Triage: high')).toBeVisible();
  await expect(card.getByRole('link', { name: '0803 555 0101' })).toHaveAttribute('href', 'tel:08035550101');
  await expectAccessible(page);

  const marks = card.getByRole('group', { name: 'Did Chidi Visitor come?' });
  await marks.getByRole('button', { name: 'Here' }).click();
  await expect(marks.getByRole('button', { name: 'Here' })).toHaveAttribute('aria-pressed', 'true');
  expect(await appointmentRow(appointment)).toEqual({ status: 'scheduled', attendance: 'attended' });
  await marks.getByRole('button', { name: 'No-show' }).click();
  await expect(marks.getByRole('button', { name: 'No-show' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  await marks.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(marks.getByRole('button', { name: 'No-show' })).toHaveAttribute('aria-pressed', 'false');
  await expect(marks.getByRole('button', { name: 'Here' })).toBeFocused();
  expect(await appointmentRow(appointment)).toEqual({ status: 'scheduled', attendance: null });
});

test('the receptionist writes to a patient while the visit still accepts messages', { tag: '@desktop' }, async ({
  page,
}) => {
  const practice = await newPractice();
  const day = 24 * 60 * MINUTE_MS;
  await createAppointment(practice.providerId, minutesAgo(2), 'Chidi Visitor', 'Cough');
  const long = Date.now() - 40 * day;
  await createAppointment(practice.providerId, long, 'Ada Before', 'Cough');
  await signInTo(page, practice);
  await page.goto(`/provider-portal?date=${lagosDate(long)}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada Before' })).toBeVisible();
  const heading = page.getByRole('heading', { level: 2 }).first();
  expect(await heading.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await expect(page.getByRole('link', { name: /Message patient/ })).toHaveCount(0);
  await page.goto('/provider-portal');
  await page.getByRole('link', { name: 'Message patient Chidi Visitor' }).click();
  await page.getByLabel('Message', { exact: true }).fill('Please bring your card.');
  const questions: string[] = [];
  page.once('dialog', (question) => {
    questions.push(question.message());
    void question.dismiss();
  });
  await page.getByRole('tab', { name: 'Week' }).click();
  expect(questions).toEqual(['Your message has not been sent. Leave this page anyway?']);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Please bring your card.');
  // Sending the first message reloads the list of conversations while the next message is being typed.
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/provider-conversations', async (route) => {
    await typed;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log')).toContainText('Please bring your card.');
  await expect(page).toHaveURL(/tab=messages/);
  await page.getByLabel('Message', { exact: true }).fill('And your glasses.');
  release();
  await expect(page.locator('a[aria-current]').filter({ hasText: 'Chidi Visitor' })).toBeAttached();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('And your glasses.');
  await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
  await page.unrouteAll({ behavior: 'wait' });
});

test("another receptionist's earlier mark is not overwritten", { tag: '@desktop' }, async ({ page }) => {
  const practice = await newPractice();
  const appointment = await createAppointment(practice.providerId, minutesAgo(2), 'Chidi Visitor', 'Cough');
  await signInTo(page, practice);
  await page.goto('/provider-portal');
  const marks = page.getByRole('group', { name: 'Did Chidi Visitor come?' });
  await expect(marks).toBeVisible();
  await page.request.put(`/api/portal/visits/${appointment}/mark`, { data: { mark: 'no_show', was: 'none' } });
  await marks.getByRole('button', { name: 'Here' }).click();
  await expect(
    page.getByText('Somebody else has marked this visit meanwhile. Look at it again.').first(),
  ).toBeVisible();
  await expect(marks.getByRole('button', { name: 'No-show' })).toHaveAttribute('aria-pressed', 'true');
  expect((await appointmentRow(appointment)).attendance).toBe('no_show');
});

test('the week shows each appointment and links to the day', { tag: '@desktop' }, async ({ page }) => {
  const practice = await newPractice();
  const { atMs, date } = tenAm(1);
  await createAppointment(practice.providerId, atMs, 'Chidi Visitor', 'Cough');
  await signInTo(page, practice);
  await page.goto(`/provider-portal?tab=week&date=${date}`);
  await expect(page.getByRole('tab', { name: 'Week' })).toHaveAttribute('aria-selected', 'true');
  const day = page.getByRole('listitem').filter({ hasText: 'Chidi Visitor' }).first();
  await expect(day.getByText('09:00–12:00')).toBeVisible();
  await expectAccessible(page);
  await day.getByRole('link').press('Enter');
  await expect(page.getByText('Can be marked from 06:00 on.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Today' })).toBeFocused();
});

test('changed hours, with a noon break and until midnight, are exactly what patients are offered', {
  tag: '@desktop',
}, async ({ page }) => {
  const practice = await newPractice();
  const { date } = tenAm(2);
  const weekday = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
  await signInTo(page, practice);
  await page.goto('/provider-portal?tab=schedule');
  const day = page.getByRole('group', { name: weekday });
  await day.getByRole('button', { name: /^Add hours/ }).click();
  await day.getByLabel(`${weekday}, opens, 2`).fill('11:00');
  await day.getByLabel(`${weekday}, closes, 2`).fill('00:00');
  await page.getByRole('button', { name: 'Save schedule' }).click();
  await expect(day.getByText('These hours overlap.')).toBeVisible();
  await expectAccessible(page);
  await day.getByLabel(`${weekday}, opens, 2`).fill('13:00');
  await page.getByLabel('Length of a visit in minutes').fill('60');
  await page.getByRole('button', { name: 'Save schedule' }).click();
  await expect(page.getByText('Schedule saved').first()).toBeVisible();
  const free = await page.request.get(`/api/providers/${practice.providerId}/availability`, { params: { date } });
  expect((await free.json()).map(({ time }: { time: string }) => time)).toEqual([
    ...['09:00', '10:00', '11:00'],
    ...Array.from({ length: 11 }, (_, at) => `${13 + at}:00`),
  ]);
  await page.reload();
  await expect(page.getByRole('group', { name: weekday }).getByLabel(`${weekday}, closes, 2`)).toHaveValue('00:00');
});

test('a day off with a booked visit changes nothing until confirmed; then the patient is notified', {
  tag: '@desktop',
}, async ({ page }) => {
  const practice = await newPractice();
  const { atMs, date } = tenAm(2);
  const appointment = await createAppointment(practice.providerId, atMs, 'Chidi Visitor', 'Cough');
  const timesOf = async () => {
    const answer = await page.request.get(`/api/providers/${practice.providerId}/availability`, { params: { date } });
    return ((await answer.json()) as unknown[]).length;
  };
  await signInTo(page, practice);
  await page.goto('/provider-portal?tab=schedule');
  await page.getByLabel('Day', { exact: true }).fill(date);
  await page.getByRole('button', { name: 'Save these days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Visits are booked then' });
  await expect(dialog.getByText('Chidi Visitor')).toBeVisible();
  expect(await timesOf()).toBe(5);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect((await appointmentRow(appointment)).status).toBe('scheduled');

  await page.getByRole('button', { name: 'Save these days' }).click();
  await expect(dialog).toBeVisible();
  // If Back asked for confirmation, it would be dismissed and the dialog would stay.
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(date);

  await page.getByRole('button', { name: 'Save these days' }).click();
  await dialog.getByRole('button', { name: 'Cancel it and tell the patient' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Days that differ' }).getByText(/closed all day/i)).toBeVisible();
  expect((await appointmentRow(appointment)).status).toBe('cancelled');
  expect(await messagesAbout(appointment)).toContain('visit-cancelled-by-provider');
  expect(await timesOf()).toBe(0);
  await page.goto(`/provider/${practice.providerId}`);
  await expect(page.getByText('Also closed on:').locator('..').getByRole('listitem')).toHaveCount(1);
  await page.goto('/provider-portal?tab=schedule');

  await page
    .getByRole('list', { name: 'Days that differ' })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('button', { name: 'Remove this day' }).click();
  await expect(page.getByText('None to come.')).toBeVisible();
  expect(await timesOf()).toBe(6);
});

test('settings save the late-cancellation fee; a calendar feed is created, read and ended', {
  tag: '@desktop',
}, async ({ page }) => {
  const practice = await newPractice();
  await createAppointment(practice.providerId, tenAm(2).atMs, 'Chief Ngozi Visitor', 'A secret cough');
  await signInTo(page, practice);
  await page.goto('/provider-portal?tab=settings');
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Hygeia HMO').check();
  await page.getByLabel('Fee', { exact: true }).selectOption('amount');
  await page.getByLabel('Amount in naira').fill('0');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Use an amount from ₦1 to ₦1,000,000.')).toBeVisible();
  await expect(page.getByLabel('Amount in naira')).toBeFocused();
  await page.getByLabel('Amount in naira').fill('₦2,500.50');
  await expect(page.getByText('Use an amount from ₦1 to ₦1,000,000.')).toBeHidden();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  await expectAccessible(page);
  const saved = await (await page.request.get(`/api/portal/providers/${practice.providerId}/settings`)).json();
  expect(saved).toMatchObject({
    acceptedInsurance: ['Hygeia HMO'],
    cancellation: { kobo: 250_050, percent: null, note: null },
  });
  await page.getByLabel('Fee', { exact: true }).selectOption('percent');
  await page.getByLabel('Share in percent').fill('25');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Use a price from ₦1 to ₦10,000,000.')).toBeVisible();
  await page.getByLabel('Price of a visit in naira').fill('12,000');
  await expect(page.getByText('Patients read that cancelling late costs ₦3,000.')).toBeVisible();
  const changed = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Save settings' }).click();
  await changed;
  const beside = await page.context().newPage();
  await beside.goto(`/provider/${practice.providerId}`);
  await expect(beside.getByText('costs ₦3,000: 25% of the price of the visit, ₦12,000.')).toBeVisible();
  await beside.close();

  await page.getByRole('button', { name: 'Make an address' }).click();
  const url = await page.getByLabel('Address of the feed').inputValue();
  const read = await fetch(url);
  expect(read.headers.get('content-type')).toContain('text/calendar');
  const text = await read.text();
  expect(text).not.toContain('cough');
  expect(text).not.toContain('Visitor');
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(events.map((event) => new ICAL.Event(event).summary)).toEqual(['Ngozi']);
  const parsed = Object.values(nodeIcal.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT');
  expect(parsed).toMatchObject([{ summary: 'Ngozi', start: new Date(tenAm(2).atMs) }]);
  await page.getByRole('button', { name: 'End the feed' }).click();
  await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect((await fetch(url)).status).toBe(404);
});

test('the portal is one click away for a provider and closed to everyone else', { tag: '@desktop' }, async ({
  page,
}) => {
  const practice = await newPractice();
  await page.goto('/faq');
  const link = page.getByRole('navigation', { name: 'For Providers' }).getByRole('link', { name: 'Provider Portal' });
  await expect(link).toHaveAttribute('href', '/join-network');
  await page.goto('/provider-portal');
  await expect(page).toHaveURL(/\/auth\?next=%2Fprovider-portal/);
  await signInAsNewPatient(page);
  await page.goto('/provider-portal');
  await expect(page).toHaveURL(/\/join-network/);
  // Its calls would be refused after the sign-out.
  await page.goto('about:blank');
  await page.request.post('/api/logout');
  await signInTo(page, practice);
  await page.goto('/provider/1');
  await hydrated(page);
  await page.getByRole('group').getByLabel('Account menu of Ada Desk').click();
  await page.getByRole('link', { name: 'Provider Portal' }).first().click();
  await expect(page.getByRole('heading', { name: 'Provider Portal' })).toBeVisible();
});

const PARTS = [
  ['today', 'Triage: high'],
  ['week', 'Chidi Visitor'],
  ['schedule', 'Weekly hours'],
  ['settings', 'Calendar feed'],
] as const;
/** Their own tests look at their colours. */
const PARTS_WITH_TESTS = [
  ['messages', 'No messages'],
  ['people', 'People'],
  ['page', 'Page'],
  ['team', 'Team'],
  ['online-booking', 'Booking'],
] as const;

test('every part of the portal is accessible and fits phone and desktop', async ({ page }) => {
  const practice = await newPractice();
  await createAppointment(
    practice.providerId,
    minutesAgo(2),
    'Chidi Visitor',
    'My chest hurts badly and I cannot breathe',
  );
  await signInTo(page, practice);
  for (const [tab, shown] of [...PARTS, ...PARTS_WITH_TESTS]) {
    await page.goto(`/provider-portal?tab=${tab}`);
    await expect(page.getByText(shown).first()).toBeVisible();
    await expectSoundAtBothSizes(page);
  }
});
