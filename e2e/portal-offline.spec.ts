import type { Page } from '@playwright/test';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { expect, expectSoundAtBothSizes, hydrated, test } from './fixtures.ts';
import {
  appointmentRow,
  createAppointment,
  minutesAgo,
  type Practice,
  signInTo,
  withDatabase,
} from './portal-practice.ts';
import { ADA_PIN, BOLA_PIN, keptOn, lockScreen, PATIENT, pinOf, sharedComputer } from './shared-computer.ts';

test.use({
  serviceWorkers: 'allow',
  allowedConsole: [/status of (401|404|423)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|service worker/],
});

const OFFLINE = '/provider-portal/offline';
const title = (page: Page) => page.getByRole('heading', { name: 'Work without network' });

/** A shared computer with a service point and a visit of today, opened by Bola with her PIN, which keeps the day. */
async function keepingComputer(page: Page): Promise<{ readonly practice: Practice; readonly id: number }> {
  const practice = await sharedComputer(page);
  const id = await createAppointment(practice.providerId, minutesAgo(30), PATIENT, 'Crushing chest pain');
  const point = { kind: 'doctor', name: 'Doctor', resourceId: null, units: 2, plannedMinutes: 10 };
  const added = await page.request.post(`/api/portal/providers/${practice.providerId}/points`, { data: point });
  expect(added.status()).toBe(201);
  await page.goto('/provider-portal');
  await hydrated(page);
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await enterPin(page, 'Bola Front', BOLA_PIN);
  await expect(page.getByText(PATIENT).first()).toBeVisible();
  await expect.poll(async () => (await keptOn(page)).wraps, { timeout: 30_000 }).toBe(1);
  return { practice, id };
}

async function enterPin(page: Page, name: string, pin: string): Promise<void> {
  const radio = page.getByRole('radio', { name });
  await expect(radio).toBeVisible();
  // The only member is chosen already.
  if (!(await radio.isChecked())) await page.locator('label').filter({ has: radio }).click();
  await expect(pinOf(page, name)).toBeVisible();
  await page.keyboard.type(pin);
}

