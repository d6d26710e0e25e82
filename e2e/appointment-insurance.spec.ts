import type { Locator, Page } from '@playwright/test';
import type { Appointment } from '#features/appointments/contract.ts';
import { addDays, lagosDate, lagosInstant } from '#platform/common/lagos-time.ts';
import { expectAccessible } from './accessible.ts';
import { bookingDialog, chooseSlot } from './booking.ts';
import { clickTwiceUnanswered, expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import { newPractice, type Practice, signInTo } from './portal-practice.ts';

test.use({ allowedConsole: [/status of 404/] });

const today = () => lagosDate(Date.now());
const appointmentDay = () => addDays(today(), 3);

/** Returns a free slot of the practice on the day that the tests use. */
function at(time: string) {
  const dateTime = new Date(lagosInstant(appointmentDay(), time)).toISOString();
  return { date: appointmentDay(), slot: { id: '', time, dateTime } };
}

/** Makes a practice that takes new patients and accepts one insurer, and signs this page in as its receptionist. */
async function practiceWithDesk(desk: Page): Promise<Practice> {
  const practice = await newPractice();
  await signInTo(desk, practice);
  const settings = {
    acceptedInsurance: ['Hygeia HMO'],
    acceptingNewPatients: true,
    cancellation: { kobo: null, percent: null, note: null },
  };
  const answer = await desk.request.put(`/api/portal/providers/${practice.providerId}/settings`, { data: settings });
  expect(answer.status()).toBe(200);
  return practice;
}

async function addPlan(page: Page, provider: string, planName: string, expiryDate?: string): Promise<number> {
  const answer = await page.request.post('/api/insurance-plans', {
    data: {
      ...{ provider, planName, memberId: 'HYG-12345', policyHolder: 'Bola Test', relationToPatient: 'Self' },
      ...{ effectiveDate: addDays(today(), -300), contactNumber: '0800 000 0099', ...(expiryDate && { expiryDate }) },
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** Stores a health fact of the patient. */
async function keepAllergy(page: Page): Promise<void> {
  const health = { allergies: 'Penicillin', genotype: 'AS', illnesses: null, medicines: null, isPregnant: null };
  const data = { ...health, contactName: null, contactPhone: null };
  expect((await page.request.put('/api/health-facts', { data })).ok()).toBe(true);
}

/** Opens the booking, chooses a time and goes to the review step. */
async function toReview(page: Page, { providerId }: Practice, time: string): Promise<Locator> {
  await page.goto(`/?providerId=${providerId}&careType=routine`);
  await hydrated(page);
  const dialog = bookingDialog(page);
  await dialog.getByRole('button', { name: 'Cough' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await chooseSlot(dialog, at(time));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: 'Appointment Confirmation' })).toBeFocused();
  return dialog;
}

const plansIn = (dialog: Locator) => dialog.getByRole('group', { name: 'Pay with insurance' });

test('a chosen plan is shared, kept when the visit is rescheduled, and can be withdrawn', async ({ page, browser }) => {
  test.setTimeout(150_000);
  const desk = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const practice = await practiceWithDesk(desk);
  await signInAsNewPatient(page);
  await keepAllergy(page);
  await addPlan(page, 'Hygeia HMO', 'Gold');
  await addPlan(page, 'Reliance HMO', 'Red Beryl');
  await addPlan(page, 'Avon Healthcare Limited', 'Past', addDays(today(), 1));

  const dialog = await toReview(page, practice, '10:00');
  const plans = plansIn(dialog);
  await expect(plans.getByRole('radio')).toHaveCount(3);
  await expect(plans.getByRole('radio', { name: 'Share no insurance plan' })).toBeChecked();
  await expect(plans.getByRole('radio', { name: 'Hygeia HMO – Gold' })).toHaveAccessibleDescription('Accepted here');
  await expect(plans.getByRole('radio', { name: 'Reliance HMO – Red Beryl' })).toHaveAccessibleDescription(
    'Not listed by this provider: ask before the visit',
  );
  await expect(plans.getByText('Plans that are not valid on the day of this visit are left out.')).toBeVisible();
  await plans.getByRole('radio', { name: 'Hygeia HMO – Gold' }).check();
  const facts = (at: Locator) => at.getByRole('checkbox', { name: /^Share them with .+ for this visit$/ });
  await expect(facts(dialog)).not.toBeChecked();
  await facts(dialog).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await expect(dialog.getByText('Shared with the provider: Hygeia HMO – Gold')).toBeVisible();

  await dialog.getByRole('link', { name: 'View My Appointments' }).click();
  const upcoming = page.getByRole('region', { name: /Upcoming/ });
  await expect(upcoming.getByText('Shared with the provider: Hygeia HMO – Gold')).toBeVisible();

  await upcoming.getByRole('link', { name: 'Reschedule' }).click();
  await hydrated(page);
  const moving = bookingDialog(page);
  await chooseSlot(moving, at('11:00'));
  await moving.getByRole('button', { name: 'Continue' }).click();
  await expect(plansIn(moving).getByRole('radio', { name: 'Hygeia HMO – Gold' }).first()).toBeChecked();
  await expect(facts(moving)).toBeChecked();
  await moving.getByRole('button', { name: 'Confirm Appointment' }).click();
  await moving.getByRole('link', { name: 'View My Appointments' }).click();
  await expect(upcoming.getByText('Shared with the provider: Hygeia HMO – Gold')).toBeVisible();

  await desk.goto(`/provider-portal?date=${appointmentDay()}`);
  const card = desk.getByRole('listitem').filter({ hasText: 'Bola Test' });
  for (const shown of ['Hygeia HMO – Gold', 'Member number HYG-12345', 'Allergies: Penicillin']) {
    await expect(card.getByText(shown)).toBeVisible();
  }
  await expectAccessible(desk);

  await expect(upcoming.getByText('Shared with the provider: health facts')).toBeVisible();
  const stop = upcoming.getByRole('button', { name: 'Stop sharing' }).first();
  await stop.click();
  await expectAccessible(page);
  await upcoming.getByRole('button', { name: 'Keep sharing' }).click();
  await expect(stop).toBeFocused();
  await stop.click();
  await clickTwiceUnanswered(stop);
  await expect(page.locator('.toast')).toContainText('Insurance no longer shared');
  await expect(upcoming.getByText(/Shared with the provider/)).toHaveText('Shared with the provider: health facts');
  await expect(upcoming.getByRole('heading', { name: practice.name })).toBeFocused();
  await desk.reload();
  await expect(card).toBeVisible();
  await expect(card.getByText('HYG-12345')).toHaveCount(0);
  await desk.context().close();
});

test('a patient without plans gets no choice of plans; a plan deleted meanwhile is reported, and none is shared without it', async ({
  page,
}) => {
  const practice = await practiceWithDesk(page);
  await signInAsNewPatient(page);
  const dialog = await toReview(page, practice, '10:00');
  await expect(dialog.getByText(/When you confirm, .+ will see your name/)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(plansIn(dialog)).toHaveCount(0);

  const id = await addPlan(page, 'Hygeia HMO', 'Gold');
  await page.reload();
  await expect(plansIn(dialog).getByRole('radio')).toHaveCount(2);
  await plansIn(dialog).getByRole('radio', { name: 'Hygeia HMO – Gold' }).check();
  await page.request.delete(`/api/insurance-plans/${id}`);
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await expect(dialog.getByText('There is no such insurance plan. Choose another one.')).toBeVisible();
  await plansIn(dialog).getByRole('radio', { name: 'Share no insurance plan' }).check();
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/appointments') && answer.ok());
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  expect(((await (await sent).json()) as Appointment).insurance).toBeNull();
  await expect(dialog.getByText('Your appointment is booked')).toBeVisible();

  await test.step('a plan links to the providers who accept its insurer', async () => {
    await addPlan(page, 'Hygeia HMO', 'Gold');
    await addPlan(page, 'Other', 'Company plan');
    await page.goto('/insurance-information');
    await hydrated(page);
    await expect(page.getByRole('link', { name: /^Find providers who accept/ })).toHaveCount(1);
    await page.getByRole('link', { name: 'Find providers who accept Hygeia HMO' }).click();
    await expect(page).toHaveURL(/\?insurance=Hygeia(%20|\+)HMO/);
    await expect(page.getByRole('link', { name: 'Remove filter: Hygeia HMO' })).toBeVisible();
  });
});
