import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { newPractice, signInTo } from './portal-practice.ts';

/** Answers every question of the page by staying, until `stay` is false; `asked` is what was asked. */
function answering(page: Page) {
  const answers = { asked: [] as string[], stay: true };
  page.on('dialog', (dialog) => {
    answers.asked.push(dialog.message());
    void (answers.stay ? dialog.dismiss() : dialog.accept());
  });
  return answers;
}

test('another tab of the portal asks before changes that are not saved are lost', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInTo(page, await newPractice());
  await page.goto('/provider-portal?tab=schedule');
  const minutes = page.getByLabel('Length of a visit in minutes');
  const before = await minutes.inputValue();
  await minutes.fill('45');
  const answers = answering(page);
  const settings = page.getByRole('tab', { name: 'Settings' });
  await settings.click();
  await expect(minutes).toHaveValue('45');
  await page.getByRole('tab', { name: 'Schedule' }).press('ArrowRight');
  await expect(minutes).toHaveValue('45');
  expect(answers.asked).toEqual(Array(2).fill('You have changes that are not saved. Leave this page anyway?'));
  answers.stay = false;
  await settings.click();
  await expect(page.getByRole('checkbox', { name: 'We accept new patients' })).toBeVisible();
  expect(answers.asked).toHaveLength(3);
  await page.getByRole('tab', { name: 'Schedule' }).click();
  await expect(minutes).toHaveValue(before);
  expect(answers.asked).toHaveLength(3);
});

test('Back asks too, and who stays keeps the screen with what was typed', { tag: '@desktop' }, async ({ page }) => {
  await signInTo(page, await newPractice());
  await page.goto('/profile');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Provider Portal' }).click();
  await page.getByRole('tab', { name: 'Schedule' }).click();
  const minutes = page.getByLabel('Length of a visit in minutes');
  await minutes.fill('45');
  const answers = answering(page);
  await page.evaluate(() => history.back());
  await expect.poll(() => answers.asked).toEqual(['You have changes that are not saved. Leave this page anyway?']);
  await expect(page).toHaveURL(/\/provider-portal\?tab=schedule/);
  await expect(minutes).toHaveValue('45');
  answers.stay = false;
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/profile$/);
  await expect(minutes).toBeHidden();
  expect(answers.asked).toHaveLength(2);
});
