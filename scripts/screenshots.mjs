// `node scripts/screenshots.mjs [ADDRESS]` takes the pictures of the README from a running server with demo data.
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const address = process.argv[2] ?? 'http://127.0.0.1:3000';
const folder = join(import.meta.dirname, '../docs/screenshots');
const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'].find((path) => path && existsSync(path));

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const [width, height, deviceScaleFactor] of [
  [360, 740, 2],
  [1280, 900, 1],
]) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor,
    timezoneId: 'Africa/Lagos',
    locale: 'en-NG',
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(folder, `home-${width}.png`) });
}
await browser.close();
