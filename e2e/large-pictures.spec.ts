import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { expect, hydrated, signInAsNewPatient, test } from './fixtures.ts';

/** A picture of noise, which no format makes small: more than 5 MB as a JPEG. */
async function photo(): Promise<Buffer> {
  const [width, height] = [2400, 1600];
  const raw = randomFillSync(Buffer.alloc(width * height * 3));
  return await sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100 })
    .toBuffer();
}

test('a photo of more than 5 MB is made small before it is sent', async ({ page }) => {
  await signInAsNewPatient(page);
  const plan = {
    provider: 'Hygeia HMO',
    planName: 'HyBasic',
    memberId: 'HYG-12345',
    policyHolder: 'Bola Test',
    relationToPatient: 'Self',
    effectiveDate: '2026-01-01',
    contactNumber: '0803 000 0000',
  };
  expect((await page.request.post('/api/insurance-plans', { data: plan })).status()).toBe(201);
  await page.goto('/insurance-information');
  await hydrated(page);
  const buffer = await photo();
  expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/card'));
  await page.getByLabel(/^Add picture of card/).setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer });
  const { 'content-length': length } = await (await sent).allHeaders();
  expect(Number(length)).toBeLessThan(2 * 1024 * 1024);
  await expect(page.locator('.toast')).toContainText('Picture saved');
});
