import type { Browser, Page } from '@playwright/test';
import { briefMoment } from '#platform/common/messages/moment-words.ts';
import { expectAccessible } from './accessible.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';
import { newPractice, type Practice, showsList, signInTo, tenAm, withDatabase } from './portal-practice.ts';

// The cards of visits are on the page in a list; portal-grid.spec.ts is about the columns.
test.beforeEach(({ page }) => showsList(page));

test.use({ allowedConsole: [/ERR_FAILED/] });

const DESKTOP = { width: 1280, height: 900 };
const AT_ONCE = { timeout: 2000 };
const moment = (atMs: number) => briefMoment(new Date(atMs).toISOString());

async function aPatient(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsNewPatient(page);
  return page;
}

async function book(patient: Page, { providerId }: Practice, atMs: number, rescheduleOf?: number): Promise<number> {
  const date = new Date(atMs).toISOString();
  const data = { providerId, date, visitType: 'in-person', careType: 'routine', reason: 'Cough', rescheduleOf };
  const answer = await patient.request.post('/api/appointments', { data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

const title = (page: Page, count: number) =>
  expect(page).toHaveTitle(`${count === 0 ? '' : `(${count}) `}Provider Portal · Alafia`, AT_ONCE);

/** Counts the tones that a page plays. */
async function countsTones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const started = { count: 0 };
    Object.assign(window, { started });
    AudioContext.prototype.createOscillator = function () {
      started.count += 1;
      return new OscillatorNode(this);
    };
  });
}

const tonesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { started: { count: number } }).started.count);

