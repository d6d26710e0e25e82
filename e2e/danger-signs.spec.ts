import type { Locator, Page } from '@playwright/test';
import { DANGER_PATIENCE_MS } from '#features/booking/rules/danger-check.ts';
import { expectAccessible } from './accessible.ts';
import { bookingDialog, chooseSlot, freeSlot } from './booking.ts';
import { expect, expectSoundAtBothSizes, hydrated, signInAsNewPatient, test } from './fixtures.ts';

test.use({ allowedConsole: [/ERR_FAILED/] });

/** Makes the first hospitals of the server's response open day and night, open now and closed. */
async function setOpen(page: Page): Promise<void> {
  await page.route(/\/api\/emergency-places\?/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { places: object[] };
    const open = ['always', 'open', 'closed'];
    await route.fulfill({
      response,
      json: { ...answer, places: answer.places.map((place, at) => ({ ...place, open: open[at] })) },
    });
  });
}

/** Opens a booking, describes symptoms and continues. */
async function describeSymptoms(page: Page, symptoms: string, providerId = 1) {
  await page.goto(`/?careType=routine&providerId=${providerId}`);
  await hydrated(page);
  const dialog = bookingDialog(page);
  await dialog.getByLabel('Additional Details').fill(symptoms);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  return dialog;
}

const WARNING = /may be an emergency/;
const MANY_SIGNS =
  'Crushing chest pain, cannot breathe, vomiting blood, face droops, worst headache of my life, fainted, convulsion';

/** Fails unless the call to 112 is in view above "Continue anyway", with five places in the list. */
async function expectCallInView(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('heading', { name: WARNING })).toBeFocused();
  await expect(dialog.getByRole('listitem').nth(4)).toBeAttached();
  await expect(dialog.getByRole('link', { name: 'Call 112' })).toBeInViewport({ ratio: 1 });
  const call = await dialog.getByRole('link', { name: 'Call 112' }).boundingBox();
  const anyway = await dialog.getByRole('button', { name: 'Continue anyway' }).boundingBox();
  expect((call?.y ?? 0) + (call?.height ?? 0)).toBeLessThan(anyway?.y ?? 0);
}

test('danger signs show 112 and the nearest hospitals, open or not, before the booking can continue, and Back leads to the symptoms', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await setOpen(page);
  const dialog = await describeSymptoms(page, MANY_SIGNS);
  const warning = dialog.getByRole('heading', { name: WARNING });
  await expect(warning).toBeFocused();
  await expect(dialog.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await expect(dialog.getByRole('heading', { name: /^Hospitals for emergencies near/ })).toBeVisible();
  const places = dialog.getByRole('region', { name: 'Where to go now' }).getByRole('listitem');
  await expect(places.getByText(/^(Open|Closed) (now|day)/)).toHaveText([
    'Open day and night',
    'Open now',
    'Closed now',
  ]);
  await test.step('many signs leave the call visible on a small screen', () => expectCallInView(dialog));
  await expectSoundAtBothSizes(page);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Additional Details')).toHaveValue(MANY_SIGNS);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  // The patient has not chosen to continue anyway, so the warning returns, with its own focus and scroll position.
  await test.step('also with text at 200 %', () => expectCallInView(dialog));
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

  await page.goBack();
  await expect(warning).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'Describe Your Symptoms' })).toBeFocused();
  await dialog.getByLabel('Additional Details').fill('vomiting blood since yesterday');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(dialog.getByRole('group', { name: 'Date' })).toBeVisible();
  await page.goBack();
  await expect(dialog.getByLabel('Additional Details')).toHaveValue('vomiting blood since yesterday');
});

/** A query with enough providers that no two tests book the same one. */
const LAGOS_GP = { city: 'Lagos', specialty: 'Family Medicine (General Practitioner)' };
const OLD = { dateOfBirth: '1956-03-03' };
const CHEST_PAIN = 'My symptoms include: Chest pain';

/** Signs in inside the booking dialog. */
async function signInInDialog(dialog: Locator, username: string): Promise<void> {
  await dialog.getByRole('tab', { name: 'Login' }).click();
  const form = dialog.getByRole('tabpanel');
  await form.getByLabel(/Username/).fill(username);
  await form.getByLabel('Password', { exact: true }).fill('secret-1');
  await form.getByRole('button', { name: 'Sign In' }).click();
}

