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

test.use({ allowedConsole: [/status of (400|409)/] });

const people = (page: Page) => page.getByRole('list', { name: 'People and rooms' });
const itemOf = (page: Page, name: string) =>
  people(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

async function openPeople(page: Page, practice: Practice): Promise<void> {
  await signInTo(page, practice);
  await page.goto('/provider-portal?tab=people');
  await hydrated(page);
  await expect(page.getByText('This place takes one visit at a time')).toBeVisible();
}

async function addPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a person or room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to the list' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(itemOf(page, name)).toBeVisible();
}

/** Opens the dialog that moves the visit of a patient tomorrow. */
async function openMove(page: Page, patient: string) {
  await page.goto(`/provider-portal?date=${tenAm(1).date}`);
  await page.getByRole('button', { name: `Move ${patient}` }).click();
  return page.getByRole('dialog', { name: 'Move this visit' });
}

test('a desk adds a colleague, moves a visit to her, squeezes one in, and takes her off the list', {
  tag: '@desktop',
}, async ({ page }) => {
  const practice = await newPractice();
  await createAppointment(practice.providerId, tenAm(1).atMs, 'Bola Test', 'Cough');
  await openPeople(page, practice);
  await addPerson(page, 'Dr Amina');
  await expect(itemOf(page, practice.name)).toContainText('1 visit to come');

  const move = await openMove(page, 'Bola Test');
  await expect(move.getByLabel('With')).toHaveValue('');
  await expect(move.getByText('11:00')).toBeVisible();
  await expect(move.getByText('10:00', { exact: true })).toBeHidden();
  await move.getByLabel('With').selectOption('Dr Amina');
  await move.getByText('10:00', { exact: true }).click();
  await move.getByRole('button', { name: 'Move the visit' }).click();
  await expect(move).toBeHidden();
  const day = page.getByRole('list', { name: 'Visits of this day' });
  await expect(day.getByRole('listitem').filter({ hasText: 'Bola Test' })).toContainText('Dr Amina');

  // A second one at the same time is with the other person: moved to her, it is an extra visit.
  await createAppointment(practice.providerId, tenAm(1).atMs, 'Chidi Test', 'Fever');
  const squeeze = await openMove(page, 'Chidi Test');
  await squeeze.getByLabel('With').selectOption('Dr Amina');
  await expect(squeeze.getByText('11:00', { exact: true })).toBeVisible();
  await expect(squeeze.getByText('10:00', { exact: true })).toBeHidden();
  await squeeze.getByLabel('Show times that are taken').check();
  await squeeze.getByRole('group', { name: 'Taken: squeeze in' }).getByText('10:00', { exact: true }).click();
  await squeeze.getByRole('button', { name: 'Move the visit' }).click();
  await expect(squeeze.getByText('Say why this visit is squeezed in.')).toBeVisible();
  await squeeze.getByLabel('Why squeeze it in?').fill('Came from far away');
  await squeeze.getByRole('button', { name: 'Move the visit' }).click();
  await expect(squeeze).toBeHidden();
  const extra = day.getByRole('listitem').filter({ hasText: 'Chidi Test' });
  await expect(extra).toContainText('Extra visit');
  await expect(extra).toContainText('Squeezed in: Came from far away');

  await createAppointment(practice.providerId, tenAm(1).atMs + 3_600_000, 'Efe Test', 'Cough');
  await page.reload();
  await page.getByLabel('Show visits with').selectOption('Dr Amina');
  await expect(day.getByRole('heading')).toHaveText(['Bola Test', 'Chidi Test']);

  // Of the two at ten, the other person can take one.
  await page.goto('/provider-portal?tab=people');
  await itemOf(page, 'Dr Amina').getByRole('button', { name: 'Take off the list' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Take Dr Amina off the list?' })
    .getByRole('button', { name: 'Take off' })
    .click();
  const booked = page.getByRole('dialog', { name: 'Visits are booked with Dr Amina' });
  await expect(booked.getByRole('list', { name: 'Visits that are booked' }).getByRole('listitem')).toHaveCount(2);
  await booked.getByRole('button', { name: 'Move those that can be moved' }).click();
  await expect(booked).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('These visits fitted no one else');
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(1);
  await expect(itemOf(page, practice.name)).toContainText('2 visits to come');
  await expect(people(page).getByRole('heading')).toHaveText([practice.name]);
});

/** The lists of people and services and their dialogs are accessible and fit phone and desktop. */
async function expectSoundLists(page: Page): Promise<void> {
  await expectSoundAtBothSizes(page);
  await page.getByRole('button', { name: 'Add a person or room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to the list' });
  await dialog.getByLabel('Has own hours').check();
  await dialog.getByLabel('How many visits at the same time').fill('0');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('A name is needed.')).toBeVisible();
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await expectSoundAtBothSizes(page);
  await dialog.getByLabel('Name', { exact: true }).fill('Dr Amina');
  await dialog.getByLabel('How many visits at the same time').fill('2');
  await dialog.getByLabel('The one I am adding now').check();
  await dialog.getByLabel('How many visits at the same time').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(itemOf(page, 'Dr Amina')).toContainText('2 at the same time');
  await expect(itemOf(page, 'Dr Amina')).toContainText('1 visit to come');

  await page.getByRole('button', { name: 'Add a service' }).click();
  const service = page.getByRole('dialog', { name: 'Add a service' });
  await service.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(service.getByLabel('Name', { exact: true })).toBeFocused();
  await expectSoundAtBothSizes(page);
  await service.getByLabel('Name', { exact: true }).fill('Scaling and polishing');
  await service.getByLabel('Price in naira').fill('15,00');
  await service.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(service.getByText('Write the amount in figures, such as 5,000 or 5000.50.')).toBeVisible();
  await service.getByLabel('Price in naira').fill('N15,000');
  await service.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(service).toBeHidden();
  await expect(page.getByRole('list', { name: 'Services' })).toContainText('₦15,000');

  // Closing with something typed asks first.
  await page.getByRole('button', { name: 'Change Dr Amina' }).click();
  const change = page.getByRole('dialog', { name: 'Change Dr Amina' });
  await change.getByLabel('Title (optional)').fill('Dental surgeon');
  page.once('dialog', (asked) => void asked.dismiss());
  await page.keyboard.press('Escape');
  await expect(change).toBeVisible();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change).toBeHidden();
  await expect(itemOf(page, 'Dr Amina')).toContainText('Dental surgeon');

  await page.getByRole('button', { name: 'Take off the list Dr Amina' }).click();
  await expectSoundAtBothSizes(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Take off the list' }).click();
  await expect(page.getByRole('dialog', { name: 'Visits are booked with Dr Amina' })).toBeVisible();
  await expectSoundAtBothSizes(page);
  await page.getByRole('button', { name: /^Leave (this visit|these visits) booked$/ }).click();
  await expect(page.getByText('This place takes one visit at a time')).toBeVisible();

  await page.getByLabel('Visits to come that one person may have here').fill('5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changes saved', { exact: true })).toBeVisible();
  await expectSoundAtBothSizes(page);
}

