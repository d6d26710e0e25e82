import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';

/** Opens the dialog on the tracker. */
async function record(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Record Symptoms', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Record Symptoms' });
  // The dialog takes the focus when it opens, so wait before focusing anything else.
  await expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toHaveCount(1);
  return dialog;
}

/** Signs in as a new patient and opens the tracker's dialog. */
async function openDialog(page: Page): Promise<Locator> {
  await signInAsNewPatient(page);
  await page.goto('/symptom-tracker');
  await hydrated(page);
  return await record(page);
}

async function choose(page: Page, symptom: string, severity: 'mild' | 'moderate' | 'severe') {
  await page.getByLabel(/feel\?$/).selectOption(symptom);
  await page.getByRole('group', { name: symptom }).getByLabel(severity, { exact: true }).check();
}

/** Answers every question with No until the result is there. */
async function answerNo(page: Page) {
  const result = page.getByRole('dialog', { name: 'Your result' });
  const question = page.getByText(/^Question \d/);
  await expect(result.or(question)).toBeVisible();
  for (let number = 1; number <= 6 && (await question.isVisible()); number++) {
    await expect(question).toContainText(`Question ${number}.`);
    await page.getByRole('button', { name: 'No', exact: true }).click();
    await expect(result.or(page.getByText(`Question ${number + 1}.`))).toBeVisible();
  }
  return result;
}

/** All errors are listed at once: symptom, severity, age, day, consent. Leaves the form with one mild symptom. */
async function expectErrors(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByLabel('Your age in years').fill('three');
  await dialog.getByLabel('When did it begin?').fill('2099-01-01');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const summary = dialog.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter an age in whole years, from 0 to 120.',
    'Please select a symptom',
    'That day has not come yet.',
    'Please agree so that we may keep what you record.',
  ]);
  await dialog.getByLabel('Your age in years').fill('');
  await dialog.getByLabel('When did it begin?').fill('');
  await page.getByLabel('What do you feel?').selectOption('Cough');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please select a severity level').first()).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'There is a problem' })).toBeFocused();
  await dialog.getByRole('link', { name: 'Please select a severity level' }).click();
  await expect(page.getByRole('group', { name: 'Cough' }).getByLabel('mild', { exact: true })).toBeFocused();
  await page.getByRole('group', { name: 'Cough' }).getByLabel('mild', { exact: true }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(summary.getByRole('link')).toHaveText(['Please agree so that we may keep what you record.']);
  await summary.getByRole('link').click();
  await expect(dialog.getByRole('checkbox', { name: /I agree/ })).toBeFocused();
  await expectAccessible(page);
}

/** Arrow keys browse the symptoms without choosing; Enter or leaving the list chooses. */
async function browseSymptoms(page: Page, dialog: Locator): Promise<void> {
  const list = dialog.getByLabel(/feel\?$/);
  const rows = dialog.getByRole('group').filter({ has: page.getByRole('radio', { name: 'severe', exact: true }) });
  await expect(list.getByRole('option')).not.toHaveCount(1);
  await list.focus();
  for (const expected of [1, 2, 3]) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => list.evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(expected);
  }
  await expect(list).toBeFocused();
  await expect(rows).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(rows.getByRole('radio', { checked: true })).toHaveCount(1);
  await list.focus();
  await page.keyboard.type('Fati');
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('group', { name: 'Fatigue' })).toBeVisible();
  await expect(list).toHaveValue('');
}

test('a new diary says what to do; its form lists all errors at once and is filled in by keyboard', async ({
  page,
}) => {
  const signedOut = await page.request.get('/symptom-tracker', { maxRedirects: 0 });
  expect(signedOut.headers()['location']).toBe('/auth?next=%2Fsymptom-tracker');
  await signInAsNewPatient(page);
  await page.goto('/symptom-tracker');
  await hydrated(page);
  await expect(page.getByText('No symptom records yet')).toBeVisible();
  for (const tab of await page.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 });
  await page.getByRole('tab', { name: 'Symptoms History' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('No health insights yet')).toBeVisible();
  await expectAccessible(page);
  const dialog = await record(page);
  await test.step('errors', () => expectErrors(page, dialog));
  await test.step('the list of symptoms by keyboard', () => browseSymptoms(page, dialog));
});