test('the age of a patient who signs in before the booking is sent counts in the danger check', async ({ page }) => {
  const { username } = await signInAsNewPatient(page, OLD);
  await page.context().clearCookies();
  const wanted = await freeSlot(page, LAGOS_GP, 33);
  const dialog = await describeSymptoms(page, CHEST_PAIN, wanted.provider.id);
  await chooseSlot(dialog, wanted);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await signInInDialog(dialog, username);
  await expect(dialog.getByRole('heading', { name: WARNING })).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible();
});

const UNCHECKED = /couldn't check your symptoms/;

test('a failed danger check is reported once, with 112, and is repeated on the next Continue', async ({ page }) => {
  await page.route('**/api/triage', (route) => route.abort());
  const dialog = await describeSymptoms(page, 'my baby is not breathing');
  const unchecked = dialog.getByRole('heading', { name: UNCHECKED });
  await expect(unchecked).toBeFocused();
  await expect(dialog.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(dialog.getByRole('group', { name: 'Date' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('group', { name: 'Date' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await page.unroute('**/api/triage');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: WARNING })).toBeVisible();
});

const DANGER = 'vomiting blood since morning';

/**
 * Holds every triage response until `release`; `requestCount` returns how many requests were made. The page's clock can
 * be moved to the end of the patience with them.
 */
async function holdTriageResponses(page: Page): Promise<{ release: () => void; requestCount: () => number }> {
  await page.clock.install();
  const held = Promise.withResolvers<void>();
  let count = 0;
  await page.route('**/api/triage', async (route) => {
    count += 1;
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  return { release: held.resolve, requestCount: () => count };
}

/** Fills in a booking with danger signs, whose triage response is held, up to its last step. */
async function readyToConfirm(page: Page, pick: number): Promise<Locator> {
  const wanted = await freeSlot(page, LAGOS_GP, pick);
  const dialog = await describeSymptoms(page, DANGER, wanted.provider.id);
  await page.clock.runFor(DANGER_PATIENCE_MS);
  await dialog.getByRole('button', { name: 'Continue anyway' }).click();
  await chooseSlot(dialog, wanted);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  // The check is repeated, again without an answer.
  await page.clock.runFor(DANGER_PATIENCE_MS);
  return dialog;
}

/** Returns a list to which each booking request of the page is added. */
function watchBookings(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/appointments')) sent.push(request.url());
  });
  return sent;
}

test('a danger found while the patient signs in is shown before anything is booked', async ({ page }) => {
  const { username } = await signInAsNewPatient(page);
  await page.context().clearCookies();
  const sent = watchBookings(page);
  const { release } = await holdTriageResponses(page);
  const dialog = await readyToConfirm(page, 35);
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await page.clock.runFor(DANGER_PATIENCE_MS);
  await expect(dialog.getByRole('tab', { name: 'Login' })).toBeVisible();
  release();
  const warning = dialog.getByRole('heading', { name: WARNING });
  await expect(warning).toBeFocused();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await signInInDialog(dialog, username);
  await expect(warning).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible();
});

test('a late danger result still warns, and a second one does not continue the booking beneath the warning', async ({
  page,
}) => {
  const { release, requestCount } = await holdTriageResponses(page);
  const dialog = await describeSymptoms(page, DANGER);
  await page.clock.runFor(DANGER_PATIENCE_MS);
  await expect(dialog.getByRole('heading', { name: UNCHECKED })).toBeFocused();
  await dialog.getByRole('button', { name: 'Continue anyway' }).click();
  await dialog.getByRole('group', { name: 'Date' }).waitFor();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(requestCount).toBe(2);
  release();
  const warning = dialog.getByRole('heading', { name: WARNING });
  await expect(warning).toBeFocused();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('heading', { name: 'Provider', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(warning).toBeFocused();
  await dialog.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(dialog.getByRole('group', { name: 'Date' })).toBeVisible();
});

test('a booking closed during the danger check is not sent', async ({ page }) => {
  await signInAsNewPatient(page);
  const sent = watchBookings(page);
  const { release, requestCount } = await holdTriageResponses(page);
  const dialog = await readyToConfirm(page, 37);
  const before = requestCount();
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await expect.poll(requestCount).toBe(before + 1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  const answered = page.waitForResponse('**/api/triage');
  release();
  await (await answered).finished();
  // Two frames later, any effect of the response has happened.
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([]);
});
