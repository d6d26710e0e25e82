import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_LAUNCH } from '#test/browser-launch.ts';

// Workers read this file again: what is chosen here once is handed on through the environment.
process.env['E2E_PORT'] ??= String(20_000 + 4 * (process.pid % 3000));
process.env['E2E_DATA_DIR'] ??= join(import.meta.dirname, 'test-results/data', process.env['E2E_PORT']);
const demoPort = Number(process.env['E2E_PORT']);

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-servers.ts',
  fullyParallel: true,
  // A test often waits, so three keep two cores busy.
  workers: 3,
  forbidOnly: true,
  // A whole run on a busy machine is thousands of waits. What passes only the second time is printed by name.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://127.0.0.1:${demoPort}`,
    timezoneId: 'Africa/Lagos',
    locale: 'en-NG',
    // Recording each test takes a fifth of the time of all; what fails in CI is recorded at its second try.
    trace: 'on-first-retry',
    // Requests by way of one are out of a test's sight. Tests of what it does allow it.
    serviceWorkers: 'block',
    launchOptions: BROWSER_LAUNCH,
  },
  // Nothing but styles asks how wide the screen is, except the portal's day and week (use-wide.ts), so a journey is made on
  // a phone. Tagged ones are about the layout, and made at both sizes (@both), or about staff at a computer, a mouse or a
  // keyboard (@desktop).
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
      grepInvert: /@desktop/,
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } }, grep: /@desktop|@both/ },
  ],
});
