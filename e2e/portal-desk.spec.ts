import type { BrowserContext, Page } from '@playwright/test';
import { hashPassword } from '#features/auth/server/passwords/password.ts';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import {
  appointmentRow,
  createAppointment,
  minutesAgo,
  newPractice,
  type Practice,
  signInTo,
  tenAm,
  withDatabase,
} from './portal-practice.ts';

test.use({ allowedConsole: [/status of (400|401|403|404|423)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

const PASSWORD = 'portal-journey-9316';
const ADA_PIN = '274916';
const BOLA_PIN = '830571';
const PATIENT = 'Zainab Umar';
const REASON = 'The doctor is away this afternoon';

const lockScreen = (page: Page) => page.getByRole('heading', { name: 'Locked' });
const pinOf = (page: Page, name: string) => page.getByLabel(`PIN of ${name}`);

/** Adds Bola, of the front desk, who has a PIN. */
async function addBola({ providerId }: Practice): Promise<void> {
  const pinHash = await hashPassword(BOLA_PIN);
  await withDatabase(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into users (username, email, password_hash, full_name, role)
       values ($1, $2, '!', 'Bola Front', 'provider') returning id`,
      [`bola-${providerId}`, `bola-${providerId}@example.com`],
    );
    const id = rows[0]?.id;
    await client.query(
      `insert into provider_members (provider_id, user_id, role, added_at) values ($1, $2, 'desk', now())`,
      [providerId, id],
    );
    await client.query('insert into member_pins (user_id, pin_hash, set_at) values ($1, $2, now())', [id, pinHash]);
  });
}

/** A shared computer of a new practice where Ada, the owner, is signed in with the password and has a PIN. */
async function sharedComputer(page: Page): Promise<Practice> {
  const practice = await newPractice();
  await addBola(practice);
  await signInTo(page, practice);
  const url = `/api/portal/providers/${practice.providerId}/desks`;
  expect((await page.request.post(url, { data: { name: 'Reception 1' } })).status()).toBe(201);
  const pin = { pin: ADA_PIN, password: PASSWORD };
  expect((await page.request.put('/api/portal/pin', { data: pin })).status()).toBe(200);
  return practice;
}

/** Signs in on the lock screen, without the PIN. */
async function signInWithPassword(page: Page, practice: Practice): Promise<void> {
  await expect(lockScreen(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with your password' }).click();
  await expect(page.getByLabel('Username or e-mail')).toBeFocused();
  await fillSignIn(page, practice);
}

async function fillSignIn(page: Page, { username }: Practice): Promise<void> {
  await page.getByLabel('Username or e-mail').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('tab', { name: /^Today/, includeHidden: true })).toBeVisible();
}

/** Everything that the document shows or tells. */
const documentText = (page: Page) => page.evaluate(() => document.title + document.documentElement.outerHTML);

async function expectNoPatient(page: Page): Promise<void> {
  const text = await documentText(page);
  for (const secret of [PATIENT, 'Crushing chest pain', REASON]) expect(text).not.toContain(secret);
}

test('an owner makes a browser a shared computer in the settings, and sets a PIN', { tag: '@both' }, async ({
  page,
}) => {
  const practice = await newPractice();
  await signInTo(page, practice);
  await page.goto('/provider-portal?tab=settings');
  await hydrated(page);
  await page.getByRole('button', { name: 'Set a PIN' }).click();
  await page.getByLabel('New PIN').fill('123456');
  await page.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Save the PIN' }).click();
  await expect(page.getByLabel('New PIN')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('New PIN').fill(ADA_PIN);
  await page.getByRole('button', { name: 'Save the PIN' }).click();
  await expect(page.getByText('PIN set').first()).toBeVisible();
  await expect(page.getByText(/You have had this PIN since/)).toBeVisible();

  await page.getByLabel('Name of this computer').fill('Reception 1');
  await page.getByRole('button', { name: 'Make this browser a shared computer' }).click();
  const list = page.getByRole('list', { name: 'Shared computers' });
  await expect(list.getByText('This browser')).toBeVisible();
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

test('a half-typed reason stays with its member while another one works, by keyboard alone', {
  tag: '@both',
}, async ({ page }) => {
  const practice = await sharedComputer(page);
  const toCome = await createAppointment(practice.providerId, tenAm(1).atMs, PATIENT, 'Crushing chest pain');
  const begun = await createAppointment(practice.providerId, minutesAgo(20), 'Emeka Bello', 'Cough');
  await page.goto(`/provider-portal?date=${tenAm(1).date}`);
  await hydrated(page);
  await page.getByRole('button', { name: `Cancel ${PATIENT}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this visit?' });
  await dialog.getByLabel('Why?').fill(REASON);

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
  await page.goto('/provider-portal?tab=team', { waitUntil: 'commit' });
  expect(sent.filter((path) => path.includes(`/visits/${toCome}`))).toEqual([]);
});

test('what was typed is back for its member after another one worked', async ({ page }) => {
  const practice = await sharedComputer(page);
  await createAppointment(practice.providerId, tenAm(1).atMs, PATIENT, 'Crushing chest pain');
  const address = `/provider-portal?date=${tenAm(1).date}`;
  await page.goto(address);
  await hydrated(page);
  const dialog = page.getByRole('dialog', { name: 'Cancel this visit?' });
  await page.getByRole('button', { name: `Cancel ${PATIENT}` }).click();
  await dialog.getByLabel('Why?').fill(REASON);
  await page.keyboard.press('Control+l');
  await page.keyboard.press('b');
  await page.keyboard.type(BOLA_PIN);
  await expect(page.getByRole('tab', { name: 'Today' })).toBeVisible();
  await expectNoPatient(page);
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Bola Front' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Ada Desk' })).toBeChecked();
  await page.keyboard.type(ADA_PIN);
  await expect(dialog.getByLabel('Why?')).toHaveValue(REASON);
  await expect(dialog.getByText(PATIENT).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`date=${tenAm(1).date}`));
  // Closing the dialog discards it, as ever.
  await dialog.getByRole('button', { name: 'Keep the visit' }).click();
  await page.getByRole('button', { name: `Cancel ${PATIENT}` }).click();
  await expect(dialog.getByLabel('Why?')).toHaveValue('');
});

