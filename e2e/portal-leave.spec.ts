import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { newPractice, signInTo } from './portal-practice.ts';

/** Answers every confirmation dialog by staying until `stay` is false; records them in `questions`. */
function answerDialogs(page: Page) {
  const answers = { questions: [] as string[], stay: true };
  page.on('dialog', (dialog) => {
    answers.questions.push(dialog.message());
    void (answers.stay ? dialog.dismiss() : dialog.accept());
  });
  return answers;
}

test('switching portal tabs with unsaved changes asks for confirmation', { tag: '@desktop' }, async ({ page }) => {
  await signInTo(page, await newPractice());
  await page.goto('/provider-portal?tab=schedule');
  const minutes = page.getByLabel('Length of a visit in minutes');
  const before = await minutes.inputValue();
  await minutes.fill('45');
  const answers = answerDialogs(page);
  const settings = page.getByRole('tab', { name: 'Settings' });
  await settings.click();
  await expect(minutes).toHaveValue('45');
  await page.getByRole('tab', { name: 'Schedule' }).press('ArrowRight');
  await expect(minutes).toHaveValue('45');
  expect(answers.questions).toEqual(Array(2).fill('You have changes that are not saved. Leave this page anyway?'));
  answers.stay = false;
  await settings.click();
  await expect(page.getByRole('checkbox', { name: 'We accept new patients' })).toBeVisible();
  expect(answers.questions).toHaveLength(3);
  await page.getByRole('tab', { name: 'Schedule' }).click();
  await expect(minutes).toHaveValue(before);
  expect(answers.questions).toHaveLength(3);
});

test('Back with unsaved changes asks for confirmation, and staying keeps the input', { tag: '@desktop' }, async ({
  page,
}) => {
  await signInTo(page, await newPractice());
  await page.goto('/profile');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Provider Portal' }).click();
  await page.getByRole('tab', { name: 'Schedule' }).click();
  const minutes = page.getByLabel('Length of a visit in minutes');
  await minutes.fill('45');
  const answers = answerDialogs(page);
  await page.evaluate(() => history.back());
  await expect.poll(() => answers.questions).toEqual(['You have changes that are not saved. Leave this page anyway?']);
  await expect(page).toHaveURL(/\/provider-portal\?tab=schedule/);
  await expect(minutes).toHaveValue('45');
  answers.stay = false;
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/profile$/);
  await expect(minutes).toBeHidden();
  expect(answers.questions).toHaveLength(2);
});
