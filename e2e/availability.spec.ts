import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { syncServerClock } from './server-time.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Opens a path with the clock at the start of the Lagos day on which its first provider is next free. */
async function openOnFreeDay(page: Page, path: string, api: string): Promise<void> {
  const answer: unknown = await (await page.request.get(api)).json();
  const [{ nextSlotAt }] = [answer].flat() as [{ nextSlotAt: string }];
  const inLagos = new Date(Date.parse(nextSlotAt) + DAY_MS / 24).toISOString();
  await page.clock.install({ time: `${inLagos.slice(0, 10)}T00:30:00+01:00` });
  await syncServerClock(page, Date.parse(`${inLagos.slice(0, 10)}T00:30:00+01:00`));
  await page.goto(path);
  await hydrated(page);
}

for (const [what, path, api] of [
  ['results', '/', '/api/providers?city=Lagos'],
  ['a profile', '/provider/1', '/api/providers/1'],
] as const) {
  test(`a tab left open on ${what} updates "today" after midnight and refetches once`, async ({ page }) => {
    await openOnFreeDay(page, path, api);
    const note = page.getByText(/^Available .+ · \d/).first();
    await expect(note).toHaveText(/^Available today/);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/providers')) requests.push(request.url());
    });
    await page.clock.fastForward(DAY_MS);
    const again = page.waitForResponse((response) => response.url().includes('/api/providers'));
    await page.getByRole('heading', { level: 1 }).click();
    await again;
    await expect(note).toHaveText(/^Available (?!today|tomorrow)/);
    await page.clock.fastForward(60_000);
    await page.getByRole('heading', { level: 1 }).click();
    await expect(note).toBeVisible();
    expect(requests).toHaveLength(1);
  });
}