/** The day opens by PIN after a reload, and what is done is sent later. */
async function workAndSend(page: Page, practice: Practice, id: number): Promise<void> {
  await page.context().setOffline(true);
  await page.goto('/provider-portal');
  await hydrated(page);
  await expect(title(page)).toBeVisible();
  await expect(page.getByText('No network. What you enter here')).toBeVisible();
  await expect(page.getByText(PATIENT)).toBeHidden();
  await expectSoundAtBothSizes(page);
  await enterPin(page, 'Bola Front', BOLA_PIN);
  const row = page.getByRole('listitem').filter({ hasText: PATIENT });
  await row.getByRole('button', { name: 'Here,' }).dblclick();
  await row.getByRole('button', { name: 'Begin,' }).click();
  await page.getByLabel('Name').fill('Chidi Walkin');
  await page.getByRole('button', { name: 'Give number B1' }).click();
  const walkIn = page.getByRole('listitem').filter({ hasText: 'Chidi Walkin' });
  await expect(walkIn).toContainText('B1');
  await walkIn.getByLabel('Order, Chidi Walkin').selectOption('Danger sign');
  await expect(page.getByRole('listitem').first()).toContainText('Danger sign. Take them to Doctor now.');
  await expect(page.getByText('Waits to be sent: 4')).toBeVisible();
  await expectSoundAtBothSizes(page);
  await expect(page.getByText('Crushing chest pain')).toBeHidden();
  const { text, writes } = await keptOn(page);
  expect(writes).toBe(4);
  for (const secret of [PATIENT, 'Zainab', 'Chidi', 'Crushing', '0803', BOLA_PIN]) expect(text).not.toContain(secret);
  await page.reload();
  await enterPin(page, 'Bola Front', BOLA_PIN);
  await expect(page.getByText('Waits to be sent: 4')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Open the portal' }).click();
  if (await lockScreen(page).isVisible()) await enterPin(page, 'Bola Front', BOLA_PIN);
  await expect(page.getByText('4 entries were sent')).toBeVisible();
  expect(await appointmentRow(id)).toEqual({ status: 'scheduled', attendance: 'attended' });
  expect((await keptOn(page)).writes).toBe(0);
  const labels = await withDatabase(async (client) => {
    const { rows } = await client.query<{ label: string }>(
      'select series || number as label from tickets where provider_id = $1 order by 1',
      [practice.providerId],
    );
    return rows.map(({ label }) => label);
  });
  expect(labels).toEqual(['A1', 'B1']);
}

/** Signing out empties the computer, with network and without. */
async function signOutWithoutNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.goto(OFFLINE);
  await enterPin(page, 'Bola Front', BOLA_PIN);
  await page.getByLabel('Name').fill('Chidi Walkin');
  await page.getByRole('button', { name: /^Give number B\d/ }).click();
  await expect(page.getByText('Waits to be sent: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  const sure = page.getByRole('dialog', { name: 'Log out now?' });
  await expect(sure).toContainText('1 entry waits to be sent');
  await sure.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('This computer keeps no visits')).toBeVisible();
  const kept = await keptOn(page);
  expect([kept.pack, kept.wraps, kept.writes]).toEqual([0, 0, 1]);
  for (const name of ['Chidi', 'Zainab', 'Bola']) expect(kept.text).not.toContain(name);
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Open the portal' }).first().click();
  await enterPin(page, 'Bola Front', BOLA_PIN);
  await expect(page.getByText('1 entry was sent')).toBeVisible();
  await expect.poll(async () => (await keptOn(page)).wraps, { timeout: 30_000 }).toBe(1);
  await page.getByLabel(/^Account menu/).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logout successful', { exact: true })).toBeVisible();
  await expect.poll(async () => (await keptOn(page)).pack).toBe(0);
  expect((await keptOn(page)).wraps).toBe(0);
}

test('@desktop without network the day opens by PIN, what is done is sent later, and signing out empties the computer', async ({
  page,
}) => {
  const { practice, id } = await keepingComputer(page);
  await test.step('the day opens by PIN after a reload, and what is done is sent later', () =>
    workAndSend(page, practice, id));
  await test.step('signing out empties the computer, with network and without', () => signOutWithoutNetwork(page));
});

/** The bar leads on without a PIN when the network goes, and the lock takes one. */
async function loseNetwork(page: Page, id: number): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Work without network' }).click();
  await expect(title(page)).toBeVisible();
  await page.getByRole('button', { name: `No-show, ${PATIENT}` }).click();
  await expect(page.getByText('Waits to be sent: 1')).toBeVisible();
  await page.keyboard.press('Control+l');
  await expect(lockScreen(page)).toBeVisible();
  await expect(page.getByText('No connection. Your PIN opens the visits of today and tomorrow')).toBeVisible();
  await expect(pinOf(page, 'Bola Front')).toBeHidden();
  await expectSoundAtBothSizes(page);
  await page.getByRole('link', { name: 'Work without network' }).click();
  for (const attempt of [1, 2, 3, 4]) {
    await enterPin(page, 'Bola Front', ADA_PIN);
    await expect(page.getByText(`That PIN is not right. ${5 - attempt} `)).toBeVisible();
    await page.reload();
  }
  await enterPin(page, 'Bola Front', ADA_PIN);
  await expect(page.getByText('No PIN opens this computer without network')).toBeVisible();
  expect((await keptOn(page)).wraps).toBe(0);
  // Another desk saw the patient meanwhile.
  await withDatabase((client) =>
    client.query("update appointments set attendance = 'attended', marked_at = now() where id = $1", [id]),
  );
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Open the portal' }).click();
  await expect(lockScreen(page)).toBeVisible();
  await enterPin(page, 'Bola Front', BOLA_PIN);
  await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: 'Without network:' });
  await expect(item).toContainText('No-show');
  await expect(item).toContainText('here');
  await expectSoundAtBothSizes(page);
  await item.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { name: 'Needs you' })).toBeHidden();
  expect(await appointmentRow(id)).toEqual({ status: 'scheduled', attendance: 'attended' });
}

