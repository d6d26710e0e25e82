import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, test } from './fixtures.ts';
import {
  appointmentRow,
  createAppointment,
  minutesAgo,
  newPractice,
  type Practice,
  showsList,
  signInTo,
  tenAm,
  withDatabase,
} from './portal-practice.ts';
import {
  ADA_PIN,
  documentText,
  expectNoPatient,
  fillSignIn,
  keptOn,
  lockScreen,
  PASSWORD,
  PATIENT,
  pinOf,
  REASON,
  sharedComputer,
  signInWithPassword,
} from './shared-computer.ts';

// The cards of visits are on the page in a list; portal-grid.spec.ts is about the columns.
test.beforeEach(({ page }) => showsList(page));

test.use({
  allowedConsole: [/status of (400|401|403|404|423)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/],
  serviceWorkers: 'allow',
});

test('an owner makes a browser a shared computer in the settings, and sets a PIN', { tag: '@desktop' }, async ({
  page,
}) => {
  const practice = await newPractice();
  await signInTo(page, practice);
  await page.goto('/provider-portal?tab=settings');
  await hydrated(page);
  await page.getByLabel('Name of this computer').fill('Reception 1');
  await page.getByRole('button', { name: 'Make this browser a shared computer' }).click();
  const list = page.getByRole('list', { name: 'Shared computers' });
  await expect(list.getByText('This browser')).toBeVisible();
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await page.getByLabel('New PIN').fill('123456');
  await page.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save the PIN' }).click();
  await expect(page.getByLabel('New PIN')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('New PIN').fill(ADA_PIN);
  await page.getByRole('button', { name: 'Save the PIN' }).click();
  await expect(page.getByText('PIN set').first()).toBeVisible();
  await expect(page.getByText(/You have had this PIN since/)).toBeVisible();
  // Without network the new PIN opens the computer, before it was ever used with network.
  await expect.poll(async () => (await keptOn(page)).wraps, { timeout: 30_000 }).toBe(1);
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Change Reception 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Reception 1' });
  await dialog.getByLabel('Name of this computer').fill('Front door');
  await dialog.getByLabel('Locks by itself after').selectOption('1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByText('Locks after 1 minute without an action')).toBeVisible();

  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(lockScreen(page)).toBeVisible();
  await expect(page.getByText('Front door')).toBeVisible();
  await expectAccessible(page);
  // The only member with a PIN is chosen.
  for (const digit of ADA_PIN) await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Settings' })).toBeVisible();
  await expect(page.getByText('You unlocked this computer with a PIN.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with your password' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click();
  await list.getByRole('button', { name: 'Remove Front door' }).click();
  await page
    .getByRole('dialog', { name: 'Remove Front door?' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  // The browser is signed out, and no shared computer any more.
  await expect(page).toHaveURL(/\/auth\?next=/);
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await expect(lockScreen(page)).toBeHidden();
});

const cancelDialog = (page: Page) => page.getByRole('dialog', { name: 'Cancel this visit?' });

/** A half-typed reason stays with its member while another one works, by keyboard alone. */
async function lockAndWorkAsBola(page: Page, practice: Practice, toCome: number): Promise<void> {
  const begun = await createAppointment(practice.providerId, minutesAgo(20), 'Emeka Bello', 'Cough');
  await page.getByRole('button', { name: `Cancel ${PATIENT}` }).click();
  await cancelDialog(page).getByLabel('Why?').fill(REASON);

  await page.keyboard.press('Control+l');
  await expect(lockScreen(page)).toBeVisible();
  await expectNoPatient(page);
  expect(await page.title()).toContain('Locked');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await expect(page.getByText(practice.name)).toBeVisible();

  // Bola unlocks: a letter for the name, six digits.
  await page.keyboard.press('b');
  await expect(pinOf(page, 'Bola Front')).toBeFocused();
  await page.keyboard.type('999999');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.keyboard.type('83057');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('71');
  await expect(page.getByText('Emeka Bello').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/provider-portal\\?provider=${practice.providerId}$`));
  await expectNoPatient(page);
  await page.getByRole('button', { name: 'Here' }).press('Enter');
  await expect(page.getByText('Emeka Bello is here.').first()).toBeVisible();
  expect((await appointmentRow(begun)).attendance).toBe('attended');
  expect(sent.filter((path) => path.includes(`/visits/${toCome}`))).toEqual([]);
}

/** What was typed is back for its member after another one worked. */
async function comeBackToTyped(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Bola Front' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Ada Desk' })).toBeChecked();
  await page.keyboard.type(ADA_PIN);
  await expect(cancelDialog(page).getByLabel('Why?')).toHaveValue(REASON);
  await expect(cancelDialog(page).getByText(PATIENT).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`date=${tenAm(1).date}`));
  // Closing the dialog discards it, as ever.
  await cancelDialog(page).getByRole('button', { name: 'Keep the visit' }).click();
  await page.getByRole('button', { name: `Cancel ${PATIENT}` }).click();
  await expect(cancelDialog(page).getByLabel('Why?')).toHaveValue('');
}

/** A dialog that was open over a lock or a reload leaves the portal on the screen. */
async function lockAndReloadUnderDialog(page: Page, address: string): Promise<void> {
  await page.goto('/faq');
  await page.goto(address);
  await hydrated(page);
  await page.getByRole('button', { name: `Cancel ${PATIENT}` }).click();
  await cancelDialog(page).getByLabel('Why?').fill(REASON);
  await page.keyboard.press('Control+l');
  await expect(page.getByRole('radio', { name: 'Ada Desk' })).toBeChecked();
  await page.keyboard.type(ADA_PIN);
  await expect(cancelDialog(page).getByLabel('Why?')).toHaveValue(REASON);
  await expect(page).toHaveURL(address);

  page.once('dialog', (warning) => void warning.accept());
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state?.stepTrail))).toBe('[-1]');
  await expect(page.getByRole('button', { name: `Cancel ${PATIENT}` })).toBeVisible();
  await expect(page).toHaveURL(address);
}

test('a half-typed reason stays with its member over a lock while another one works, and not over a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  const practice = await sharedComputer(page);
  const toCome = await createAppointment(practice.providerId, tenAm(1).atMs, PATIENT, 'Crushing chest pain');
  const address = `/provider-portal?date=${tenAm(1).date}`;
  await page.goto(address);
  await hydrated(page);
  await test.step('it stays with its member while another one works', () => lockAndWorkAsBola(page, practice, toCome));
  await test.step('it is back for its member afterwards', () => comeBackToTyped(page));
  await test.step('a dialog that was open over a lock or a reload leaves the portal on the screen', () =>
    lockAndReloadUnderDialog(page, address));
});

test('what needs the password is offered with it, and signing out ends what was typed', async ({ page }) => {
  const practice = await sharedComputer(page);
  await page.goto('/provider-portal?tab=schedule');
  await hydrated(page);
  const minutes = page.getByLabel('Length of a visit in minutes');
  const before = await minutes.inputValue();
  await minutes.fill('45');
  await page.keyboard.press('Control+l');
  await expect(page.getByRole('radio', { name: 'Ada Desk' })).toBeChecked();
  await page.keyboard.type(ADA_PIN);
  await expect(page.getByText('You unlocked this computer with a PIN.')).toBeVisible();
  await expect(page).toHaveURL(/tab=schedule/);
  await page.getByRole('button', { name: 'Sign in with your password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in with your password' });
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Password' }).fill('not the password');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(minutes).toHaveValue('45');

  await page.getByLabel('Account menu of Ada Desk').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logout successful').first()).toBeVisible();
  // Without loading the page again, which would forget everything.
  await page.getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, practice);
  await page.getByRole('tab', { name: 'Schedule' }).click();
  await expect(minutes).toHaveValue(before);
});

test('every form of the portal has its input back after the computer was locked', { tag: '@desktop' }, async ({
  page,
}) => {
  const practice = await sharedComputer(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const forms = [
    { tab: 'settings', field: page.getByLabel('In your own words (optional)') },
    { tab: 'settings', field: page.getByLabel('Name of this computer'), opener: button('Change Reception 1') },
    { tab: 'page', field: page.getByLabel('Phone') },
    {
      tab: 'people',
      field: page.getByRole('dialog').getByLabel('Name', { exact: true }),
      opener: button('Add a person or room'),
    },
    { tab: 'team', field: page.getByRole('dialog').getByLabel('Full name'), opener: button('Invite a person') },
    { tab: 'online-booking', field: page.getByLabel('Another e-mail address') },
  ];
  for (const { tab, field, opener } of forms) {
    await page.goto(`/provider-portal?tab=${tab}`);
    await hydrated(page);
    await opener?.click();
    await field.fill('0803 555 0199');
    await page.keyboard.press('Control+l');
    await expect(lockScreen(page)).toBeVisible();
    expect(await documentText(page)).not.toContain('0803 555 0199');
    await signInWithPassword(page, practice);
    await expect(field, tab).toHaveValue('0803 555 0199');
    // Leaving it is a decision, as ever.
    page.once('dialog', (dialog) => void dialog.accept());
  }
});

test('a session that has ended loses nothing that was typed, and another person sees none of it', async ({ page }) => {
  const practice = await newPractice();
  const colleague = await newPractice();
  await createAppointment(practice.providerId, tenAm(1).atMs, PATIENT, 'Crushing chest pain');
  await signInTo(page, practice);
  await page.goto(`/provider-portal?date=${tenAm(1).date}`);
  await hydrated(page);
  await page.getByRole('button', { name: `Move ${PATIENT}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Move this visit' });
  await dialog.getByLabel('Why? (optional)').fill(REASON);
  await withDatabase((client) =>
    client.query('delete from sessions where user_id = (select id from users where username = $1)', [
      practice.username,
    ]),
  );
  // The next look at the news finds out.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page).toHaveURL(/\/auth\?next=/);
  await expectNoPatient(page);
  await fillSignIn(page, colleague);
  await expectNoPatient(page);
  await page.getByLabel('Account menu of Ada Desk').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logout successful').first()).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, practice);
  // Where it was open, the dialog opens again.
  await page.getByRole('link', { name: 'The day after' }).click();
  await expect(dialog.getByLabel('Why? (optional)')).toHaveValue(REASON);
  await expectAccessible(page);
});
