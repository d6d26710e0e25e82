import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { newPatient, testApp } from '#test/app.ts';
import { appWithScreens, EMPTY_PAGE } from '#test/screens.ts';
import { newAccount, PASSWORD } from '#test/sign-in.ts';
import type { PageRenderer } from './pages.ts';

const t = await testApp();
const dist = mkdtempSync(join(tmpdir(), 'alafia-headers-'));
mkdirSync(join(dist, 'assets'));
writeFileSync(join(dist, 'assets/home-1a2b3c4d.js'), 'export {};');
afterAll(() => rmSync(dist, { recursive: true }));

/** With a character that begins a tag elsewhere. */
const STYLE = '@media (width<40rem){a{color:red}}';

/** Replaces the built screens; /broken is one whose code throws. */
const renderer: PageRenderer = {
  assetsDir: dist,
  headTags: () => `<style data-all="/all.css">${STYLE}</style>`,
  entryTag: () => '<script type="module" src="/assets/home-1a2b3c4d.js"></script>',
  render: async (url) => {
    if (url === '/broken') throw new Error('a bug');
    const status = url === '/nothing' ? 404 : 200;
    return { ...EMPTY_PAGE, status, file: 'find-care', plain: false };
  },
};

/** Of the style sheet above. */
const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

const REQUESTS = [
  ['a page', { url: '/' }, 200, 'text/html'],
  ['the page of a video visit', { url: '/visit/1' }, 200, 'text/html'],
  ['a page that does not exist', { url: '/nothing' }, 404, 'text/html'],
  ['a page that fails', { url: '/broken' }, 500, 'application/json'],
  ['a call', { url: '/api/providers' }, 200, 'application/json'],
  ['a call that does not exist', { url: '/api/nothing' }, 404, 'application/json'],
  ['a refused call', { url: '/api/user' }, 401, 'application/json'],
  ['a forbidden call', { url: '/api/logout', method: 'POST', headers: { origin: 'null' } }, 403, 'application/json'],
  ['an address that cannot be read', { url: '/%E0%A4%A' }, 400, 'application/json'],
  ['a file', { url: '/assets/home-1a2b3c4d.js' }, 200, 'application/javascript'],
  ['a file that does not exist', { url: '/assets/gone.js' }, 404, 'application/json'],
  ['the description', { url: '/openapi.json' }, 200, 'application/json'],
  ['the pulse', { url: '/healthz' }, 200, 'application/json'],
] as const;

const SCHEMES = [
  { scheme: 'without https', isHttps: false, app: await serverFor({}) },
  { scheme: 'with https', isHttps: true, app: await serverFor({ PUBLIC_URL: 'https://care.example.ng' }) },
];

const ANSWERS = (await Promise.all(SCHEMES.map(answersOf))).flat();

async function serverFor(env: Readonly<Record<string, string>>): Promise<FastifyInstance> {
  return await appWithScreens(t, renderer, env);
}

/** Returns the response to each request, with the sources of its policy by directive. */
async function answersOf({ scheme, isHttps, app }: (typeof SCHEMES)[number]) {
  return await Promise.all(
    REQUESTS.map(async ([name, request, status, type]) => {
      const answer = await app.inject({ method: 'GET', ...request });
      const headers = answer.headers as Record<string, string>;
      const directives = (headers['content-security-policy'] ?? '').split(';').map((one) => one.trim().split(' '));
      const policy = new Map(directives.map(([directive = '', ...sources]) => [directive, sources]));
      const { url } = request;
      return { scheme, isHttps, name, url, status, type, isPage: type === 'text/html', answer, headers, policy };
    }),
  );
}

