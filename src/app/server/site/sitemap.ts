import type { FastifyRequest } from 'fastify';
import {
  findSitemapFiles,
  findSitemapProviders,
  findSitemapSearches,
  SITEMAP_IDS,
} from '#features/directory/server/sitemap-store.ts';
import { sitemapSearches } from '#features/search/rules/sitemap-searches.ts';
import { AppError } from '#platform/common/app-error.ts';
import { MAX_COLUMN_ID } from '#platform/common/fields.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { NO_SITEMAP_PART } from '#platform/common/platform-refusals.ts';
import type { Context } from '#platform/server/context.ts';
import { originOf } from '#platform/server/http/origin.ts';

/** What search engines may show besides providers. `e2e/site.spec.ts` sees that each of them exists and may be shown. */
const PAGES = [
  '/',
  '/how-triage-works',
  '/symptom-check',
  '/developers',
  '/join-network',
  '/health-resources',
  '/faq',
  '/contact-us',
  '/privacy-policy',
  '/terms-of-service',
  '/where-to-go',
];

const HOUR_S = 3600;
/** No crawler reads a sitemap more often. */
const LIMIT = { max: 60, timeWindow: '1 minute' };
const XML = 'application/xml; charset=utf-8';
const START = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * `/robots.txt`, and the sitemap: an index, the pages, the searches by place and specialty, and the providers in files of
 * at most 10,000.
 * @see https://www.sitemaps.org/protocol.html
 */
export function installSitemap({ app, db, config }: Pick<Context, 'app' | 'db' | 'config'>): void {
  const limited = { preHandler: (request: FastifyRequest) => app.countCall(request, LIMIT) };
  app.get('/robots.txt', async (request, reply) => {
    reply.type('text/plain; charset=utf-8').header('cache-control', `public, max-age=${HOUR_S}`);
    const closed = ['/api/', '/admin', '/metrics', '/openapi.json', '/openapi-practice.json', '/openapi-admin.json']
      .map((path) => `Disallow: ${path}\n`)
      .join('');
    return `User-agent: *\n${closed}\nSitemap: ${originOf(config, request)}/sitemap.xml\n`;
  });

  app.get('/sitemap.xml', limited, async (request, reply) => {
    reply.type(XML).header('cache-control', `public, max-age=${HOUR_S}`);
    const origin = originOf(config, request);
    const files = ['pages', 'searches', ...(await findSitemapFiles(db)).map((file) => `providers-${file}`)];
    const entries = files.map((name) => `<sitemap><loc>${origin}/sitemap-${name}.xml</loc></sitemap>`).join('');
    return `${START}<sitemapindex ${SCHEMA}>${entries}</sitemapindex>`;
  });

  app.get('/sitemap-pages.xml', async (request, reply) => {
    reply.type(XML).header('cache-control', `public, max-age=${HOUR_S}`);
    return urlSet(PAGES.map((path) => `<url><loc>${originOf(config, request)}${path}</loc></url>`));
  });

  app.get('/sitemap-searches.xml', limited, async (request, reply) => {
    reply.type(XML).header('cache-control', `public, max-age=${HOUR_S}`);
    const home = `${originOf(config, request)}/`;
    const found = sitemapSearches(await findSitemapSearches(db)).map((params) => String(new URLSearchParams(params)));
    const searches = [...new Set(found)].filter((query) => query !== '').sort();
    return urlSet(searches.map((query) => `<url><loc>${home}?${query.replaceAll('&', '&amp;')}</loc></url>`));
  });

  app.get<{ Params: { file: string } }>(
    '/sitemap-providers-:file(^\\d{1,11}$).xml',
    limited,
    async (request, reply) => {
      const file = Number(request.params.file);
      const found = file * SITEMAP_IDS > MAX_COLUMN_ID ? [] : await findSitemapProviders(db, file);
      if (found.length === 0) throw new AppError(NO_SITEMAP_PART);
      reply.type(XML).header('cache-control', `public, max-age=${HOUR_S}`);
      const origin = originOf(config, request);
      return urlSet(
        found.map(({ id, updatedAt }) => {
          const changed = lagosDate(updatedAt.getTime());
          return `<url><loc>${origin}/provider/${id}</loc><lastmod>${changed}</lastmod></url>`;
        }),
      );
    },
  );
}

function urlSet(entries: readonly string[]): string {
  return `${START}<urlset ${SCHEMA}>${entries.join('')}</urlset>`;
}
