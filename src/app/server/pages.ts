import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PostedForm } from '#platform/common/posted-form.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';
import type { Context } from '#platform/server/context.ts';
import { compressed } from '#platform/server/http/compression.ts';
import { styleSourcesOf } from '#platform/server/http/inline-source.ts';
import { searchOf } from '#platform/server/http/moved.ts';
import { withoutStyleAttributes } from '#platform/server/http/style-attributes.ts';
import { installAppointmentsForm } from './forms/appointments-form.ts';
import { installBookingForm } from './forms/booking-form.ts';
import { installContactForm } from './forms/contact-form.ts';
import { installDiaryForm } from './forms/diary-form.ts';
import { installEarlyForms } from './forms/early-forms.ts';
import { installPlainForms } from './forms/plain-forms.ts';
import type { ShowPage } from './forms/posted-forms.ts';
import { SIMPLE_FORMS } from './forms/simple-forms.ts';
import { installSymptomCheckForm } from './forms/symptom-check-form.ts';
import { allowStyles } from './security-headers.ts';
import { previewOf } from './site/link-preview.ts';

/** The tab's icon, inlined because a request for it would cost more than the icon. */
const ICON_SVG = [
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'>",
  "<rect width='32' height='32' rx='9' fill='#0b6b4f'/>",
  "<path d='M16 8v16M8 16h16' stroke='#fff' stroke-width='4' stroke-linecap='round'/>",
  '</svg>',
].join('');
// Single quotes and angle brackets may stand in the attribute: escaped, they would cost more.
const ICON = `data:image/svg+xml,${ICON_SVG.replaceAll('#', '%23')}`;

const PAGE_HEADERS = ['content-security-policy', 'cross-origin-opener-policy', 'referrer-policy', 'x-frame-options'];

/** A screen rendered to HTML in parts. @see src/app/web/entry-server.tsx */
export interface RenderedPage {
  readonly status: number;
  /** Where the visitor is sent instead; a path of ours. */
  readonly location?: string;
  readonly head: string;
  readonly body: string;
  /** What stands behind the body, outside of the app: a note for while its scripts are long in coming. */
  readonly late?: string;
  readonly state: string;
  readonly file: string;
  readonly plain: boolean;
}

/** Makes screens: from the built bundle, or in development from the sources. */
export interface PageRenderer {
  /** Folder of built files to serve, if any. */
  readonly assetsDir: string | undefined;
  render(
    url: string,
    fetchPath: (path: string) => Promise<Response>,
    origin: string,
    posted?: PostedForm,
  ): Promise<RenderedPage>;
  /** What the head needs for a page: styles, and preloads of its scripts. */
  headTags(page: Pick<RenderedPage, 'file' | 'plain'>): string;
  /** What runs a page in the browser, behind its body. */
  entryTag(page: Pick<RenderedPage, 'plain'>): string;
  /** The built service worker; undefined in development. */
  readonly serviceWorker?: string;
  /** Handles requests for sources in development; true when it answered. */
  handle?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
}

