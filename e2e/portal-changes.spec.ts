import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, signInAsNewPatient, test } from './fixtures.ts';
import {
  appointmentRow,
  createAppointment,
  createOwnAppointment,
  messagesAbout,
  newPractice,
  type Practice,
  showsList,
  signInTo,
  tenAm,
} from './portal-practice.ts';

// The cards of visits are on the page in a list; portal-grid.spec.ts is about the columns.
test.beforeEach(({ page }) => showsList(page));

test.use({ allowedConsole: [/status of 409|ERR_FAILED/] });

const HOUR_MS = 3_600_000;

const timesOn = async (page: Page, { providerId }: Practice, date: string) =>
  (
    (await (await page.request.get(`/api/providers/${providerId}/availability?date=${date}`)).json()) as {
      time: string;
    }[]
  ).map(({ time }) => time);

/** The desk cancels a visit with a reason, and the patient reads it. */
async function cancelWithReason(page: Page, practice: Practice, patient: Page): Promise<void> {
  const appointment = await createOwnAppointment(patient, practice, tenAm(1).atMs);
  await page.goto(`/provider-portal?date=${tenAm(1).date}`);
  await page.getByRole('button', { name: 'Cancel Bola Test' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel this visit?' });
  await expect(dialog.getByText('By e-mail', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel the visit' }).click();
  await expect(dialog.getByText('Say why: the patient reads it.')).toBeVisible();
  await expect(dialog.getByLabel('Why?')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel Bola Test' })).toBeFocused();

  await page.getByRole('button', { name: 'Cancel Bola Test' }).click();
  await dialog.getByRole('button', { name: 'The doctor is away.' }).click();
  // The answer gets lost: the same request again is the same cancellation.
  await page.route('**/api/portal/visits/*/cancel', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Cancel the visit' }).dblclick();
  await expect(dialog.getByRole('alert')).toContainText('nothing is done twice');
  await page.unrouteAll({ behavior: 'wait' });
  await dialog.getByRole('button', { name: 'Cancel the visit' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.toast')).toContainText('Bola Test is told.');
  await expect(page.getByText('No visits on this day')).toBeVisible();
  await expect(page.locator('#period-title')).toBeFocused();
  expect((await messagesAbout(appointment)).filter((kind) => kind === 'visit-cancelled-by-provider')).toHaveLength(1);

  await patient.goto('/appointments');
  const card = patient.getByRole('listitem').filter({ hasText: practice.name });
  await expect(card.getByText('The practice says: The doctor is away.')).toBeVisible();
  await expectAccessible(patient);
}

/** The desk moves a visit to a free time, and the patient finds it there. */
async function moveToFreeTime(page: Page, practice: Practice, patient: Page): Promise<void> {
  const appointment = await createOwnAppointment(patient, practice, tenAm(1).atMs);
  const { date } = tenAm(2);
  await page.goto(`/provider-portal?date=${tenAm(1).date}`);
  await page.getByRole('button', { name: 'Move Bola Test' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move this visit' });
  const chip = (time: string) => dialog.getByRole('radio', { name: time });
  await expect(chip('09:30')).toBeVisible();
  await expect(chip('10:00')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Move the visit' })).toBeDisabled();
  await dialog.getByRole('group', { name: 'Date' }).getByRole('radio').nth(2).check();
  await chip('11:00').check();
  await expectAccessible(page);
  // Another patient takes it first.
  await createAppointment(practice.providerId, tenAm(2).atMs + HOUR_MS, 'Chidi Visitor', 'Cough');
  await dialog.getByRole('button', { name: 'Move the visit' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This time is not free any more.');
  await expect(chip('11:00')).toHaveCount(0);
  await dialog.getByRole('region', { name: 'Nearest free times' }).getByRole('button').first().click();
  await expect(dialog.getByText(/^From .* to .*10:00/)).toBeVisible();
  await dialog.getByLabel('Why? (optional)').fill('The generator is down');
  await dialog.getByRole('button', { name: 'Move the visit' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.toast').last()).toContainText('Bola Test is told.');
  expect((await appointmentRow(appointment)).status).toBe('rescheduled');

  await patient.goto('/appointments');
  await expect(patient.getByText('The practice says: The generator is down')).toBeVisible();
  await expect(patient.getByRole('link', { name: /^Moved to/ })).toBeVisible();
  expect(await timesOn(page, practice, date)).toEqual(['09:00', '09:30', '10:30', '11:30']);
}

/** A visit that the patient cancelled meanwhile is not moved, and the list shows it. */
async function cancelAfterPatient(page: Page, practice: Practice, patient: Page): Promise<void> {
  const appointment = await createOwnAppointment(patient, practice, tenAm(1).atMs);
  await page.goto(`/provider-portal?date=${tenAm(1).date}`);
  await page.getByRole('button', { name: 'Cancel Bola Test' }).click();
  await patient.request.put(`/api/appointments/${appointment}/status`, { data: { status: 'cancelled' } });
  const dialog = page.getByRole('dialog', { name: 'Cancel this visit?' });
  await dialog.getByRole('button', { name: 'Please call us.' }).click();
  await dialog.getByRole('button', { name: 'Cancel the visit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This visit has been cancelled meanwhile.');
  await dialog.getByRole('button', { name: 'Keep the visit' }).click();
  await expect(page.getByText('No visits on this day')).toBeVisible();
}

test('the desk cancels and moves visits of a patient, who reads it and cancels one meanwhile', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const practice = await newPractice();
  const patient = await (await browser.newContext()).newPage();
  await signInAsNewPatient(patient);
  await signInTo(page, practice);
  await test.step('cancels with a reason, which the patient reads', () => cancelWithReason(page, practice, patient));
  await test.step('moves a visit, which the patient finds there', () => moveToFreeTime(page, practice, patient));
  await test.step('the patient cancels one meanwhile', () => cancelAfterPatient(page, practice, patient));
});

/** The desk reads whom to call if the patient gets no message. */
async function cancelWithoutMessage(page: Page, practice: Practice): Promise<void> {
  const appointment = await createAppointment(practice.providerId, tenAm(1).atMs, 'Chidi Visitor', 'Cough');
  // As on a server that sends no mail to fictional patients.
  await page.route('**/api/portal/visits/*/channels', (route) => route.fulfill({ json: { channels: [] } }));
  await page.route('**/api/portal/visits/*/cancel', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), channels: [] } });
  });
  await page.goto(`/provider-portal?date=${tenAm(1).date}`);
  await page.getByRole('button', { name: 'Cancel Chidi Visitor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this visit?' });
  await expect(dialog.getByText("We can't reach Chidi Visitor by e-mail or text message.")).toBeVisible();
  await expect(dialog.getByRole('link', { name: '0803 555 0101' })).toHaveAttribute('href', 'tel:08035550101');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Please call us.' }).click();
  await dialog.getByRole('button', { name: 'Cancel the visit' }).click();
  await expect(page.locator('.toast')).toContainText("We can't reach Chidi Visitor: please call 0803 555 0101.");
  expect((await appointmentRow(appointment)).status).toBe('cancelled');
  await page.unrouteAll({ behavior: 'wait' });
}

/** A patient who comes early is marked as here, and only so. */
async function markEarly(page: Page, practice: Practice): Promise<void> {
  const inAnHour = Date.now() + HOUR_MS;
  await createAppointment(practice.providerId, inAnHour, 'Chidi Early', 'Cough');
  const date = new Date(inAnHour + HOUR_MS).toISOString().slice(0, 10);
  await page.goto(`/provider-portal?date=${date}`);
  const marks = page.getByRole('group', { name: 'Did Chidi Early come?' });
  await expect(marks.getByRole('button')).toHaveText(['Here']);
  await marks.getByRole('button', { name: 'Here' }).click();
  await expect(marks.getByRole('button', { name: 'Here' })).toHaveAttribute('aria-pressed', 'true');
  await marks.getByRole('button', { name: 'Undo' }).click();
  await expect(marks.getByRole('button', { name: 'Here' })).toHaveAttribute('aria-pressed', 'false');
}

test('the desk reads whom to call if a patient gets no message, and marks one who comes early', async ({ page }) => {
  const practice = await newPractice();
  await signInTo(page, practice);
  await test.step('whom to call if the patient gets no message', () => cancelWithoutMessage(page, practice));
  await test.step('a patient who comes early is marked as here, and only so', () => markEarly(page, practice));
});
