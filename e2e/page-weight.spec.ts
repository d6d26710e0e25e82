import { expect, test } from '@playwright/test';
import { hydrated } from './fixtures.ts';

/** Bytes on the wire. @see docs/performance.md */
const HOME_BUDGET = 100_000;

test('the first load of the home page costs at most 100 kB on the wire', async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await network.send('Network.enable');
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(HOME_BUDGET);
});

test('every class on the home page that has styles has them in what the home page brings along', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const [inline, all] = await page.evaluate(async () => {
    const style = document.querySelector<HTMLElement>('style[data-all]');
    const file = await fetch(style?.dataset['all'] ?? '');
    return [style?.textContent ?? '', await file.text()];
  });
  const without: string[] = [];
  let checked = 0;
  for (const path of ['/', '/?q=zzzzzz', '/?careType=urgent&telehealth=true&state=Lagos&page=2']) {
    await page.goto(path);
    await hydrated(page);
    const classes = await page.evaluate(() => [
      ...new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])),
    ]);
    const selectors = await page.evaluate((names) => names.map((name) => `.${CSS.escape(name)}`), classes);
    checked += selectors.length;
    without.push(...selectors.filter((selector) => all.includes(selector) && !inline.includes(selector)));
  }
  expect(checked).toBeGreaterThan(300);
  expect(without).toEqual([]);
});

test('what is opened from the home page has the styles that it needs', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const loaded = page.waitForResponse(/\/assets\/app-.+\.css$/);
  await page
    .getByRole('link', { name: /^View profile/ })
    .first()
    .click();
  expect((await loaded).ok()).toBe(true);
  await expect(page).toHaveURL(/\/provider\//);
  await page.goto('/faq');
  expect(await page.locator('style[data-all]').count()).toBe(0);
});
