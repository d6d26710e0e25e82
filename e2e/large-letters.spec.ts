import { BROWSER_LAUNCH } from '#test/browser-launch.ts';
import { bookingDialog } from './booking.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { boxOf, showOthers } from './map-steps.ts';

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

test('on the map a long name keeps its words whole, and the way to the profile is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const name = 'Federal Neuro-Psychiatric Hospital, Maiduguri';
  const about = { name, specialty: 'Psychiatry', locationPrecision: 'area' };
  await showOthers(page, (index) => ({ ...about, latitude: 7 + (index % 5), longitude: 5 + Math.floor(index / 2) }));
  const map = page.getByRole('region', { name: 'Map', exact: true });
  await map
    .getByRole('button', { name: `${name}, approximate position` })
    .first()
    .press('Enter');
  const popup = map.getByRole('dialog', { name });
  const [box, link, text] = [
    await boxOf(popup),
    await boxOf(popup.getByRole('link', { name: 'View Profile' })),
    await boxOf(popup.getByText(name)),
  ];
  expect(link.y + link.height).toBeLessThanOrEqual(box.y + box.height);
  // "Neuro-Psychiatric" parts at its hyphen only.
  expect(text.width).toBeGreaterThan(220);
  expect(await popup.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
});
