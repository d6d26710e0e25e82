import type { Page } from '@playwright/test';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { expectAccessible } from './accessible.ts';
import { expect, expectSoundAtBothSizes, hydrated, signInAsAdmin, signInAsNewPatient, test } from './fixtures.ts';

/** A phone at 200 % zoom. */
const ZOOMED = { width: 180, height: 740 };

/** How much wider than the window the page or a dialog's content is, px. */
const contentOverflow = () =>
  Math.max(
    ...[document.documentElement, ...document.querySelectorAll('.dialog-body')].map((each) => each.scrollWidth),
  ) - window.innerWidth;

const SCREENS = ['/admin', '/admin/audit', '/admin/messages', '/admin/reviews'] as const;

const DESKTOP = { width: 1280, height: 900 };
const expectNoOverflow = async (page: Page, what: string) =>
  expect(await page.evaluate(contentOverflow), what).toBeLessThanOrEqual(0);

/** The log can be verified, shows the verification, and is filtered by URL parameters. */
async function expectAuditLog(page: Page): Promise<void> {
  await page.goto('/admin/audit');
  await hydrated(page);
  await page.getByRole('button', { name: 'Check the log' }).click();
  await expect(page.getByText('The log is whole:')).toBeVisible();
  await page.getByLabel('Act', { exact: true }).selectOption('Checked the log');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/act=audit\.check/);
  await expect(page.getByRole('cell', { name: 'Checked the log' }).first()).toBeVisible();
  await page.getByLabel('Who', { exact: true }).fill('no such person');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No entries found')).toBeVisible();
  await page.getByRole('link', { name: 'Clear' }).click();
  await expect(page).toHaveURL(/\/admin\/audit$/);
}

/** A long name in a table neither squeezes the next column nor widens the page. */
async function expectRoomForLongNames(page: Page): Promise<void> {
  await page.setViewportSize({ width: 800, height: 740 });
  await page.goto('/admin/providers?q=Okafor');
  await hydrated(page);
  const row = page.getByRole('row').filter({ hasText: 'Family Medicine (General Practitioner)' }).first();
  const named = row.getByText('Okafor').first();
  await named.evaluate((name) => name.prepend('Ngozichukwuka'.repeat(9)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800);
  const specialty = row.getByText('Family Medicine (General Practitioner)');
  // Four words, one per line; a broken word would take another line.
  const lines = await specialty.evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    return text.getClientRects().length;
  });
  expect(lines).toBeLessThanOrEqual(4);
}

test('an administrator signs in to the admin area, without patient links, and checks the audit log', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/auth');
  await hydrated(page);
  await page
    .getByRole('textbox', { name: /user ?name/i })
    .first()
    .fill('admin.demo');
  await page.getByLabel('Password', { exact: true }).first().fill('Alafia-demo-2026');
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /sign in|login/i })
    .click();
  await test.step('an administrator lands in the admin area after signing in', async () => {
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByText('Urgent Care', { exact: true })).toBeVisible();
  });
  await test.step('an administrator who opens the home page lands there too, without patient links', async () => {
    const direct = await page.request.get('/', { maxRedirects: 0 });
    expect(direct.status()).toBe(302);
    expect(direct.headers()['location']).toBe('/admin');
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'My Appointments' })).toHaveCount(0);
    const menu = page.getByRole('navigation', { name: 'Main Menu' }).filter({ visible: true });
    await expect(menu.getByRole('link')).toHaveText(['Dashboard', 'Providers', 'Applications', 'Reports']);
  });
  await test.step('the audit log can be verified and filtered', () => expectAuditLog(page));
  await page.getByRole('link', { name: 'Alafia', exact: true }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await test.step('a long name in a table leaves room for the rest', () => expectRoomForLongNames(page));
});

