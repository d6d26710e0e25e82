import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { countBytes, expect, expectNoSidewaysScroll, test } from './fixtures.ts';

test.use({ allowedConsole: [/ERR_BLOCKED_BY_CLIENT/] });

/** Bytes on the wire of a first page of a check, and of all pages until a result is in the diary. */
const FIRST_PAGE_BUDGET = 18_000;
const JOURNEY_BUDGET = 100_000;

test('when no script comes, a visitor checks symptoms, answers questions, and keeps the result in a diary', async ({
  page,
}) => {
  // Not by a route of the test, which would also keep the browser from caching.
  const wire = await countBytes(page);
  await wire.network.send('Network.setBlockedURLs', { urls: ['*.js'] });
  const arrive = async (heading: string) => {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
  const go = async (name: string) => await page.getByRole('button', { name, exact: true }).click();
  await page.goto('/symptom-check');
  await arrive('Symptom Check');
  expect(wire.bytes).toBeLessThanOrEqual(FIRST_PAGE_BUDGET);
  await page.getByLabel('Age in years').fill('old');
  await go('Continue');
  await expect(page.getByRole('link', { name: 'Please select a symptom' })).toBeInViewport();
  await page.getByLabel('Age in years').fill('31');
  await page.getByLabel('Symptom 1').selectOption('Cough');
  await page.getByLabel('How bad is it?').first().selectOption('mild');
  await page.getByRole('textbox', { name: 'In your own words' }).fill('xyzzy blorp since two days');
  await go('Continue');
  await expect(page.getByText('Question 1.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await go('Continue');
  await expect(page.getByText('Question 2.')).toBeVisible();
  await go('Skip the questions');
  await arrive('Your result');
  await expect(page.getByText('Not read: “xyzzy blorp”', { exact: true })).toBeVisible();
  await go('Change what you wrote');
  await page
    .getByRole('textbox', { name: 'In your own words' })
    .fill('crushing chest pain going to my left arm, I am sweating');
  await go('Continue');
  await arrive('Your result');
  await expect(page.getByRole('main').getByRole('link', { name: 'Call 112' })).toBeInViewport();
  await go('Keep this in my diary');
  await arrive('New here? Create an account');
  await registerAndAgree(page, go);
  await arrive('Your result');
  await page.getByRole('link', { name: 'Open my diary' }).click();
  await expect(page.getByText('crushing chest pain')).toBeVisible();
  await page.getByRole('link', { name: 'Record Symptoms' }).click();
  await arrive('Record Symptoms');
  expect(wire.bytes).toBeGreaterThan(30_000);
  expect(wire.bytes).toBeLessThanOrEqual(JOURNEY_BUDGET);
});

/** Makes an account and agrees to the diary, after which the result is in it. */
async function registerAndAgree(page: Page, go: (name: string) => Promise<void>): Promise<void> {
  const name = `check-${randomUUID().slice(0, 8)}`;
  const form = page.getByRole('region', { name: 'New here? Create an account' });
  await form.getByLabel('Full name', { exact: true }).fill('Ada Check');
  await form.getByLabel('E-mail').fill(`${name}@example.com`);
  await form.getByLabel('Username').fill(name);
  await form.getByLabel('Password').fill('a long and rare one');
  await go('Create Account');
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await go('Keep this in my diary');
}
