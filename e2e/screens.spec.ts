import { aFreeSlot, bookingDialog, chooseSlot, registerInline } from './booking.ts';
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

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`${scheme} scheme`, () => {
    test.use({ colorScheme: scheme });
    for (const [name, path] of SCREENS) {
      test(`axe finds nothing on: ${name}`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        await expectAccessible(page);
      });
    }

    test('axe finds nothing on creating an account, with and without errors', async ({ page }) => {
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

    test('axe finds nothing on any step of booking, nor on the appointment and its cancelling', async ({ page }, {
      project,
    }) => {
      const offset = (scheme === 'dark' ? 2 : 0) + (project.name === 'phone' ? 1 : 0);
      const wanted = await aFreeSlot(page, { specialty: 'Obstetrics & Gynecology' }, offset);
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
      await registerInline(dialog, `screens-${project.name}-${scheme}`);
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
    });
  });
}

test('no screen is wider than the phone it is on', async ({ page }) => {
  await signInAsNewPatient(page);
  for (const path of [...SCREENS.map(([, screen]) => screen), '/appointments']) {
    await page.goto(path);
    await hydrated(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