/** The navigation says what waits, by keyboard and on a phone too. */
async function expectWaitingInNavigation(page: Page): Promise<void> {
  await page.goto('/admin/reviews');
  await hydrated(page);
  const tabs = page.getByRole('navigation', { name: 'Admin area' });
  await tabs.locator('summary').press('Enter');
  await expect(tabs.getByText(/^\d+ waits?$/).first()).toBeAttached();
  const links = tabs.getByRole('link').filter({ visible: true });
  const inbox = links.filter({ hasText: /^Support inbox/ });
  const phone = page.viewportSize() ?? ZOOMED;
  for (const size of [DESKTOP, phone]) {
    await page.setViewportSize(size);
    await expect(links).toHaveText([
      /^Dashboard/,
      /^Providers/,
      /^Applications/,
      /^Reports & Analytics/,
      /^Staff/,
      /^Audit log/,
      /^Outbox/,
      /^Public holidays/,
      /^Reported reviews/,
      /^Support inbox/,
    ]);
    await expectAccessible(page);
    await expect(inbox).toHaveAccessibleName(/^Support inbox \d+ waits?$/);
  }
  await inbox.press('Enter');
  await expect(page).toHaveURL(/\/admin\/conversations$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Support inbox' })).toBeVisible();
  await expectNoOverflow(page, 'the support inbox');
  await expect(inbox).toHaveCount(0);
}

/** The buttons of the long form of a provider stay in sight on a phone. */
async function expectButtonsInSight(page: Page): Promise<void> {
  await page.goto('/admin/providers');
  await hydrated(page);
  await page.getByRole('button', { name: 'Add Provider' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Provider' });
  const save = dialog.getByRole('button', { name: 'Create Provider' });
  await expect(save).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('Phone').focus();
  await expect(save).toBeInViewport({ ratio: 1 });
  await save.click();
  await expect(dialog.getByRole('region', { name: 'There is a problem' })).toBeFocused();
}

/** Adds a provider with a long name whose licence ends today. Returns its id. */
async function newLongProvider({ request }: Page): Promise<number> {
  const added = await request.post('/api/admin/providers', {
    data: {
      name: 'Oluwaseunfunmilayo'.repeat(6),
      specialty: 'Obstetrics & Gynecology',
      email: 'long@example.com',
      phone: '0803 000 0000',
      address: '12 Marina Road',
      state: 'Lagos',
    },
  });
  const { id } = (await added.json()) as { id: number };
  const data = { council: 'MDCN', number: '77', validUntil: lagosDate(Date.now()) };
  await request.put(`/api/admin/providers/${id}/licences`, { data });
  return id;
}

/** Every admin screen sends a signed-out visitor to sign in and back. */
async function expectSignInFirst({ request }: Page): Promise<void> {
  for (const path of [...SCREENS, '/admin/applications']) {
    const answer = await request.get(`${path}?page=2`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers()['location']).toBe(`/auth?next=${encodeURIComponent(`${path}?page=2`)}`);
  }
}

test('every admin screen is closed to others, accessible and fits a phone, also at 200 % zoom', async ({ page }) => {
  await test.step('a signed-out visitor is sent to sign in and back', () => expectSignInFirst(page));
  const { fullName } = await signInAsNewPatient(page);
  await test.step('a patient is sent home', async () => {
    for (const path of SCREENS) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect([answer.status(), answer.headers()['location']], path).toEqual([302, '/']);
    }
  });
  const letter = { name: fullName, email: 'bola@example.com', category: 'general', subject: 'A question' };
  const sent = await page.request.post('/api/contact-messages', { data: { ...letter, message: 'How do I book?' } });
  expect(sent.status()).toBe(201);
  await signInAsAdmin(page);
  const id = await newLongProvider(page);
  const size = page.viewportSize() ?? { width: 360, height: 740 };
  for (const path of SCREENS) {
    await page.goto(path);
    await hydrated(page);
    await expectSoundAtBothSizes(page);
    await expectNoOverflow(page, path);
    await page.setViewportSize(ZOOMED);
    await expectNoOverflow(page, `${path} at 200 %`);
    await page.setViewportSize(size);
  }
  await page.setViewportSize(ZOOMED);
  await page.goto(`/admin/providers?provider=${id}`);
  await expect(page.getByRole('dialog').getByText('Booked visits ahead')).toBeVisible();
  await expectNoOverflow(page, 'a provider at 200 %');
  await page.setViewportSize(size);
  expect((await page.request.delete(`/api/admin/providers/${id}`)).status()).toBe(200);
  await test.step('the buttons of the long form of a provider stay in sight on a phone', () =>
    expectButtonsInSight(page));
  await test.step('the navigation says what waits, by keyboard and on a phone too', () =>
    expectWaitingInNavigation(page));
});

test('messages to a person are found in the outbox, in words, and the person can see that', async ({
  page,
  browser,
}) => {
  const patient = await browser.newContext();
  const theirs = await patient.newPage();
  const { username, fullName } = await signInAsNewPatient(theirs);
  await signInAsAdmin(page);
  await page.goto('/admin/messages');
  await hydrated(page);
  await page.getByLabel('Person').fill(username);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`person=${username}`));
  await expect(page.getByText('This search is logged', { exact: false })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: fullName });
  await expect(row).toContainText('Account: confirm the e-mail address');
  await expectAccessible(page);
  await expectNoOverflow(page, 'the outbox');
  await theirs.goto('/profile?tab=privacy');
  await expect(theirs.getByText('Looked up which messages were sent to you')).toBeVisible();
});
