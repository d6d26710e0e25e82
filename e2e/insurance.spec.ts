import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './accessible.ts';
import {
  clickTwiceUnanswered,
  expect,
  expectNoSidewaysScroll,
  hydrated,
  signInAsNewPatient,
  test,
} from './fixtures.ts';

const plans = (page: Page) => page.getByRole('list', { name: 'Your insurance plans' }).getByRole('listitem');

async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Insurance Plan' }).click();
  await expect(page.getByRole('heading', { name: 'Add Insurance Plan' })).toBeFocused();
}

async function fillIn(page: Page, insurer: string, plan: string): Promise<void> {
  await page.getByLabel('Insurance provider').selectOption(insurer);
  await page.getByLabel('Plan name/type').fill(plan);
  await page.getByLabel('Member ID/Number').fill('HYG-12345');
  await page.getByLabel('Your relation to the policy holder').selectOption('Self');
  await page.getByLabel('Effective date').fill('2026-11-24');
  await page.getByLabel("Insurer's contact number").fill('0800 000 0099');
}

/** Saves the empty form and expects a message for each required field, at the field and in the summary. */
async function expectRequiredFields(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Insurance Plan' }).click();
  for (const message of [
    'Please select an insurance provider',
    'Please enter your plan name/type',
    'Please enter a valid member ID/Number',
    'Please select your relation to the policy holder',
    'Please enter a valid date',
    'Please enter a valid contact number',
  ]) {
    await expect(page.getByText(message)).toHaveCount(2);
  }
  await expect(page.getByRole('heading', { name: 'There is a problem' }).locator('..')).toBeFocused();
  await expectAccessible(page);
}

