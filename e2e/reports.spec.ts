import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, expectSoundAtBothSizes, hydrated, signInAsAdmin, test } from './fixtures.ts';

const REPORTS = [
  ['user-growth', 'User Growth Report'],
  ['provider-performance', 'Provider Performance'],
  ['appointment-analytics', 'Appointment Analytics'],
  ['regional-health', 'Regional Health Metrics'],
] as const;

/** Each figure with its meaning, and that demo data is included. */
async function expectFigures(page: Page): Promise<void> {
  for (const card of ['User Metrics', 'Provider Stats', 'Platform Health', 'Provider Specialties'])
    await expect(page.getByRole('heading', { name: card })).toBeVisible();
  // Other tests add providers in parallel.
  await expect(async () => {
    await page.reload();
    const { providers } = await (await page.request.get('/api/admin/reports')).json();
    const total = page.getByText('Total Providers').locator('xpath=..');
    await expect(total).toContainText(String(providers.total), { timeout: 2000 });
  }).toPass();
  await expect(page.getByText('Demo data is among what is counted here')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Geographic Distribution' })).toBeVisible();
  await expectSoundAtBothSizes(page);
}

/** A report with a chart or table, whose dates are in the URL, and which can be downloaded. */
async function expectReport(page: Page, kind: string, title: string): Promise<void> {
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(new RegExp(`report=${kind}`));
  const report = page.getByRole('region', { name: title });
  await expect(report.getByRole('table').or(report.getByText('No data yet'))).toBeVisible();
  await expectAccessible(page);
  if (await report.getByRole('table').isVisible()) {
    const table = await report.getByRole('table').boundingBox();
    const screen = await page.getByRole('navigation', { name: 'Reports' }).boundingBox();
    expect(table?.width).toBeLessThanOrEqual((screen?.width ?? 0) + 1);
    const download = page.waitForEvent('download');
    await report.getByRole('link', { name: 'Download as CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^${kind}-\\d{4}-\\d\\d-\\d\\d-.*\\.csv$`));
  }
  const all = report.getByRole('button', { name: /^Show all \d+ rows$/ });
  if (await all.isVisible()) {
    await expect(report.getByRole('row')).toHaveCount(6);
    await all.click();
    await expect(report.getByRole('row').nth(6)).toBeVisible();
  }
  const { from, to } = await (await page.request.get(`/api/admin/reports/${kind}`)).json();
  await expect(report.getByLabel('From', { exact: true })).toHaveValue(from);
  await expect(report.getByLabel('To', { exact: true })).toHaveValue(to);
  await report.getByLabel('From', { exact: true }).fill('2026-10-01');
  await report.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/from=2026-10-01/);
}

test('an administrator reads the figures and each report, and mends an invalid date range', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/reports');
  await hydrated(page);
  await test.step('the Reports tab shows each figure with its meaning and says that demo data is included', () =>
    expectFigures(page));
  await page.setViewportSize({ width: 1280, height: 900 });
  await hydrated(page);
  for (const [kind, title] of REPORTS) {
    await test.step(`${title} shows a chart or table, keeps its dates in the URL and can be downloaded`, () =>
      expectReport(page, kind, title));
  }
  await test.step('an invalid date range is reported, and the report can be requested again', async () => {
    const answer = await page.goto('/admin/reports?report=user-growth&from=2026-11-30&to=2026-11-01');
    expect(answer?.status()).toBe(200);
    await hydrated(page);
    await expect(page.getByText('A report covers at most 366 days')).toBeVisible();
    await page.getByLabel('From', { exact: true }).fill('2026-10-30');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
});