/** Own hours are copied from the first day, and a night shift is refused with how to enter it. */
async function enterOwnHours(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a person or room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to the list' });
  await dialog.getByLabel('Name', { exact: true }).fill('Dr Night');
  await dialog.getByLabel('Has own hours').check();
  await dialog.getByRole('button', { name: 'Remove hours 1 of Monday' }).click();
  const tuesday = dialog.getByRole('group', { name: 'Tuesday', exact: true });
  await tuesday.getByLabel('Tuesday, opens, 1').fill('20:00');
  await tuesday.getByLabel('Tuesday, closes, 1').fill('08:00');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(tuesday.getByText('Enter hours over midnight on both days')).toBeVisible();
  await tuesday.getByLabel('Tuesday, opens, 1').fill('09:00');
  await tuesday.getByLabel('Tuesday, closes, 1').fill('10:30');
  await tuesday.getByRole('button', { name: 'Copy to all days' }).press('Enter');
  const monday = dialog.getByRole('group', { name: 'Monday', exact: true });
  await expect(monday.getByLabel('Monday, closes, 1')).toHaveValue('10:30');
  await expect(monday.getByRole('button', { name: 'Copy to all days' })).toBeFocused();
  await expectAccessible(page);
  await monday.getByLabel('Monday, closes, 1').fill('11:00');
  await monday.getByRole('button', { name: 'Copy to weekdays' }).click();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(itemOf(page, 'Dr Night')).toContainText('Monday to Friday 09:00–11:00; Saturday to Sunday 09:00–10:30');
}