/** Opens the question before removing a plan, and leaves it by its button and by Back. */
async function openAndLeaveQuestion(page: Page, remove: Locator): Promise<void> {
  await remove.click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep plan' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** A signed-out visitor is sent to sign in and comes back. */
async function findSignIn(page: Page): Promise<void> {
  await page.goto('/insurance-information');
  await hydrated(page);
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await expect(page.getByText('You need to be logged in to view and manage your insurance information.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/auth?next=%2Finsurance-information');
}

test('a patient adds plans, makes one primary and removes one after confirming', async ({ page }) => {
  await test.step('signed out', () => findSignIn(page));
  const { fullName } = await signInAsNewPatient(page);
  await page.goto('/insurance-information');
  await hydrated(page);
  await expect(page.getByText('No Insurance Plans Added')).toBeVisible();

  await openForm(page);
  await expect(page.getByLabel("Policy holder's name")).toHaveValue(fullName);
  await expectRequiredFields(page);

  await fillIn(page, 'Hygeia HMO', 'HyBasic');
  await page.getByLabel('Expiry date (optional)').fill('2026-11-23');
  await page.getByRole('button', { name: 'Save Insurance Plan' }).click();
  await expect(page.getByText('The expiry date must be after the effective date')).toHaveCount(2);
  await page.getByLabel('Expiry date (optional)').fill('2027-11-23');
  await clickTwiceUnanswered(page.getByRole('button', { name: 'Save Insurance Plan' }));
  await expect(page.locator('.toast')).toContainText('Insurance information saved');
  await expect(plans(page)).toHaveCount(1);
  await expect(plans(page).first()).toContainText('Primary Insurance Plan');
  await expect(plans(page).first()).toContainText('Nov 24, 2026');
  await expect(page.getByRole('heading', { name: 'Add Insurance Plan' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Insurance Plan' })).toBeFocused();

  await openForm(page);
  await expect(page.getByLabel('Plan name/type')).toHaveValue('');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await openForm(page);
  await fillIn(page, 'Reliance HMO', 'Red Beryl');
  await page.getByRole('button', { name: 'Save Insurance Plan' }).click();
  await expect(plans(page)).toHaveCount(2);
  await page.getByRole('button', { name: /^Set as Primary/ }).click();
  await expect(page.locator('.toast')).toContainText('Your primary insurance plan has been updated.');
  await expect(plans(page).first()).toContainText('Reliance HMO');
  await expect(plans(page).first()).toContainText('Primary Insurance Plan');
  await expect(page.getByText('Primary Insurance Plan')).toHaveCount(1);

  const remove = page.getByRole('button', { name: 'Remove Reliance HMO, Red Beryl' });
  await openAndLeaveQuestion(page, remove);
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove plan' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('.toast')).toContainText('The insurance plan has been successfully removed.');
  await expect(plans(page)).toHaveCount(1);
  await expect(plans(page).first()).toContainText('Primary Insurance Plan');

  await page.reload();
  await expect(plans(page)).toHaveCount(1);
  await expect(plans(page).first()).toContainText('HyBasic');
  await expectNoSidewaysScroll(page);
});

/** A picture of the card is added to the saved plan, replaced and removed, and sent with another plan. */
async function changePictures(page: Page): Promise<void> {
  const shown = page.getByRole('img', { name: /^Insurance card of Hygeia HMO, HyBasic/ });
  await page.getByLabel('Add picture of card: Hygeia HMO, HyBasic').setInputFiles(await cardPhoto('#0b6b4f'));
  await expect(page.locator('.toast')).toContainText('Picture saved');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
  const before = await shown.getAttribute('src');
  await page.getByLabel('Replace picture: Hygeia HMO, HyBasic').setInputFiles(await cardPhoto('#ffffff'));
  await expect(shown).not.toHaveAttribute('src', before ?? '');
  await page.reload();
  await hydrated(page);
  await expect(shown).toBeVisible();
  await page.getByRole('button', { name: /^Remove picture/ }).click();
  await expect(shown).toHaveCount(0);
  await expect(page.getByLabel('Add picture of card: Hygeia HMO, HyBasic')).toBeFocused();

  await openForm(page);
  await fillIn(page, 'Reliance HMO', 'Red Beryl');
  await page.getByLabel('Choose a picture').setInputFiles(await cardPhoto('#0b6b4f'));
  await page.getByRole('button', { name: 'Save Insurance Plan' }).click();
  await expect(page.locator('.toast')).toContainText('Insurance information saved');
  await expect(page.getByRole('img', { name: /^Insurance card of Reliance HMO/ })).toBeVisible();
  // The whole list: a primary plan without a picture, another one with it.
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Saves the plan on screen over a network that loses the first response. Its picture is none. */
async function saveDespiteLoss(page: Page): Promise<void> {
  let isLost = true;
  await page.route('**/api/insurance-plans', async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return await route.continue();
    isLost = false;
    // The server saves the plan; only its response is lost.
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Save Insurance Plan' }).click();
  await expect(page.locator('.toast')).toContainText('Error saving insurance information');
  await expect(page.getByLabel('Plan name/type')).toHaveValue('HyBasic');
  await page.getByRole('button', { name: 'Save Insurance Plan' }).click();
  const toast = page.locator('.toast').filter({ hasText: 'Your plan is saved, but not the picture of its card' });
  await expect(toast).toContainText('Choose a picture in JPEG, PNG or WebP format.');
  await expect(plans(page)).toHaveCount(1);
}

test.describe('a half-filled plan', () => {
  test.use({ allowedConsole: [/ERR_FAILED|status of 415/] });

  test('is left only after a question, saved once when the network is back, and has pictures of its card', async ({
    page,
  }) => {
    await signInAsNewPatient(page);
    await page.goto('/insurance-information');
    await hydrated(page);
    await openForm(page);
    await fillIn(page, 'Hygeia HMO', 'HyBasic');
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      return questions.length === 1 ? dialog.dismiss() : dialog.accept();
    });
    const away = page.getByRole('contentinfo').getByRole('link', { name: 'Symptom Tracker' });
    await away.click();
    await expect.poll(() => questions).toEqual(['You have changes that are not saved. Leave this page anyway?']);
    await expect(page.getByLabel('Plan name/type')).toHaveValue('HyBasic');
    const chooser = page.getByLabel('Choose a picture');
    await chooser.setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(page.getByText('Chosen: card.png')).toBeVisible();
    await test.step('a lost response, and a picture that is none', () => saveDespiteLoss(page));
    await test.step('pictures of the card', () => changePictures(page));

    await openForm(page);
    await page.getByLabel('Plan name/type').fill('HyBasic');
    await away.click();
    await expect(page).toHaveURL('/symptom-tracker');
  });
});

async function cardPhoto(background: string) {
  const buffer = await sharp({ create: { width: 400, height: 250, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: 'card.jpg', mimeType: 'image/jpeg', buffer };
}