/** Serves the screens at every path that is no call, rendered with the visitor's own session. */
export async function installPages(
  app: FastifyInstance,
  renderer: PageRenderer,
  { config: { publicUrl }, now }: Pick<Context, 'config' | 'now'>,
): Promise<void> {
  if (renderer.assetsDir !== undefined) {
    await app.register(fastifyStatic, {
      root: renderer.assetsDir,
      wildcard: false,
      index: false,
      preCompressed: true,
      // A file with other content has another name, so no browser revalidates one or requests a part of it.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      setHeaders: (response) => {
        // These only matter on pages, and would cost a poor network more than some of the files.
        for (const name of PAGE_HEADERS) response.removeHeader(name);
        response.header('cache-control', 'public, max-age=31536000, immutable');
      },
    });
  }
  app.get('/*', async (request, reply) => {
    if (renderer.handle !== undefined && (await renderer.handle(request, reply))) return reply;
    if (request.url.startsWith('/api/') || /^\/assets\//.test(request.url)) return reply.callNotFound();
    let merged: string | undefined;
    const fetchPath = async (path: string) => {
      const answer = await ask(app, path, request);
      merged ??= survivorIn(path, answer);
      return answer;
    };
    const page = await renderer.render(request.url, fetchPath, publicUrl ?? '');
    reply.header('cache-control', 'private, no-cache');
    if (merged !== undefined && page.file === 'provider') {
      // The path may be written in another case or with escapes, so it is built, not changed.
      return reply.redirect(`/provider/${merged}${searchOf(request)}`, 308);
    }
    if (page.location !== undefined) return reply.redirect(page.location, page.status);
    return await sendPage(page, page.status, request, reply);
  });
  const showPage: ShowPage = async (path, posted, status, request, reply) => {
    const page = await renderer.render(path, (query) => ask(app, query, request), publicUrl ?? '', posted);
    reply.header('cache-control', 'private, no-store');
    // To sign in, if who sent the form may not see its page.
    if (page.location !== undefined) return reply.redirect(page.location, 303);
    return await sendPage(page, status, request, reply);
  };
  await installEarlyForms(app, showPage);
  await installContactForm(app, showPage);
  await installAppointmentsForm(app, showPage);
  await installBookingForm(app, showPage, now);
  await installPlainForms(app, showPage, SIMPLE_FORMS);
  await installDiaryForm(app);
  await installSymptomCheckForm(app, showPage, now);

  async function sendPage(page: RenderedPage, status: number, request: FastifyRequest, reply: FastifyReply) {
    reply.status(status).type('text/html; charset=utf-8');
    if (status === 503) reply.header('retry-after', 5).header('cache-control', 'no-store');
    const { body, styles } = allowedStyles(page.body, renderer.headTags(page), reply);
    const tags = styles + previewOf(page.head, publicUrl);
    const made = documentOf({ ...page, body }, { tags, entry: renderer.entryTag(page), nowMs: now() });
    return await compressed(made, request, reply);
  }
}

/** The sources of what every visitor of a page gets: there are as many as pages. */
const SOURCES = new Map<string, readonly string[]>();

/** Returns a body without style attributes, and the tags of its head with a style sheet for them; the policy allows both sheets. */
function allowedStyles(rendered: string, headTags: string, reply: FastifyReply) {
  const { html, css } = withoutStyleAttributes(rendered);
  const own = css === '' ? '' : `<style>${css}</style>`;
  const sources = SOURCES.get(headTags) ?? styleSourcesOf(headTags);
  SOURCES.set(headTags, sources);
  allowStyles(reply, [...sources, ...styleSourcesOf(own)]);
  return { body: html, styles: headTags + own };
}

/** Returns the response to a GET path of the API, requested as the visitor without a round trip over the network. */
async function ask(app: FastifyInstance, path: string, request: FastifyRequest): Promise<Response> {
  const { cookie } = request.headers;
  const headers = { 'x-request-id': request.id, ...(cookie !== undefined && { cookie }) };
  // As the visitor's address: limits count by it.
  const answer = await app.inject({ method: 'GET', url: path, headers, remoteAddress: request.ip });
  const total = answer.headers['x-total-count'];
  const { location } = answer.headers;
  return new Response(answer.body, {
    status: answer.statusCode,
    headers: {
      ...(total !== undefined && { 'x-total-count': String(total) }),
      ...(location !== undefined && { location }),
    },
  });
}

/** Returns the id of the provider that the one of a path was merged into; undefined if it wasn't. */
function survivorIn(path: string, { status, headers }: Response): string | undefined {
  if (status !== 308 || !/^\/api\/providers\/\d+$/.test(path)) return undefined;
  return /^\/api\/providers\/(\d+)$/.exec(headers.get('location') ?? '')?.[1];
}

function documentOf(
  page: RenderedPage,
  { tags, entry, nowMs }: { readonly tags: string; readonly entry: string; readonly nowMs: number },
): string {
  const data = page.plain ? '' : `<script type="application/json" id="state" data-at="${nowMs}">${page.state}</script>`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1613">',
    `<meta name="application-name" content="${PRODUCT_NAME}">`,
    `<link rel="icon" type="image/svg+xml" href="${ICON}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `${page.head}${tags}</head>`,
    `<body><div id="root">${page.body}</div>${page.late ?? ''}${data}${entry}</body></html>`,
  ].join('');
}
