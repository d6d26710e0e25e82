import type { Browser, Page } from '@playwright/test';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { expectAccessible } from './accessible.ts';
import {
  expect,
  expectNoSidewaysScroll,
  expectSoundAtBothSizes,
  hydrated,
  signInAsAdmin,
  signInAsNewPatient,
  test,
} from './fixtures.ts';
import { mailedLink } from './outbox.ts';
import { newPractice, signInTo } from './portal-practice.ts';

// A way of many steps: where one can't be done, the test should end.
// Where the member logs out, requests of the portal may be under way.
test.use({ actionTimeout: 15_000, allowedConsole: [/status of 401/] });

const PASSWORD = 'a rare and long one';
const DOCTORS = ['Dr Ada Obi', 'Dr Ben Eze', 'Dr Chi Ude', 'Dr Dan Ojo'];
const POSITION = { latitude: 9.0811, longitude: 7.4731 };

const newWindow = async (browser: Browser, of: Page) =>
  await (await browser.newContext({ viewport: of.viewportSize() })).newPage();
const day = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const portal = (page: Page) => page.getByRole('banner');
const step = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

async function choosePin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Put a pin on the map' }).click();
  const map = page.getByRole('region', { name: 'Map' });
  await expect(map.locator('.leaflet-container')).toBeVisible();
  await page.getByRole('button', { name: 'Use my position' }).click();
  const pin = page.getByText(/^The pin is at/);
  await expect(pin).toHaveText('The pin is at 9.0811, 7.4731.');
  await map.locator('.leaflet-container').focus();
  await page.keyboard.press('ArrowUp');
  await expect(pin).not.toHaveText('The pin is at 9.0811, 7.4731.');
  await page.getByRole('button', { name: 'Use my position' }).click();
  await expect(pin).toHaveText('The pin is at 9.0811, 7.4731.');
}

/** Fills in the application of a clinic with these people and sends it. */
async function apply(page: Page, name: string, email: string, people: readonly string[]): Promise<void> {
  await page.goto('/join-network');
  await hydrated(page);
  await page.getByRole('radio', { name: 'A clinic, hospital, laboratory or pharmacy' }).check();
  await page.getByLabel('Name of the practice').fill(name);
  await page.getByLabel('Type of facility').selectOption('Clinic');
  await page.getByLabel('Your own name').fill('Ngozi Bello');
  await page.getByLabel('Specialty').selectOption('Family Medicine');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Phone').fill('0800 000 0012');
  await page.getByLabel('Address').fill('12 Aminu Kano Crescent');
  await page.getByLabel('State', { exact: true }).selectOption('Abuja FCT');
  await page.getByLabel('Local government area (optional)').selectOption('Bwari');
  await page.getByLabel('CAC number (optional)').fill('RC 123456');
  await page.getByLabel('PHERMC facility licence number (optional)').fill('PH/0711');
  for (const [at, person] of people.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add a person' }).click();
    await page.getByLabel('Name, as patients read it').nth(at).fill(person);
  }
  await page.getByLabel('What they are (optional)').first().fill('Physician');
  for (const name of ['Saturday', 'Sunday'])
    await day(page, name).getByRole('button', { name: 'Open 24 hours' }).click();
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible();
}

/** An administrator reads the application, approves and converts it. */
async function approve(browser: Browser, of: Page, name: string, email: string, further: string): Promise<void> {
  const reviewer = await newWindow(browser, of);
  await signInAsAdmin(reviewer);
  await reviewer.goto(`/admin/applications?q=${email}`);
  await hydrated(reviewer);
  const open = () => reviewer.getByRole('button', { name: `Review ${name}`, exact: true }).click();
  const dialog = reviewer.getByRole('dialog', { name: 'Review application' });
  await open();
  await expect(dialog.getByText('RC 123456')).toBeVisible();
  await expect(dialog.getByText('Dr Ada Obi, Physician')).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Saturday Open 24 hours/ })).toHaveCount(2);
  await expect(dialog.getByRole('group', { name: 'Not checked' })).toContainText("The CAC number wasn't looked up.");
  await expect(dialog.getByRole('heading', { name: further })).toBeVisible();
  await expectSoundAtBothSizes(reviewer);
  await dialog.getByRole('button', { name: `Approve ${name}` }).click();
  await expect(reviewer.locator('.toast').filter({ hasText: 'Application has been approved' })).toBeVisible();
  await reviewer.getByRole('button', { name: `Convert ${name}` }).click();
  await expect(reviewer.locator('.toast').filter({ hasText: 'Application converted' })).toBeVisible();
  await reviewer.context().close();
}

