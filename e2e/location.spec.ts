import { documentAt } from './documents.ts';
import { expect, hydrated, test } from './fixtures.ts';

interface PositionRequest {
  readonly found: (position: { coords: { latitude: number; longitude: number } }) => void;
  readonly failed: (error: { code: number }) => void;
  readonly options: PositionOptions;
}
declare global {
  interface Window {
    /** The page's last geolocation request. */
    positionRequest?: PositionRequest;
  }
}

test('the location control requests a precise position, explains failures and searches the nearest city', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const getCurrentPosition = (
      found: PositionRequest['found'],
      failed: PositionRequest['failed'],
      options: PositionOptions,
    ) => {
      window.positionRequest = { found, failed, options };
    };
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
  });
  await page.goto('/');
  await hydrated(page);
  const control = page.getByRole('button', { name: /my location|Finding your location/ });
  const ask = async () => {
    await control.click();
    await expect(control).toHaveText('Finding your location…');
  };
  const failures = [
    [1, 'Please allow location access in your browser settings.'],
    [2, "Your location couldn't be determined. Try again or select a city manually."],
    [3, 'Location detection timed out...'],
  ] as const;
  for (const [code, text] of failures) {
    await ask();
    const options = await page.evaluate(() => window.positionRequest?.options);
    expect(options).toEqual({ enableHighAccuracy: true, maximumAge: 0, timeout: 15_000 });
    await page.evaluate((number) => window.positionRequest?.failed({ code: number }), code);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByText('Location detection failed', { exact: true }).first()).toBeVisible();
    await expect(control).toHaveText('Use my location');
  }
  const locate = (latitude: number, longitude: number) =>
    page.evaluate((coords) => window.positionRequest?.found({ coords }), { latitude, longitude });
  await ask();
  await locate(4.9, 7.1);
  await expect(page).toHaveURL(/city=Port\+Harcourt.*lat=4\.9&lng=7\.1/);
  await expect(control).toHaveText('Update my location');
  const search = page.getByRole('region', { name: 'Provider search' });
  await expect.poll(async () => (await search.boundingBox())?.y).toBeLessThan(100);
  await ask();
  await locate(12, 8.52);
  await expect(page).toHaveURL(/\/\?city=all&lat=12&lng=8\.52$/);
  await expect(page.getByText(/far from you/)).toBeHidden();
});

test('results in a city warn that its nearest provider may be far; results in all of Nigeria do not', async ({
  page,
}) => {
  const near = (await documentAt(page, '/?lat=6.6&lng=3.35')).text;
  expect(near).toContain('Nearest first');
  expect(near).not.toContain('far from you');
  // A chosen state gets the same warning.
  expect((await documentAt(page, '/?state=Rivers&lat=6.6&lng=3.35')).text).toContain(
    'The nearest in Rivers is far from you.',
  );
  const far = page.getByText('may be far from you.');
  // Near enough to Port Harcourt to search there.
  await page.goto('/?city=Port+Harcourt&lat=5.08&lng=7.33');
  await expect(far).toHaveText(/^The nearest in Port Harcourt may be far from you\./);
  await page.getByRole('link', { name: 'Show the nearest in all of Nigeria' }).click();
  await expect(page).toHaveURL('/?city=all&lat=5.08&lng=7.33');
  await expect(far).toBeHidden();
});

test('a device that does not respond times out after 20 seconds; one without geolocation fails at once', async ({
  page,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    if (location.search === '?city=all') Reflect.deleteProperty(Navigator.prototype, 'geolocation');
    else Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: () => undefined } });
  });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await page.clock.runFor(19_000);
  await expect(page.getByRole('button', { name: 'Finding your location…' })).toBeVisible();
  await page.clock.runFor(1500);
  await expect(page.getByText('Location detection timed out...', { exact: true })).toBeVisible();
  await page.goto('/?city=all');
  await hydrated(page);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('Geolocation not supported', { exact: true })).toBeVisible();
  // The region's name tells screen reader users how to reach it.
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText('Geolocation not supported');
  await page.keyboard.press('F8');
  await expect(page.getByRole('list').filter({ hasText: 'Geolocation not supported' })).toBeFocused();
});

test('a visitor abroad sees distances with thousands separators', async ({ page }) => {
  const { articles } = await documentAt(page, '/?lat=51.5&lng=-0.12');
  expect(articles[0]).toMatch(/\d,\d{3} km/);
});
