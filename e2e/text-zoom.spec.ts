import { freeSlot } from './booking.ts';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';

// Unlike the browser's font size setting, a larger font size on the page changes no media query.
for (const percent of [150, 175, 200]) {
  test(`text at ${percent} % keeps header and filters intact, without sideways scrolling`, async ({ page }) => {
    await page.goto('/?city=Port+Harcourt&page=2');
    await hydrated(page);
    await page.addStyleTag({ content: `html { font-size: ${percent}% }` });
    const filters = page.getByRole('main').getByText('Filters', { exact: true });
    await filters.click();
    await expect(page.getByRole('checkbox', { name: /Open now \d+/ })).toBeVisible();
    await page.getByText('More filters').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const header = page.getByRole('banner');
    for (const control of [header.getByRole('link', { name: 'Sign In' }), header.getByLabel('Menu', { exact: true })]) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    // Room for a dozen letters of the query.
    const text = page.getByRole('searchbox', { name: 'Search' });
    expect((await text.boundingBox())?.width).toBeGreaterThan(110 * (percent / 100));
    // On one line.
    const signIn = header.getByRole('link', { name: 'Sign In' });
    expect((await signIn.boundingBox())?.height).toBeLessThan(32 * (percent / 100) + 12);
    // Room for "Port Harcourt", the padding and the arrow.
    const city = page.getByRole('combobox', { name: 'City' });
    expect((await city.boundingBox())?.width).toBeGreaterThan(110 * (percent / 100) + 52);
    await header.getByLabel('Menu', { exact: true }).click();
    const search = header.getByRole('button', { name: 'Find' });
    await expect(search).toBeInViewport({ ratio: 1 });
  });
}

test('text at 200 % widens no screen and no row of tabs', async ({ page }) => {
  const fits = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const { scrollWidth, tabs } = await page.evaluate(() => {
      const strip = document.getElementById('tabs');
      return {
        scrollWidth: document.documentElement.scrollWidth,
        tabs: strip && strip.scrollWidth - strip.clientWidth,
      };
    });
    expect(scrollWidth, path).toBe(360);
    expect(tabs ?? 0, path).toBe(0);
  };
  for (const path of ['/auth', '/auth?tab=register', '/join-network', '/provider-portal']) await fits(path);
  const { provider, slot } = await freeSlot(page, { specialty: 'Pediatrics' }, 20);
  await signInAsNewPatient(page);
  const appointment = { providerId: provider.id, date: slot.dateTime, visitType: 'in-person', careType: 'routine' };
  const booked = await page.request.post('/api/appointments', { data: { ...appointment, reason: 'Cough' } });
  expect(booked.status()).toBe(201);
  for (const path of ['/provider/1', '/provider/1?tab=reviews', '/provider/1?tab=location']) await fits(path);
  for (const path of ['/my-appointments', '/symptom-tracker', '/messages', '/insurance-information']) await fits(path);
  for (const path of ['/profile', '/profile?tab=security', '/profile?tab=privacy']) await fits(path);
  for (const path of ['/faq', '/contact-us']) {
    await page.goto(path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});
