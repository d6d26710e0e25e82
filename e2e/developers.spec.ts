import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test('the page describes the API without scripts, and its program finds, holds, books, moves and cancels', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/developers');
  await expect(page.getByRole('heading', { level: 1, name: 'For developers' })).toBeVisible();
  for (const name of ['Conventions', 'Limits', 'Errors']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await page.locator('summary').filter({ hasText: 'booking' }).click();
  await expect(page.getByText('POST /api/slot-holds', { exact: true })).toBeVisible();
  const program = (await page.locator('pre').allTextContents()).join('\n');
  await context.close();

  const folder = mkdtempSync(join(tmpdir(), 'alafia-developers-'));
  const file = join(folder, 'program.mjs');
  writeFileSync(file, program);
  const printed = execFileSync(process.execPath, [file], { encoding: 'utf8', env: { BASE: baseURL } });
  rmSync(folder, { recursive: true });
  expect(printed).toMatch(/^free \S+ \S+\nheld until \S+\nbooked once true\nmoved true\ncancelled\n$/);
});

test('the page can be used by everybody', async ({ page }) => {
  await page.goto('/developers');
  await expectAccessible(page);
});
