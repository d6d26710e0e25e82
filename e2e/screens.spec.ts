import type { Page } from '@playwright/test';
import { bookingDialog, chooseSlot, freeSlot, registerInline } from './booking.ts';
import { expect, expectAccessible, hydrated, signInAsNewPatient, test } from './fixtures.ts';

test.use({ allowedConsole: [/status of 404/] });

const SCREENS = [
  ['home', '/'],
  [
    'home with everything chosen',
    '/?careType=urgent&urgentCare=true&specialty=Emergency%20Medicine&telehealth=true&q=clinic',
  ],
  ['home without results', '/?q=zzzzzz'],
  ['provider', '/provider/1'],
  ['reviews of a provider', '/provider/1?tab=reviews'],
  ['location of a provider', '/provider/1?tab=location'],
  ['no such provider', '/provider/999999'],
  ['how triage works', '/how-triage-works'],
  ['sign in', '/auth'],
  ['no such page', '/nonsense'],
] as const;

for (const [name, path] of SCREENS) {
  test(`the screen is accessible: ${name}`, { tag: '@both' }, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page);
  });
}

const PROFILE_TABS = ['/profile?tab=profile', '/profile?tab=security', '/profile?tab=privacy'];
/** Their own tests look at them on a phone. */
const SCREENS_WITH_PHONE_TESTS = ['/insurance-information', '/symptom-tracker', '/messages', '/live-chat'];

test("a patient's own screens are accessible and fit the screen", { tag: '@both' }, async ({ page }, { project }) => {
  await signInAsNewPatient(page);
  const isPhone = project.name === 'phone';
  for (const path of isPhone ? PROFILE_TABS : [...PROFILE_TABS, ...SCREENS_WITH_PHONE_TESTS]) {
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('the registration form is accessible, with and without errors', { tag: '@both' }, async ({ page }) => {
  await page.goto('/auth');
  await hydrated(page);
  await page.getByRole('tab', { name: 'Register' }).click();
  await expectAccessible(page);
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /create account|register/i })
    .click();
  await expect(page.getByText('Username must be at least 3 characters').first()).toBeVisible();
  await expectAccessible(page);
});

test(
  'every booking step, the appointment and its cancellation are accessible',
  { tag: '@both' },
  async ({ page }, { project }) => {
    const offset = project.name === 'phone' ? 1 : 0;
    const wanted = await freeSlot(page, { specialty: 'Obstetrics & Gynecology' }, offset);
    await page.goto(`/?providerId=${wanted.provider.id}&careType=routine`);
    await hydrated(page);
    const dialog = bookingDialog(page);
    const next = dialog.getByRole('button', { name: 'Continue' });
    const back = dialog.getByRole('button', { name: 'Back', exact: true });
    await expect(dialog.getByRole('heading', { name: 'Describe Your Symptoms' })).toBeVisible();
    await expectAccessible(page);
    await back.click();
    await expect(dialog.getByRole('heading', { name: 'Care Type' })).toBeVisible();
    await expectAccessible(page);
    await next.click();
    await dialog.getByRole('button', { name: 'Fatigue' }).click();
    await next.click();
    await expect(dialog.getByRole('group', { name: 'Morning' })).toBeVisible();
    await expectAccessible(page);
    await back.click();
    if (await dialog.getByRole('heading', { name: 'Provider', exact: true }).isVisible()) {
      await expectAccessible(page);
      await next.click();
    } else {
      await next.click();
    }
    await chooseSlot(dialog, wanted);
    await next.click();
    await expect(dialog.getByRole('heading', { name: 'Appointment Confirmation' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
    await expect(dialog.getByRole('tab').first()).toBeVisible();
    await expectAccessible(page);
    await registerInline(dialog, `screens-${project.name}`);
    await expect(dialog.getByText('View My Appointments')).toBeVisible();
    await expectAccessible(page);

    await page.goto('/appointments');
    await hydrated(page);
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Cancel/ })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  },
);

test('with forced colours, the chosen option still shows by its border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/?careType=routine&providerId=1');
  await hydrated(page);
  const forWhom = bookingDialog(page).getByRole('group', { name: 'Who is the visit for?' });
  await expect(forWhom.locator('label', { hasText: 'For me' })).toHaveCSS('border-top-width', '4px');
  await expect(forWhom.locator('label', { hasText: 'Someone else' })).not.toHaveCSS('border-top-width', '4px');

  await page.goto('/auth');
  await hydrated(page);
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveCSS('border-top-width', '2px');
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveCSS('border-top-width', '0px');

  await page.goto('/?careType=urgent');
  await hydrated(page);
  await expect(page.getByRole('radio', { name: 'Urgent Care' })).toHaveCSS('border-top-width', '4px');
  await expect(page.getByRole('radio', { name: 'Routine Care' })).not.toHaveCSS('border-top-width', '4px');

  await page.goto('/provider/1');
  await hydrated(page);
  const lineUnder = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await lineUnder('About')).not.toBe(paper);
  expect(await lineUnder('Reviews')).toBe(paper);
});

// 180 px corresponds to a phone at 200 % zoom.
for (const width of [360, 180]) {
  test(`no screen is wider than ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/auth');
    expect(await contentWidth(page), '/auth signed out').toBeLessThanOrEqual(width);
    await signInAsNewPatient(page);
    const own = ['/appointments', '/profile?tab=security', '/profile?tab=privacy'];
    for (const path of [...SCREENS.map(([, screen]) => screen), ...own]) {
      await page.goto(path);
      await hydrated(page);
      expect(await contentWidth(page), path).toBeLessThanOrEqual(width);
    }
  });
}

const contentWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
