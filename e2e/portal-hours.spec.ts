import type { Locator, Page } from '@playwright/test';
import { addDays, lagosDate, lagosInstant, weekdayOf } from '#platform/common/lagos-time.ts';
import { expectAccessible } from './accessible.ts';
import { bookingDialog, choose } from './booking.ts';
import { expect, hydrated, signInAsAdmin, test } from './fixtures.ts';
import {
  appointmentRow,
  createAppointment,
  createAppointmentWith,
  describePlace,
  messagesAbout,
  newPractice,
  type Practice,
  signInTo,
  tenAm,
} from './portal-practice.ts';

test.use({ allowedConsole: [/the server responded with a status of 409/] });

const differing = (page: Page) => page.getByRole('list', { name: 'Days that differ' });
const save = (page: Page) => page.getByRole('button', { name: 'Save these days' }).click();
async function openSchedule(page: Page): Promise<void> {
  await page.goto('/provider-portal?tab=schedule');
  await hydrated(page);
}

/** Opens the booking dialog of a provider at its days and times. */
async function openTimes(page: Page, providerId: number): Promise<Locator> {
  await page.goto(`/provider/${providerId}?providerId=${providerId}`);
  const dialog = bookingDialog(page);
  const next = dialog.getByRole('button', { name: 'Continue' });
  await expect(dialog.getByRole('heading', { name: 'Care Type' })).toBeVisible();
  await next.click();
  await dialog.getByRole('textbox', { name: /Additional Details/ }).fill('Toothache when chewing');
  await next.click();
  await expect(dialog.getByRole('heading', { name: 'Schedule' })).toBeFocused();
  return dialog;
}

test('a doctor goes on leave: a visit moves to a free colleague, and the one that fits no one is named', {
  tag: '@desktop',
}, async ({ page }) => {
  const practice = await newPractice();
  const { people } = await describePlace(practice, { 'Dr Amina': 'Dentist', 'Dr Bello': 'Dentist' }, {});
  const { date, atMs } = tenAm(2);
  const at = (time: string) => lagosInstant(date, time);
  const [amina, bello] = [people.get('Dr Amina') ?? 0, people.get('Dr Bello') ?? 0];
  const first = await createAppointmentWith(amina, practice.providerId, atMs, 'Chidi Moves');
  const second = await createAppointmentWith(amina, practice.providerId, at('11:00'), 'Ngozi Stays');
  await createAppointmentWith(bello, practice.providerId, at('11:00'), 'Musa There');
  await signInTo(page, practice);
  await openSchedule(page);
  await save(page);
  await expect(page.getByLabel('Day', { exact: true })).toBeFocused();
  await expect(page.getByText('Choose a day.')).toBeVisible();

  await page.getByLabel('For whom?').selectOption('Dr Amina');
  await page.getByLabel('Several days in a row').check();
  await page.getByLabel('On leave').check();
  await page.getByLabel('First day').fill(date);
  await page.getByLabel('Last day').fill(addDays(date, 20));
  await expect(page.getByText('21 days:')).toBeVisible();
  await expectAccessible(page);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Visits are booked with Dr Amina' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Chidi Moves' })).toContainText('a colleague is free');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Ngozi Stays' })).toContainText('no colleague is free');
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Back, change nothing' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('None to come.')).toBeVisible();
  await save(page);
  await dialog.getByRole('button', { name: 'Move those that can be moved' }).click();
  await expect(dialog).toBeHidden();
  const stayed = page.getByRole('alert').filter({ hasText: 'These visits fitted no one else' });
  await expect(stayed).toContainText('Ngozi Stays');
  await expect(stayed).toBeInViewport();
  await expect(differing(page).getByRole('listitem')).toHaveText([/Dr Amina: on leave.* to .*21 days/]);
  expect((await appointmentRow(first)).status).toBe('rescheduled');
  expect((await appointmentRow(second)).status).toBe('scheduled');
  expect(await messagesAbout(second)).toEqual([]);
});

