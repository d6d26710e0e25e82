import type { Locator, Page } from '@playwright/test';
import { hydrated } from './fixtures.ts';

/** What the browser tells of its network. */
export async function onNetwork(page: Page, connection: { effectiveType: string; saveData: boolean }): Promise<void> {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    connection,
  );
}

export async function showMap(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('button', { name: 'Show map' }).click();
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not in sight.');
  return box;
}
