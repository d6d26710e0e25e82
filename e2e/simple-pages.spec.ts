import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, expectNoSidewaysScroll, expectSoundAtBothSizes, signInAsNewPatient, test } from './fixtures.ts';
import { createAppointment, minutesAgo, newPractice, signInTo } from './portal-practice.ts';

/** Makes the browser one that knows no ES modules: scripting is on, but none of ours runs. */
async function knowNoModules(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return await route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const body = (await response.text()).replaceAll(/<script type="module"[^>]*><\/script>/g, '');
    await route.fulfill({ response, body });
  });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test('in a browser without ES modules a patient changes the profile, adds insurance and writes a message', async ({
  page,
}) => {
  await signInAsNewPatient(page);
  await knowNoModules(page);
  await page.goto('/profile');
  const late = page.getByRole('complementary').filter({ hasText: 'Part of this page has not come yet.' });
  await expect(late.getByRole('link', { name: 'Use the simple page instead', includeHidden: true })).toHaveAttribute(
    'href',
    '/profile/simple',
  );
  await page.goto('/profile/simple');
  await page.getByLabel('Phone number').fill('12');
  await press(page, 'Save All Changes');
  await expect(page.getByRole('link', { name: 'Please enter a valid contact number' })).toBeInViewport();
  await expect(page.getByLabel('Phone number')).toHaveValue('12');
  await expectSound(page);
  await page.getByLabel('Phone number').fill('0803 000 0001');
  await press(page, 'Save All Changes');
  await expect(page.getByRole('status')).toHaveText('Profile updated successfully.');
  await test.step('insurance', () => addInsurance(page));
  await test.step('messages', () => writeMessage(page));
  await page.goto('/live-chat');
  await expect(page.getByRole('link', { name: 'Write to us by the contact form instead' })).toBeVisible();
});

async function addInsurance(page: Page): Promise<void> {
  await page.goto('/insurance-information/simple');
  await page.getByLabel('Insurance provider').selectOption({ index: 2 });
  await page.getByLabel('Plan name/type').fill('Red Beryl');
  await page.getByLabel('Your relation to the policy holder').selectOption('Self');
  await page.getByLabel('Effective date').fill('2026-01-01');
  await page.getByLabel("Insurer's contact number").fill('0800 000 0011');
  await press(page, 'Save Insurance Plan');
  await expect(page.getByText('Choose the file again: browsers do not keep it.')).toBeVisible();
  await page.getByRole('link', { name: 'Please enter a valid member ID/Number' }).click();
  await page.keyboard.type('RH-12345');
  await press(page, 'Save Insurance Plan');
  await expect(page.getByRole('list', { name: 'Your insurance plans' })).toContainText('Red Beryl');
  await expectSound(page);
  await page.reload();
  await page.getByText('Remove this insurance plan?').click();
  await page.getByRole('button', { name: /^Remove plan/ }).click();
  await expect(page.getByText('No Insurance Plans Added')).toBeVisible();
}

async function writeMessage(page: Page): Promise<void> {
  await page.goto('/messages/simple');
  await page.getByLabel('Message').fill('I have severe chest pain and cannot breathe');
  await press(page, 'Send');
  await expect(page.getByRole('main').getByRole('link', { name: 'Call 112' })).toBeVisible();
  await expectSound(page);
  await press(page, 'Send anyway');
  await expect(page.getByRole('list', { name: 'Messages with Support' })).toContainText('severe chest pain');
  await page.getByRole('link', { name: 'Load new messages' }).click();
  await expect(page.getByRole('list', { name: 'Messages with Support' }).getByRole('listitem')).toHaveCount(1);
}

test('in a browser without ES modules a clinic marks who came, and books for a caller', async ({ page }) => {
  const practice = await newPractice();
  await createAppointment(practice.providerId, minutesAgo(10), 'Chidi Visitor', 'Cough');
  await signInTo(page, practice);
  await knowNoModules(page);
  await page.goto('/provider-portal/simple');
  await page.getByRole('button', { name: /^Here\b.*Chidi Visitor/ }).click();
  await expect(page.getByRole('status')).toHaveText('Saved');
  await expectSoundAtBothSizes(page);
  await page.getByRole('button', { name: /^Take the mark back/ }).click();
  await expect(page.getByText('Not marked yet')).toBeVisible();

  await page.getByRole('link', { name: 'New visit' }).click();
  await page.getByLabel('Date').selectOption({ index: 3 });
  await press(page, 'Show times');
  await page.getByLabel('Name of the person').fill('Ada Caller');
  await press(page, 'Book the visit');
  await expect(page.getByRole('link', { name: 'Please select a time' })).toBeInViewport();
  await expectSound(page);
  await page.getByRole('radio').first().check();
  await press(page, 'Book the visit');
  await expect(page.getByRole('status')).toHaveText('Visit booked. They get no message: tell them the time now.');
  await expect(page.getByRole('heading', { name: /Ada Caller/ })).toBeVisible();
});