/** A computer that was removed, or had no contact for 36 hours, keeps nothing. */
async function loseContact(page: Page, practice: Practice): Promise<void> {
  await page.context().setOffline(true);
  // A pack that was under way when the network went may still be stored once.
  await expect(async () => {
    await page.evaluate(async () => {
      const opening = indexedDB.open('desk-pack');
      await new Promise((resolve) => (opening.onsuccess = resolve));
      const store = opening.result.transaction('pack', 'readwrite').objectStore('pack');
      const reading = store.get('pack');
      await new Promise((resolve) => (reading.onsuccess = resolve));
      const writing = store.put({ ...reading.result, atMs: reading.result.atMs - 36 * 60 * 60_000 }, 'pack');
      await new Promise((resolve) => (writing.onsuccess = resolve));
      opening.result.close();
    });
    await page.goto(OFFLINE);
    await expect(page.getByText('This computer keeps no visits')).toBeVisible({ timeout: 5000 });
  }).toPass();
  expect((await keptOn(page)).pack).toBe(0);
  await page.context().setOffline(false);
  await page.goto('/provider-portal');
  await hydrated(page);
  await expect.poll(async () => (await keptOn(page)).pack, { timeout: 30_000 }).toBe(1);
  await withDatabase((client) => client.query('delete from desks where provider_id = $1', [practice.providerId]));
  await page.reload();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(async () => (await keptOn(page)).pack, { timeout: 30_000 }).toBe(0);
}

test('@desktop the network goes while the portal is open, wrong PINs lock it, and without contact nothing stays', async ({
  page,
}) => {
  const { practice, id } = await keepingComputer(page);
  await test.step('the bar leads on without a PIN, and the lock takes one', () => loseNetwork(page, id));
  await expect.poll(async () => (await keptOn(page)).wraps, { timeout: 30_000 }).toBe(1);
  await test.step('a computer that was removed, or had no contact for 36 hours, keeps nothing', () =>
    loseContact(page, practice));
});

/** The desk with network gives a walk-in a number and marks both visits as here. */
async function workOnline(other: Page): Promise<void> {
  await other.goto('/provider-portal?tab=queue');
  await hydrated(other);
  await other.getByRole('button', { name: 'New walk-in' }).click();
  const dialog = other.getByRole('dialog', { name: 'New walk-in' });
  await dialog.getByLabel('Who comes?').fill('Ngozi Walker');
  await dialog.getByRole('button', { name: 'New client: Ngozi Walker' }).click();
  await dialog.getByLabel('Name', { exact: true }).press('Enter');
  await expect(other.getByRole('dialog', { name: 'The number is A1' })).toBeVisible();
  await other.goto('/provider-portal');
  await hydrated(other);
  await other.getByRole('button', { name: 'Show as a list' }).click();
  for (const name of [PATIENT, 'Musa Bello']) {
    const here = other.getByRole('group', { name: `Did ${name} come?` }).getByRole('button', { name: 'Here' });
    await here.click();
    await expect(here).toHaveAttribute('aria-pressed', 'true');
  }
}