/** Does the steps before patients can book, with an address whose reader answers the test alert. */
async function startBookings(page: Page, browser: Browser, name: string, email: string): Promise<void> {
  const people = page.getByRole('list', { name: 'Who takes visits when' }).getByRole('listitem');
  await expect(people).toHaveCount(DOCTORS.length);
  for (const doctor of DOCTORS)
    await expect(people.filter({ hasText: doctor })).toContainText('More than 12 hours on: Saturday, Sunday.');
  await expect(people.filter({ hasText: 'At the same times also at: Way In Garki' })).toHaveCount(DOCTORS.length);
  await page.getByRole('button', { name: 'Works only here : Dr Dan Ojo' }).click();
  await expect(people.filter({ hasText: 'At the same times also at: Way In Garki' })).toHaveCount(DOCTORS.length - 1);
  await expect(page.getByRole('heading', { name: 'Your opening hours' })).toBeFocused();
  await page.getByRole('button', { name: 'These people take visits at these times' }).click();
  await expect(step(page, 'Your opening hours').getByText('Done')).toBeVisible();
  await page.getByLabel(/e-mail address/i).fill(email);
  await expect(page.getByLabel(/^For Way In Garki .* too$/)).toBeChecked();
  await page.getByRole('button', { name: 'Add and send a test alert' }).click();
  const reader = await newWindow(browser, page);
  await reader.goto(await mailedLink(email, `Test alert for ${name}`));
  await reader.getByRole('button', { name: 'Yes, this reaches us' }).click();
  await expect(reader.getByText('Thank you. This address is confirmed.')).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(step(page, 'Where your news go').getByText('Done')).toBeVisible();
  await page.getByRole('button', { name: 'Start taking bookings' }).click();
  await expect(page.getByRole('heading', { name: 'Patients can book', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add services with their length and price' })).toBeInViewport();
}

/** The second place is started with two presses: the test alert of the first one counts for it. */
async function startNext(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: `Get ${name} ready for bookings` }).click();
  await expect(portal(page)).toContainText(name);
  await expect(step(page, 'Where your news go').getByText('Done')).toBeVisible();
  await page.getByRole('button', { name: 'These people take visits at these times' }).click();
  await page.getByRole('button', { name: 'Start taking bookings' }).click();
  await expect(page.getByRole('heading', { name: 'Patients can book', exact: true })).toBeVisible();
}

/** The draft keeps what was typed, over a reload and across the choice of the applicant. */
async function expectDraft(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: 'One practitioner' }).check();
  await expect(page.getByLabel('Full name or name of the practice')).toHaveValue(name);
  await page.waitForFunction((last) => sessionStorage.getItem('application')?.includes(last), DOCTORS[3] ?? '');
  await page.reload();
  await hydrated(page);
  await page.getByRole('radio', { name: 'A clinic, hospital, laboratory or pharmacy' }).check();
  await expect(page.getByLabel('Name, as patients read it')).toHaveCount(4);
  await expect(page.getByText('The pin is at 9.0811, 7.4731.')).toBeVisible();
}

/** Adds the second place to the application of the first, whose state and hours it starts with. */
async function addPlace(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a place' }).click();
  const place = page.getByRole('group', { name: /^Place 2/ });
  await expect(place.getByLabel('Name of this place')).toBeFocused();
  await place.getByLabel('Name of this place').fill(name);
  await place.getByLabel('Address').fill('3 Gimbiya Street');
  await expect(place.getByLabel('State', { exact: true })).toHaveValue('Abuja FCT');
  await expect(place.getByText(/^Open: .*Saturday/)).toBeVisible();
}