/** Goes on to the result, the history and the insights, which can be rated. */
async function finish(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const result = await answerNo(page);
  await expect(result.getByText(/(High|Medium) urgency/)).toBeVisible();
  await expect(result.getByRole('heading', { name: 'Why' })).toBeVisible();
  await expectAccessible(page);
  await result.getByRole('button', { name: 'Done' }).click();

  await expect(page.getByText('38.2 °C')).toBeVisible();
  await page.getByRole('tab', { name: 'Health Insights' }).click();
  const insight = page.getByRole('article').filter({ hasText: 'malaria test' });
  await insight.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(insight.getByRole('paragraph').filter({ hasText: 'malaria test before' })).toBeFocused();
  await insight.getByRole('button', { name: '4 stars' }).click();
  await expect(insight.getByRole('img', { name: '4 out of 5' })).toBeVisible();
  await expect(insight.getByRole('button')).toHaveCount(0);
  await page.reload();
  await expect(insight.getByRole('img', { name: '4 out of 5' })).toBeVisible();
  await expectAccessible(page);
}

test('recording asks one question at a time, Back returns without losing an answer, also on reload, and the insights can be rated', async ({
  page,
}) => {
  await page.goto('/faq');
  const dialog = await openDialog(page);
  await choose(page, 'Fever', 'moderate');
  await dialog.getByLabel('Your age in years').fill('30');
  await dialog.getByLabel('In your own words').fill('body dey hot');
  await page.reload();
  await hydrated(page);
  await page.getByRole('link', { name: 'Record Symptoms', exact: true }).click();
  await expect(dialog.getByLabel('In your own words')).toHaveValue('body dey hot');
  await expect(dialog.getByLabel('Your age in years')).toHaveValue('30');
  await dialog.getByRole('checkbox', { name: /I agree/ }).check();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Question 1.')).toBeVisible();
  const first = await dialog.getByRole('heading', { level: 3 }).innerText();
  await dialog.getByRole('button', { name: 'No', exact: true }).click();
  await expect(dialog.getByText('Question 2.')).toBeVisible();
  const second = await dialog.getByRole('heading', { level: 3 }).innerText();
  expect(second).not.toBe(first);

  await page.goBack();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(first);
  await page.goBack();
  await expect(dialog.getByLabel('Your age in years')).toHaveValue('30');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Question 1.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back', exact: true }).click();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/symptom-tracker$/);

  await page.getByRole('link', { name: 'Record Symptoms', exact: true }).click();
  await expect(dialog.getByLabel('Your age in years')).toHaveValue('30');
  await expect(dialog.getByRole('group', { name: 'Fever' }).getByLabel('moderate', { exact: true })).toBeChecked();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Record Symptoms', exact: true }).click();
  await expect(dialog.getByLabel('Your age in years')).toHaveValue('30');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);

  await page.goForward();
  await hydrated(page);
  await record(page);
  await expect(dialog.getByLabel('Your age in years')).toHaveValue('30');
  await dialog.getByLabel('Temperature (°C)').fill('38,2');
  await dialog.getByRole('checkbox', { name: /I agree/ }).check();
  await test.step('the result, the history and rated insights', () => finish(page, dialog));
});

