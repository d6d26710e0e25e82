import type { Locator, Page } from '@playwright/test';
import type { Slot } from '#features/schedules/contract.ts';
import { lagosInstant } from '#platform/common/lagos-time.ts';
import { expectAccessible } from './accessible.ts';
import { bookingDialog, chooseSlot } from './booking.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import { type DescribedPlace, describePlace, newPractice, type Practice, tenAm } from './portal-practice.ts';

test.use({ allowedConsole: [/status of 409/] });

const ADA = 'Dr. Ada Obi';
const BEN = 'Dr. Ben Eze';
const SCALING = 'Scaling and polishing';

/** A practice of two people, of whom only one gives the service of an hour. */
async function dentalPractice(): Promise<Practice & DescribedPlace> {
  const practice = await newPractice({ acceptsNewPatients: true });
  const place = await describePlace(
    practice,
    { [ADA]: 'Dental surgeon', [BEN]: 'Dental surgeon' },
    { [SCALING]: { minutes: 60, priceKobo: 1_500_000, by: [ADA] } },
  );
  return { ...practice, ...place };
}

/** Describes symptoms and goes on to the Schedule step. */
async function toSchedule(dialog: Locator): Promise<void> {
  const next = dialog.getByRole('button', { name: 'Continue' });
  await expect(dialog.getByRole('heading', { name: 'Care Type' })).toBeVisible();
  await next.click();
  await dialog.getByRole('textbox', { name: /Additional Details/ }).fill('Toothache when chewing');
  await next.click();
  await expect(dialog.getByRole('heading', { name: 'Schedule' })).toBeFocused();
}

/** Waits until the free times of the chosen day are on screen. */
async function timesRead(dialog: Locator): Promise<void> {
  await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
}

const slotAt = (time: string): Slot => ({ id: '', time, dateTime: '' });
const held = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/api/slot-holds') && answer.ok());

test('a patient finds a service with its price, chooses who gives it, and moves the visit with both', async ({
  page,
}) => {
  const practice = await dentalPractice();
  const { date } = tenAm(2);
  await signInAsNewPatient(page);
  await page.goto(`/provider/${practice.providerId}`);
  await hydrated(page);
  const service = page.getByRole('link', { name: new RegExp(`^${SCALING}`) });
  await expect(service).toContainText('60 minutes, ₦15,000');
  await expect(page.getByRole('link', { name: /^Dr. Ben Eze/ })).toContainText('Next free time');
  await expectAccessible(page);
  await service.click();
  const dialog = bookingDialog(page);
  await toSchedule(dialog);
  const what = dialog.getByLabel('What is the visit for?');
  const whom = dialog.getByLabel('With whom?');
  await expect(what.locator('option:checked')).toHaveText(`${SCALING} (60 minutes, ₦15,000)`);
  await expect(whom.locator('option')).toHaveText(['Whoever is free', `${ADA}, Dental surgeon`]);
  await whom.selectOption({ label: `${ADA}, Dental surgeon` });
  await timesRead(dialog);
  const [hold] = await Promise.all([held(page), chooseSlot(dialog, { date, slot: slotAt('10:00') })]);
  expect(hold.request().postDataJSON()).toMatchObject({
    serviceId: practice.services.get(SCALING),
    personId: practice.people.get(ADA),
  });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: 'Appointment Confirmation' })).toBeFocused();
  await expect(dialog.getByText(SCALING)).toBeVisible();
  await expect(dialog.getByText('60 minutes, ₦15,000')).toBeVisible();
  await expect(dialog.getByText(ADA, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible();
  await expect(dialog.getByText(ADA, { exact: true })).toBeVisible();

  await dialog.getByRole('link', { name: 'View My Appointments' }).click();
  const card = page.getByRole('listitem').filter({ hasText: practice.name });
  await expect(card.getByText(`With ${ADA}`)).toBeVisible();
  await expect(card.getByText(`${SCALING} (60 minutes, ₦15,000)`)).toBeVisible();
  await card.getByRole('link', { name: 'Reschedule' }).click();
  await expect(what.locator('option:checked')).toHaveText(`${SCALING} (60 minutes, ₦15,000)`);
  await expect(whom.locator('option:checked')).toHaveText(`${ADA}, Dental surgeon`);
  await timesRead(dialog);
  await chooseSlot(dialog, { date, slot: slotAt('11:00') });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await expect(dialog.getByText(/It replaces your visit on/)).toBeVisible();
  await expect(dialog.getByText(SCALING)).toBeVisible();
  await expect(dialog.getByText(ADA, { exact: true })).toBeVisible();
});