describe.each(SCHEMES)('$scheme', ({ app, isHttps }) => {
  test.each(['/', '/nothing', '/api/providers', '/api/user'])(
    "the Date header of %s is the database's time",
    async (url) => {
      const { headers, body } = await app.inject(url);
      expect(headers['date']).toBe(new Date(t.clock.now()).toUTCString());
      if (!url.startsWith('/api')) expect(body).toContain(`id="state" data-at="${t.clock.now()}"`);
    },
  );

  test('every cookie is HttpOnly and SameSite, and Secure exactly with https', async () => {
    const { username } = await newAccount(t, `cookies${String(isHttps)}`);
    const payload = { username, password: PASSWORD };
    const { cookies } = await app.inject({ method: 'POST', url: '/api/login', payload });
    expect(cookies).toHaveLength(2);
    for (const { name, ...kept } of cookies) {
      expect(kept.httpOnly).toBe(true);
      expect(kept.sameSite).toMatch(/^(Lax|Strict)$/);
      expect(kept.secure ?? false).toBe(isHttps);
      expect(/^__(Host|Secure)-/.test(name)).toBe(isHttps);
    }
  });

  test('a page of a signed-in user is not cached', async () => {
    const { cookie } = await newPatient(t);
    const sent = isHttps ? cookie.replace('session=', '__Host-session=') : cookie;
    const cacheOf = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/', headers })).headers['cache-control'];
    expect(await cacheOf({})).toBe('private, no-cache');
    expect(await cacheOf({ cookie: sent })).toBe('private, no-store');
  });
});

describe.each(ANSWERS)('$name $scheme', ({ isHttps, status, type, answer, headers }) => {
  test('has its status and type', () => {
    expect([answer.statusCode, String(headers['content-type']).split(';')[0]]).toEqual([status, type]);
  });

  test('types are declared with their charset, and browsers may not guess them', () => {
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-type']).toMatch(/charset=utf-8/i);
  });

  test('no other site can read it', () => {
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['access-control-allow-credentials']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('HSTS is set for a year, subdomains included, exactly with https', () => {
    expect(headers['strict-transport-security']).toBe(isHttps ? 'max-age=31536000; includeSubDomains' : undefined);
  });

  test('other sites learn at most the origin from a link', () => {
    expect(headers['referrer-policy'] ?? 'a file').toBe(
      type === 'application/javascript' ? 'a file' : 'strict-origin-when-cross-origin',
    );
  });

  test('headers name no framework or server, and no cookie is set', () => {
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
  });
});

describe.each(ANSWERS)('what the browser may do with $name $scheme', ({ url, isPage, headers, policy }) => {
  test('the policy denies what it does not name, and base, form, frame and plug-in sources are closed', () => {
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual([isPage ? "'self'" : "'none'"]);
    expect(policy.get('object-src') ?? policy.get('default-src')).toEqual(["'none'"]);
  });

  test('scripts and styles come only from the product: no script inline, a style sheet by its hash, no eval, no scheme, no other host', () => {
    expect(policy.get('script-src') ?? []).toEqual(isPage ? ["'self'"] : []);
    expect(policy.get('style-src') ?? []).toEqual(isPage ? [STYLE_SOURCE, "'self'"] : []);
    const sources = [...policy].flatMap(([, all]) => all);
    const allowed = ["'self'", "'none'", 'data:', 'https:', ...(isPage ? [STYLE_SOURCE] : [])];
    expect(sources.filter((source) => !allowed.includes(source))).toEqual([]);
    for (const broad of ['data:', 'https:']) {
      const wide = [...policy].filter(([, all]) => all.includes(broad)).map(([name]) => name);
      expect(wide).toEqual(isPage ? ['img-src'] : []);
    }
  });

  test('only pages have the headers against framing, for opener isolation and for permissions', () => {
    const ofPages = ['x-frame-options', 'cross-origin-opener-policy', 'permissions-policy'];
    expect(ofPages.filter((name) => name in headers)).toEqual(isPage ? ofPages : []);
    if (!isPage) return;
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    const features = (headers['permissions-policy'] ?? '').split(',').map((one) => one.split('='));
    const allowed = features.filter(([, to]) => to !== '()');
    expect(allowed).toEqual([
      ['geolocation', '(self)'],
      ['microphone', '(self)'],
      ...(url.startsWith('/visit/') ? ['camera', 'autoplay', 'screen-wake-lock'] : []).map((name) => [name, '(self)']),
    ]);
    expect(features.length).toBeGreaterThan(25);
  });
});
