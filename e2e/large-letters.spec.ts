import type { Locator } from '@playwright/test';
import { BROWSER_LAUNCH } from '#test/browser-launch.ts';
import { bookingDialog, chooseSlot, freeSlot } from './booking.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { boxOf, showResultsMap } from './map-steps.ts';

// One after the other: each further browser costs more than a test.
test.describe.configure({ mode: 'default' });
// The browser's own font size setting, which a page can't change.
test.use({
  launchOptions: { ...BROWSER_LAUNCH, args: [...BROWSER_LAUNCH.args, '--blink-settings=defaultFontSize=32'] },
});

test("the browser's 200 % font size doubles the text and widens no screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/?q=zzzzzz', '/provider/1', '/provider/1?tab=location', '/auth', '/faq', '/contact-us']) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize), path).toBe('32px');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});

test('a booking in large text breaks no words, fits the screen and leaves most of the screen to the current step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const wanted = await freeSlot(page, { specialty: 'Pediatrics' }, 22);
  await page.goto(`/?providerId=${wanted.provider.id}`);
  await hydrated(page);
  const dialog = bookingDialog(page);
  const title = dialog.getByRole('heading', { name: 'Book Appointment' });
  const next = dialog.getByRole('button', { name: 'Continue' });
  const whole = async () => {
    expect(await brokenWords(dialog)).toEqual([]);
    expect(await dialog.evaluate((box) => box.scrollWidth)).toBeLessThanOrEqual(360);
    expect((await boxOf(dialog.locator('.dialog-foot'))).y).toBeGreaterThan(500);
  };
  await expect(dialog.getByRole('heading', { name: 'Care Type' })).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  await whole();
  await next.click();
  await expect(dialog.getByRole('heading', { name: 'Describe Your Symptoms' })).toBeInViewport({ ratio: 1 });
  await expect(title).not.toBeInViewport();
  await whole();
  await dialog.getByRole('button', { name: 'Cough' }).click();
  await next.click();
  await chooseSlot(dialog, wanted);
  await whole();
  await next.click();
  await expect(dialog.getByRole('heading', { name: 'Appointment Confirmation' })).toBeInViewport({ ratio: 1 });
  await whole();
  // Scrolled to by keyboard, it must not stay under the sticky footer.
  const change = dialog.getByRole('button', { name: 'Change Reason for visit' });
  await change.focus();
  const { y, height } = await boxOf(change);
  expect(y + height).toBeLessThanOrEqual((await boxOf(dialog.locator('.dialog-foot'))).y);
});

/** Returns the visible words that are broken across lines. */
function brokenWords(scope: Locator): Promise<string[]> {
  return scope.evaluate((root) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (node.parentElement?.closest('.sr-only')) continue;
      for (const { index, 0: word } of node.textContent?.matchAll(/\w+/g) ?? []) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}

test('a long name in the map popup breaks no words, and the profile link is visible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const name = 'Federal Neuro-Psychiatric Hospital, Maiduguri';
  const about = { name, specialty: 'Psychiatry', locationPrecision: 'area' };
  await showResultsMap(page, (index) => ({
    ...about,
    latitude: 7 + (index % 5),
    longitude: 5 + Math.floor(index / 2),
  }));
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
  // "Neuro-Psychiatric" may break at its hyphen only.
  expect(text.width).toBeGreaterThan(220);
  expect(await popup.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
});
