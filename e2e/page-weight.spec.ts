import { expect, test } from '@playwright/test';
import { bookingDialog, chooseSlot, freeSlot } from './booking.ts';
import { codeOf } from './code-files.ts';
import { countBytes, hydrated, profileLink, signInAsNewPatient } from './fixtures.ts';

/** Bytes on the wire. @see docs/performance.md */
const HOME_BUDGET = 100_000;
const JOURNEY_BUDGET = 300_000;

test('the first load of the home page costs at most 100 kB on the wire', async ({ page }) => {
  const wire = await countBytes(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(wire.bytes).toBeGreaterThan(20_000);
  expect(wire.bytes).toBeLessThanOrEqual(HOME_BUDGET);
});

test('from the home page to a confirmed visit costs at most 300 kB on the wire', async ({ page }, { project }) => {
  await signInAsNewPatient(page);
  const wanted = await freeSlot(page, { city: 'Lagos', specialty: 'Pediatrics' }, project.name === 'phone' ? 2 : 3);
  const wire = await countBytes(page);
  await page.goto('/?careType=routine');
  await hydrated(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill(wanted.provider.name);
  await page.waitForURL(/q=/);
  await page
    .getByRole('article', { name: wanted.provider.name })
    .getByRole('link', { name: /^Book / })
    .click();
  const dialog = bookingDialog(page);
  await dialog.getByRole('button', { name: 'Fever' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await chooseSlot(dialog, wanted);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Confirm Appointment' }).click();
  await expect(dialog.getByText('View My Appointments')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(wire.bytes).toBeGreaterThan(50_000);
  expect(wire.bytes).toBeLessThanOrEqual(JOURNEY_BUDGET);
});

test('the home page loads the styles of every class it uses, and a page opened from it those that it needs', async ({
  page,
}) => {
  const without: string[] = [];
  let checked = 0;
  for (const path of ['/?q=zzzzzz', '/?careType=urgent&telehealth=true&state=Lagos&page=2', '/']) {
    await page.goto(path);
    await hydrated(page);
    const [inline, all] = await page.evaluate(async () => {
      const style = document.querySelector<HTMLElement>('style[data-all]');
      const file = await fetch(style?.dataset['all'] ?? '');
      return [style?.textContent ?? '', await file.text()];
    });
    const selectors = await page.evaluate(() => {
      const classes = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
      return [...classes].map((name) => `.${CSS.escape(name)}`);
    });
    checked += selectors.length;
    without.push(...selectors.filter((selector) => all.includes(selector) && !inline.includes(selector)));
  }
  expect(checked).toBeGreaterThan(300);
  expect(without).toEqual([]);

  const loaded = page.waitForResponse(/\/assets\/app-.+\.css$/);
  await profileLink(page).click();
  expect((await loaded).ok()).toBe(true);
  await expect(page).toHaveURL(/\/provider\//);
  expect(await (await page.request.get('/faq')).text()).not.toContain('data-all=');
});

test('a booking requests its provider while its code is still loading', async ({ page }) => {
  const requested = Promise.withResolvers<void>();
  page.on('request', (request) => request.url().endsWith('/api/providers/1') && requested.resolve());
  await page.route(codeOf('src/features/booking/web/booking-dialog.tsx'), async (route) => {
    await requested.promise;
    await route.continue();
  });
  await page.goto('/?providerId=1');
  await expect(bookingDialog(page).getByRole('heading', { name: 'Care Type' })).toBeVisible();
});
