import { expect, test } from '@playwright/test';

/** Bytes on the wire. @see docs/performance.md */
const HOME_BUDGET = 100_000;

test('the first load of the home page costs at most 100 kB on the wire', async ({ page }) => {
  const network = await page.context().newCDPSession(page);
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await network.send('Network.enable');
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(HOME_BUDGET);
});
