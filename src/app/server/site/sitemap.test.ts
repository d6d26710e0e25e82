import { expect, test, vi } from 'vitest';
import { SITEMAP_IDS } from '#features/directory/server/sitemap-store.ts';
import { newProvider, testApp } from '#test/app.ts';

const t = await testApp('empty', { PUBLIC_URL: 'https://care.example.ng' });
const get = (url: string, headers = {}) => t.app.inject({ url, headers });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');

test('robots.txt excludes calls and administration, and names the sitemap', async () => {
  const answer = await get('/robots.txt');
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toContain('Disallow: /api/\n');
  expect(answer.body).toContain('Disallow: /admin\n');
  expect(answer.body).toContain('Sitemap: https://care.example.ng/sitemap.xml\n');
});

test('the sitemap has the pages, and every real provider once with the day of its change', async () => {
  const real = await newProvider(t, { updatedAt: new Date('2026-11-20T23:30:00Z') });
  await newProvider(t, { isDemo: true });
  const file = `/sitemap-providers-${Math.floor(real / SITEMAP_IDS)}.xml`;
  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toContain('application/xml');
  const files = locations(index.body);
  expect(files).toEqual([
    'https://care.example.ng/sitemap-pages.xml',
    'https://care.example.ng/sitemap-searches.xml',
    `https://care.example.ng${file}`,
  ]);
  const pages = await get('/sitemap-pages.xml');
  for (const path of ['/faq', '/join-network']) {
    expect(locations(pages.body)).toContain(`https://care.example.ng${path}`);
  }
  const providers = await get(file);
  expect(locations(providers.body)).toEqual([`https://care.example.ng/provider/${real}`]);
  expect(providers.body).toContain('<lastmod>2026-11-21</lastmod>');
});

test('every search by place and specialty that finds a provider is listed once', async () => {
  await newProvider(t, { state: 'Rivers', lga: 'Obio/Akpor', specialty: 'Pediatrics' });
  await newProvider(t, { state: 'Kano', lga: 'Dala', specialty: 'Astrology' });
  const answer = await get('/sitemap-searches.xml');
  expect(answer.headers['content-type']).toContain('application/xml');
  const found = locations(answer.body);
  expect(found).toEqual([...new Set(found)]);
  const of = (query: string) => `https://care.example.ng/?${query}`;
  for (const query of ['state=Rivers', 'state=Rivers&amp;specialty=Pediatrics', 'city=Port+Harcourt', 'state=Kano']) {
    expect(found).toContain(of(query));
  }
  expect(found.filter((url) => /Astrology|Lagos/.test(url))).toEqual([]);
});

test('the sitemap of a large register is split into files of ten thousand ids, each read with one statement', async () => {
  await t.pool.query(`
    insert into providers (name, specialty, state, location_precision, search_text)
    select 'Facility ' || n, 'Public Health', 'Kano', 'unknown', 'x' from generate_series(1, 25000) n`);
  const files = locations((await get('/sitemap.xml')).body).slice(2);
  expect(files).toHaveLength(3);
  const counts: number[] = [];
  for (const file of files) {
    const query = vi.spyOn(t.served, 'query');
    const found = locations((await get(new URL(file).pathname)).body);
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
    const number = Number(/-(\d+)\.xml$/.exec(file)?.[1]);
    expect(new Set(found.map((url) => Math.floor(Number(url.split('/').at(-1)) / SITEMAP_IDS)))).toEqual(
      new Set([number]),
    );
    counts.push(found.length);
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(10_000);
  expect(counts.reduce((sum, count) => sum + count)).toBe(25_003);
});

test('a provider with the greatest id that the column holds is in the sitemap', async () => {
  await t.pool.query(`
    insert into providers (id, name, specialty, state, location_precision, search_text) overriding system value
    values (2147483647, 'Last Facility', 'Public Health', 'Kano', 'unknown', 'x')`);
  const last = 'https://care.example.ng/sitemap-providers-214748.xml';
  expect(locations((await get('/sitemap.xml')).body)).toContain(last);
  expect(locations((await get(new URL(last).pathname)).body)).toEqual(['https://care.example.ng/provider/2147483647']);
});

test.each([
  '/sitemap-providers-999.xml',
  '/sitemap-providers-999999.xml',
  '/sitemap-providers-99999999999.xml',
  '/sitemap-providers-x.xml',
  '/sitemap-1.xml',
])('%s is missing', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test('without a configured address, the host of the request is used, unless it contains markup', async () => {
  const other = await testApp();
  const ask = async (host: string) => (await other.app.inject({ url: '/sitemap-pages.xml', headers: { host } })).body;
  expect(locations(await ask('10.0.0.5:3000'))[0]).toBe('http://10.0.0.5:3000/');
  expect(locations(await ask('a<b>"&.ng'))[0]).toBe('http://localhost/');
});

test('icons, the preview picture and the manifest are served', async () => {
  const manifest = await get('/manifest.webmanifest');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  const { icons, shortcuts } = manifest.json();
  expect(new Set(icons.map(({ purpose }: { purpose: string }) => purpose))).toEqual(new Set(['any', 'maskable']));
  expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/where-to-go',
    '/appointments',
    '/symptom-tracker',
  ]);
  const pictures = icons.map(({ src }: { src: string }) => src);
  for (const url of [...pictures, '/favicon.ico', '/apple-touch-icon.png', '/preview.png']) {
    const answer = await get(url);
    expect(answer.statusCode, url).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  }
});
