import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { socketDirOf } from '#db/data-dir-lock.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import { createAppointment, newPractice, signInTo } from './portal-practice.ts';

test.setTimeout(120_000);

const HOUR_MS = 60 * 60_000;
const HOSTILE = '<img src=x onerror=alert(1)> "&amp;" \u202Eevil\n\n  مرحبا Ẹ̀kọ́ 🇳🇬';

/** Reassigns an appointment to the patient with this username. */
async function reassignAppointment(appointmentId: number, username: string): Promise<void> {
  const host = socketDirOf(resolve(process.env['E2E_DATA_DIR'] ?? '', 'demo'));
  const client = new pg.Client({ host, port: 5432, user: 'alafia', database: 'postgres' });
  await client.connect();
  await client.query('update appointments set patient_id = (select id from users where username = $2) where id = $1', [
    appointmentId,
    username,
  ]);
  await client.end();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Sends a message by a double click, once and without an error; an empty message still shows one. */
async function sendByDoubleClick(page: Page): Promise<void> {
  const sent = page.getByRole('log').locator('li');
  const before = await sent.count();
  await page.getByLabel('Message', { exact: true }).fill('Must I fast?');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await send.dblclick();
  await expect(sent).toHaveCount(before + 1);
  const complaint = page.getByText('Please write a message');
  await expect(complaint).toHaveCount(0);
  await expect(async () => {
    await send.click();
    await expect(complaint).toBeVisible({ timeout: 100 });
  }).toPass();
}

test('a patient writes to a provider, who answers in the portal; the access is logged', async ({ page, browser }) => {
  const practice = await newPractice();
  const { username, fullName } = await signInAsNewPatient(page);
  await test.step('a patient without conversations reads where to start one', async () => {
    expect(await (await page.request.get('/messages')).text()).toContain('No messages yet');
  });
  await reassignAppointment(
    await createAppointment(practice.providerId, Date.now() + 30 * HOUR_MS, 'Ada Patient', 'Cough'),
    username,
  );
  await page.goto('/appointments');
  await hydrated(page);
  await page.getByRole('link', { name: 'Message provider' }).click();
  await expect(page).toHaveURL(/\/messages\?conversation=\d+$/);
  await expect(page.getByRole('heading', { level: 2, name: practice.name })).toBeVisible();
  await expect(page.getByText("For questions that aren't urgent.")).toContainText('112');
  await write(page, HOSTILE);
  const log = page.getByRole('log');
  const kept = HOSTILE.replace('\u202E', '');
  await expect(log.locator('li p[dir="auto"]')).toHaveText([kept], { useInnerText: false });
  await expectAccessible(page);

  const desk = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await signInTo(desk, practice);
  await desk.goto('/profile');
  await hydrated(desk);
  await desk.getByLabel('Account menu of Ada Desk').click();
  await desk.getByRole('link', { name: 'Messages (1 new)' }).click();
  await expect(desk).toHaveURL(/\/provider-portal\?tab=messages/);
  const entry = desk.getByRole('link', { name: new RegExp(fullName) });
  await expect(entry).toContainText('1 new');
  await expectAccessible(desk);
  await entry.click();
  await expect(desk.getByRole('log')).toContainText('onerror=alert(1)');
  await expectAccessible(desk);
  await write(desk, 'Please come without breakfast.');
  await expect(log).toContainText('Please come without breakfast.');
  await expect(log).toContainText('Ada Desk');
  for (const each of [page, desk]) {
    const overflow = await each.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await desk.context().close();
  await test.step('a double click sends once', () => sendByDoubleClick(page));

  await page.goto('/profile?tab=privacy');
  await expect(page.getByText('Opened messages that you wrote').first()).toBeVisible();
  await page.goto('/messages');
  await hydrated(page);
  await expect(page.getByRole('link', { name: new RegExp(practice.name) })).toBeVisible();
  await expect(page.getByText('1 new')).toBeHidden();
});

test('a patient who goes back before a conversation has opened stays there', async ({ page }) => {
  const practice = await newPractice();
  await createAppointment(practice.providerId, Date.now() + 30 * HOUR_MS, 'Chidi Visitor', 'Cough');
  await signInTo(page, practice);
  const day = `/provider-portal?date=${lagosDate(Date.now() + 30 * HOUR_MS)}`;
  await page.goto(day);
  const [isLeft, isOpened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/api/appointments/*/conversation', async (route) => {
    await isLeft.promise;
    await route.continue();
    isOpened.resolve();
  });
  await page.getByRole('link', { name: 'Message patient Chidi Visitor' }).click();
  await expect(page).toHaveURL(/tab=messages/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Chidi Visitor' })).toBeVisible();
  const read = page.waitForResponse('**/conversation');
  isLeft.resolve();
  await isOpened.promise;
  await (await read).finished();
  // Enough time for the page to jump to the conversation after all, if it were wrong.
  await page.waitForTimeout(500);
  expect(new URL(page.url()).search).toBe(new URL(day, page.url()).search);
});
