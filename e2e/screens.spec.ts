import { bookingDialog, chooseSlot, freeSlot, registerInline } from './booking.ts';
import { expect, expectSoundAtBothSizes, hydrated, signInAsNewPatient, test } from './fixtures.ts';

test.use({ allowedConsole: [/status of 404/] });

/** Width of a phone at 200 % zoom, px. */
const ZOOMED = 180;

const SCREENS = {
  home: [
    '/',
    '/?careType=urgent&urgentCare=true&specialty=Emergency%20Medicine&telehealth=true&q=clinic',
    '/?q=zzzzzz',
  ],
  others: ['/provider/999999', '/how-triage-works', '/nonsense'],
} as const;

for (const [name, paths] of Object.entries(SCREENS)) {
  test(`each screen is accessible and fits phone, zoomed phone and desktop: ${name}`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      await expectSoundAtBothSizes(page, { narrow: ZOOMED });
    }
  });
}

test('the tabs of a provider are accessible and fit phone, zoomed phone and desktop', async ({ page }) => {
  await page.goto('/provider/1');
  await hydrated(page);
  await expectSoundAtBothSizes(page, { narrow: ZOOMED });
  for (const [name, address] of [
    ['Reviews', /tab=reviews/],
    ['Location', /tab=location/],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expectSoundAtBothSizes(page, { narrow: ZOOMED });
  }
});

/** The colours of the last four are checked by their own tests. */
const OWN_SCREENS = [
  '/profile?tab=profile',
  '/profile?tab=security',
  '/profile?tab=privacy',
  '/insurance-information',
  '/symptom-tracker',
  '/messages',
  '/live-chat',
];

test("a patient's own screens are accessible and fit phone, zoomed phone and desktop", async ({ page }) => {
  await signInAsNewPatient(page);
  for (const path of OWN_SCREENS) {
    await page.goto(path);
    await hydrated(page);
    await expectSoundAtBothSizes(page, { narrow: ZOOMED });
  }
});

test('signing in and registering are accessible at both sizes, with and without errors', async ({ page }) => {
  await page.goto('/auth');
  await hydrated(page);
  await expectSoundAtBothSizes(page, { narrow: ZOOMED });
  await page.getByRole('tab', { name: 'Register' }).click();
  await expectSoundAtBothSizes(page);
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /create account|register/i })
    .click();
  await expect(page.getByText('Username must be at least 3 characters').first()).toBeVisible();
  await expectSoundAtBothSizes(page);
});

test('every booking step, the appointment and its cancellation are accessible at both sizes', async ({ page }) => {
  const wanted = await freeSlot(page, { specialty: 'Obstetrics & Gynecology' }, 1);
  await page.goto(`/?providerId=${wanted.provider.id}&careType=routine`);
  await hydrated(page);
  const dialog = bookingDialog(page);
  const next = dialog.getByRole('button', { name: 'Continue' });
  const back = dialog.getByRole('button', { name: 'Back', exact: true });
  await expect(dialog.getByRole('heading', { name: 'Describe Your Symptoms' })).toBeVisible();
  await expectSoundAtBothSizes(page);
  await back.click();
  await expect(dialog.getByRole('heading', { name: 'Care Type' })).toBeVisible();
  await expectSoundAtBothSizes(page);
  await next.click();
  await dialog.getByRole('button', { name: 'Fatigue' }).click();
  await next.click();
  await expect(dialog.getByRole('group', { name: 'Morning' })).toBeVisible();
  await expectSoundAtBothSizes(page);
  await back.click();
  if (await dialog.getByRole('heading', { name: 'Provider', exact: true }).isVisible()) {
    await expectSoundAtBothSizes(page);
    await next.click();
  } else {
    await next.click();
  }
  await chooseSlot(dialog, wanted);
  await next.click();
  await expect(dialog.getByRole('heading', { name: 'Appointment Confirmation' })).toBeVisible();
  await expectSoundAtBothSizes(page);
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await expect(dialog.getByRole('tab').first()).toBeVisible();
  await expectSoundAtBothSizes(page);
  await registerInline(dialog, 'screens');
  await expect(dialog.getByText('View My Appointments')).toBeVisible();
  await expectSoundAtBothSizes(page);

  await page.goto('/appointments');
  await hydrated(page);
  await expectSoundAtBothSizes(page, { narrow: ZOOMED });
  await page
    .getByRole('button', { name: /^Cancel/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSoundAtBothSizes(page);
});

test('with forced colours, the chosen option still shows by its border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/?careType=routine&providerId=1');
  await hydrated(page);
  const dialog = bookingDialog(page);
  const forWhom = dialog.getByRole('group', { name: 'Who is the visit for?' });
  await expect(forWhom.locator('label', { hasText: 'For me' })).toHaveCSS('border-top-width', '4px');
  await expect(forWhom.locator('label', { hasText: 'Someone else' })).not.toHaveCSS('border-top-width', '4px');
  await dialog.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Routine Care' })).toHaveCSS('border-top-width', '4px');
  await expect(page.getByRole('radio', { name: 'Urgent Care' })).not.toHaveCSS('border-top-width', '4px');

  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveCSS('border-top-width', '2px');
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveCSS('border-top-width', '0px');

  await page.goto('/provider/1');
  await hydrated(page);
  const lineUnder = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBottomColor);
  const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(await lineUnder('About')).not.toBe(paper);
  expect(await lineUnder('Reviews')).toBe(paper);
});
