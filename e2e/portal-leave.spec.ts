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

test('leaving unsaved changes by Back or by another tab asks for confirmation, and staying keeps the input', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInTo(page, await newPractice());
  await page.goto('/profile');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Provider Portal' }).click();
  const schedule = page.getByRole('tab', { name: 'Schedule' });
  await schedule.click();
  const minutes = page.getByLabel('Length of a visit in minutes');
  const before = await minutes.inputValue();
  await minutes.fill('45');
  const answers = answerDialogs(page);
  const question = 'You have changes that are not saved. Leave this page anyway?';
  await page.evaluate(() => history.back());
  await expect.poll(() => answers.questions).toEqual([question]);
  await expect(page).toHaveURL(/\/provider-portal\?tab=schedule/);
  await expect(minutes).toHaveValue('45');
  const settings = page.getByRole('tab', { name: 'Settings' });
  await settings.click();
  await expect(minutes).toHaveValue('45');
  await schedule.press('ArrowRight');
  await expect(minutes).toHaveValue('45');
  expect(answers.questions).toEqual(Array(3).fill(question));
  answers.stay = false;
  await settings.click();
  await expect(page.getByRole('checkbox', { name: 'We accept new patients' })).toBeVisible();
  expect(answers.questions).toHaveLength(4);
  await schedule.click();
  await expect(minutes).toHaveValue(before);
  expect(answers.questions).toHaveLength(4);

  await minutes.fill('45');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/profile$/);
  await expect(minutes).toBeHidden();
  expect(answers.questions).toHaveLength(5);
});
