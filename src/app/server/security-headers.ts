import type { FastifyInstance, FastifyReply } from 'fastify';
import { carriesSession } from '#features/auth/server/sessions/session-hook.ts';
import { type Config, isHttps } from '#platform/server/config.ts';

type Headers = Readonly<Record<string, string>>;

/** What a page may load and be loaded by. Radix and React put styles on elements; scripts come from files of ours only. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** What is no page loads nothing and shows in no frame, also when a browser is made to take it for one. */
const DATA_POLICY = [
  "default-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  'sandbox',
];

/** Finding care nearby and describing symptoms by voice, on our own pages. */
const ALLOWED_FEATURES = ['geolocation', 'microphone'];
/** What a video visit takes besides: it plays sound and keeps the screen on. */
const APPOINTMENT_FEATURES = ['camera', 'autoplay', 'screen-wake-lock'];
const APPOINTMENT_PAGE = /^\/visit\//;
/**
 * What else browsers know that can act without a prompt; a name that they don't know makes them complain. Sign-in by passkey,
 * identity provider or SMS code asks the person each time, and leaving it out keeps the first load below its limit.
 */
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'clipboard-read',
  'clipboard-write',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'gyroscope',
  'hid',
  'idle-detection',
  'keyboard-map',
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
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(forData);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (isPage(reply)) {
      reply.headers(APPOINTMENT_PAGE.test(request.url) ? forAppointments : forPages);
      if (isDevelopment) reply.removeHeader('content-security-policy');
      if (carriesSession(config, request)) reply.header('cache-control', 'private, no-store');
    } else {
      // Files drop what only matters on pages.
      reply.header('content-security-policy', forData['content-security-policy']);
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

function pageHeaders(config: Config, isDevelopment: boolean, allowed: readonly string[]): Headers {
  const policy = isHttps(config) ? [...PAGE_POLICY, 'upgrade-insecure-requests'] : PAGE_POLICY;
  const features = [
    ...allowed.map((name) => `${name}=(self)`),
    ...[...DENIED_FEATURES, ...APPOINTMENT_FEATURES.filter((name) => !allowed.includes(name))].map(
      (name) => `${name}=()`,
    ),
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
