import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { BROWSER_LAUNCH } from '#test/browser-launch.ts';
import { expect, expectSoundAtBothSizes, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import { completedAppointment } from './past-appointment.ts';
import { createOwnAppointment, newPractice, type Practice, tenAm, withDatabase } from './portal-practice.ts';
import { keptOn } from './shared-computer.ts';

test.use({ serviceWorkers: 'allow' });

const NOT_SENT = 'Not sent yet';
const waiting = (page: Page) => page.getByRole('region', { name: NOT_SENT }).getByRole('listitem');

/** A browser that remembers what it stored when it is opened again. */
async function openPhone(folder: string): Promise<{ readonly phone: BrowserContext; readonly page: Page }> {
  const { baseURL = '' } = test.info().project.use;
  const phone = await chromium.launchPersistentContext(folder, {
    ...BROWSER_LAUNCH,
    baseURL,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    timezoneId: 'Africa/Lagos',
  });
  phone.setDefaultTimeout(10_000);
  return { phone, page: phone.pages()[0] ?? (await phone.newPage()) };
}

/** A patient with a visit to come and one to review, who said that the phone is their own. */
async function ownPhone(
  page: Page,
): Promise<{ readonly practice: Practice; readonly userId: number; readonly id: number }> {
  const practice = await newPractice();
  await signInAsNewPatient(page);
  const { id: userId } = (await (await page.request.get('/api/user')).json()) as { id: number };
  await completedAppointment(page, 'Psychiatry', 3);
  const id = await createOwnAppointment(page, practice, tenAm(3).atMs);
  const consent = { purpose: 'symptom_tracking', granted: true };
  expect((await page.request.put(`/api/users/${userId}/consents`, { data: consent })).ok()).toBe(true);
  await page.goto('/appointments');
  await hydrated(page);
  await expectSoundAtBothSizes(page);
  await page.getByRole('button', { name: 'This is my own phone' }).dblclick();
  await expect(page.getByRole('heading', { name: 'This is your own phone' })).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => storedOn(page), { timeout: 40_000 }).toEqual({ replies: 11, files: true });
  await page.goto('/faq');
  return { practice, userId, id };
}

/** How many replies are kept, and whether the scripts of all screens are. */
async function storedOn(page: Page) {
  return await page.evaluate(async () => {
    const opening = indexedDB.open('own-phone');
    const database = await new Promise<IDBDatabase>((done) => (opening.onsuccess = () => done(opening.result)));
    const asking = database.transaction('replies').objectStore('replies').count();
    const replies = await new Promise<number>((done) => (asking.onsuccess = () => done(asking.result)));
    database.close();
    const files = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length),
    );
    return { replies, files: files.some((count) => count > 40) || files };
  });
}

async function doWithoutNetwork(page: Page): Promise<void> {
  await page.goto('/appointments');
  await hydrated(page);
  await expect(page.getByText('No network. What you see is as of')).toBeVisible();
  await expectSoundAtBothSizes(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel appointment' }).dblclick();
  await expect(waiting(page)).toHaveCount(1);
  await expect(waiting(page)).toContainText('It counts when it reaches us. Until then your visit stands.');
  await page.getByRole('button', { name: 'Leave a review' }).click();
  const review = page.getByRole('dialog', { name: 'Leave a review' });
  await review.getByRole('radio', { name: '4 stars' }).press('Space');
  await review.getByRole('button', { name: 'Save review' }).click();
  await expect(waiting(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Message provider' }).last().click();
  await page.getByRole('textbox', { name: 'Message' }).fill('I will be late');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Nobody has read it yet')).toBeVisible();
  await expectSoundAtBothSizes(page);
  await page.goto('/symptom-tracker');
  await hydrated(page);
  await page.getByText('Record Symptoms').first().click();
  await page.getByLabel('In your own words').fill('Headache since morning');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Do not wait if you see one of these' })).toBeVisible();
  await expectSoundAtBothSizes(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(waiting(page)).toHaveCount(4);
}

/** How often each thing that was done reached the database. */
async function storedOf(userId: number, id: number) {
  return await withDatabase(async (client) => {
    const { rows } = await client.query<Record<string, string>>(
      `select (select status from appointments where id = $2) as visit,
        (select count(*) from reviews join appointments a on a.id = appointment_id where a.patient_id = $1) as reviews,
        (select count(*) from symptom_records where user_id = $1) as entries,
        (select count(*) from conversation_messages m where m.author_id = $1) as messages`,
      [userId, id],
    );
    return rows[0];
  });
}

async function keptText(page: Page): Promise<string> {
  return (await keptOn(page)).text;
}

test('on an own phone a patient reads and writes without network, also after the browser was killed, and each thing is sent once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-phone-'));
  let opened = await openPhone(folder);
  try {
    const { practice, userId, id } = await ownPhone(opened.page);
    await opened.phone.setOffline(true);
    await doWithoutNetwork(opened.page);
    for (const secret of ['Headache', 'I will be late', practice.name]) {
      expect(await keptText(opened.page)).not.toContain(secret);
    }
    await opened.page.goto('/faq');
    await expect(opened.page.getByText('No network. This page is as of')).toBeVisible();
    await opened.phone.close();

    opened = await openPhone(folder);
    const { phone, page } = opened;
    await phone.setOffline(true);
    await page.goto('/appointments');
    await expect(waiting(page)).toHaveCount(4);
    await page.getByLabel(/^Account menu/).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog', { name: 'Log out now?' }).getByRole('button', { name: 'Stay' }).click();
    await phone.setOffline(false);
    await page.reload();
    await expect(page.getByText('The network is back. This was sent:')).toBeVisible();
    await expect(waiting(page)).toHaveCount(0);
    expect(await storedOf(userId, id)).toEqual({ visit: 'cancelled', reviews: '1', entries: '1', messages: '1' });
    await leaveWithoutNetwork(phone, page);
  } finally {
    await opened.phone.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Signing out without network deletes all; back on line the session is over, and the next account sees nothing of it. */
async function leaveWithoutNetwork(phone: BrowserContext, page: Page): Promise<void> {
  await phone.setOffline(true);
  await page.getByLabel(/^Account menu/).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logout successful', { exact: true })).toBeVisible();
  expect(JSON.parse(`[${(await keptText(page)).replaceAll('][', '],[')}]`).flat()).toEqual([true]);
  await page.goto('/appointments');
  await expect(page.getByText('your phone has no copy of it')).toBeVisible();
  await expectSoundAtBothSizes(page);
  // The page goes on by itself once the network is back, which may end this navigation.
  await phone.setOffline(false);
  await page.goto('/appointments').catch(() => undefined);
  await expect(page).toHaveURL(/\/auth/);
  expect((await page.request.get('/api/user')).status()).toBe(401);
}
