import { expectAccessible } from './accessible.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';

// Browsers make passkeys for names only, not for numbers.
test.use({ baseURL: `http://localhost:${process.env['E2E_PORT']}` });

test('a patient adds a passkey, signs in with it, renames and removes it', async ({ page }) => {
  const { fullName } = await signInAsNewPatient(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto('/profile?tab=security');
  await hydrated(page);
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByLabel('Your password', { exact: true })).toBeFocused();
  await section.getByLabel('Your password', { exact: true }).fill('secret-1');
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('listitem')).toContainText('Linux');
  await expectAccessible(page);

  await page.request.post('/api/logout');
  await page.goto('/auth?next=/profile?tab=security');
  await hydrated(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(`Welcome back, ${fullName}!`).first()).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?tab=security$/);
  await expect(section.getByRole('listitem')).toContainText('last used');

  await section.getByRole('button', { name: 'Rename Linux' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('My phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await section.getByRole('button', { name: 'Remove My phone' }).click();
  await section.getByLabel('Your password', { exact: true }).fill('secret-1');
  await section.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(0);
  await expect(section.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
});