test('a declared holiday is put to the practice; closing it shows its visits, and patients read the answer', async ({
  page,
  browser,
}) => {
  const practice = await newPractice({ acceptsNewPatients: true, state: 'live' });
  // A day of its own at each size: both are of one state.
  const { date, atMs } = tenAm(test.info().project.name === 'phone' ? 3 : 4);
  const appointment = await createAppointment(practice.providerId, atMs, 'Chidi Visitor', 'Cough');
  const admin = await browser.newPage();
  const name = `Eid-el-Test ${practice.providerId}`;
  await signInAsAdmin(admin);
  await admin.goto('/admin/holidays');
  await hydrated(admin);
  await admin.getByRole('button', { name: 'Enter and ask the practices' }).click();
  await expect(admin.getByLabel('Day', { exact: true })).toBeFocused();
  await admin.getByLabel('Day', { exact: true }).fill(date);
  await admin.getByLabel('Name that patients read').fill(name);
  // Of one state, so that tests of other places see nothing of it.
  await admin.getByLabel('Where').selectOption('Kano');
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Enter and ask the practices' }).click();
  await expect(admin.getByText('Public holiday entered', { exact: true })).toBeVisible();

  await page.goto(`/provider/${practice.providerId}`);
  await expect(page.getByText(`${name}: the practice hasn't said whether it is open.`).first()).toBeVisible();
  const booking = await openTimes(page, practice.providerId);
  await choose(booking, 'Date', new RegExp(`^\\w{3} ${Number(date.slice(8))} \\w{3}`));
  await expect(booking.getByText(`${name}: the practice hasn't said whether it is open.`)).toBeVisible();
  await expectAccessible(page);

  await signInTo(page, practice);
  await page.goto('/provider-portal');
  await page.getByText(/question.* about .*holiday/).click();
  // Others of the calendar may be near.
  const card = page.getByRole('region', { name: 'Public holidays' }).getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText(`is ${name}. Are you open? 1 visit is booked.`);
  await expectAccessible(page);
  await card.getByRole('button', { name: /^Closed/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Visits are booked then' });
  await expect(dialog).toContainText('Chidi Visitor');
  await dialog.getByRole('button', { name: 'Cancel it and tell the patient' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toBeHidden();
  expect((await appointmentRow(appointment)).status).toBe('cancelled');

  await openSchedule(page);
  await expect(card).toContainText(`${name}: closed.`);
  await card.getByRole('button', { name: /^Change the answer/ }).click();
  await card.getByRole('button', { name: /^Open as usual/ }).click();
  await expect(card).toContainText(`${name}: open as usual.`);
  await page.goto(`/provider/${practice.providerId}`);
  await expect(page.getByText(`${name}: open as usual.`).first()).toBeVisible();

  await admin.getByRole('button', { name: new RegExp(`^Remove.*${name}`) }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(admin.getByText('Public holiday removed', { exact: true })).toBeVisible();
  await expect(admin.getByText(name)).toHaveCount(0);
  await admin.close();
});

/** Every second Friday is closed until a date, named before it is saved, and removed after a question. */
async function closeEverySecondFriday(page: Page, practice: Practice): Promise<void> {
  const today = lagosDate(Date.now());
  const friday = addDays(today, 1 + ((5 - weekdayOf(addDays(today, 1)) + 7) % 7));
  await page.getByLabel('Repeated').check();
  await page.getByLabel('Friday', { exact: true }).check();
  await page.getByLabel('How often?').selectOption('Every second week');
  await page.getByLabel('First day').fill(friday);
  await page.getByLabel('Last day').fill(addDays(friday, 84));
  await page.getByLabel('What patients read beside these days (optional)').fill('Staff training');
  await expect(page.getByText('7 days:')).toBeVisible();
  await expect(page.getByText('every second Friday from')).toBeVisible();
  await save(page);
  await expect(differing(page).getByRole('listitem')).toHaveText([
    /closed all day.*every second Friday from.*7 days.*Patients read: Staff training/i,
  ]);
  await page.goto(`/provider/${practice.providerId}`);
  await expect(page.getByText('Staff training').first()).toBeVisible();
  await openSchedule(page);
  await differing(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(differing(page).getByText('7 days open again.')).toBeFocused();
  await expectAccessible(page);
  await differing(page).getByLabel('Which days?').selectOption({ index: 2 });
  await differing(page).getByRole('button', { name: 'Remove this day' }).click();
  await expect(differing(page).getByRole('listitem')).toContainText('6 days');
  await differing(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await differing(page).getByRole('button', { name: 'Remove these days' }).click();
  await expect(page.getByText('None to come.')).toBeVisible();
}

/** A place opens for 24 hours every day with one tap, and reads so everywhere. */
async function openDayAndNight(page: Page, practice: Practice): Promise<void> {
  await page.getByRole('button', { name: 'Open 24 hours every day' }).press('Enter');
  const monday = page.getByRole('group', { name: 'Monday', exact: true });
  const remove = monday.getByRole('button', { name: 'Remove hours 1 of Monday' });
  await expect(remove).toBeFocused();
  await expect(monday.getByText('Open 24 hours')).toBeVisible();
  await expect(page.getByLabel(/, closes, 1$/)).toHaveCount(0);
  await expectAccessible(page);
  await remove.press('Enter');
  await expect(monday.getByRole('button', { name: /^Add hours/ })).toBeFocused();
  await expect(monday.getByText('Closed')).toBeVisible();
  await monday.getByRole('button', { name: /^Open 24 hours/ }).click();
  await page.getByRole('button', { name: 'Save schedule' }).click();
  await expect(page.getByText('Schedule saved').first()).toBeVisible();
  await page.reload();
  await expect(monday.getByText('Open 24 hours')).toBeVisible();
  await page.goto('/provider-portal?tab=online-booking');
  await expect(page.getByRole('row', { name: /Monday/ })).toContainText('Open 24 hours');
  await page.goto('/provider-portal?tab=week');
  await expect(page.getByText('Open 24 hours').first()).toBeVisible();
  await page.goto(`/provider/${practice.providerId}`);
  await expect(page.getByText('Open 24 hours')).toHaveCount(7);
}

test('a practice closes every second Friday for a time, and opens for 24 hours every day', async ({ page }) => {
  const practice = await newPractice();
  await signInTo(page, practice);
  await openSchedule(page);
  await test.step('every second Friday is closed until a date', () => closeEverySecondFriday(page, practice));
  await test.step('a place opens for 24 hours every day with one tap', () => openDayAndNight(page, practice));
});