/** A second person takes the hours of the first one, and longer than they for a service. */
async function addSlowColleague(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a person or room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to the list' });
  await dialog.getByLabel('Name', { exact: true }).fill('Dr Slow');
  await dialog.getByLabel('Has own hours').check();
  await expect(dialog.getByLabel('Copy the hours of')).toHaveValue(/\d+/);
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog.getByLabel('Sunday, closes, 1')).toHaveValue('10:30');
  await expectSoundAtBothSizes(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(itemOf(page, 'Dr Slow')).toContainText('Monday to Friday 09:00–11:00; Saturday to Sunday 09:00–10:30');

  await page.getByRole('button', { name: 'Change Scaling and polishing' }).click();
  const service = page.getByRole('dialog', { name: 'Change Scaling and polishing' });
  await service.getByRole('button', { name: 'Choose all' }).click();
  await service.getByText('Does one of them take longer, or less time?').click();
  const own = service.getByRole('group', { name: 'Dr Slow' });
  await own.getByLabel('Minutes', { exact: true }).fill('4');
  await service.getByRole('button', { name: 'Save' }).click();
  await expect(own.getByText('Use a whole number from 5 to 480.')).toBeVisible();
  await expectSoundAtBothSizes(page);
  await own.getByLabel('Minutes', { exact: true }).fill('50');
  await service.getByRole('button', { name: 'Save' }).click();
  await expect(service).toBeHidden();
  await expect(page.getByRole('list', { name: 'Services' })).toContainText('Dr Night, Dr Slow (50 minutes)');
}

test('the lists of people and services and their dialogs fit phone and desktop; own hours are copied', async ({
  page,
}) => {
  const practice = await newPractice();
  await createAppointment(practice.providerId, tenAm(1).atMs, 'Bola Test', 'Cough');
  await openPeople(page, practice);
  await test.step('the lists and their dialogs are accessible and fit', () => expectSoundLists(page));
  await test.step('own hours are copied, and a night shift is refused', () => enterOwnHours(page));
  await test.step('a colleague copies them, and takes longer for a service', () => addSlowColleague(page));
});

test('a person of another place of the practice is let take visits here too, by one button', async ({ page }) => {
  const [ikeja, yaba] = [await newPractice(), await newPractice()];
  await describePlace(ikeja, { 'Dr Shared': 'Dentist' }, {});
  await withDatabase(async (client) => {
    await client.query(
      'update providers set practice_id = (select practice_id from providers where id = $2) where id = $1',
      [yaba.providerId, ikeja.providerId],
    );
    await client.query(
      `insert into provider_members (provider_id, user_id, role, added_at)
       select $1, id, 'owner', now() from users where username = $2`,
      [ikeja.providerId, yaba.username],
    );
  });
  await signInTo(page, yaba);
  await page.goto(`/provider-portal?tab=people&provider=${yaba.providerId}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Add a person or room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to the list' });
  await dialog.getByLabel('Name', { exact: true }).fill('dr shared');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('This name is on the list of your practice already.')).toBeVisible();
  await expect(dialog.getByText(`Dr Shared works at ${ikeja.name}.`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Let Dr Shared take visits at ${yaba.name} too` }).click();
  await expect(dialog).toBeHidden();
  await expect(itemOf(page, 'Dr Shared')).toContainText(`Also at ${ikeja.name}`);
});
