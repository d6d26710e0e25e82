import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test('the page describes the API without scripts, and its program finds, holds, books, moves and cancels', async ({
  page,
  baseURL,
}) => {
  const html = await (await page.goto('/developers'))?.text();
  await expect(page.getByRole('heading', { level: 1, name: 'For developers' })).toBeVisible();
  for (const name of ['Conventions', 'Limits', 'Errors']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    // Before any script.
    expect(html).toMatch(new RegExp(`<h2[^>]*>${name}<`));
  }
  expect(html).toContain('/api/slot-holds');
  await expectAccessible(page);
  await page.locator('summary').filter({ hasText: 'booking' }).click();
  await expect(page.getByText('POST /api/slot-holds', { exact: true })).toBeVisible();
  const program = (await page.locator('pre').allTextContents()).join('\n');

  const folder = mkdtempSync(join(tmpdir(), 'alafia-developers-'));
  const file = join(folder, 'program.mjs');
  writeFileSync(file, program);
  const printed = execFileSync(process.execPath, [file], { encoding: 'utf8', env: { BASE: baseURL } });
  rmSync(folder, { recursive: true });
  expect(printed).toMatch(/^free \S+ \S+\nheld until \S+\nbooked once true\nmoved true\ncancelled\n$/);
});
