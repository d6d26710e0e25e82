import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, test } from './fixtures.ts';
import {
  appointmentRow,
  createAppointment,
  messagesAbout,
  newPractice,
  type Practice,
  signInTo,
  tenAm,
} from './portal-practice.ts';

test.use({ allowedConsole: [/status of 409/] });

const daysThatDiffer = (page: Page) => page.getByRole('list', { name: 'Days that differ' });

/** The times of a day that patients are offered. */
const timesOn = async (page: Page, { providerId }: Practice, date: string) =>
  (
    (await (await page.request.get(`/api/providers/${providerId}/availability?date=${date}`)).json()) as {
      time: string;
    }[]
  ).map(({ time }) => time);

/** A day off with a booked visit changes nothing until confirmed; then the patient is notified. */
async function closeWholeDay(page: Page, practice: Practice): Promise<void> {
  const { atMs, date } = tenAm(2);
  const appointment = await createAppointment(practice.providerId, atMs, 'Chidi Visitor', 'Cough');
  const timesOf = async () => (await timesOn(page, practice, date)).length;
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
  await expect(daysThatDiffer(page).getByText(/closed all day/i)).toBeVisible();
  expect((await appointmentRow(appointment)).status).toBe('cancelled');
  expect(await messagesAbout(appointment)).toContain('visit-cancelled-by-provider');
  expect(await timesOf()).toBe(0);
  await page.goto(`/provider/${practice.providerId}`);
  await expect(page.getByText('Also closed on:').locator('..').getByRole('listitem')).toHaveCount(1);
  await page.goto('/provider-portal?tab=schedule');

  await daysThatDiffer(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('button', { name: 'Remove this day' }).click();
  await expect(page.getByText('None to come.')).toBeVisible();
  expect(await timesOf()).toBe(6);
}

/** A part of a day is closed: its times go, a visit in it is cancelled on request, and patients see it. */
async function closeParts(page: Page, practice: Practice): Promise<void> {
  const { atMs, date } = tenAm(2);
  const appointment = await createAppointment(practice.providerId, atMs, 'Chidi Visitor', 'Cough');
  await page.getByLabel('Closed part of the day').check();
  await page.getByRole('button', { name: 'Save these days' }).click();
  await expect(page.getByText('Choose a day.')).toBeVisible();
  await page.getByLabel('Day', { exact: true }).fill(date);
  await page.getByLabel('Closed from').fill('09:45');
  await page.getByLabel('Closed until').fill('10:45');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save these days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Visits are booked then' });
  await expect(dialog.getByText('Chidi Visitor')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel it and tell the patient' }).click();
  const differing = daysThatDiffer(page);
  await expect(differing).toContainText('closed 09:45–10:45');
  expect((await appointmentRow(appointment)).status).toBe('cancelled');
  expect(await timesOn(page, practice, date)).toEqual(['09:00', '11:00', '11:30']);
  // A second part of the same day keeps the first.
  await page.getByLabel('Closed part of the day').check();
  await page.getByLabel('Day', { exact: true }).fill(date);
  await page.getByLabel('Closed from').fill('11:30');
  await page.getByLabel('Closed until').fill('12:00');
  await page.getByRole('button', { name: 'Save these days' }).click();
  await expect(differing.getByRole('listitem')).toHaveText([/closed 09:45–10:45/i, /closed 11:30–12:00/i]);
  await page.goto(`/provider/${practice.providerId}`);
  const closed = page.getByText('Closed for part of the day:').locator('..').getByRole('listitem');
  await expect(closed).toHaveText([/09:45 – 10:45/, /11:30 – 12:00/]);
  await page.goto('/provider-portal?tab=schedule');
  await differing
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await differing.getByRole('button', { name: 'Remove this day' }).click();
  await expect(differing.getByRole('listitem')).toHaveText([/closed 11:30–12:00/i]);
  await differing.getByRole('button', { name: /^Remove/ }).click();
  await differing.getByRole('button', { name: 'Remove this day' }).click();
  await expect(page.getByText('None to come.')).toBeVisible();
  expect(await timesOn(page, practice, date)).toHaveLength(6);
}

/** Changed hours, with a noon break and until midnight, are exactly what patients are offered. */
async function changeHours(page: Page, practice: Practice): Promise<void> {
  const { date } = tenAm(2);
  const weekday = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' });
  const day = page.getByRole('group', { name: weekday });
  await day.getByRole('button', { name: /^Add hours/ }).click();
  await day.getByLabel(`${weekday}, opens, 2`).fill('11:00');
  await day.getByLabel(`${weekday}, closes, 2`).fill('00:00');
  await page.getByRole('button', { name: 'Save schedule' }).click();
  await expect(day.getByText('These hours overlap.')).toBeVisible();
  await expectAccessible(page);
  await day.getByLabel(`${weekday}, opens, 2`).fill('13:00');
  await page.getByLabel('Length of a visit in minutes').fill('60');
  // The toast of the last change may still be there.
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Save schedule' }).click();
  expect((await saved).ok()).toBe(true);
  await expect(page.getByText('Schedule saved').first()).toBeVisible();
  expect(await timesOn(page, practice, date)).toEqual([
    ...['09:00', '10:00', '11:00'],
    ...Array.from({ length: 11 }, (_, at) => `${13 + at}:00`),
  ]);
  await page.reload();
  await expect(page.getByRole('group', { name: weekday }).getByLabel(`${weekday}, closes, 2`)).toHaveValue('00:00');
}

test('a practice closes a day with a visit and parts of it, and changes its hours', { tag: '@desktop' }, async ({
  page,
}) => {
  const practice = await newPractice();
  await signInTo(page, practice);
  await page.goto('/provider-portal?tab=schedule');
  await hydrated(page);
  await test.step('a day off with a booked visit changes nothing until confirmed', () => closeWholeDay(page, practice));
  await test.step('a part of a day is closed, and patients see it', () => closeParts(page, practice));
  await test.step('changed hours are exactly what patients are offered', () => changeHours(page, practice));
});
