import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  clickTwiceUnanswered,
  expect,
  expectNoSidewaysScroll,
  hydrated,
  signInAsNewPatient,
  test,
} from './fixtures.ts';

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Inquiry category').selectOption('Billing & Payments');
  await page.getByLabel('Subject').fill('A fee & a question');
  await page.getByLabel('Message').fill('Why was I charged for my visit?');
}

test('a message is validated, sent once and gets a ticket number', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
  for (const message of [
    'Please enter your name',
    'Please enter a valid email address',
    'Please select a category',
    'Please enter a subject',
    'Please enter a detailed message',
  ]) {
    await expect(page.getByText(message)).toHaveCount(2);
  }
  await expectAccessible(page);
  await page.getByLabel('Name').fill('Ada Obi');
  await page.getByLabel('E-mail').fill('ada@example.com');
  await fillIn(page);
  const sent = await clickTwiceUnanswered(page.getByRole('button', { name: 'Send Message' }));
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused();
  await expect(page.locator('.toast')).toContainText('We will get back to you as soon as possible.');
  await expect(page.getByText(/Your ticket number: AL-[2-9A-Z]{8}/)).toBeVisible();
  expect(sent).toHaveLength(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

/** The form keeps the message and offers the mail program. */
async function sendWithoutNetwork(page: Page): Promise<void> {
  await page.route('**/contact-us', (route) => route.abort());
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.locator('.toast')).toContainText('Error sending message');
  await expect(page.locator('.toast')).toContainText('An unexpected error occurred');
  await expect(page.getByLabel('Message')).toHaveValue('Why was I charged for my visit?');
  await expect(page.getByRole('link', { name: 'send it with your e-mail program' })).toHaveAttribute(
    'href',
    /^mailto:support@alafia\.example\?subject=A%20fee%20%26%20a%20question&body=Name%3A%20.*Not%20provided/,
  );
  await page.unroute('**/contact-us');
}

/** The button shows that a message is being sent, and the page stays. */
async function sendSlowly(page: Page): Promise<void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/contact-us', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send Message' }).click();
  const sending = page.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeVisible();
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused();
  await expect(page).toHaveURL('/contact-us');
}

/** The other contact options beside the form. */
async function expectOtherOptions(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await expect(main.getByText('8am - 6pm')).toBeVisible();
  await expect(main.getByText('Demo: leads nowhere')).toBeVisible();
  await expect(main.getByRole('link', { name: /^0800/ })).toHaveCount(2);
  await expect(main.getByText('Lagos')).toBeVisible();
  await expectNoSidewaysScroll(page);
}

test.describe('when the network fails', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  test('a signed-in patient finds name and e-mail filled in, and sends a message once the network is back', async ({
    page,
  }) => {
    const { fullName, username } = await signInAsNewPatient(page);
    await page.goto('/contact-us');
    await expect(page.getByLabel('Name')).toHaveValue(fullName);
    await expect(page.getByLabel('E-mail')).toHaveValue(`${username}@example.com`);
    await expectOtherOptions(page);
    await fillIn(page);
    await test.step('a failing network', () => sendWithoutNetwork(page));
    await test.step('a slow network', () => sendSlowly(page));
  });
});

test('opened from inside the app, the form validates without the server and sends', async ({ page }) => {
  const { fullName } = await signInAsNewPatient(page);
  await page.goto('/insurance-information');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByLabel('Name')).toHaveValue(fullName);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please enter a subject')).toHaveCount(2);
  await fillIn(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused();
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form has the name of a signed-in patient, returns with its errors, then sends; a reload sends nothing', async ({
    page,
  }) => {
    const { fullName } = await signInAsNewPatient(page);
    await page.goto('/contact-us');
    await expect(page.getByLabel('Name')).toHaveValue(fullName);
    await page.getByLabel('E-mail').fill('');
    await page.getByLabel('Name').fill('<b>Ada</b> "Obi"');
    await page.getByLabel('Subject').fill('Fee');
    await page.getByRole('button', { name: 'Send Message' }).click();
    for (const message of [
      'Please enter a valid email address',
      'Please select a category',
      'Please enter a subject',
      'Please enter a detailed message',
    ]) {
      await expect(page.getByText(message)).toHaveCount(2);
    }
    await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveValue('<b>Ada</b> "Obi"');
    await page.getByRole('link', { name: 'Please enter a valid email address' }).click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await page.getByLabel('E-mail').fill('ada@example.com');
    await fillIn(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/contact-us\?sent=AL-[2-9A-Z]{8}#message-sent$/);
    const ticket = page.getByText(/Your ticket number: AL-[2-9A-Z]{8}/);
    const before = await ticket.textContent();
    await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused();
    await page.reload();
    await expect(ticket).toHaveText(String(before));
    await page.getByRole('button', { name: 'Send Another Message' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('');

    // An invalid ticket number shows the form.
    await page.goto('/contact-us?sent=<script>');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  });
});
