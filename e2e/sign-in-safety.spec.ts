import { expectAccessible } from './accessible.ts';
import { expect, expectSoundAtBothSizes, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import { mailedLink } from './outbox.ts';

test.describe('password guessing', () => {
  test.use({ allowedConsole: [/status of 4(01|29)/] });
  test('is rate-limited, the form says for how long, and a mailed link lets this browser sign in', async ({ page }) => {
    const { username } = await signInAsNewPatient(page);
    await page.request.post('/api/logout');
    await page.context().clearCookies();
    await page.goto('/auth');
    await hydrated(page);
    await page.getByLabel('Username or e-mail').fill(username);
    for (let attempt = 0; attempt < 5; attempt++) {
      await page.getByRole('textbox', { name: 'Password' }).fill(`guess-${attempt}`);
      const answered = page.waitForResponse('**/api/login');
      await page.getByRole('button', { name: 'Sign In' }).click();
      expect((await answered).status()).toBe(401);
      await expect(page.getByRole('button', { name: 'Sign In' })).not.toHaveAttribute('aria-disabled');
    }
    await page.getByRole('button', { name: 'Sign In' }).click();
    const summary = page.getByRole('region', { name: 'There is a problem' });
    await expect(summary.getByText('Too many attempts. Please wait a minute and try again.')).toBeVisible();
    await expect(page.getByLabel('Username or e-mail')).toHaveValue(username);
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(page.getByText('the link is on its way')).toBeVisible();
    await expectAccessible(page);
    await page.goto(await mailedLink(`${username}@example.com`, 'Sign in from a new browser'));
    const opening = page.getByRole('button', { name: 'Let me sign in here' });
    await expect(opening).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expectSoundAtBothSizes(page);
    await opening.press('Enter');
    await expect(page.getByText('You can sign in here now')).toBeVisible();
    await page.getByLabel('Username or e-mail').fill(username);
    await page.getByRole('textbox', { name: 'Password' }).fill('secret-1');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('content security policy', () => {
  test.use({ allowedConsole: [/status of 404|Content Security Policy/] });
  test('no step up to a booking violates the policy', async ({ page }) => {
    const reports: string[] = [];
    await page.exposeFunction('reportViolation', (text: string) => reports.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
        reportViolation(`${violatedDirective} ${blockedURI}`);
      });
    });
    for (const path of ['/', '/auth', '/nothing-here']) {
      await page.goto(path);
      await hydrated(page);
    }
    const [provider] = await (await page.request.get('/api/providers?limit=1')).json();
    await page.goto(`/provider/${provider.id}`);
    await hydrated(page);
    for (const tab of await page.getByRole('tab').all()) await tab.click();
    await page.goto(`/?providerId=${provider.id}&careType=routine`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.getByRole('dialog').getByRole('button', { name: 'Cough' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Schedule' })).toBeVisible();
    // A deliberate violation proves that one would have been reported.
    expect(reports).toEqual([]);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
    });
    await expect.poll(() => reports).toEqual(['script-src-elem inline']);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});
