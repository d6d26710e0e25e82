import { BROWSER_LAUNCH } from '#test/browser-launch.ts';
import { bookingDialog } from './booking.ts';
import { expect, hydrated, test } from './fixtures.ts';

// Letters twice as large as usual, as set in the browser: nothing that a page can do for itself.
test.use({
  launchOptions: { ...BROWSER_LAUNCH, args: [...BROWSER_LAUNCH.args, '--blink-settings=defaultFontSize=32'] },
});

test('letters set to twice their size in the browser are twice as large, and make no screen wider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/?q=zzzzzz', '/provider/1', '/provider/1?tab=location', '/auth', '/faq', '/contact-us']) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize), path).toBe('32px');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
  await page.goto('/?providerId=1&careType=routine');
  await hydrated(page);
  const dialog = bookingDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Describe Your Symptoms' })).toBeVisible();
  expect(await dialog.evaluate((box) => box.scrollWidth)).toBeLessThanOrEqual(360);
});