/** The owner of the first place finds the application for another from the portal; the form knows what the first one said. */
async function expectNextPlace(page: Page, first: string, providerId: number): Promise<void> {
  await page.goto(`/provider-portal?tab=settings&provider=${providerId}`);
  await page.getByRole('link', { name: 'Add another place' }).click();
  await expect(page.getByRole('heading', { name: `Another place of ${first}` })).toBeVisible();
  await expect(page.getByLabel('Name of the practice')).toHaveValue(first);
  await expect(page.getByLabel('Phone')).toHaveValue('0800 000 0012');
  await expect(page.getByLabel('Name, as patients read it')).toHaveCount(DOCTORS.length);
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('Abuja FCT');
}

/** The four doctors are on the list, and give a service. */
async function addService(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'People and services' }).click();
  const people = page.getByRole('list', { name: 'People and rooms' });
  await expect(people.getByRole('heading')).toHaveText(DOCTORS);
  await expect(people.getByRole('listitem').filter({ hasText: 'Dr Ada Obi' }).first()).toContainText('Physician');
  await page.getByRole('button', { name: 'Add a service' }).click();
  const service = page.getByRole('dialog', { name: 'Add a service' });
  await service.getByLabel('Name').fill('Check-up');
  await service.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(service.getByText('Choose who gives it.')).toBeVisible();
  await service.getByRole('button', { name: 'Choose all' }).click();
  for (const doctor of DOCTORS) await expect(service.getByLabel(doctor)).toBeChecked();
  await expect(service.getByLabel('Dr Ada Obi')).toBeFocused();
  await service.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(service).toBeHidden();
  await expectNoSidewaysScroll(page);
}

async function bookFirst(patient: Page, providerId: number): Promise<void> {
  await signInAsNewPatient(patient);
  const date = addDays(lagosDate(Date.now()), 3);
  const free = await patient.request.get(`/api/providers/${providerId}/availability`, { params: { date } });
  const [slot] = (await free.json()) as { dateTime: string }[];
  const data = { providerId, date: slot?.dateTime, visitType: 'in-person', careType: 'routine', reason: 'Cough' };
  expect((await patient.request.post('/api/appointments', { data })).status()).toBe(201);
}

