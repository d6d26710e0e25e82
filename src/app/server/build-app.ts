import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { installSessions } from '#features/auth/server/sessions/session-hook.ts';
import { bookAppointment } from '#features/booking/contract.ts';
import { CLOSE, MAX_BYTES } from '#features/video/rules/limits.ts';
import { AppError } from '#platform/common/app-error.ts';
import { nothingAt, UNREADABLE } from '#platform/common/platform-refusals.ts';
import { type Config, isHttps } from '#platform/server/config.ts';
import type { Context } from '#platform/server/context.ts';
import { compressed } from '#platform/server/http/compression.ts';
import { installCrossSiteCheck } from '#platform/server/http/cross-site-hook.ts';
import { tellTime } from '#platform/server/http/date-header.ts';
import { installErrorReplies, type RefusalHeaders, refuseAddress } from '#platform/server/http/error-reply.ts';
import { isTooDeep } from '#platform/server/http/json-depth.ts';
import { installRateLimits } from '#platform/server/http/rate-limit-store.ts';
import { markWriters } from '#platform/server/http/read-copy.ts';
import { installRequestIds, requestIdOf } from '#platform/server/http/request-id.ts';
import { LONGEST_SENDING_MS, limitSendingTime } from '#platform/server/http/request-time.ts';
import { shedLoad } from '#platform/server/load-shedding/load-shedding.ts';
import { senderReader } from '#platform/server/load-shedding/sender-of.ts';
import { loggableError } from '#platform/server/logs/loggable-error.ts';
import { installRequestSpans } from '#platform/server/tracing/request-spans.ts';
import { traceInLog } from '#platform/server/tracing/spans.ts';
import { installOpenApi } from './api/openapi.ts';
import { FEATURES } from './features.ts';
import { installHealth } from './health.ts';
import { installMetrics } from './metrics.ts';
import { installPages, type PageRenderer } from './pages.ts';
import { STATUS_OF } from './refusal-codes.ts';
import { headersOutside, installSecurityHeaders } from './security-headers.ts';
import { installPlacePage } from './site/place-page.ts';
import { installSecurityTxt } from './site/security-txt.ts';
import { installServiceWorker } from './site/service-worker.ts';
import { installSiteFiles } from './site/site-files.ts';
import { installSitemap } from './site/sitemap.ts';

/** Largest body of a JSON call, bytes. */
const BODY_LIMIT = 64 * 1024;
/** How long a request may take to arrive, ms, unless it holds a file. */
const SENDING_MS = 15_000;

/** Assembles the server: hooks, every feature's endpoints and, with a renderer, the screens. */
export async function buildApp(
  parts: Omit<Context, 'app'> & {
    readonly checkDatabase: () => Promise<unknown>;
    /** How many requests wait for the database. */
    readonly waitingForDatabase?: () => number;
    readonly isStopping?: () => boolean;
    readonly renderer?: PageRenderer;
  },
): Promise<FastifyInstance> {
  const { config } = parts;
  const headers = headersOutside(config);
  const app = emptyServer(config, headers);
  app.decorate('endpoints', []);
  readJsonOnly(app);
  installErrorReplies(app, STATUS_OF);
  installRequestSpans(app);
  limitSendingTime(app, SENDING_MS);
  installRequestIds(app);
  const waiting = parts.waitingForDatabase ?? (() => 0);
  const senderOf = config.rateLimit ? senderReader(config) : undefined;
  const rooms = shedLoad(app, { bookingPath: bookAppointment.path, headers, senderOf });
  tellTime(app, parts.now);
  installMetrics(app, parts.now(), {
    waiting,
    rooms,
    token: config.metricsToken,
    hasUnknownProxy: isHttps(config) && config.trustProxy === false,
  });
  installSecurityHeaders(app, config, { isDevelopment: parts.renderer?.handle !== undefined });
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: MAX_BYTES }, preClose: sendElsewhere });
  installRateLimits(app, parts);
  compressCalls(app);
  const context: Context = { app, ...parts };
  markWriters(context);
  installCrossSiteCheck(context);
  installSessions(context);
  for (const install of FEATURES) install(context);
  installOpenApi(context);
  installHealth(app, parts.checkDatabase, parts.isStopping);
  installSitemap(context);
  installSecurityTxt(context);
  installSiteFiles(app);
  installServiceWorker(app, config, parts.renderer);
  installPlacePage(context);
  if (parts.renderer !== undefined) await installPages(app, parts.renderer, context);
  app.setNotFoundHandler((request) => {
    throw new AppError(nothingAt(request.url.slice(0, 200)));
  });
  return app;
}

/** Returns a server with its logs and limits, without routes. */
function emptyServer(config: Config, headers: RefusalHeaders): FastifyInstance {
  return Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { err: loggableError },
      mixin: traceInLog,
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.trustProxy,
    genReqId: requestIdOf,
    bodyLimit: BODY_LIMIT,
    requestTimeout: LONGEST_SENDING_MS,
    http: { headersTimeout: SENDING_MS },
    // Reading a large register into the search index takes its time before the server listens.
    pluginTimeout: 600_000,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, request, reply: FastifyReply) => refuseAddress(request, reply, headers),
  });
}

function compressCalls(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    // Some JSON responses are sent as bytes. Other bytes are files.
    const isText =
      typeof payload === 'string' ||
      (Buffer.isBuffer(payload) && String(reply.getHeader('content-type')).startsWith('application/json'));
    return isText && request.url.startsWith('/api/') ? await compressed(payload, request, reply) : payload;
  });
}

/** Many clients send `Content-Type: application/json` even without a body: an empty body counts as absent. */
function readJsonOnly(app: FastifyInstance): void {
  // A prototype in a body is an attack, not data.
  const read = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null);
    if (isTooDeep(body)) return done(new AppError(UNREADABLE));
    return read(request, body, done);
  });
}

/** Closes connections before the server stops, so that browsers reconnect and reach another process. */
function sendElsewhere(this: FastifyInstance, done: () => void): void {
  for (const client of this.websocketServer.clients) client.close(CLOSE.restart);
  this.websocketServer.close();
  done();
}
