import type { Locator, Page } from '@playwright/test';
import { bookingDialog, chooseSlot, freeSlot } from './booking.ts';
import { expect, expectAccessible, hydrated, signInAsNewPatient, test } from './fixtures.ts';

test.use({ allowedConsole: [/ERR_FAILED/] });

/** Opens a booking at the symptoms and writes some. */
async function describe(page: Page, symptoms: string, providerId = 1) {
  await page.goto(`/?careType=routine&providerId=${providerId}`);
  await hydrated(page);
  const dialog = bookingDialog(page);
  await dialog.getByLabel('Additional Details').fill(symptoms);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  return dialog;
}

test('danger signs come before the booking: 112, the nearest urgent care, and only then on', { tag: '@both' }, async ({
  page,
}) => {
  const dialog = await describe(page, 'Sudden weakness of my right arm, my face droops and I cannot speak well');
  const warning = dialog.getByRole('heading', { name: /may be an emergency/ });
  await expect(warning).toBeFocused();
  await expect(dialog.getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await expect(dialog.getByRole('heading', { name: /^Urgent care (in|near)/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByLabel('Additional Details')).toHaveValue(/Sudden weakness/);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  // Nobody has gone on in spite of it yet.
  await expect(warning).toBeFocused();
  await dialog.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(dialog.getByRole('group', { name: 'Date' })).toBeVisible();
});

test("the browser's Back leads from the warning to the symptoms, and on from there to the step before", async ({
  page,
}) => {
  const dialog = await describe(page, 'vomiting blood since morning');
  const warning = dialog.getByRole('heading', { name: /may be an emergency/ });
  await expect(warning).toBeFocused();
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

test('whoever was warned can continue anyway', async ({ page }) => {
  const dialog = await describe(page, 'vomiting blood since morning');
  await dialog.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(dialog.getByRole('group', { name: 'Date' })).toBeVisible();
});

/** There are enough of them that no two tests meet. */
const MANY = { city: 'Lagos', specialty: 'Family Medicine (General Practitioner)' };
const OLD = { dateOfBirth: '1956-03-03' };
const CHEST_PAIN = 'My symptoms include: Chest pain';

test('the age of whoever is signed in counts', async ({ page }) => {
  await signInAsNewPatient(page, OLD);
  const dialog = await describe(page, CHEST_PAIN);
  await expect(dialog.getByRole('heading', { name: /may be an emergency/ })).toBeVisible();
});

/** Signs in inside a booking that is signed out. */
async function signInInside(dialog: Locator, username: string): Promise<void> {
  await dialog.getByRole('tab', { name: 'Login' }).click();
  const form = dialog.getByRole('tabpanel');
  await form.getByLabel(/Username/).fill(username);
  await form.getByLabel('Password', { exact: true }).fill('secret-1');
  await form.getByRole('button', { name: 'Sign In' }).click();
}

test('the age of whoever signs in before the booking is sent counts', async ({ page }, { project }) => {
  const { username } = await signInAsNewPatient(page, OLD);
  await page.context().clearCookies();
  const wanted = await freeSlot(page, MANY, project.name === 'phone' ? 33 : 34);
  const dialog = await describe(page, CHEST_PAIN, wanted.provider.id);
  await chooseSlot(dialog, wanted);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await signInInside(dialog, username);
  await expect(dialog.getByRole('heading', { name: /may be an emergency/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible();
});

test('places to go to that are closed now come last and say so', async ({ page }) => {
  await page.route(/\/api\/providers\?.*openNow=true/, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('&openNow=true', '') });
    const found = (await response.json()) as object[];
    await route.fulfill({ response, json: found.slice(1, 2) });
  });
  const dialog = await describe(page, 'vomiting blood since morning');
  const places = dialog.getByRole('region', { name: 'Urgent care' }).getByRole('listitem');
  await expect(places.getByText(/^(Open|Closed) now$/)).toHaveText(['Open now', 'Closed now', 'Closed now']);
  await expectAccessible(page);
});

for (const letters of [100, 200]) {
  test(`many danger signs leave the call to 112 in sight on a small screen, letters at ${letters} %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.addInitScript((percent) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = `${percent}%`;
      });
    }, letters);
    const dialog = await describe(
      page,
      'Crushing chest pain, cannot breathe, vomiting blood, face droops, worst headache of my life, fainted, convulsion',
    );
    await expect(dialog.getByRole('heading', { name: /may be an emergency/ })).toBeFocused();
    await expect(dialog.getByRole('listitem').nth(4)).toBeAttached();
    await expect(dialog.getByRole('link', { name: 'Call 112' })).toBeInViewport({ ratio: 1 });
    const call = await dialog.getByRole('link', { name: 'Call 112' }).boundingBox();
    const anyway = await dialog.getByRole('button', { name: 'Continue anyway' }).boundingBox();
    expect((call?.y ?? 0) + (call?.height ?? 0)).toBeLessThan(anyway?.y ?? 0);
  });
}

test('harmless symptoms hold nobody up', async ({ page }) => {
  const dialog = await describe(page, 'runny nose for two days, no fever');
  await expect(dialog.getByRole('group', { name: 'Date' })).toBeVisible();
});

const UNCHECKED = /couldn't check your symptoms/;

test('that danger signs could not be looked for is said once, with 112, and they are looked for again', async ({
  page,
}) => {
  await page.route('**/api/triage', (route) => route.abort());
  const dialog = await describe(page, 'my baby is not breathing');
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
  await expect(dialog.getByRole('heading', { name: /may be an emergency/ })).toBeVisible();
});

for (const goesOn of [true, false]) {
  test(`an answer that comes late still warns, ${goesOn ? 'and leaves the booking where it is' : 'before it goes on'}`, async ({
    page,
  }) => {
    const wentOn = Promise.withResolvers<void>();
    await page.route('**/api/triage', async (route) => {
      await wentOn.promise;
      await route.continue();
    });
    const dialog = await describe(page, 'vomiting blood since morning');
    await expect(dialog.getByRole('heading', { name: UNCHECKED })).toBeFocused();
    const date = dialog.getByRole('group', { name: 'Date' });
    if (goesOn) {
      await dialog.getByRole('button', { name: 'Continue anyway' }).click();
      await expect(date).toBeVisible();
    }
    wentOn.resolve();
    await expect(dialog.getByRole('heading', { name: /may be an emergency/ })).toBeFocused();
    await dialog.getByRole('button', { name: 'Continue anyway' }).click();
    await expect(date).toBeVisible();
  });
}

const DANGER = 'vomiting blood since morning';
const isDanger = /may be an emergency/;

/** Holds back every answer about danger signs until it is let go. */
async function holdTriageResponses(page: Page): Promise<{ release: () => void; asked: () => number }> {
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/triage', async (route) => {
    asked += 1;
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  return { release: held.resolve, asked: () => asked };
}

/** Has a booking with danger signs, whose answer is held back, ready to be confirmed. */
async function readyToConfirm(page: Page, pick: number): Promise<Locator> {
  const wanted = await freeSlot(page, MANY, pick);
  const dialog = await describe(page, DANGER, wanted.provider.id);
  await dialog.getByRole('button', { name: 'Continue anyway' }).click();
  await chooseSlot(dialog, wanted);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  return dialog;
}

/** Notes what is booked. */
function watchBookings(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/appointments')) sent.push(request.url());
  });
  return sent;
}

test('a danger that is found while somebody signs in is warned of before anything is booked', async ({ page }, {
  project,
}) => {
  const { username } = await signInAsNewPatient(page);
  await page.context().clearCookies();
  const sent = watchBookings(page);
  const { release } = await holdTriageResponses(page);
  const dialog = await readyToConfirm(page, project.name === 'phone' ? 35 : 36);
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await expect(dialog.getByRole('tab', { name: 'Login' })).toBeVisible();
  release();
  const warning = dialog.getByRole('heading', { name: isDanger });
  await expect(warning).toBeFocused();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await signInInside(dialog, username);
  await expect(warning).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your appointment is booked' })).toBeVisible();
});

test('no second answer goes on under the warning that a first one led to', async ({ page }) => {
  const { release, asked } = await holdTriageResponses(page);
  const dialog = await describe(page, DANGER);
  await dialog.getByRole('button', { name: 'Continue anyway' }).click();
  await dialog.getByRole('group', { name: 'Date' }).waitFor();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(asked).toBe(2);
  release();
  const warning = dialog.getByRole('heading', { name: isDanger });
  await expect(warning).toBeFocused();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('heading', { name: 'Provider', exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(warning).toBeFocused();
});

for (const left of ['closed', 'left by Back'] as const) {
  test(`a booking that is ${left} while its symptoms are looked at isn't sent`, async ({ page }, { project }) => {
    await signInAsNewPatient(page);
    const sent = watchBookings(page);
    const { release, asked } = await holdTriageResponses(page);
    const pick = (left === 'closed' ? 37 : 39) + (project.name === 'phone' ? 0 : 1);
    const dialog = await readyToConfirm(page, pick);
    const before = asked();
    await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
    await expect.poll(asked).toBe(before + 1);
    await (left === 'closed' ? dialog.getByRole('button', { name: 'Close' }).click() : page.goBack());
    const answered = page.waitForResponse('**/api/triage');
    release();
    await (await answered).finished();
    // What would follow the answer has followed by the next picture.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    await (left === 'closed'
      ? expect(dialog).toBeHidden()
      : expect(dialog.getByRole('heading', { name: isDanger })).toBeVisible());
    expect(sent).toEqual([]);
  });
}
