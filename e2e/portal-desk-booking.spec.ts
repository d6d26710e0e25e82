import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, expectSoundAtBothSizes, hydrated, test } from './fixtures.ts';
import {
  createAppointment,
  describePlace,
  newPractice,
  type Practice,
  showsList,
  signInTo,
  tenAm,
  withDatabase,
} from './portal-practice.ts';

// The cards of visits are on the page in a list; portal-grid.spec.ts is about the columns.
test.beforeEach(({ page }) => showsList(page));

test.use({ allowedConsole: [/status of 40[09]/] });

const tomorrow = tenAm(1);

/** How many visits of a provider are stored. */
const countAppointments = (providerId: number) =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from appointments where provider_id = $1',
      [providerId],
    );
    return rows[0]?.n ?? 0;
  });

async function openDay(page: Page): Promise<void> {
  await page.goto(`/provider-portal?date=${tomorrow.date}`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'New visit' })).toBeVisible();
}

/** Back keeps a half-filled visit, and Not now throws it away. */
async function leaveHalfFilled(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'New visit' });
  const open = page.getByRole('button', { name: 'New visit' });
  const who = dialog.getByLabel('Who comes?');
  await open.click();
  await who.fill('Ngozi Half');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(who).toHaveValue('Ngozi Half');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await open.click();
  await expect(who).toHaveValue('');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
}