test('a dialog that was open over a lock or a reload leaves the portal on the screen', async ({ page }) => {
  const practice = await sharedComputer(page);
  await createAppointment(practice.providerId, tenAm(1).atMs, PATIENT, 'Crushing chest pain');
  const address = `/provider-portal?date=${tenAm(1).date}`;
  await page.goto('/faq');
  await page.goto(address);
  await hydrated(page);
  const dialog = page.getByRole('dialog', { name: 'Cancel this visit?' });
  await page.getByRole('button', { name: `Cancel ${PATIENT}` }).click();
  await dialog.getByLabel('Why?').fill(REASON);
  await page.keyboard.press('Control+l');
  await expect(page.getByRole('radio', { name: 'Ada Desk' })).toBeChecked();
  await page.keyboard.type(ADA_PIN);
  await expect(dialog.getByLabel('Why?')).toHaveValue(REASON);
  await expect(page).toHaveURL(address);

  page.once('dialog', (warning) => void warning.accept());
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state?.stepTrail))).toBe('[-1]');
  await expect(page.getByRole('button', { name: `Cancel ${PATIENT}` })).toBeVisible();
  await expect(page).toHaveURL(address);
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

test('after a minute without an action the screen locks by itself', async ({ page }) => {
  const practice = await sharedComputer(page);
  await createAppointment(practice.providerId, tenAm(0).atMs, PATIENT, 'Crushing chest pain');
  const desks = `/api/portal/providers/${practice.providerId}/desks`;
  const [desk] = (await (await page.request.get(desks)).json()) as { id: number }[];
  const data = { name: 'Reception 1', lockAfterMinutes: 1 };
  expect((await page.request.put(`${desks}/${desk?.id}`, { data })).status()).toBe(200);
  await page.clock.install();
  await page.goto('/provider-portal');
  await hydrated(page);
  await expect(page.getByText(PATIENT).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
  await page.clock.runFor(50_000);
  await page.keyboard.press('Tab');
  const locked = page.waitForRequest('**/api/portal/desk/lock');
  await page.clock.runFor(50_000);
  await expect(page.getByText(PATIENT).first()).toBeVisible();
  await page.clock.runFor(11_000);
  await locked;
  await expect(lockScreen(page)).toBeVisible();
  await expectNoPatient(page);
});

test('without a connection the screen locks too, in every tab, and stays locked', async ({ page, context }) => {
  const practice = await sharedComputer(page);
  await createAppointment(practice.providerId, tenAm(0).atMs, PATIENT, 'Crushing chest pain');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/provider-portal');
    await hydrated(tab);
    await expect(tab.getByText(PATIENT).first()).toBeVisible();
  }
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  for (const tab of [page, other]) {
    await expect(lockScreen(tab)).toBeVisible();
    await expectNoPatient(tab);
  }
  await expect(page.getByText('No connection. The screen stays locked')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No connection. The screen stays locked')).toBeHidden();
  expect((await page.request.get('/api/portal/providers')).status()).toBe(423);
  await page.getByRole('radio', { name: 'Ada Desk' }).check({ force: true });
  await page.keyboard.type(ADA_PIN);
  for (const tab of [page, other]) await expect(tab.getByText(PATIENT).first()).toBeVisible();
});

test('a reload does not undo a lock that the server has not heard of', async ({ page }) => {
  const practice = await sharedComputer(page);
  await createAppointment(practice.providerId, tenAm(0).atMs, PATIENT, 'Crushing chest pain');
  await page.goto('/provider-portal');
  await hydrated(page);
  await page.route('**/api/portal/desk/lock', (route) => route.abort());
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(lockScreen(page)).toBeVisible();
  await page.reload();
  await expect(lockScreen(page)).toBeVisible();
  await expectNoPatient(page);
  await page.getByRole('radio', { name: 'Ada Desk' }).check({ force: true });
  await page.keyboard.type(ADA_PIN);
  await expect(page.getByText(PATIENT).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(PATIENT).first()).toBeVisible();
});

test('a PIN whose reply is lost leaves the server locked', async ({ page }) => {
  await sharedComputer(page);
  await page.goto('/provider-portal');
  await hydrated(page);
  const first = page.waitForResponse('**/api/portal/desk/lock');
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await first;
  await expect(page.getByRole('radio', { name: 'Ada Desk' })).toBeChecked();
  await page.route('**/api/portal/desk/unlock', async (route) => {
    // The cookies arrive, the reply does not.
    await page.request.post(route.request().url(), { data: route.request().postDataJSON() });
    await route.abort();
  });
  const locked = page.waitForResponse('**/api/portal/desk/lock');
  await page.keyboard.type(ADA_PIN);
  expect((await locked).status()).toBe(200);
  await expect(lockScreen(page)).toBeVisible();
  expect((await page.request.get('/api/portal/providers')).status()).toBe(423);
});

test('where the code of the lock is missing, nothing of a patient is shown until it is loaded', async ({ page }) => {
  const practice = await sharedComputer(page);
  await createAppointment(practice.providerId, tenAm(0).atMs, PATIENT, 'Crushing chest pain');
  await page.route(/\/at-desk-/, (route) => route.abort());
  await page.goto('/provider-portal');
  await expect(page.getByText("This shared computer can't lock yet")).toBeVisible();
  await expectNoPatient(page);
  await page.unroute(/\/at-desk-/);
  await expect(page.getByText(PATIENT).first()).toBeVisible();
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(lockScreen(page)).toBeVisible();
});

test('on a small phone the whole PIN pad is on the screen at a lock', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await sharedComputer(page);
  await page.goto('/provider-portal');
  await hydrated(page);
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Ada Desk' })).toBeChecked();
  await expect(page.getByRole('button', { name: '0', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: '1', exact: true })).toBeInViewport({ ratio: 1 });
});

