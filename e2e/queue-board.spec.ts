import { expectAccessible } from './accessible.ts';
import { expect, expectNoSidewaysScroll, hydrated, test } from './fixtures.ts';
import { actOn, boardPath, giveNumber, newQueue } from './queue-steps.ts';

test.use({ allowedConsole: [/status of 404|ERR_INTERNET_DISCONNECTED/] });

test('the screen in the waiting room shows calls without names, and says when it is not up to date', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const { practice } = await newQueue(page, { Vitals: 'vitals', 'Doctor 1': 'doctor', Cash: 'cash' });
  const first = await giveNumber(page, practice, 'Zebediah Secretname');
  await giveNumber(page, practice, 'Yolanda Hiddenname');
  const path = await boardPath(page, practice);

  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const screen = await context.newPage();
  const replies: Promise<string>[] = [];
  screen.on('response', (response) => {
    if (response.url().includes('/api/boards/')) replies.push(response.text().catch(() => ''));
  });
  // The screen asks every five seconds; its clock is moved on instead of waiting.
  await screen.clock.install();
  const look = () => screen.clock.runFor(5_000);
  await screen.goto(path);
  await expect(screen.getByText('No number has been called yet.')).toBeVisible();
  const vitals = screen.getByRole('listitem').filter({ hasText: 'Vitals' });
  await expect(vitals).toContainText('Waiting: 2');
  await expectAccessible(screen);

  const called = await actOn(page, first, 'call');
  await look();
  const latest = screen.locator('section[aria-live]');
  await expect(latest).toContainText('A1');
  await expect(latest).toContainText('Vitals');
  await actOn(page, called, 'call');
  await look();
  await expect(latest).toContainText('Called 2 times');
  await screen.getByRole('button', { name: 'Sound on' }).click();
  await expect(screen.getByRole('button', { name: 'Sound on' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(screen);
  await expectNoSidewaysScroll(screen);
  expect(
    await screen.evaluate(() => document.querySelector('ul:last-of-type')?.getBoundingClientRect().bottom),
  ).toBeLessThanOrEqual(720);

  await context.setOffline(true);
  await screen.clock.runFor(10_000);
  await expect(screen.getByText(/^Not up to date since \d\d:\d\d$/)).toBeVisible();
  await expect(latest).toContainText('A1');
  await context.setOffline(false);
  await look();
  await expect(screen.getByText(/^Not up to date since/)).toBeHidden();

  const seen = [await screen.content(), ...(await Promise.all(replies))].join('\n');
  expect(seen).toContain('A1');
  expect(seen).not.toMatch(/Secretname|Hiddenname|Zebediah|Yolanda/);

  const ended = await page.request.delete(`/api/portal/providers/${practice.providerId}/board`);
  expect(ended.status()).toBe(200);
  await look();
  await expect(screen.getByText('This address does not work any more')).toBeVisible();
  await expectAccessible(screen);
});

test('a television becomes the board by its code, stays it after a restart, and is disconnected at the desk', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const { practice } = await newQueue(page, { Doctor: 'doctor' });
  const ticket = await giveNumber(page, practice, 'Zebediah Secretname');
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const screen = await context.newPage();
  await screen.clock.install();
  await screen.goto('/board');
  const code = screen.getByText(/^[2-9A-HJ-NP-Z]{3} [2-9A-HJ-NP-Z]{3}$/);
  await expect(code).toBeVisible();
  await expectAccessible(screen);
  await expectNoSidewaysScroll(screen);
  const shown = (await code.textContent()) ?? '';
  await screen.reload();
  await expect(code).toHaveText(shown);

  await page.goto('/provider-portal?tab=queue');
  await hydrated(page);
  await page.getByText('Service points and the screen in the waiting room').click();
  const field = page.getByLabel('Code on the screen');
  await field.fill('AAA AAA');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No screen shows this code now.')).toBeVisible();
  await field.fill(shown.toLowerCase());
  await page.getByRole('button', { name: 'Connect the screen' }).dblclick();
  const connected = page.getByRole('list', { name: 'Connected screens' });
  await expect(connected).toContainText(`Screen ${shown}, connected`);
  await expectAccessible(page);
  await screen.clock.runFor(5_000);
  await expect(screen.getByText('No number has been called yet.')).toBeVisible();

  const latest = screen.locator('section[aria-live]');
  const called = await actOn(page, ticket, 'call');
  await screen.reload();
  await expect(latest).toContainText('A1');
  await actOn(page, called, 'begin');
  await screen.clock.runFor(5_000);
  await expect(latest).not.toContainText('A1');
  expect(await screen.content()).not.toContain('Secretname');

  await connected.getByRole('button', { name: `Disconnect ${shown}` }).click();
  await expect(connected).toBeHidden();
  await screen.clock.runFor(10_000);
  await expect(code).toBeVisible();
  await expect(code).not.toHaveText(shown);
});