/** A receptionist books for a caller by keyboard alone. */
async function bookByKeyboard(page: Page, practice: Practice): Promise<void> {
  await expect(page.getByText('No visits on this day')).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New visit' });
  await expect(dialog.getByLabel('Who comes?')).toBeFocused();
  await expectSoundAtBothSizes(page);

  // The letter of the key is a letter where it is typed.
  await page.keyboard.type('Ngozi Caller');
  await expect(dialog.getByRole('button', { name: 'New client: Ngozi Caller' })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused({ timeout: 500 });
  }).toPass();
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Ngozi Caller');
  await expect(dialog.getByText("We can't tell them: no number.")).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('0803 555 0199');
  await page.keyboard.press('Tab');
  await page.keyboard.type('H-2041');
  await expect(dialog.getByText('No text messages are sent from here: tell them the time now.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: '09:00' })).toBeChecked();
  await expectSoundAtBothSizes(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'New visit' })).toBeFocused();

  const card = page.getByRole('listitem').filter({ hasText: 'Ngozi Caller' });
  await expect(card).toContainText('09:00');
  await expect(card.getByText('H-2041')).toBeVisible();
  await expect(card.getByText('By telephone')).toBeVisible();
  await expect(card.getByRole('link', { name: /Message patient/ })).toBeHidden();
  await expectSoundAtBothSizes(page);

  // The second visit: two keys and a few letters.
  await page.keyboard.press('n');
  await page.keyboard.type('h-20');
  await expect(dialog.getByRole('button', { name: /Ngozi Caller/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Somebody else' })).toBeVisible();
  await expect(dialog.getByText(/09:30.*Ngozi Caller/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Book' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('2 visits')).toBeVisible();
  expect(await countAppointments(practice.providerId)).toBe(2);
}

/** A time that was taken meanwhile is offered to squeeze in, with others. */
async function squeezeIn(page: Page, practice: Practice): Promise<void> {
  await page.getByRole('button', { name: 'New visit' }).click();
  const dialog = page.getByRole('dialog', { name: 'New visit' });
  await dialog.getByLabel('Who comes?').fill('Bola Walker');
  await dialog.getByRole('button', { name: 'New client: Bola Walker' }).click();
  await dialog.getByText('At the desk', { exact: true }).click();
  await dialog.getByText('10:00', { exact: true }).click();
  await createAppointment(practice.providerId, tomorrow.atMs, 'Efe Online', 'Cough');
  await dialog.getByRole('button', { name: 'Book' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This time is not free any more.');
  await expect(dialog.getByRole('region', { name: 'Nearest free times' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Book' }).click();
  await expect(dialog.getByText('Say why this visit is squeezed in.')).toBeVisible();
  await dialog.getByLabel('Why squeeze it in?').fill('High fever');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Book' }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole('listitem').filter({ hasText: 'Bola Walker' });
  await expect(card.getByText('Squeezed in: High fever')).toBeVisible();
  await expect(card.getByText('At the desk')).toBeVisible();
}

test('a receptionist books for a caller by keyboard alone, and squeezes a walk-in in', async ({ page }) => {
  const practice = await newPractice();
  await signInTo(page, practice);
  await openDay(page);
  await test.step('a receptionist books by keyboard alone', () => bookByKeyboard(page, practice));
  await test.step('Back keeps a half-filled visit, and Not now throws it away', () => leaveHalfFilled(page));
  await test.step('a time that was taken meanwhile is offered to squeeze in', () => squeezeIn(page, practice));
});

/** A client who may be known already is shown before there are two of them. */
async function meetKnownClient(page: Page, practice: Practice): Promise<void> {
  const entered = await page.request.post(`/api/portal/providers/${practice.providerId}/clients`, {
    data: { name: 'Chidi Obi', phone: '0803 555 0111', hospitalNumber: 'H-7' },
  });
  expect(entered.status()).toBe(201);
  await page.getByRole('button', { name: 'New visit' }).click();
  const dialog = page.getByRole('dialog', { name: 'New visit' });
  await dialog.getByLabel('Who comes?').fill('0803 555 0111');
  await expect(dialog.getByRole('button', { name: /Chidi Obi/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'New client: 0803 555 0111' }).click();
  await expect(dialog.getByLabel('Telephone (optional)')).toHaveValue('0803 555 0111');
  await dialog.getByLabel('Name', { exact: true }).fill('chidi obi');
  await dialog.getByLabel('With').selectOption({ label: 'Dr. Emeka Eze' });
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('This may be a client whom you have already.');
  await expectAccessible(page);
  // Also shown beside the number that he has.
  await dialog
    .getByRole('button', { name: /Chidi Obi/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(dialog).toBeHidden();
  const card = page.getByRole('listitem').filter({ hasText: 'Chidi Obi' });
  await expect(card.getByText('H-7')).toBeVisible();
  await expect(card.getByText('Dr. Emeka Eze')).toBeVisible();
}

/** An owner changes what the practice knows of a client, and blocks them online. */
async function changeAndBlock(page: Page, practice: Practice): Promise<void> {
  const entered = await page.request.post(`/api/portal/providers/${practice.providerId}/clients`, {
    data: { name: 'Zainab Musa', phone: '0803 555 0122' },
  });
  expect(entered.status()).toBe(201);
  await page.getByRole('button', { name: 'Clients' }).click();
  await page.getByRole('dialog', { name: 'Clients' }).getByLabel('Find a client').fill('Unknown Person');
  await expect(page.getByText('No client found')).toBeVisible();
  await page.getByLabel('Find a client').fill('zainab');
  await page.getByRole('button', { name: /Zainab Musa/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Zainab Musa' });
  await dialog.getByLabel('Hospital number (optional)').fill('H-88');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.toast')).toContainText('Changes saved');
  await dialog.getByRole('button', { name: 'Block online bookings' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await expectSoundAtBothSizes(page);
  await dialog.getByLabel("Why can't they book online?").fill('Did not come five times.');
  await dialog.getByRole('button', { name: 'Block online bookings' }).click();
  await expect(dialog.getByText("Can't book online here: Did not come five times.")).toBeVisible();
  await expectSoundAtBothSizes(page);
  await expect(dialog.getByRole('heading', { name: 'Online bookings' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Clients' })).toBeFocused();
  await page.keyboard.press('n');
  await page.keyboard.type('H-88');
  await expect(page.getByRole('button', { name: /Zainab Musa.*Blocked online/ })).toBeVisible();
}

test('a client who may be known already is shown; another one is changed and blocked online', async ({ page }) => {
  const practice = await newPractice();
  await describePlace(practice, { 'Dr. Ada Obi': 'Dentist', 'Dr. Emeka Eze': 'Dentist' }, {});
  await signInTo(page, practice);
  await openDay(page);
  await test.step('a client who may be known already is shown', () => meetKnownClient(page, practice));
  await test.step('an owner changes a client and blocks them online', () => changeAndBlock(page, practice));
});
