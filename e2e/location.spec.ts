import { expect, hydrated, test } from './fixtures.ts';

interface Asked {
  readonly found: (position: { coords: { latitude: number; longitude: number } }) => void;
  readonly failed: (error: { code: number }) => void;
  readonly options: PositionOptions;
}
declare global {
  interface Window {
    /** What the page asked the device last. */
    asked?: Asked;
  }
}

test('the location control asks as exactly as can be, tells why it failed, and searches in the city that is near', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const getCurrentPosition = (found: Asked['found'], failed: Asked['failed'], options: PositionOptions) => {
      window.asked = { found, failed, options };
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
    const options = await page.evaluate(() => window.asked?.options);
    expect(options).toEqual({ enableHighAccuracy: true, maximumAge: 0, timeout: 15_000 });
    await page.evaluate((number) => window.asked?.failed({ code: number }), code);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByText('Location detection failed', { exact: true }).first()).toBeVisible();
    await expect(control).toHaveText('Use my location');
  }
  const locate = (latitude: number, longitude: number) =>
    page.evaluate((coords) => window.asked?.found({ coords }), { latitude, longitude });
  await ask();
  await locate(4.9, 7.1);
  await expect(page).toHaveURL(/city=Port\+Harcourt.*lat=4\.9&lng=7\.1/);
  await expect(control).toHaveText('Update my location');
  const search = page.getByRole('region', { name: 'Provider search' });
  await expect.poll(async () => (await search.boundingBox())?.y).toBeLessThan(100);
  await ask();
  await locate(12, 8.52);
  await expect(page).toHaveURL(/\/\?lat=12&lng=8\.52$/);
  await expect(page.getByText('The nearest in Lagos is far from you.')).toBeVisible();
});

test('by what is found it is told that the nearest in the city may be far, and not in all of Nigeria', async ({
  page,
}) => {
  const far = page.getByText('may be far from you.');
  await page.goto('/?lat=6.6&lng=3.35');
  await expect(page.getByText(/Nearest first/)).toBeVisible();
  await expect(far).toBeHidden();
  // Near enough to Port Harcourt to be searched for there.
  await page.goto('/?city=Port+Harcourt&lat=5.08&lng=7.33');
  await expect(far).toHaveText(/^The nearest in Port Harcourt may be far from you\./);
  await page.getByRole('link', { name: 'Show the nearest in all of Nigeria' }).click();
  await expect(page).toHaveURL('/?city=all&lat=5.08&lng=7.33');
  await expect(far).toBeHidden();
  // A state that stays chosen is no nearer.
  await page.goto('/?state=Rivers&lat=6.6&lng=3.35');
  await expect(page.getByText('The nearest in Rivers is far from you.')).toBeVisible();
});

test('a device that answers nothing is given up after 20 seconds, one that knows no places at once', async ({
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
  // Screen readers tell by its name how to get to what is said there.
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText('Geolocation not supported');
  await page.keyboard.press('F8');
  await expect(page.getByRole('list').filter({ hasText: 'Geolocation not supported' })).toBeFocused();
});

test('who is abroad reads distances of thousands as they read other numbers', async ({ page }) => {
  await page.goto('/?lat=51.5&lng=-0.12');
  await expect(page.getByRole('article').first()).toContainText(/ \d,\d{3} km/);
});