/** The wish that was noted without network is booked with one press, and stays until the person was called. */
async function bookWish(other: Page): Promise<void> {
  const wish = other.getByRole('listitem').filter({ hasText: 'Efe Caller' });
  await expect(wish.getByText(/^Wants to come: .*, 10:10\. Nothing is booked yet\./)).toBeVisible();
  await expect(wish.getByRole('link', { name: 'Call 0803 555 0177' })).toBeVisible();
  await expectSoundAtBothSizes(other);
  await wish.getByRole('button', { name: /^Book / }).dblclick();
  await expect(other.getByText('Visit booked').first()).toBeVisible();
  await expect(wish.getByText(/^Booked for .*, 10:00: call them now$/)).toBeVisible();
  await expect(wish.getByRole('link', { name: 'Call 0803 555 0177' })).toBeVisible();
  await expect(wish.getByRole('button', { name: /^Book / })).toBeHidden();
  await expectSoundAtBothSizes(other);
  await wish.getByRole('button', { name: 'Done' }).click();
  await expect(wish).toBeHidden();
}

test('@desktop two desks take arrivals and walk-ins, one of them without network, and both show the same afterwards', async ({
  page,
  context,
  browser,
}) => {
  const { practice } = await keepingComputer(page);
  // Soon after midnight, the time after the other visit is still free.
  const hasRoomBefore = minutesAgo(61) < minutesAgo(60);
  const startsAtMs = hasRoomBefore ? minutesAgo(61) : minutesAgo(30) + 31 * 60_000;
  await createAppointment(practice.providerId, startsAtMs, 'Musa Bello', 'Cough');
  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signInTo(other, practice);
  const desks = `/api/portal/providers/${practice.providerId}/desks`;
  expect((await other.request.post(desks, { data: { name: 'Reception 2' } })).status()).toBe(201);

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Work without network' }).click();
  const row = page.getByRole('listitem').filter({ hasText: PATIENT });
  await row.getByRole('button', { name: 'Here,' }).click();
  await row.getByRole('button', { name: 'Note,' }).click();
  await row.getByLabel('Note for your colleagues').fill('Needs an interpreter');
  await row.getByRole('button', { name: 'Save note' }).click();
  await expect(row).toContainText('Note, not sent yet: Needs an interpreter');
  await row.getByRole('button', { name: 'Begin,' }).click();
  await row.getByRole('button', { name: `Take back: Begin, ${PATIENT}` }).click();
  await expect(row.getByRole('button', { name: `Take back: Note, ${PATIENT}` })).toBeVisible();
  await page.getByLabel('Name').fill('Chidi Walkin');
  await page.getByRole('button', { name: 'Give number B1' }).click();
  await page.getByLabel('Who wants to come').fill('Efe Caller');
  await page.getByLabel('Number to call back').fill('0803 555 0177');
  await page.getByRole('button', { name: 'Note the wish' }).click();
  await expect(page.getByText('Choose a day and a time to come.')).toBeVisible();
  await page.getByLabel('Wanted day').fill(addDays(lagosDate(Date.now()), 3));
  await page.getByLabel('Wanted time').fill('10:10');
  await page.getByRole('button', { name: 'Note the wish' }).click();
  await expect(page.getByRole('button', { name: 'Take back: the wish of Efe Caller' })).toBeVisible();
  await expect(page.getByText('Waits to be sent: 4')).toBeVisible();
  await expectSoundAtBothSizes(page);

  await workOnline(other);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Open the portal' }).click();
  await expect(page.getByText('4 entries were sent')).toBeVisible();
  for (const desk of [page, other]) {
    await desk.goto('/provider-portal?tab=queue');
    const waiting = desk.getByRole('list', { name: 'Waiting at Doctor' }).getByRole('listitem');
    await expect(waiting).toHaveCount(4);
    for (const person of [/A\d ?Zainab Umar/, /A\d ?Musa Bello/, /A\d ?Ngozi Walker/, /B1 ?Chidi Walkin/]) {
      await expect(waiting.filter({ hasText: person })).toHaveCount(1);
    }
    await expect(desk.getByRole('heading', { name: 'Needs you' })).toBeVisible();
    await expect(desk.getByText('"Needs an interpreter"')).toBeVisible();
  }
  await bookWish(other);
});
