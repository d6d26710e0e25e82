import { existsSync, mkdtempSync, readdirSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { newPatient, newProvider, TEST_KEYS, testApp } from '#test/app.ts';
import { claimedPng } from '#test/claimed-png.ts';
import { cleanUpImages } from './clean-up-images.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'images-'));
const t = await testApp('empty', { DATA_DIR: dataDir });
let cookie = '';
beforeAll(async () => {
  ({ cookie } = await newPatient(t, { role: 'admin', permissions: ['manage_providers'] }));
});

const stored = () => (existsSync(join(dataDir, 'images')) ? readdirSync(join(dataDir, 'images')) : []);
const upload = async (payload: Buffer, use = 'profile', type = 'application/octet-stream') =>
  await t.app.inject({
    method: 'POST',
    url: `/api/admin/images?use=${use}`,
    payload,
    headers: { cookie, 'content-type': type },
  });
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b6b4f' } });
const noise = async (width: number, height: number) =>
  await sharp({
    create: { width, height, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer();

describe('an uploaded picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'in %s becomes a small WebP that everybody can see for a year',
    async (format) => {
      const answer = await upload(await drawn(1600, 900).toFormat(format).toBuffer());
      expect(answer.statusCode, answer.body).toBe(201);
      const { path } = answer.json<{ path: string }>();
      expect(path).toMatch(/^\/images\/[0-9a-f]{64}\.webp$/);
      const shown = await t.app.inject({ url: path });
      expect(shown.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
    },
  );

  test('of an office keeps its aspect ratio, at most 1024 px wide, and is never enlarged', async () => {
    const sizeOf = async (width: number, height: number) => {
      const { path } = (await upload(await drawn(width, height).jpeg().toBuffer(), 'office')).json<{ path: string }>();
      const { width: w, height: h } = await sharp((await t.app.inject({ url: path })).rawPayload).metadata();
      return [w, h];
    };
    expect(await sizeOf(4000, 2000)).toEqual([1024, 512]);
    expect(await sizeOf(300, 200)).toEqual([300, 200]);
  });

  test('loses its metadata and hidden data, and is turned upright', async () => {
    const gps = { IFD0: { Copyright: 'SECRET OWNER' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 30/1 0/1' } };
    const photo = await drawn(200, 100).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
    expect(photo.toString('latin1')).toContain('Exif');
    const { path } = (await upload(polyglot, 'office')).json<{ path: string }>();
    const shown = await t.app.inject({ url: path });
    for (const trace of ['Exif', 'SECRET', '<script>', 'PK\x03']) {
      expect(shown.rawPayload.toString('latin1')).not.toContain(trace);
    }
    const { exif, width, height } = await sharp(shown.rawPayload).metadata();
    expect([exif, width, height]).toEqual([undefined, 100, 200]);
  });

  test('the same one twice is one file; a form can show it at once', async () => {
    const bytes = await noise(64, 64);
    const [one, two] = [await upload(bytes), await upload(bytes)];
    expect(one.json()).toEqual(two.json());
    const id = await newProvider(t);
    const changed = await t.app.inject({
      method: 'PUT',
      url: `/api/admin/providers/${id}`,
      payload: { profileImage: one.json<{ path: string }>().path },
      headers: { cookie },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await t.app.inject({ url: `/api/providers/${id}` })).json()).toMatchObject({
      profileImage: one.json<{ path: string }>().path,
    });
  });
});

describe('what is no such picture is refused, and nothing is stored', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['an SVG with script', () => svg, 415, 'image/svg+xml'],
    ['an SVG that calls itself a PNG', () => svg, 415, 'image/png'],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'image/jpeg'],
    ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00\x00\xff\x00,', 'latin1'), 415, 'image/gif'],
    ['a PDF behind the first bytes of a JPEG', () => Buffer.from('\xff\xd8\xff%PDF-1.7', 'latin1'), 415, 'image/jpeg'],
    ['a WebP in name only', () => Buffer.from('RIFF\x10\x00\x00\x00WEBPnonsense'), 415, 'image/webp'],
    ['an AVIF', async () => await drawn(20, 20).avif().toBuffer(), 415, 'image/avif'],
    ['a TIFF', async () => await drawn(20, 20).tiff().toBuffer(), 415, 'image/tiff'],
    [
      'half a JPEG',
      async () => (await noise(300, 300).then((png) => sharp(png).jpeg().toBuffer())).subarray(0, 9000),
      415,
      'image/jpeg',
    ],
    ['a PNG that unpacks to 3.6 thousand million pixels', () => claimedPng(60_000, 60_000), 413, 'image/png'],
    ['a PNG just over the limit', () => claimedPng(10_001, 5_000), 413, 'image/png'],
    ['nothing', () => Buffer.alloc(0), 400, 'image/png'],
    ['a file of 5 MB and a byte', () => Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), 413, 'image/jpeg'],
  ])('%s', async (_what, make, status, type) => {
    const before = stored();
    const answer = await upload(await make(), 'profile', type);
    expect([answer.statusCode, typeof answer.json().message]).toEqual([status, 'string']);
    expect(stored()).toEqual(before);
  });

  test('another use, another endpoint, or another account', async () => {
    const picture = await drawn(20, 20).png().toBuffer();
    const before = stored();
    expect((await upload(picture, '../../etc')).statusCode).toBe(400);
    const elsewhere = { payload: picture, headers: { cookie, 'content-type': 'image/png' } };
    expect((await t.app.inject({ method: 'POST', url: '/api/admin/providers', ...elsewhere })).statusCode).toBe(415);
    const patient = await newPatient(t);
    const asPatient = { cookie: patient.cookie, 'content-type': 'image/png' };
    const refused = await t.app.inject({
      method: 'POST',
      url: '/api/admin/images?use=profile',
      payload: picture,
      headers: asPatient,
    });
    expect(refused.statusCode).toBe(403);
    expect(stored()).toEqual(before);
  });
});

test.each([
  '/images/x.webp',
  `/images/${'0'.repeat(64)}.webp`,
  '/images/..%2fsession-secret',
  '/images/%2e%2e%2fkey',
  '/images/',
])('there is no picture at %s', async (url) => {
  expect((await t.app.inject({ url })).statusCode).toBe(404);
});

test('unused pictures are deleted after a day; those of a provider stay until it is removed', async () => {
  const paths = await Promise.all(
    [1, 2, 3].map(async () => (await upload(await noise(50, 50))).json<{ path: string }>().path),
  );
  const [shown = '', fresh = '', forgotten = ''] = paths;
  const id = await newProvider(t, { profileImage: shown });
  const old = new Date(t.clock.nowMs - 25 * 60 * 60 * 1000);
  for (const path of [shown, forgotten]) utimesSync(join(dataDir, path), old, old);
  const config = readConfig({ DATA_DIR: dataDir });
  const clean = () => cleanUpImages.run({ app: t.app, db: t.db, config, keyFor: TEST_KEYS, now: t.clock.now });
  const there = () => paths.filter((path) => existsSync(join(dataDir, path)));
  await clean();
  expect(there()).toEqual([shown, fresh]);
  await t.app.inject({ method: 'DELETE', url: `/api/admin/providers/${id}`, headers: { cookie } });
  await clean();
  expect(there()).toEqual([fresh]);
});