/** The member signs in again, without a page to return to, and gets to the patient's side. */
async function expectLanding(page: Page, username: string): Promise<void> {
  await page.getByLabel(/^Account menu of/).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/auth');
  await hydrated(page);
  const form = page.getByRole('tabpanel', { name: 'Login' });
  await form.getByLabel('Username or e-mail').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/provider-portal$/);
  await page.getByLabel(/^Account menu of/).click();
  await page.getByRole('link', { name: 'Patient view' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(portal(page).getByRole('link', { name: 'Alafia', exact: true })).toBeVisible();
}

test('a clinic with four doctors and two places comes in, from the application to the first booked visit', async ({
  page,
  browser,
  context,
}) => {
  // Four users in turn, with mails between them.
  test.setTimeout(240_000);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(POSITION);
  const key = `${process.pid}-${Date.now().toString(36)}`;
  const [wuse, garki] = [`Way In Wuse ${key}`, `Way In Garki ${key}`];
  const email = `way-in-${key}@example.com`;
  const username = `way.in.${key}`;

  await apply(page, wuse, email, DOCTORS);
  await choosePin(page);
  await addPlace(page, garki);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expectDraft(page, wuse);
  await submit(page);
  await approve(browser, page, wuse, email, garki);

  await page.goto(await mailedLink(email, 'Your provider account is ready'));
  await hydrated(page);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Open my account' }).click();
  // Both places are of one practice, with one approval and one invitation; the steps of the first one open.
  await expect(page).toHaveURL(/\/provider-portal\?tab=online-booking&provider=\d+$/);
  await expect(portal(page)).toContainText(wuse);
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
  await expect(page.getByRole('link', { name: /^Give your own name/ })).toHaveCount(0);
  await expect(page.getByLabel('Account menu of Ngozi Bello')).toBeVisible();
  await expect(page.getByRole('link', { name: /the queue \(optional\)$/ })).toBeVisible();
  await expectSoundAtBothSizes(page);

  await startBookings(page, browser, wuse, `desk-${key}@example.com`);

  await startNext(page, garki);
  await page.goBack();
  await expect(portal(page)).toContainText(wuse);
  await addService(page);

  const providerId = Number(new URL(page.url()).searchParams.get('provider'));
  await bookFirst(await newWindow(browser, page), providerId);
  await expect(portal(page).getByRole('link', { name: '1 new' })).toBeVisible();

  await expectNextPlace(page, wuse, providerId);
  await page.goBack();
  await expectLanding(page, username);
});

/** Moving the map sets no pin, and a pin in another state is confirmed or moved. */
async function tryPins(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Put a pin on the map' }).click();
  const map = page.getByRole('region', { name: 'Map' }).locator('.leaflet-container');
  await expect(map).toBeVisible();
  await map.focus();
  await page.keyboard.press('ArrowRight');
  // The move has ended.
  await expect(map.locator('.leaflet-pan-anim')).toHaveCount(0);
  await expect(page.getByText('No pin yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Put the pin in the middle' }).click();
  await expect(page.getByText(/^The pin is at/)).toBeVisible();
  await expect(page.getByLabel('The pin is right')).toHaveCount(0);
  await page.getByLabel('State', { exact: true }).selectOption('Kano');
  await expect(page.getByText(/^The pin is \d+\.\d km from Kano\. The nearest local government area is/)).toBeVisible();
  await page.getByLabel('The pin is right').check();
  await page.getByLabel('Local government area (optional)').selectOption('Dala');
  await expect(page.getByLabel('The pin is right')).not.toBeChecked();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Remove the pin' }).click();
  await expect(page.getByLabel('The pin is right')).toHaveCount(0);
}

test('the application of a clinic says what is missing and asks about a pin in another state; one practitioner sees nothing of it', async ({
  page,
}) => {
  await page.goto('/join-network');
  await hydrated(page);
  await expect(page.getByRole('radio', { name: 'One practitioner' })).toBeChecked();
  await expect(page.getByLabel('Type of facility')).toHaveCount(0);
  await page.getByRole('radio', { name: 'A clinic, hospital, laboratory or pharmacy' }).check();
  await expect(page.getByRole('group', { name: 'Credentials' })).toHaveCount(0);
  await page.getByLabel('CAC number (optional)').fill('none yet');
  for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
    await day(page, name)
      .getByRole('button', { name: `Remove hours 1 of ${name}` })
      .click();
  }
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Name must be at least 3 characters',
    'Please select the type of facility',
    'Your own name must be at least 3 characters',
    'Please select a specialty',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Address must be at least 5 characters',
    'Please select a state',
    'CAC number: give it as it is printed, for example RC 123456, or leave it empty.',
    'Give the name of each person who sees patients.',
    'Choose hours for at least one day.',
  ]);
  await summary.getByRole('link', { name: 'Choose hours for at least one day.' }).click();
  await expect(page.getByText('Monday', { exact: true }).first()).toBeFocused();
  await expectSoundAtBothSizes(page);
  await test.step('a pin', () => tryPins(page));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the links of the portal header work', async ({ page }) => {
    const practice = await newPractice();
    await signInTo(page, practice);
    await page.goto('/provider-portal?tab=week');
    await expect(portal(page)).toContainText(practice.name);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoSidewaysScroll(page);
      await expect(page.getByLabel(/^Account menu of/)).toBeVisible();
    }
    await page.getByLabel(/^Account menu of/).click();
    await page.getByRole('link', { name: 'Patient view' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});