test('a reload of a locked computer leads to the lock screen, and its news are counted', async ({ page }) => {
  const practice = await sharedComputer(page);
  await page.goto('/provider-portal');
  await hydrated(page);
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(page.getByText('Nothing new')).toBeVisible();
  const id = await createAppointment(practice.providerId, tenAm(1).atMs, PATIENT, 'Crushing chest pain');
  await withDatabase((client) =>
    client.query(`insert into practice_news (provider_id, appointment_id, kind, at) values ($1, $2, 'booked', now())`, [
      practice.providerId,
      id,
    ]),
  );
  await page.reload();
  await expect(lockScreen(page)).toBeVisible();
  await expect(page.getByText('1 new')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Locked/);
  await expectNoPatient(page);
  await page.goto('/auth');
  await signInWithPassword(page, practice);
});

test('a computer that is removed elsewhere leads to the sign-in page', async ({ page, browser }) => {
  const practice = await sharedComputer(page);
  await page.goto('/provider-portal');
  await hydrated(page);
  const { id } = (
    (await (await page.request.get(`/api/portal/providers/${practice.providerId}/desks`)).json()) as {
      id: number;
    }[]
  )[0] ?? { id: 0 };
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(lockScreen(page)).toBeVisible();
  const elsewhere: BrowserContext = await browser.newContext();
  const owner = await elsewhere.newPage();
  await signInTo(owner, practice);
  const removed = await owner.request.delete(`/api/portal/providers/${practice.providerId}/desks/${id}`);
  expect(removed.status()).toBe(200);
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await expect(lockScreen(page)).toBeHidden();
});
