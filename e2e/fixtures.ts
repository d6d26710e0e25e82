import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';

/**
 * `page` is one on which any console warning or error, failed script or unhandled rejection fails the test. Every browser
 * context that a test opened is closed after it: an open video call would go on and slow down all tests after it.
 */
export const test = base.extend<{ allowedConsole: readonly RegExp[]; contextsClosed: undefined }>({
  allowedConsole: [[], { option: true }],
  contextsClosed: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  page: async ({ page, allowedConsole }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      if (allowedConsole.some((allowed) => allowed.test(message.text()))) return;
      problems.push(`${message.type()}: ${message.text()} (${page.url()})`);
    });
    page.on('pageerror', (error) => problems.push(`uncaught: ${error.message} (${page.url()})`));
    await use(page);
    expect(problems).toEqual([]);
  },
});

export { expect };

const DESKTOP = { width: 1280, height: 900 };

/**
 * Fails if the screen is not accessible, or scrolls sideways, on this phone or at desktop size: nothing but styles asks how
 * wide the screen is. With `narrow`, a width in px, it must not scroll sideways there either.
 */
export async function expectSoundAtBothSizes(page: Page, { narrow }: { narrow?: number } = {}): Promise<void> {
  const phone = page.viewportSize() ?? DESKTOP;
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  if (narrow !== undefined) {
    await page.setViewportSize({ ...phone, width: narrow });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(DESKTOP);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(phone);
}

/** Fails if the page is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const content = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(content, page.url()).toBeLessThanOrEqual(width);
}

/**
 * Clicks twice before the first click gets a response, as an impatient user on a slow network does. Returns a list to
 * which the address of each request other than a GET is added, from the first click on.
 */
export async function clickTwiceUnanswered(button: Locator): Promise<readonly string[]> {
  const bothClicks = Promise.withResolvers<void>();
  const sent: string[] = [];
  await button.page().route('**/*', async (route) => {
    if (route.request().method() !== 'GET') {
      sent.push(route.request().url());
      await bothClicks.promise;
    }
    await route.fallback();
  });
  await button.dblclick();
  bothClicks.resolve();
  return sent;
}

/** Waits until the page responds to clicks; pass a longer `timeout` (ms) if the machine is also busy with other work. */
export async function hydrated(page: Page, { timeout = 15_000 } = {}): Promise<void> {
  const isHydrated = () =>
    page.locator('[data-app]').evaluate((app) => Object.keys(app).some((key) => key.startsWith('__reactFiber')));
  await expect.poll(isHydrated, { timeout, intervals: [50] }).toBe(true);
}

/** True if the toast on screen overlaps the element. Throws if there is no toast. */
export function isUnderToast(shown: Locator): Promise<boolean> {
  return shown.evaluate((element) => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    if (toast === undefined) throw new Error('There is no toast.');
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left < toast.right && toast.left < right && top < toast.bottom && toast.top < bottom;
  });
}

/** The link to the profile of the first provider of a list. */
export const profileLink = (page: Page) => page.getByRole('link', { name: /^View profile/ }).first();

/** Signs this page or browser context in over the API as the administrator of the demo data. */
export async function signInAsAdmin({ request }: Pick<Page, 'request'>): Promise<void> {
  const answer = await request.post('/api/login', {
    data: { username: 'admin.demo', password: 'Alafia-demo-2026' },
  });
  expect(answer.status()).toBe(200);
}

let patientCount = 0;

/** Registers a new patient over the API, with `more` account fields, and signs this page or browser context in. */
export async function signInAsNewPatient(
  { request }: Pick<Page, 'request'>,
  more: Readonly<Record<string, string>> = {},
): Promise<{ username: string; fullName: string }> {
  patientCount += 1;
  const username = `p${process.pid}x${patientCount}x${Date.now().toString(36)}`;
  const fullName = 'Bola Test';
  const answer = await request.post('/api/register', {
    data: { username, password: 'secret-1', fullName, email: `${username}@example.com`, ...more },
  });
  expect(answer.status()).toBe(201);
  return { username, fullName };
}

/** Counts the bytes that a page takes on the wire, bodies and heads, from now on; `network` is its debugging session. */
export async function countBytes(page: Page) {
  const network = await page.context().newCDPSession(page);
  const wire = { network, bytes: 0 };
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wire.bytes += encodedDataLength;
  });
  await network.send('Network.enable');
  return wire;
}
