import type { Page } from '@playwright/test';

/** Has the server tell the time of a page's own clock, which was set to `startMs`, where a test plays another day. */
export async function serverTellsTimeOf(page: Page, startMs: number): Promise<void> {
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