/** The receptionist learns at once of a booking, a move and a cancellation, and marks them as seen. */
async function learnAtOnce(page: Page, practice: Practice, patient: Page): Promise<void> {
  const [first, second] = [tenAm(2), tenAm(3)];
  await page.goto(`/provider-portal?date=${first.date}`);
  const news = page.getByRole('region', { name: /^News/ });
  await expect(news.getByText('appear here at once')).toBeVisible();

  const booked = await book(patient, practice, first.atMs);
  await title(page, 1);
  await expect(page.getByRole('tab', { name: 'Today (1 new)' })).toBeVisible();
  const entries = news.getByRole('list', { name: 'New' }).getByRole('listitem');
  await expect(entries).toHaveCount(1);
  await expect(entries.first()).toContainText(`Booked: ${moment(first.atMs)}`);
  await expect(page.locator('.toast')).toContainText('New booking');
  await expect(page.locator('.toast')).toContainText(moment(first.atMs));
  const card = page.getByRole('list', { name: 'Visits of this day' }).getByRole('listitem');
  await expect(card.getByRole('heading', { name: 'Bola Test' })).toBeVisible(AT_ONCE);
  await expect(card.getByText('New', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const moved = await book(patient, practice, second.atMs, booked);
  await title(page, 2);
  await expect(entries.first()).toContainText(`Moved to ${moment(second.atMs)}`);
  await expect(entries.first()).toContainText(`It was on ${moment(first.atMs)}`);
  await expect(page.getByText('No visits on this day')).toBeVisible(AT_ONCE);
  await patient.request.put(`/api/appointments/${moved}/status`, { data: { status: 'cancelled' } });
  await title(page, 3);
  await expect(entries.first()).toContainText(`Cancelled: ${moment(second.atMs)}`);
  // Of the cancelled visit, which the day doesn't show any more, the first name.
  await expect(news.getByText('Bola', { exact: true }).first()).toBeVisible();
  await expect(news.getByText('Bola Test')).toHaveCount(0);

  await entries.first().getByRole('link', { name: 'Open this day' }).click();
  await expect(page).toHaveURL(new RegExp(`date=${second.date}`));
  await expect(page.getByRole('link', { name: 'The day before' })).toBeInViewport();
  await title(page, 2);
  const all = news.getByRole('button', { name: 'Mark all 2 as seen' });
  await all.focus();
  await page.keyboard.press('Enter');
  await title(page, 0);
  await expect(news.getByRole('heading', { name: 'News' })).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Today', exact: true })).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  await news.getByText('Earlier news and sound').click();
  await expect(news.getByRole('list', { name: 'Earlier news' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
}

/** The sound is off until it is switched on, and stays so after a reload. */
async function switchSoundOn(page: Page): Promise<void> {
  const sound = page.getByRole('switch', { name: 'Play a sound for new bookings' });
  await expect(sound).not.toBeChecked();
  expect(await tonesOf(page)).toBe(0);
  await sound.press('Space');
  await expect(sound).toBeChecked();
  await expect.poll(() => tonesOf(page)).toBeGreaterThan(0);
  await page.reload();
  await page.getByText('Earlier news and sound').click();
  await expect(sound).toBeChecked();
}

test('the receptionist learns of news at once, marks them as seen as another desk can, and switches the sound on', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const practice = await newPractice({ acceptsNewPatients: true });
  await countsTones(page);
  await signInTo(page, practice);
  const patient = await aPatient(browser);
  await test.step('a booking, a move and a cancellation are shown at once', () => learnAtOnce(page, practice, patient));
  await test.step('another desk that marks news as seen takes them off this screen', async () => {
    await book(patient, practice, tenAm(2).atMs);
    await title(page, 1);
    const url = `/api/portal/providers/${practice.providerId}/news`;
    const { items } = (await (await page.request.get(url)).json()) as { items: { id: number }[] };
    await page.request.put(`${url}/seen`, { data: { ids: items.map(({ id }) => id) } });
    await title(page, 0);
  });
  await test.step('the sound is off until it is switched on', () => switchSoundOn(page));
});

test('a booking at the other place counts in the title and the switcher, and the toast names the place', async ({
  page,
  browser,
}) => {
  const [here, there] = [await newPractice(), await newPractice({ acceptsNewPatients: true })];
  await withDatabase(async (client) => {
    await client.query(
      `insert into provider_members (provider_id, user_id, role, added_at)
       select $1, id, 'owner', now() from users where username = $2`,
      [there.providerId, here.username],
    );
  });
  await signInTo(page, here);
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/news/events') && answer.ok());
  await page.goto(`/provider-portal?provider=${here.providerId}`);
  await hydrated(page);
  await counted;
  await expect(page).toHaveTitle(`${here.name} · Provider Portal · Alafia`);
  await book(await aPatient(browser), there, tenAm(2).atMs);
  await expect(page).toHaveTitle(`(1) ${here.name} · Provider Portal · Alafia`, AT_ONCE);
  await expect(page.locator('.toast')).toContainText('New booking');
  await expect(page.locator('.toast')).toContainText(there.name);
  await expect(page.getByRole('tab', { name: 'Today', exact: true })).toBeVisible();
  const switcher = page.getByRole('banner').locator('summary', { hasText: here.name });
  await expect(switcher).toContainText('1 new at other places');
  await switcher.click();
  await expectAccessible(page);
  await page.getByRole('link', { name: `${there.name} 1 new` }).click();
  await expect(page).toHaveTitle(`(1) ${there.name} · Provider Portal · Alafia`);
  await page.getByRole('main').locator('summary', { hasText: '1 new' }).click();
  await page.getByRole('button', { name: 'Mark as seen' }).click();
  await expect(page).toHaveTitle(`${there.name} · Provider Portal · Alafia`);

  await page.goto('/provider-portal');
  await book(await aPatient(browser), there, tenAm(3).atMs);
  await expect(page).toHaveTitle('(1) Provider Portal · Alafia');
  await expect(page.getByRole('main').getByRole('link', { name: `${there.name} 1 new` })).toBeVisible();
});

test('the chosen tab stays in sight when a count makes another one wider', async ({ page, browser }) => {
  const practice = await newPractice({ acceptsNewPatients: true });
  await signInTo(page, practice);
  // One patient may have three visits to come at a place.
  const patients = [await aPatient(browser), await aPatient(browser)] as const;
  const phone = page.viewportSize() ?? DESKTOP;
  const looks = [
    { tab: 'team', name: 'Team', size: phone },
    { tab: 'page', name: 'Your page', size: phone },
    { tab: 'settings', name: 'Settings', size: phone },
    { tab: 'settings', name: 'Settings', size: DESKTOP },
  ];
  for (const [at, { tab, name, size }] of looks.entries()) {
    await page.setViewportSize(size);
    await page.goto(`/provider-portal?tab=${tab}`);
    await hydrated(page);
    const chosen = page.getByRole('tab', { name, selected: true });
    await expect(chosen).toBeInViewport({ ratio: 1 });
    await book(patients[at < 2 ? 0 : 1], practice, tenAm(2).atMs + at * 30 * 60_000);
    await expect(page.getByRole('tab', { name: `Today (${at + 1} new)` })).toBeAttached();
    await expect(chosen).toBeInViewport({ ratio: 1 });
  }
});

test('without an event stream the screen looks every minute, and says if that fails for long', {
  tag: '@desktop',
}, async ({ page, browser }) => {
  const practice = await newPractice({ acceptsNewPatients: true });
  await signInTo(page, practice);
  await page.clock.install();
  await page.route('**/news/events', (route) => route.abort());
  const loaded = page.waitForResponse('**/news');
  await page.goto('/provider-portal');
  await loaded;
  await book(await aPatient(browser), practice, tenAm(2).atMs);
  await page.clock.runFor(60_000);
  await title(page, 1);

  await page.route('**/news', (route) => route.abort());
  const late = page.getByText('something may be missing here');
  for (const _ of [1, 2, 3, 4, 5]) {
    await expect(late).toBeHidden();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/news'));
    await page.clock.runFor(60_000);
    await failed;
  }
  await expect(late).toBeVisible();
  await page.unroute('**/news');
  await page.clock.runFor(60_000);
  await expect(late).toBeHidden();
});
