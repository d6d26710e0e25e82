import type { Browser, Locator, Page } from '@playwright/test';
import { bookingDialog, chooseSlot, freeSlot } from './booking.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';

const SECRET = 'A rash that must stay private';

/** Fills in a booking up to its last step, or only its symptoms; `at` is outside the range that other tests pick. */
async function fillIn(page: Page, at: number, upTo: 'symptoms' | 'review'): Promise<Locator> {
  const wanted = await freeSlot(page, { specialty: 'Family Medicine (General Practitioner)' }, at);
  await page.goto(`/?careType=routine&providerId=${wanted.provider.id}`);
  await hydrated(page);
  const dialog = bookingDialog(page);
  await dialog.getByRole('textbox', { name: /Additional Details/ }).fill(SECRET);
  if (upTo === 'symptoms') return dialog;
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await chooseSlot(dialog, wanted);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText(SECRET)).toBeVisible();
  return dialog;
}

/** Registers an account whose session is in no browser of the test. Returns its username. */
async function registerOther(browser: Browser, page: Page): Promise<string> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const { username } = await signInAsNewPatient(context);
  await context.close();
  return username;
}

async function myAppointments(page: Page): Promise<unknown> {
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
  return await (await page.request.get(`/api/users/${id}/appointments`)).json();
}

async function signIn(scope: Page | Locator, username: string): Promise<void> {
  const page = 'page' in scope ? scope.page() : scope;
  await page.getByRole('tab', { name: 'Login' }).click();
  await scope.getByLabel('Username or e-mail').fill(username);
  await scope.getByRole('textbox', { name: 'Password' }).fill('secret-1');
  await scope.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('signing out in another tab closes the booking and forgets its answers; signing in there keeps those of a visitor', async ({
  page,
  context,
  browser,
}) => {
  await signInAsNewPatient(page);
  const dialog = await fillIn(page, 74, 'symptoms');
  const answers = dialog.getByRole('textbox', { name: /Additional Details/ });
  const address = page.url();
  const other = await context.newPage();
  await other.goto('/insurance-information');
  await hydrated(other);
  await other.getByLabel('Account menu of Bola Test').click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The booking was closed', { exact: true })).toBeVisible();
  await page.goto(address);
  await hydrated(page);
  await expect(answers).toHaveValue('');

  await answers.fill(SECRET);
  await other.goto('/auth');
  await hydrated(other);
  await signIn(other, await registerOther(browser, other));
  await expect(other.getByText('Login successful').first()).toBeVisible();
  await expect(answers).toHaveValue(SECRET);
});

test('signing out in another tab closes the booking even if this tab already found its session ended', async ({
  page,
  context,
}) => {
  await signInAsNewPatient(page);
  const dialog = await fillIn(page, 84, 'symptoms');
  const other = await context.newPage();
  await other.goto('/faq');
  await page.evaluate(() => window.dispatchEvent(new Event('session-ended')));
  await expect(page.locator('header').getByText('Sign In').first()).toBeAttached();
  await expect(dialog).toBeVisible();
  // The other tab may be reloading itself, because it heard of the ended session.
  await expect(async () => {
    await other.evaluate(() => new BroadcastChannel('signed-out').postMessage(null));
  }).toPass();
  await expect(dialog).toBeHidden();
});

test('the booking closes when another patient signs in in a tab that was signed out', async ({
  page,
  context,
  browser,
}) => {
  const other = await context.newPage();
  await other.goto('/auth');
  await hydrated(other);
  const username = await registerOther(browser, other);
  await signInAsNewPatient(page);
  const dialog = await fillIn(page, 72, 'symptoms');
  await signIn(other, username);
  await expect(dialog).toBeHidden();
});

test.describe('a session that expired before Confirm', () => {
  test.use({ allowedConsole: [/status of 401/] });

  test('another patient signs in: nothing is booked and the dialog closes', async ({ page, context, browser }) => {
    await signInAsNewPatient(page);
    const dialog = await fillIn(page, 78, 'review');
    await context.clearCookies({ name: 'session' });
    await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
    await dialog.getByRole('tab', { name: 'Login' }).click();
    await signIn(dialog.getByRole('tabpanel'), await registerOther(browser, page));
    await expect(dialog).toBeHidden();
    expect(await myAppointments(page)).toEqual([]);
  });
});

test('a sign-in that completes after Cancel sends no booking', async ({ page, browser }) => {
  const dialog = await fillIn(page, 80, 'review');
  const username = await registerOther(browser, page);
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await dialog.getByRole('tab', { name: 'Login' }).click();
  const isLeft = Promise.withResolvers<void>();
  await page.route('**/api/login', async (route) => {
    await isLeft.promise;
    await route.continue();
  });
  const loginRequest = page.waitForRequest('**/api/login');
  await signIn(dialog.getByRole('tabpanel'), username);
  await loginRequest;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  isLeft.resolve();
  await expect(page.getByText('Login successful').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Confirm Appointment' })).toBeVisible();
  expect(await myAppointments(page)).toEqual([]);
});
