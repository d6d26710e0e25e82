import type { FastifyInstance, FastifyReply } from 'fastify';
import { carriesSession } from '#features/auth/server/sessions/session-hook.ts';
import { type Config, isHttps } from '#platform/server/config.ts';
import { PLACE_SCRIPT_SOURCE, PLACE_STYLE_SOURCE } from './site/place-page.ts';

type Headers = Readonly<Record<string, string>>;

/** Policy of pages: scripts and styles come from the product's own files, and from the style sheets that `allowStyles` names. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** A patient's place in the queue: the page has its one script in it, and its address is a secret. */
const PLACE_PAGE = /^\/queue\//;
const PLACE_POLICY = PAGE_POLICY.map((rule) => {
  if (rule.startsWith('script-src')) return `script-src ${PLACE_SCRIPT_SOURCE}`;
  return rule.startsWith('style-src') ? `style-src ${PLACE_STYLE_SOURCE}` : rule;
});

/** Policy of replies that are not pages: even if a browser renders one as a page, it loads nothing and can't be framed. */
const DATA_POLICY = [
  "default-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  'sandbox',
];

/** Policy of the service worker: it may fetch what pages of ours do. */
const WORKER_PATH = '/sw.js';
const WORKER_POLICY = ["default-src 'none'", "connect-src 'self'"].join(';');

/** Finding care nearby and describing symptoms by voice, on our own pages. */
const ALLOWED_FEATURES = ['geolocation', 'microphone'];
/** Features that a video visit also needs: it plays sound and keeps the screen on. */
const APPOINTMENT_FEATURES = ['camera', 'autoplay', 'screen-wake-lock'];
const APPOINTMENT_PAGE = /^\/visit\//;
/**
 * The other features of browsers that can act without a prompt; a browser logs a warning about a name that it doesn't know.
 * Sign-in by passkey, identity provider or SMS code prompts the user each time; leaving it out, and what tells only of a gamepad, the
 * layout of a keyboard or protected films, keeps the first load below its limit.
 */
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'clipboard-read',
  'clipboard-write',
  'cross-origin-isolated',
  'display-capture',
  'fullscreen',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'midi',
  'payment',
  'picture-in-picture',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** What else the policy of a reply allows as a style sheet in the page. */
const STYLES = new WeakMap<FastifyReply, readonly string[]>();

/** Allows the style sheets that stand in a page, by the hashes of their texts. */
export function allowStyles(reply: FastifyReply, sources: readonly string[]): void {
  STYLES.set(reply, sources);
}

/**
 * Adds security headers to every response: the strictest to data, to pages what they need. Pages of signed-in users are
 * stored nowhere, so that no one finds them on a shared computer.
 * @see docs/security.md; Mozilla HTTP Observatory; OWASP ASVS 5.0, 3.4
 */
export function installSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  { isDevelopment }: { readonly isDevelopment: boolean },
): void {
  const forData = dataHeaders(config);
  const forPages = pageHeaders(config, isDevelopment, ALLOWED_FEATURES);
  const forAppointments = pageHeaders(config, isDevelopment, [...ALLOWED_FEATURES, ...APPOINTMENT_FEATURES]);
  const forPlaces: Headers = {
    ...pageHeaders(config, isDevelopment, [], PLACE_POLICY),
    'referrer-policy': 'no-referrer',
  };
  const headersOf = (url: string) => {
    if (PLACE_PAGE.test(url)) return forPlaces;
    return APPOINTMENT_PAGE.test(url) ? forAppointments : forPages;
  };
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(forData);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (isPage(reply)) {
      const headers = headersOf(request.url);
      reply.headers(headers);
      const styles = STYLES.get(reply) ?? [];
      if (styles.length > 0) {
        const policy = headers['content-security-policy'] ?? '';
        reply.header(
          'content-security-policy',
          policy.replace('style-src ', () => `style-src ${styles.join(' ')} `),
        );
      }
      if (isDevelopment) reply.removeHeader('content-security-policy');
      if (carriesSession(config, request)) reply.header('cache-control', 'private, no-store');
    } else {
      // Files drop what only matters on pages.
      const isWorker = request.url === WORKER_PATH;
      reply.header('content-security-policy', isWorker ? WORKER_POLICY : forData['content-security-policy']);
    }
    return payload;
  });
}

/** The headers of an answer that is no page. */
export function dataHeaders(config: Config): Headers {
  return {
    'content-security-policy': DATA_POLICY.join(';'),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isHttps(config) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** What goes with a page and with data that are made outside of the framework. */
export function headersOutside(config: Config): { readonly data: Headers; readonly page: Headers } {
  const data = dataHeaders(config);
  return { data, page: { ...data, ...pageHeaders(config, false, ALLOWED_FEATURES) } };
}

function pageHeaders(
  config: Config,
  isDevelopment: boolean,
  allowed: readonly string[],
  rules: readonly string[] = PAGE_POLICY,
): Headers {
  const policy = isHttps(config) ? [...rules, 'upgrade-insecure-requests'] : rules;
  const features = [
    ...allowed.map((name) => `${name}=(self)`),
    ...[
      ...DENIED_FEATURES,
      ...[...APPOINTMENT_FEATURES, ...ALLOWED_FEATURES].filter((name) => !allowed.includes(name)),
    ].map((name) => `${name}=()`),
  ];
  return {
    // Vite's own client needs inline scripts.
    ...(!isDevelopment && { 'content-security-policy': policy.join(';') }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': features.join(','),
    'x-frame-options': 'DENY',
  };
}

function isPage(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/html');
}
