import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { countBytes, expect, expectNoSidewaysScroll, test } from './fixtures.ts';
import { completedAppointment } from './past-appointment.ts';

/** Bytes on the wire of a booking on plain pages. @see docs/performance.md */
const PLAIN_JOURNEY_BUDGET = 110_000;

test.use({ allowedConsole: [/ERR_BLOCKED_BY_CLIENT/] });

test('when no script comes, a new patient finds a provider, is warned, registers, books, moves, cancels and reviews', async ({
  page,
}) => {
  const wire = await countBytes(page);
  // Not by a route of the test, which would also keep the browser from caching.
  await wire.network.send('Network.setBlockedURLs', { urls: ['*.js'] });
  const arrive = async (heading: string) => {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  };
  const go = async (name: string) => await page.getByRole('button', { name, exact: true }).click();

  await page.goto('/?careType=routine');
  await page
    .getByRole('link', { name: /^Book / })
    .first()
    .click();
  await page.getByRole('link', { name: 'Book on a simple page' }).click();
  await arrive('Free times on');
  await page.getByLabel('Date', { exact: true }).selectOption({ index: 3 });
  await go('Show times');
  await page.getByRole('group', { name: 'Morning' }).getByRole('radio').first().check();
  await go('Continue');
  await arrive('Describe Your Symptoms');
  await go('Continue');
  await expect(page.getByRole('link', { name: 'Please describe your symptoms' })).toBeInViewport();
  const words = 'Severe chest pain and I cannot breathe';
  await page.getByRole('textbox', { name: 'Reason for visit' }).fill(words);
  await go('Continue');
  await arrive("This may be an emergency. Don't wait for an appointment.");
  await expect(page.getByRole('main').getByRole('link', { name: 'Call 112' })).toBeVisible();
  await go('Back');
  await expect(page.getByRole('textbox', { name: 'Reason for visit' })).toHaveValue(words);
  await go('Continue');
  await go('Continue anyway');
  await arrive('Sign in to book');
  await register(page);
  await arrive('Appointment Confirmation');
  await expect(page.getByText(words)).toBeVisible();
  await go('Confirm Appointment');
  await arrive('Your appointment is booked');
  expect(wire.bytes).toBeGreaterThan(30_000);
  expect(wire.bytes).toBeLessThanOrEqual(PLAIN_JOURNEY_BUDGET);

  await page.reload();
  await page.getByRole('link', { name: 'View My Appointments' }).click();
  await expect(page.getByText('Severe chest pain')).toHaveCount(1);

  await moveAndCancel(page, arrive, go);
  await review(page, arrive, go);
  await expectLateNote(page, wire.network);
});

/** Gives the only visit another time, with the warning once more, and then cancels it. */
async function moveAndCancel(
  page: Page,
  arrive: (heading: string) => Promise<void>,
  go: (name: string) => Promise<void>,
): Promise<void> {
  await page.getByRole('link', { name: 'Reschedule' }).click();
  await page.getByRole('link', { name: 'Book on a simple page' }).click();
  await expect(page.getByRole('heading', { name: 'Free times on' })).toBeVisible();
  await expect(page.getByText('It stays yours until you confirm the new time.')).toBeVisible();
  await page.getByRole('group', { name: 'Afternoon' }).getByRole('radio').last().check();
  await go('Continue');
  await go('Continue anyway');
  await go('Confirm Appointment');
  await expect(page.getByText(/^It replaces your visit on/)).toBeVisible();

  await page.getByRole('link', { name: 'View My Appointments' }).click();
  await go('Cancel');
  await arrive('Cancel this appointment?');
  await go('Cancel appointment');
  await expect(page.getByRole('status')).toHaveText(/^Your visit to .+ is cancelled\.$/);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Cancelled (1)' })).toBeVisible();
}

async function review(
  page: Page,
  arrive: (heading: string) => Promise<void>,
  go: (name: string) => Promise<void>,
): Promise<void> {
  await completedAppointment(page, 'Pediatrics', 3);
  await page.goto('/appointments');
  await go('Leave a review');
  await go('Save review');
  await expect(page.getByRole('link', { name: 'Please choose 1 to 5 stars' })).toBeInViewport();
  await page.getByRole('radio', { name: '4 stars' }).check();
  await arrive('Your review');
  await go('Save review');
  await expect(page.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you for your review' })).toBeVisible();
}

async function register(page: Page): Promise<void> {
  const create = page.getByRole('button', { name: 'Create Account', exact: true });
  const name = `plain-${randomUUID().slice(0, 8)}`;
  const form = page.getByRole('region', { name: 'New here? Create an account' });
  await form.getByLabel('Full name', { exact: true }).fill('Ada Plain');
  await form.getByLabel('E-mail').fill(`${name}@example.com`);
  await form.getByLabel('Username').fill(name);
  await form.getByLabel('Password').fill('1');
  await create.click();
  await expect(page.getByRole('link', { name: 'Password must be at least 6 characters' })).toBeInViewport();
  await expect(form.getByLabel('Username')).toHaveValue(name);
  await form.getByLabel('Password').fill('a long and rare one');
  await create.click();
}

/** Where scripts don't come, a screen that needs them says after a while what works without them. */
async function expectLateNote(page: Page, network: CDPSession): Promise<void> {
  await network.send('Animation.enable');
  await network.send('Animation.setPlaybackRate', { playbackRate: 1000 });
  await page.goto('/symptom-tracker');
  const late = page.getByRole('complementary').filter({ hasText: 'Part of this page has not come yet.' });
  await expect(late.getByRole('link', { name: 'Where to go in an emergency' })).toBeVisible();
  await expectAccessible(page);
  await network.send('Network.setBlockedURLs', { urls: [] });
  await page.reload();
  await expect(late).toHaveCount(0);
}
