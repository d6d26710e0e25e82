import type { Browser, Page } from '@playwright/test';
import { codeOf } from './code-files.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { createAppointment, type Practice, signInTo, tenAm, withDatabase } from './portal-practice.ts';
import {
  ADA_PIN,
  expectNoPatient,
  lockScreen,
  PATIENT,
  sharedComputer,
  signInWithPassword,
} from './shared-computer.ts';

const LOCK_CODE = codeOf('src/features/desks/web/at-desk.tsx');

test.use({ allowedConsole: [/status of (400|401|403|404|423)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

test('after a minute without an action the screen locks by itself', async ({ page }) => {
  const practice = await sharedComputer(page);
  await createAppointment(practice.providerId, tenAm(0).atMs, PATIENT, 'Crushing chest pain');
  const desks = `/api/portal/providers/${practice.providerId}/desks`;
  const [desk] = (await (await page.request.get(desks)).json()) as { id: number }[];
  const data = { name: 'Reception 1', lockAfterMinutes: 1 };
  expect((await page.request.put(`${desks}/${desk?.id}`, { data })).status()).toBe(200);
  await page.clock.install();
  await page.goto('/provider-portal');
  await hydrated(page);
  await expect(page.getByText(PATIENT).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
  await page.clock.runFor(50_000);
  await page.keyboard.press('Tab');
  const locked = page.waitForRequest('**/api/portal/desk/lock');
  await page.clock.runFor(50_000);
  await expect(page.getByText(PATIENT).first()).toBeVisible();
  await page.clock.runFor(11_000);
  await locked;
  await expect(lockScreen(page)).toBeVisible();
  await expectNoPatient(page);
});

test('without a connection the screen locks too, in every tab, and stays locked', async ({ page, context }) => {
  const practice = await sharedComputer(page);
  await createAppointment(practice.providerId, tenAm(0).atMs, PATIENT, 'Crushing chest pain');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/provider-portal');
    await hydrated(tab);
    await expect(tab.getByText(PATIENT).first()).toBeVisible();
  }
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  for (const tab of [page, other]) {
    await expect(lockScreen(tab)).toBeVisible();
    await expectNoPatient(tab);
  }
  await expect(page.getByText('No connection. The screen stays locked')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No connection. The screen stays locked')).toBeHidden();
  expect((await page.request.get('/api/portal/providers')).status()).toBe(423);
  await page.getByRole('radio', { name: 'Ada Desk' }).check({ force: true });
  await page.keyboard.type(ADA_PIN);
  for (const tab of [page, other]) await expect(tab.getByText(PATIENT).first()).toBeVisible();
});

/** A reload does not undo a lock that the server has not heard of. */
async function lockUnheard(page: Page): Promise<void> {
  await page.route('**/api/portal/desk/lock', (route) => route.abort());
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(lockScreen(page)).toBeVisible();
  await page.reload();
  await expect(lockScreen(page)).toBeVisible();
  await expectNoPatient(page);
  await page.getByRole('radio', { name: 'Ada Desk' }).check({ force: true });
  await page.keyboard.type(ADA_PIN);
  await expect(page.getByText(PATIENT).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(PATIENT).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
}

/** A PIN whose reply is lost leaves the server locked. */
async function losePinReply(page: Page): Promise<void> {
  const first = page.waitForResponse('**/api/portal/desk/lock');
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await first;
  await expect(page.getByRole('radio', { name: 'Ada Desk' })).toBeChecked();
  await page.route('**/api/portal/desk/unlock', async (route) => {
    // The cookies arrive, the reply does not.
    await page.request.post(route.request().url(), { data: route.request().postDataJSON() });
    await route.abort();
  });
  const locked = page.waitForResponse('**/api/portal/desk/lock');
  await page.keyboard.type(ADA_PIN);
  expect((await locked).status()).toBe(200);
  await expect(lockScreen(page)).toBeVisible();
  expect((await page.request.get('/api/portal/providers')).status()).toBe(423);
  await page.unrouteAll({ behavior: 'wait' });
}

/** A computer that is removed elsewhere leads to the sign-in page. */
async function removeElsewhere(page: Page, browser: Browser, practice: Practice): Promise<void> {
  const owner = await browser.newContext();
  await signInTo(owner, practice);
  const { id } = (
    (await (await owner.request.get(`/api/portal/providers/${practice.providerId}/desks`)).json()) as {
      id: number;
    }[]
  )[0] ?? { id: 0 };
  const removed = await owner.request.delete(`/api/portal/providers/${practice.providerId}/desks/${id}`);
  expect(removed.status()).toBe(200);
  await expect(page.getByRole('tab', { name: 'Login' })).toBeVisible();
  await expect(lockScreen(page)).toBeHidden();
}

test('a lock holds that the server has not heard of, or whose PIN got no reply, until the computer is removed', async ({
  page,
  browser,
}) => {
  const practice = await sharedComputer(page);
  await createAppointment(practice.providerId, tenAm(0).atMs, PATIENT, 'Crushing chest pain');
  await page.goto('/provider-portal');
  await hydrated(page);
  await test.step('a reload does not undo a lock that the server has not heard of', () => lockUnheard(page));
  await test.step('a PIN whose reply is lost leaves the server locked', () => losePinReply(page));
  await test.step('a computer that is removed elsewhere leads to the sign-in page', () =>
    removeElsewhere(page, browser, practice));
});

/** On a small phone the whole PIN pad is on the screen at a lock. */
async function expectPadInSight(page: Page): Promise<void> {
  await expect(page.getByRole('radio', { name: 'Ada Desk' })).toBeChecked();
  await expect(page.getByRole('button', { name: '0', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: '1', exact: true })).toBeInViewport({ ratio: 1 });
}

test('nothing of a patient is shown before the code of the lock is there, and news of a locked computer are counted', async ({
  page,
}) => {
  const practice = await sharedComputer(page);
  await createAppointment(practice.providerId, tenAm(0).atMs, PATIENT, 'Crushing chest pain');
  await page.route(LOCK_CODE, (route) => route.abort());
  await page.goto('/provider-portal');
  await expect(page.getByText("This shared computer can't lock yet")).toBeVisible();
  await expectNoPatient(page);
  await page.unroute(LOCK_CODE);
  await expect(page.getByText(PATIENT).first()).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(lockScreen(page)).toBeVisible();
  await test.step('on a small phone the whole PIN pad is on the screen at a lock', () => expectPadInSight(page));

  await expect(page.getByText('Nothing new')).toBeVisible();
  const id = await createAppointment(practice.providerId, tenAm(1).atMs, PATIENT, 'Crushing chest pain');
  await withDatabase((client) =>
    client.query(`insert into practice_news (provider_id, appointment_id, kind, at) values ($1, $2, 'booked', now())`, [
      practice.providerId,
      id,
    ]),
  );
  await page.reload();
  await expect(lockScreen(page)).toBeVisible();
  await expect(page.getByText('1 new')).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\) Locked/);
  await expectNoPatient(page);
  await page.goto('/auth');
  await signInWithPassword(page, practice);
});
