import type { Page } from '@playwright/test';

/** Makes the server's responses carry the time of the page's fake clock, which started at `startMs`. */
export async function syncServerClock(page: Page, startMs: number): Promise<void> {
  await page.route('**/*', async (route) => {
    const kind = route.request().resourceType();
    if (kind !== 'document' && kind !== 'fetch') return await route.fallback();
    const response = await route.fetch();
    if (kind === 'document') {
      const body = (await response.text()).replace(/data-at="\d+"/, `data-at="${startMs}"`);
      return await route.fulfill({ response, body });
    }
    const date = await page.evaluate(() => new Date().toUTCString());
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}