/** With three visits to come the patient reads at Confirm that the practice has to be called, and its number. */
async function expectCallWanted(page: Page, practice: Practice): Promise<void> {
  const { date } = tenAm(2);
  for (const time of ['09:00', '09:30', '10:00']) {
    const wanted = { visitType: 'in-person', careType: 'routine', reason: 'Toothache' };
    const startsAt = new Date(lagosInstant(date, time)).toISOString();
    const data = { ...wanted, providerId: practice.providerId, date: startsAt };
    expect((await page.request.post('/api/appointments', { data })).status()).toBe(201);
  }
  await page.goto(`/provider/${practice.providerId}?providerId=${practice.providerId}`);
  await hydrated(page);
  const dialog = bookingDialog(page);
  await toSchedule(dialog);
  await chooseSlot(dialog, { date: tenAm(3).date, slot: slotAt('10:00') });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  const refusal = dialog.getByRole('alert');
  await expect(refusal).toContainText('Cancel one of them first, or call the practice.');
  await expect(refusal.getByRole('link')).toHaveAttribute('href', 'tel:08035550101');
  await expectAccessible(page);
}

test('another choice reads the times again, and gives up a held time that does not fit; a reload keeps the choice; with three visits to come the practice has to be called', async ({
  page,
}) => {
  const practice = await dentalPractice();
  const { date } = tenAm(2);
  await signInAsNewPatient(page);
  await page.goto(
    `/provider/${practice.providerId}?providerId=${practice.providerId}&personId=${practice.people.get(BEN)}`,
  );
  await hydrated(page);
  const dialog = bookingDialog(page);
  await toSchedule(dialog);
  const what = dialog.getByLabel('What is the visit for?');
  const whom = dialog.getByLabel('With whom?');
  await expect(whom.locator('option')).toHaveText([
    'Whoever is free',
    `${ADA}, Dental surgeon`,
    `${BEN}, Dental surgeon`,
  ]);
  await expect(whom.locator('option:checked')).toHaveText(`${BEN}, Dental surgeon`);
  await timesRead(dialog);
  // The last start before the practice closes, too late for an hour.
  const last = dialog.getByRole('radio', { name: '11:30' });
  await Promise.all([held(page), chooseSlot(dialog, { date, slot: slotAt('11:30') })]);
  const [again] = await Promise.all([held(page), whom.selectOption({ label: 'Whoever is free' })]);
  expect(again.request().postDataJSON()).not.toHaveProperty('personId');
  await timesRead(dialog);
  await expect(last).toBeChecked();

  await what.selectOption({ label: `${SCALING} (60 minutes, ₦15,000)` });
  await timesRead(dialog);
  await expect(dialog.getByRole('radio', { name: '11:00' })).toBeVisible();
  await expect(last).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toContainText('Please choose another one.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Please select a time')).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(what.locator('option:checked')).toHaveText(`${SCALING} (60 minutes, ₦15,000)`);
  await expect(whom.locator('option:checked')).toHaveText('Whoever is free');
  await what.focus();
  await page.keyboard.press('ArrowUp');
  await expect(what.locator('option:checked')).toHaveText('Ordinary visit');
  await timesRead(dialog);
  await expect(last).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await test.step('with three visits to come', () => expectCallWanted(page, practice));
});

test('without scripts the page lists services and people as links', async ({ request }) => {
  const practice = await dentalPractice();
  const html = await (await request.get(`/provider/${practice.providerId}`)).text();
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', inner = '']) => ({
    href: href.replaceAll('&amp;', '&'),
    text: inner.replaceAll(/<[^>]*>/g, ''),
  }));
  expect(links.find(({ text }) => text.startsWith(SCALING))?.href).toContain(
    `serviceId=${practice.services.get(SCALING)}`,
  );
  expect(links.find(({ text }) => text.startsWith(ADA))?.href).toContain(`personId=${practice.people.get(ADA)}`);
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  expect(JSON.parse(data ?? '')).toMatchObject({
    employee: [{ name: ADA, jobTitle: 'Dental surgeon' }, { name: BEN }],
    makesOffer: [{ price: '15000.00', priceCurrency: 'NGN', itemOffered: { name: SCALING } }],
  });
});