/** Stores the consent, gets an immediate result with 112, and asks for the place. */
async function recordEmergency(page: Page, dialog: Locator): Promise<void> {
  await choose(page, 'Chest pain', 'severe');
  await dialog.getByLabel('Your age in years').fill('58');
  await dialog
    .getByLabel('In your own words')
    .fill('crushing pain going to my left arm, I am sweating and short of breath');
  await dialog.getByRole('checkbox', { name: /I agree/ }).check();
  const consent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/consents'));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  expect((await consent).postDataJSON()).toEqual({ purpose: 'symptom_tracking', granted: true });
  const result = page.getByRole('dialog', { name: 'Your result' });
  await expect(result.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await expect(result.getByRole('heading', { name: 'Hospitals for emergencies' })).toBeVisible();
  await result.getByLabel('State').selectOption('Lagos');
  await result.getByRole('button', { name: 'Show hospitals' }).click();
  await expect(result.getByRole('heading', { name: 'Hospitals for emergencies near Ikeja' })).toBeVisible();
  await expect(result.getByRole('listitem').getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await result.getByRole('button', { name: 'Done' }).click();
}

test('an emergency gets 112 and hospitals at once; booking from a result carries over the symptoms and the person', async ({
  page,
}) => {
  const dialog = await openDialog(page);
  await test.step('an emergency', () => recordEmergency(page, dialog));
  await record(page);
  await dialog.getByLabel('My child').check();
  await dialog.getByLabel("Child's name").fill('Ada');
  await dialog.getByLabel("Child's age in years").fill('4');
  await choose(page, 'Itching', 'mild');
  await dialog.getByLabel('In your own words').fill('itchy skin on the arms, no fever');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const result = await answerNo(page);
  await expect(result.getByRole('link', { name: /Book a visit|Find somebody/ })).toHaveAttribute('href', /careType=/);
  const free = result.getByRole('listitem').filter({ hasText: /Available/ });
  await expect(free.first()).toBeVisible();
  await expectAccessible(page);
  await free.first().getByRole('link', { name: /^Book/ }).click();
  await expect(page).toHaveURL(/careType=(routine|urgent)/);
  const booking = page.getByRole('dialog');
  await expect(booking.getByLabel('Additional Details')).toHaveValue(/Itching \(mild\)/);
  await expect(booking.getByRole('radio', { name: 'Someone else' })).toBeChecked();
  await expect(booking.getByLabel('Name of the person')).toHaveValue('Ada');
  await expect(booking.getByLabel('Age')).toHaveValue('4');
  await expect(booking.getByLabel('The person is your...')).toHaveValue('child');
});

test.describe('when the network fails', () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED/] });

  test('free text alone is enough, sent once over a failing network; its interpretation is shown and charted', async ({
    page,
    context,
  }) => {
    const dialog = await openDialog(page);
    await dialog.getByLabel('In your own words').fill('body dey hot since yesterday and severe headache');
    await dialog.getByRole('checkbox', { name: /I agree/ }).check();
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Error recording symptom')).toBeVisible();
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    const result = await answerNo(page);
    await expect(result.getByText('Read from your words:')).toBeVisible();
    await expect(result.getByText('Headache, severe')).toBeVisible();
    const read = result.getByRole('region').or(result.locator('section')).filter({ hasText: 'What we read' });
    await expect(read.getByText('fever, 1 day')).toBeVisible();
    await read.getByRole('button', { name: 'Not true: fever' }).focus();
    await page.keyboard.press('Enter');
    await expect(read.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(read.getByText('You said this is not true: fever')).toBeVisible();
    await expect(read.getByText('fever, 1 day')).toBeHidden();
    await expect(read.getByRole('heading')).toBeFocused();
    await expectAccessible(page);
    await result.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('Headache, severe');
    const another = { symptoms: [{ name: 'Headache', severity: 'mild' }], temperature: 37.2 };
    expect((await page.request.post('/api/symptom-tracking', { data: another })).status()).toBe(201);
    await page.reload();
    await expect(page.getByRole('img', { name: 'Worst severity of each entry' })).toBeVisible();
    await page.getByText('Show as a table').click();
    await expect(page.getByRole('row').filter({ hasText: '37.2 °C' })).toContainText('mild');
    await expect(page.getByRole('row').filter({ hasText: 'severe' })).toContainText('–');
    await expectAccessible(page);
  });
});
