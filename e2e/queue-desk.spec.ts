import type { Page } from '@playwright/test';
import type { Queue, RunningLate } from '#features/queue/contract.ts';
import { expectAccessible } from './accessible.ts';
import { expect, expectNoSidewaysScroll, expectSoundAtBothSizes, hydrated, test } from './fixtures.ts';
import {
  createAppointment,
  createAppointmentWith,
  describePlace,
  inMinutes,
  minutesAgo,
  newPractice,
  type Practice,
  showsList,
  signInTo,
} from './portal-practice.ts';
import { actOn, giveNumber, newQueue } from './queue-steps.ts';
import { ADA_PIN, pinOf, sharedComputer } from './shared-computer.ts';

test.use({ allowedConsole: [/status of (40[09]|423)|ERR_INTERNET_DISCONNECTED/] });

const QUEUE = '/provider-portal?tab=queue';
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const lastAct = (page: Page, sentence: string | RegExp) => page.getByRole('status').filter({ hasText: sentence });

async function openQueue(page: Page): Promise<void> {
  await page.goto(QUEUE);
  await hydrated(page);
}

test('a receptionist sets the queue up, gives a number, and takes a walk-in through by keyboard', {
  tag: '@desktop',
}, async ({ page }) => {
  const practice = await newPractice();
  await describePlace(practice, { 'Dr. Ada Obi': 'Dentist', 'Dr. Emeka Eze': 'Dentist' }, {});
  await signInTo(page, practice);
  await openQueue(page);
  await expect(page.getByRole('heading', { name: 'A number for everyone who waits' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Pharmacy' }).uncheck();
  await page.getByRole('button', { name: 'Set up 5 service points' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Queue of today' })).toBeFocused();
  for (const name of ['Records', 'Vitals', 'Dr. Ada Obi', 'Dr. Emeka Eze', 'Cash']) {
    await expect(column(page, name)).toContainText('Nobody is here.');
  }
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'New walk-in' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New walk-in' });
  await expect(dialog.getByLabel('Who comes?')).toBeFocused();
  await page.keyboard.type('Ngozi Walker');
  await dialog.getByRole('button', { name: 'New client: Ngozi Walker' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Ngozi Walker');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const given = page.getByRole('dialog', { name: 'The number is A1' });
  await expect(given.getByLabel('Address of the place in the queue')).toHaveValue(/\/queue\/[\w-]{22}/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'New walk-in' })).toBeFocused();

  const records = column(page, 'Records');
  await records.getByRole('button', { name: 'Call next: A1 Ngozi Walker' }).focus();
  await page.keyboard.press('Enter');
  await expect(lastAct(page, 'A1 Ngozi Walker is called to Records.')).toBeVisible();
  await expect(records.getByRole('button', { name: 'Begin A1 Ngozi Walker' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lastAct(page, 'A1 Ngozi Walker is with Records now.')).toBeVisible();
  await expect(records.getByRole('button', { name: 'Send on A1 Ngozi Walker' })).toBeFocused();
  await expect(records.getByRole('combobox', { name: 'Where A1 Ngozi Walker goes next' })).toHaveValue(/\d+/);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(lastAct(page, 'A1 Ngozi Walker waits at Vitals.')).toBeVisible();
  await expect(records.getByRole('heading', { name: 'Records' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo A1 Ngozi Walker' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(records.getByRole('button', { name: 'Done A1 Ngozi Walker' })).toBeVisible();
  await records.getByRole('button', { name: 'Done A1 Ngozi Walker' }).dblclick();
  await expect(lastAct(page, 'A1 Ngozi Walker is done.')).toBeVisible();
  await page.getByText('Gone today (1)').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ngozi Walker' })).toContainText('Done');
  await page.reload();
  await hydrated(page);
  await expect(column(page, 'Records')).toContainText('Nobody is here.');
});

test('a danger sign goes straight to the doctor, loudly, and can be raised and lowered with one press', async ({
  page,
}) => {
  const { practice } = await newQueue(page, { Records: 'records', Doctor: 'doctor' });
  await giveNumber(page, practice, 'Ada Obi');
  await openQueue(page);
  const ada = page.getByRole('listitem').filter({ hasText: 'Ada Obi' });
  const raise = ada.getByRole('button', { name: 'Danger sign A1 Ada Obi' });
  await raise.dblclick();
  const alarm = page.getByRole('alert').filter({ hasText: 'Danger sign: A1 Ada Obi. Take them to Doctor now.' });
  await expect(alarm).toBeVisible();
  await expectSoundAtBothSizes(page);
  await page.getByRole('button', { name: 'Undo A1 Ada Obi' }).click();
  await expect(alarm).toBeHidden();
  await expect(raise).toHaveAttribute('aria-pressed', 'false');
  await raise.click();
  await alarm.getByRole('button', { name: 'Show A1' }).click();
  await expect(page.getByLabel('Service point', { exact: true }).locator('option:checked')).toContainText('Doctor');
  await expect(raise).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/provider-portal');
  await hydrated(page);
  await expect(alarm).toBeInViewport();
  await expectSoundAtBothSizes(page);
  await alarm.getByRole('link', { name: 'Show A1' }).click();
  await expect(page.getByLabel('Service point', { exact: true }).locator('option:checked')).toContainText('Doctor');
  await column(page, 'Doctor').locator('summary').filter({ hasText: 'Pause' }).click();
  await expect(column(page, 'Doctor').getByRole('alert')).toContainText('A1 Ada Obi waits here with a danger sign.');
  await expectAccessible(page);
  await column(page, 'Doctor').getByRole('button', { name: '120 min' }).click();
  const nowhere = page.getByRole('alert').filter({ hasText: 'Every doctor is paused: call one now.' });
  await expect(nowhere).toContainText(/^Danger sign: A1 Ada Obi\. Doctor is paused until \d\d:\d\d\./);
  await expectSoundAtBothSizes(page);
  await column(page, 'Doctor').getByRole('button', { name: 'Resume Doctor' }).click();
  await ada.getByRole('button', { name: 'Danger sign A1 Ada Obi' }).click();
  await expect(alarm).toBeHidden();
  await ada.getByRole('button', { name: 'Call A1 Ada Obi', exact: true }).click();
  await ada.getByRole('button', { name: 'Begin A1 Ada Obi' }).click();
  await ada.getByRole('button', { name: 'Danger sign A1 Ada Obi' }).click();
  await expect(ada.getByRole('button', { name: 'Danger sign A1 Ada Obi' })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'New walk-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'New walk-in' });
  await dialog.getByLabel('Who comes?').fill('Bola Urgent');
  await dialog.getByRole('button', { name: 'New client: Bola Urgent' }).click();
  await dialog.getByLabel('Order').selectOption({ label: 'Danger sign' });
  await expect(dialog.getByLabel('Waits first at').locator('option:checked')).toHaveText('Doctor');
  await dialog.getByRole('button', { name: 'Give a number' }).click();
  const given = page.getByRole('dialog', { name: 'The number is A2' });
  await expect(given.getByRole('alert')).toHaveText('Danger sign. Take them to Doctor now.');
});

test('who waits already or has a visit today gets no second number, and is led to the first', async ({ page }) => {
  const { practice } = await newQueue(page, { Vitals: 'vitals', Doctor: 'doctor' });
  const entered = await page.request.post(`/api/portal/providers/${practice.providerId}/clients`, {
    data: { name: 'Chidi Obi', phone: '0803 555 0177', hospitalNumber: 'H-7' },
  });
  const { id } = (await entered.json()) as { id: number };
  const first = await page.request.post(`/api/portal/providers/${practice.providerId}/tickets`, {
    data: { client: { id }, pointId: null, priority: 'usual' },
  });
  expect(first.status()).toBe(201);
  await openQueue(page);
  await page.getByRole('button', { name: 'New walk-in' }).click();
  const dialog = page.getByRole('dialog', { name: 'New walk-in' });
  await dialog.getByLabel('Who comes?').fill('H-7');
  await dialog.getByRole('button', { name: /Chidi Obi/ }).click();
  await dialog.getByRole('button', { name: 'Give a number' }).click();
  await expect(dialog.getByRole('alert')).toContainText('has a number already');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Show A1 in the queue' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Call A1 Chidi Obi' })).toBeFocused();

  await createAppointment(practice.providerId, minutesAgo(5), 'Visit Today', 'Cough');
  await page.getByRole('button', { name: 'New walk-in' }).click();
  await dialog.getByLabel('Who comes?').fill('Visit Today');
  await dialog.getByRole('button', { name: /^Visit Today/ }).click();
  await dialog.getByRole('button', { name: 'Give a number' }).click();
  await dialog.getByRole('button', { name: /Check in for the visit at/ }).click();
  await expect(page.getByRole('dialog', { name: 'The number is A2' })).toBeVisible();
});

test('a nurse at a phone sees one point, and what another desk did meanwhile', async ({ page }) => {
  const { practice, points } = await newQueue(page, { Vitals: 'vitals', 'Doctor 1': 'doctor' });
  const ticket = await giveNumber(page, practice, 'Ada First');
  await giveNumber(page, practice, 'Bola Second');
  await giveNumber(page, practice, 'Chidi Third');
  await openQueue(page);
  const vitals = column(page, 'Vitals');
  await expect(vitals).toContainText('Call next: A1 Ada First');
  await expect(column(page, 'Doctor 1')).toBeHidden();
  await expectSoundAtBothSizes(page);

  // Another desk takes the first one further, and this screen learns of it only by acting.
  const queueCall = '**/api/portal/providers/*/queue';
  await page.route(queueCall, (route) => route.abort('internetdisconnected'));
  const called = await actOn(page, ticket, 'call');
  const began = await actOn(page, called, 'begin');
  await actOn(page, began, 'send', points.get('Doctor 1'));
  await page.route('**/acts', async (route) => {
    await page.unroute(queueCall);
    await route.continue();
  });
  await vitals.getByRole('button', { name: 'Call next: A1 Ada First' }).click();
  await expect(lastAct(page, 'Another desk was faster. A1 Ada First waits at Doctor 1.')).toBeVisible();
  await expect(vitals).toContainText('Call next: A2 Bola Second');
  await expectAccessible(page);

  await vitals.getByRole('button', { name: 'Call next: A2 Bola Second' }).dblclick();
  await expect(vitals.getByRole('button', { name: 'Begin A2 Bola Second' })).toBeFocused();
  // After a quick answer, the second tap meets the button of the next person, and counts for nothing.
  await vitals.getByRole('button', { name: 'Call next: A3 Chidi Third' }).dispatchEvent('click', { detail: 2 });

  await page.getByText('Pause Vitals').click();
  await page.getByRole('button', { name: '20 min', exact: true }).click();
  await expect(vitals).toContainText(/Paused until \d\d:\d\d/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resume Vitals' }).click();
  await expect(vitals).not.toContainText('Paused');
  await expect(vitals.getByRole('list', { name: 'Called to Vitals' }).getByRole('listitem')).toHaveCount(1);

  await page.getByRole('combobox', { name: 'Service point' }).selectOption({ label: 'Doctor 1 (1 waiting)' });
  await expect(column(page, 'Doctor 1')).toContainText('Ada First');
  await expect(vitals).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(column(page, 'Doctor 1')).toContainText('Ada First');

  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(/^Not up to date since \d\d:\d\d/)).toBeVisible();
  await expect(column(page, 'Doctor 1')).toContainText('Ada First');
  const callNext = page.getByRole('button', { name: 'Call next: A1 Ada First' });
  await expect(callNext).toBeDisabled();
  await expect(callNext).toHaveAttribute('title', 'No network');
  await expect(page.getByRole('button', { name: 'New walk-in' })).toBeDisabled();
  await expect(page.getByText('No network. What you see may be out of date.')).toBeInViewport();
  await expectSoundAtBothSizes(page);
  await page.context().setOffline(false);
  await expect(page.getByText(/^Not up to date since/)).toBeHidden();
  await expect(callNext).toBeEnabled();
});

test('an owner renames, orders, adds and removes service points, and makes the address of the screen', async ({
  page,
}) => {
  await newQueue(page, { Vitals: 'vitals', Cash: 'cash' });
  await openQueue(page);
  const list = page.getByRole('list', { name: 'Service points' });
  await page.getByText('Service points and the screen in the waiting room').click();
  await page.getByRole('button', { name: 'Down Vitals' }).click();
  await expect(list.getByRole('listitem').first()).toContainText('Cash');
  await page.getByRole('button', { name: 'Change Cash' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Cash' });
  await dialog.getByLabel('How many people at the same time').fill('0');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('How many people at the same time')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('How many people at the same time').fill('2');
  await dialog.getByLabel('Name').fill('Cash desk');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(list).toContainText('Cash desk');
  await expect(column(page, 'Cash desk')).toContainText('2 at the same time');
  await page.getByRole('button', { name: 'Add a service point' }).click();
  const added = page.getByRole('dialog', { name: 'Add a service point' });
  await added.getByLabel('Name').fill('Dressing room');
  await added.getByRole('button', { name: 'Add' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Remove Dressing room' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Service points' })).toBeFocused();
  await page.getByRole('button', { name: 'Make a new address' }).click();
  await expect(page.getByLabel('Address of the screen')).toHaveValue(/\/board#[\w-]{43}$/);
  await expectSoundAtBothSizes(page);
  await page.getByRole('button', { name: 'End the address' }).click();
  await expect(page.getByLabel('Address of the screen')).toBeHidden();
});

/**
 * Has the queue show that a person runs late until it is reported: in the first quarter of an hour after midnight no visit of
 * the day is late yet.
 */
async function showLate(page: Page, late: RunningLate): Promise<void> {
  let isReported = false;
  await page.route('**/api/portal/providers/*/delays', async (route) => {
    isReported = true;
    await route.continue();
  });
  await page.route('**/api/portal/providers/*/queue', async (route) => {
    // Without its tag the server sends the whole queue each time.
    const { 'if-none-match': _tag, ...headers } = route.request().headers();
    const answer = await route.fetch({ headers });
    const queue = (await answer.json()) as Queue;
    const shown = { ...queue, late: [{ ...late, patients: isReported ? [] : late.patients }] } satisfies Queue;
    await route.fulfill({ response: answer, json: shown });
  });
}

test('a patient who is here for a visit gets a number in Today, and those after a late one are informed', {
  tag: '@desktop',
}, async ({ page }) => {
  await showsList(page);
  const practice = await newPractice();
  const { people } = await describePlace(practice, { 'Dr. Ada Obi': 'Dentist' }, {});
  const resourceId = people.get('Dr. Ada Obi') ?? 0;
  await signInTo(page, practice);
  const added = await page.request.post(`/api/portal/providers/${practice.providerId}/points`, {
    data: { kind: 'doctor', name: 'Room 1', resourceId, units: 1, plannedMinutes: 12 },
  });
  expect(added.status()).toBe(201);
  await createAppointmentWith(resourceId, practice.providerId, minutesAgo(40), 'Early Patient');
  const later = { name: 'Later Patient', atMs: inMinutes(20) };
  const appointmentId = await createAppointmentWith(resourceId, practice.providerId, later.atMs, later.name);
  await page.goto('/provider-portal');
  await hydrated(page);
  const card = page.locator('li.card').filter({ hasText: 'Early Patient' });
  await card.getByRole('button', { name: 'Here' }).click();
  await expect(page.locator('.toast')).toContainText('Early Patient is here. The number is A1.');
  await expect(card).toContainText('Number A1');
  const patients = [{ appointmentId, name: later.name, date: new Date(later.atMs).toISOString(), minutes: 10 }];
  await showLate(page, { resourceId, name: 'Dr. Ada Obi', minutes: 40, patients });
  await page.getByRole('tab', { name: 'Queue' }).click();
  await expect(column(page, 'Room 1')).toContainText(/Call next: A1 Early Patient\s*visit at \d\d:\d\d/);
  await expect(page.getByText('Dr. Ada Obi runs late.')).toBeVisible();
  await expectAccessible(page);
  const waiting = page.getByRole('list', { name: 'Patients who have to wait' });
  await expect(waiting).toContainText(/\d\d:\d\d Later Patient: about 10 min later/);
  await page.getByRole('button', { name: 'Tell this patient' }).dblclick();
  const outcome = page.getByRole('region', { name: 'Running late' });
  await expect(outcome).toBeFocused();
  await expect(outcome).toContainText(/1 patient gets a message\.|Please call them:\s*Later Patient/);
  await expect(page.getByRole('button', { name: 'Tell this patient' })).toBeHidden();
  await page.getByText('Close', { exact: true }).click();
  // Whom no message reaches stays in sight to be called.
  await expect(page.getByText(/1 patient knows of a delay\.|0 patients know of a delay\./)).toBeVisible();
  await expect(page.getByText(/1 patient knows of a delay|no message reaches them/)).toBeVisible();
  await expectAccessible(page);
  const over = page.getByRole('button', { name: 'No longer late Dr. Ada Obi' });
  await over.click();
  const question = page.getByRole('dialog', { name: 'Tell patients that there is no delay?' });
  await expect(question).toContainText(/The queue still shows Dr. Ada Obi about \d+ min late\./);
  await question.getByRole('button', { name: 'Not yet' }).click();
  await over.click();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Tell them' }).click();
  await expect(over).toBeHidden();
  await expect(outcome).toContainText(/1 patient gets a message\.|say that there is no delay any more/);
  // The queue may be loading just now.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('at a shared computer, a member with a PIN works in the queue and changes no service points', {
  tag: '@desktop',
}, async ({ page }) => {
  const practice = await sharedComputer(page);
  const added = await page.request.post(`/api/portal/providers/${practice.providerId}/points`, {
    data: { kind: 'vitals', name: 'Vitals', resourceId: null, units: 1, plannedMinutes: 5 },
  });
  expect(added.status()).toBe(201);
  await giveNumber(page, practice, 'Ada Waiter');
  await openQueue(page);
  await expect(page.getByText('Service points and the screen in the waiting room')).toBeVisible();
  const locked = page.waitForResponse('**/api/portal/desk/lock');
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await locked;
  await pinOf(page, 'Ada Desk').pressSequentially(ADA_PIN);
  await expect(column(page, 'Vitals')).toContainText('Call next: A1 Ada Waiter');
  await expect(page.getByText('Service points and the screen in the waiting room')).toBeHidden();
  await page.getByRole('button', { name: 'Call next: A1 Ada Waiter' }).click();
  await expect(lastAct(page, 'A1 Ada Waiter is called to Vitals.')).toBeVisible();
  await test.step('a payment and a hospital number where the person stands', () => payAndNumber(page, practice));
});

/** Takes a payment of a walk-in and gives them a hospital number, from their ticket. */
async function payAndNumber(page: Page, { providerId }: Practice): Promise<void> {
  const ada = page.getByRole('listitem').filter({ hasText: 'Ada Waiter' });
  await ada.locator('summary').filter({ hasText: 'More' }).click();
  await ada.getByRole('button', { name: 'Payment A1 Ada Waiter' }).click();
  const payment = page.getByRole('dialog', { name: 'Payment: A1 Ada Waiter' });
  await payment.getByLabel('Amount in naira').fill('2,000');
  await payment.getByRole('button', { name: 'Record the payment' }).dblclick();
  await expect(payment.getByRole('link', { name: 'Receipt no. 1' })).toBeVisible();
  await expect(payment.getByRole('link', { name: 'Receipt no. 2' })).toHaveCount(0);
  await expectSoundAtBothSizes(page);
  await page.goBack();
  await expect(payment).toBeHidden();
  await ada.getByRole('button', { name: 'Client A1 Ada Waiter' }).click();
  const client = page.getByRole('dialog', { name: 'Ada Waiter' });
  await expect(client.getByRole('link', { name: 'Receipt no. 1' })).toBeVisible();
  await expect(client.getByRole('button', { name: 'Same person as another client...' })).toBeVisible();
  await client.getByLabel('Hospital number (optional)').fill('LUTH 77');
  await client.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes saved').first()).toBeVisible();
  const found = await page.request.get(`/api/portal/providers/${providerId}/clients?q=LUTH 77`);
  expect(await found.json()).toMatchObject([{ name: 'Ada Waiter', hospitalNumber: 'LUTH 77' }]);
  await client.getByRole('button', { name: 'Close' }).click();
  await expect(ada.getByRole('button', { name: 'Client A1 Ada Waiter' })).toBeFocused();
}
