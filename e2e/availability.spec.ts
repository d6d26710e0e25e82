import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { syncServerClock } from './server-time.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Opens a path. The clock stands at 00:30 on the Lagos day of the next free slot of the first provider that `api` returns. */
async function openOnFreeDay(page: Page, path: string, api: string): Promise<void> {
  const answer: unknown = await (await page.request.get(api)).json();
  const [{ nextSlotAt }] = [answer].flat() as [{ nextSlotAt: string }];
  // Lagos is an hour ahead of UTC all year.
  const lagosDay = new Date(Date.parse(nextSlotAt) + HOUR_MS).toISOString().slice(0, 10);
  await page.clock.install({ time: `${lagosDay}T00:30:00+01:00` });
  await syncServerClock(page, Date.parse(`${lagosDay}T00:30:00+01:00`));
  await page.goto(path);
  await hydrated(page);
}

for (const [what, path, api] of [
  ['results', '/', '/api/providers?city=Lagos'],
  ['a profile', '/provider/1', '/api/providers/1'],
] as const) {
  test(`a tab left open on ${what} updates "today" after midnight and refetches once`, async ({ page }) => {
    await openOnFreeDay(page, path, api);
    const note = page.getByText(/^Available (today|tomorrow|\w{3}, \d+ \w{3})/).first();
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
