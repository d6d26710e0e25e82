import { addDays, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { expect, expectSoundAtBothSizes, hydrated, test } from './fixtures.ts';
import { createAppointment, newPractice, signInTo } from './portal-practice.ts';
import { actOn, giveNumber, newQueue } from './queue-steps.ts';

test('the sheet of a day with 40 visits is one page of paper, with rows for walk-ins and no reasons', async ({
  page,
}) => {
  const practice = await newPractice();
  await signInTo(page, practice);
  const day = addDays(lagosDate(Date.now()), 1);
  const midnight = lagosInstant(day, '00:00');
  for (let number = 1; number <= 40; number++) {
    const startsAtMs = midnight + (number - 1) * 30 * 60_000;
    await createAppointment(practice.providerId, startsAtMs, `Amarachi Nwosu-Okafor ${number}`, 'A secret cough');
  }
  await page.goto(`/provider-portal?date=${day}`);
  await hydrated(page);
  await page.getByRole('link', { name: 'Print this day' }).click();
  await expect(page.getByRole('heading', { name: 'Day sheet' })).toBeVisible();
  const sheet = page.getByRole('region', { name: 'Page 1 of 1' });
  await expect(sheet.getByRole('row')).toHaveCount(1 + 40 + 2);
  await expect(sheet.getByRole('row').nth(1)).toContainText('00:00Amarachi Nwosu-Okafor 10803 555 0101');
  await expect(sheet).toContainText(practice.name);
  await expect(page.getByText('secret')).toHaveCount(0);
  await expectSoundAtBothSizes(page);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const paper = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });

  await page.getByRole('link', { name: 'Back to the day' }).click();
  await expect(page.getByText('40 visits')).toBeVisible();
  await page.goto('/provider-portal/day-sheet?date=2026-99-99');
  await expect(page.getByRole('region', { name: 'Page 1 of 1' }).getByRole('row')).toHaveCount(1 + 40 + 2);
});

test('the sheet of today shows who is here, who was seen, and walk-ins with their number and danger sign', {
  tag: '@desktop',
}, async ({ page }) => {
  const { practice } = await newQueue(page, { Vitals: 'vitals', Doctor: 'doctor' });
  const seen = await giveNumber(page, practice, 'Seen Patient');
  await actOn(page, seen, 'finish');
  const { id } = await giveNumber(page, practice, 'Urgent Patient');
  await page.request.put(`/api/portal/tickets/${id}/priority`, { data: { priority: 'danger' } });
  await page.goto('/provider-portal/day-sheet');
  await hydrated(page);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Seen Patient').getByRole('cell', { name: '\u2713' })).toHaveCount(2);
  await expect(row('Urgent Patient')).toContainText('A2 Urgent Patient, Danger sign');
  await expect(row('Urgent Patient')).toContainText('Walk-in');
  await expect(row('Urgent Patient').getByRole('cell', { name: '\u2713' })).toHaveCount(1);
});
