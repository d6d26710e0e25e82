import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import { mailedLink } from './outbox.ts';

// Expired links and wrong passwords.
test.use({ allowedConsole: [/status of (401|410)/] });

const RESET = 'Choose a new password';
const CONFIRM = 'Confirm your e-mail address';
const NEW_PASSWORD = 'an entirely new one';

/** Fails unless the screen is accessible and fits the phone. */
async function check(page: Page): Promise<void> {
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

test('a patient who forgot the password sets a new one with the mailed link, which works once, on accessible pages', async ({
  page,
  context,
}) => {
  const { username } = await signInAsNewPatient(page);
  await context.clearCookies();
  await page.goto('/auth');
  await hydrated(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('link', { name: 'Enter your e-mail address or username' })).toBeVisible();
  await check(page);
  await page.getByLabel('E-mail or username').fill(username);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Look into your e-mail')).toBeVisible();
  await check(page);

  const link = await mailedLink(`${username}@example.com`, RESET);
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByRole('link', { name: 'Password must be at least 6 characters' })).toBeVisible();
  await check(page);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
  const signIn = (password: string) => page.request.post('/api/login', { data: { username, password } });
  expect((await signIn('secret-1')).status()).toBe(401);
  expect((await signIn(NEW_PASSWORD)).status()).toBe(200);

  await page.goto('about:blank');
  await page.goto(link);
  // The tab keeps a link until it is used.
  await page.reload();
  await page.getByLabel('New password').fill('one more password');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('This link has expired or was used already.')).toBeVisible();
  await check(page);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});

test('the mailed links confirm an e-mail address and later its replacement; the Security tab is accessible', async ({
  page,
}) => {
  await test.step('a page of a mailed link that has no link, or an invented one, says that it has expired', async () => {
    await page.goto('/reset-password');
    await expect(page.getByText('This link has expired')).toBeVisible();
    await page.goto('/confirm-email#invented');
    await page.getByRole('button', { name: 'Confirm this e-mail address' }).click();
    await expect(page.getByText('This link has expired')).toBeVisible();
  });
  const { username } = await signInAsNewPatient(page);
  // A link to the page that is open would only change its hash.
  await page.goto('about:blank');
  await page.goto(await mailedLink(`${username}@example.com`, CONFIRM));
  await page.getByRole('button', { name: 'Confirm this e-mail address' }).click();
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();

  await page.goto('/profile?tab=security');
  await hydrated(page);
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Change e-mail address' }).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('link', { name: 'Password is required' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New e-mail address').fill(`new-${username}@example.com`);
  await page.getByLabel('Your password').fill('secret-1');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`A link is on its way to new-${username}@example.com.`)).toBeVisible();
  await page.goto(await mailedLink(`new-${username}@example.com`, CONFIRM));
  await page.getByRole('button', { name: 'Confirm this e-mail address' }).click();
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();
  await page.goto('/profile?tab=security');
  await expect(page.getByRole('tabpanel')).toContainText(`new-${username}@example.com`);
});

/** Logs out in another window, which removes personal data from this one. */
async function logOutElsewhere(page: Page, username: string): Promise<void> {
  await hydrated(page);
  await expect(page.getByRole('tabpanel').first()).toContainText(`${username}@example.com`);
  const other = await page.context().newPage();
  await other.goto('/insurance-information');
  await hydrated(other);
  await other.getByLabel('Account menu of Bola Test').click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByText('Logout successful').first()).toBeVisible();
  await expect(page).toHaveURL(/^[^?]+\/auth/);
  await expect(page.getByText(`${username}@example.com`)).toBeHidden();
}

test('a patient can sign out other devices; changing the password signs out all of them, and logging out the other windows', async ({
  page,
  browser,
  baseURL,
}) => {
  const { username } = await signInAsNewPatient(page);
  const signedIn = async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await context.request.post('/api/login', { data: { username, password: 'secret-1' } });
    return context;
  };
  const isSignedIn = async (context: Awaited<ReturnType<typeof signedIn>>) =>
    (await context.request.get('/api/user')).ok();
  const others = [await signedIn(), await signedIn(), await signedIn()] as const;
  await page.goto('/profile?tab=security');
  await hydrated(page);
  const list = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByText('This device')).toHaveCount(1);
  await list
    .getByRole('button', { name: /^Sign out / })
    .and(list.getByRole('listitem').getByRole('button'))
    .first()
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false, false]);

  const late = await signedIn();
  await page.getByLabel('Present password').fill('secret-1');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Every other device has been signed out.', { exact: true })).toBeVisible();
  expect(await isSignedIn(late)).toBe(false);
  expect((await page.request.get('/api/user')).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Messages we sent you' })).toContainText('Your password was changed');
  for (const context of [...others, late]) await context.close();
  await test.step('signing out in one window signs out the others', () => logOutElsewhere(page, username));
});
