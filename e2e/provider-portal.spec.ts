import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { expectAccessible } from './accessible.ts';
import { expect, expectSoundAtBothSizes, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import {
  appointmentRow,
  createAppointment,
  minutesAgo,
  newPractice,
  type Practice,
  showsList,
  signInTo,
  tenAm,
} from './portal-practice.ts';

// The cards of visits are on the page in a list; portal-grid.spec.ts is about the columns.
test.beforeEach(({ page }) => showsList(page));

test.use({ allowedConsole: [/status of 409/] });

const MINUTE_MS = 60_000;

/** The receptionist sees the patient's card, marks who came and undoes a mark. */
async function expectMarks(page: Page, practice: Practice, appointment: number): Promise<void> {
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
}

/** Another receptionist's earlier mark is not overwritten. */
async function expectMarkOfOther(page: Page, appointment: number): Promise<void> {
  const marks = page.getByRole('group', { name: 'Did Chidi Visitor come?' });
  await page.request.put(`/api/portal/visits/${appointment}/mark`, { data: { mark: 'no_show', was: 'none' } });
  await marks.getByRole('button', { name: 'Here' }).click();
  await expect(
    page.getByText('Somebody else has marked this visit meanwhile. Look at it again.').first(),
  ).toBeVisible();
  await expect(marks.getByRole('button', { name: 'No-show' })).toHaveAttribute('aria-pressed', 'true');
  expect((await appointmentRow(appointment)).attendance).toBe('no_show');
}

/** The receptionist writes to a patient while the visit still accepts messages. */
async function expectMessages(page: Page, { providerId }: Practice): Promise<void> {
  const day = 24 * 60 * MINUTE_MS;
  const long = Date.now() - 40 * day;
  await createAppointment(providerId, long, 'Ada Before', 'Cough');
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
}

/** The week shows each appointment and links to the day. */
async function expectWeek(page: Page, { providerId }: Practice): Promise<void> {
  const { atMs, date } = tenAm(1);
  await createAppointment(providerId, atMs, 'Chidi Later', 'Cough');
  await page.goto(`/provider-portal?tab=week&date=${date}`);
  await expect(page.getByRole('tab', { name: 'Week' })).toHaveAttribute('aria-selected', 'true');
  const day = page.getByRole('listitem').filter({ hasText: 'Chidi Later' }).first();
  await expect(day.getByText('09:00–12:00')).toBeVisible();
  await expectAccessible(page);
  await day.getByRole('link').press('Enter');
  await expect(page.getByText('Can be marked from 06:00 on.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Today' })).toBeFocused();
}

test("the receptionist sees the day's patients, marks who came, looks at the week and writes to one", {
  tag: '@desktop',
}, async ({ page }) => {
  const practice = await newPractice();
  const appointment = await createAppointment(
    practice.providerId,
    minutesAgo(2),
    'Chidi Visitor',
    'My chest hurts badly and I cannot breathe',
  );
  await signInTo(page, practice);
  await page.goto('/provider-portal');
  await test.step('marks who came and undoes a mark', () => expectMarks(page, practice, appointment));
  await test.step("another receptionist's earlier mark is not overwritten", () => expectMarkOfOther(page, appointment));
  await test.step('the week shows each appointment and links to the day', () => expectWeek(page, practice));
  await test.step('writes while the visit still accepts messages', () => expectMessages(page, practice));
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
  ['Today', 'Triage: high'],
  ['Week', 'Chidi Visitor'],
  ['Messages', 'No messages'],
  ['Schedule', 'Weekly hours'],
  ['Your page', 'Page'],
  ['Team', 'Team'],
  ['Settings', 'Calendar feed'],
] as const;

/** People and services, and online booking, have tests of their own that look at both sizes. */
test('every part of the portal is accessible and fits phone and desktop', async ({ page }) => {
  const practice = await newPractice();
  await createAppointment(
    practice.providerId,
    minutesAgo(2),
    'Chidi Visitor',
    'My chest hurts badly and I cannot breathe',
  );
  await signInTo(page, practice);
  await page.goto('/provider-portal');
  await hydrated(page);
  for (const [tab, shown] of PARTS) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(shown).first()).toBeVisible();
    await expectSoundAtBothSizes(page);
  }
});
