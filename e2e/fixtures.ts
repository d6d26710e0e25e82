import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Locator, type Page, type Route } from '@playwright/test';

/** A page on which any console warning or error, failed script or unhandled rejection fails the test. */
export const test = base.extend<{ allowedConsole: readonly RegExp[] }>({
  allowedConsole: [[], { option: true }],
  page: async ({ page, allowedConsole }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      if (allowedConsole.some((allowed) => allowed.test(message.text()))) return;
      complaints.push(`${message.type()}: ${message.text()} (${page.url()})`);
    });
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message} (${page.url()})`));
    await use(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

// Run in the page itself: the package for Playwright sends axe anew for every look, which takes four times as long.
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
declare const axe: typeof import('axe-core');

/** What depends on the colours of a scheme, and on nothing else of it. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with what axe finds wrong on the screen once it has settled (WCAG 2.2 AA and best practice): every rule in the
 * light scheme, and what depends on colours in the dark one too.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, null);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectNoViolations(page, RULES_OF_COLOUR);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

async function expectNoViolations(page: Page, rules: readonly string[] | null): Promise<void> {
  // A screen that began to change while axe looked is looked at once more; what is wrong with it stays wrong.
  if ((await violationsOn(page, rules)).length > 0) expect(await violationsOn(page, rules)).toEqual([]);
}

async function violationsOn(page: Page, rules: readonly string[] | null): Promise<string[]> {
  // The colours of a list that is being replaced, or half faded in, don't count.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity)
          .length,
    );
  await expect.poll(moving, { intervals: [50] }).toBe(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  return await page.evaluate(async (only) => {
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      ...(only !== null && { runOnly: [...only] }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, rules);
}

/** Clicks twice before the first click is answered, as somebody impatient on a slow network does. */
export async function clickTwiceUnanswered(button: Locator): Promise<void> {
  const bothClicks = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    if (route.request().method() !== 'GET') await bothClicks.promise;
    await route.fallback();
  };
  await button.page().route('**/*', hold);
  await button.dblclick();
  bothClicks.resolve();
  await button.page().unroute('**/*', hold);
}

/** Waits until the page answers to clicks; `timeout` (ms) where the machine is busy with more than the page. */
export async function hydrated(page: Page, { timeout = 15_000 } = {}): Promise<void> {
  const isHydrated = () =>
    page.locator('[data-app]').evaluate((app) => Object.keys(app).some((key) => key.startsWith('__reactFiber')));
  await expect.poll(isHydrated, { timeout }).toBe(true);
}

/** Whether the toast on screen lies over what is shown there now; without a toast, an error. */
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

let people = 0;

/** Registers a new patient over the API, with `more` of what an account tells, and signs this browser in. */
export async function signInAsNewPatient(
  page: Page,
  more: Readonly<Record<string, string>> = {},
): Promise<{ username: string; fullName: string }> {
  people += 1;
  const username = `p${process.pid}x${people}x${Date.now().toString(36)}`;
  const fullName = 'Bola Test';
  const answer = await page.request.post('/api/register', {
    data: { username, password: 'secret-1', fullName, email: `${username}@example.com`, ...more },
  });
  expect(answer.status()).toBe(201);
  return { username, fullName };
}
