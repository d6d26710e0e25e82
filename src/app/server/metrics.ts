import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { hashesComputed } from '#features/auth/server/passwords/password.ts';
import { AppError } from '#platform/common/app-error.ts';
import { nothingAt } from '#platform/common/platform-refusals.ts';
import { RequestCounters } from '#platform/server/http/request-counters.ts';
import type { RequestRooms } from '#platform/server/load-shedding/load-shedding.ts';
import { isPrivateAddress } from '#platform/server/public-fetch/public-address.ts';
import { jobTurns, messageAttempts } from '#platform/server/tracing/work-metrics.ts';

interface Load {
  /** How many requests wait for a connection to the database. */
  readonly waiting: () => number;
  readonly rooms: RequestRooms;
  /** Opens the metrics to public addresses. */
  readonly token: string | undefined;
  /** True if a proxy is in front that no setting names: it may send no address, so that all requests seem to be of this machine. */
  readonly hasUnknownProxy: boolean;
}

/** Counts and times every request, and serves `/metrics` in the Prometheus text format. */
export function installMetrics(app: FastifyInstance, nowMs: number, load: Load): void {
  const counters = new RequestCounters(nowMs);
  app.decorate('requestCounters', counters);
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Counter({
    name: 'password_hashes_total',
    help: 'Passwords hashed, to keep or to compare: each takes a core for tens of milliseconds.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(hashesComputed());
    },
  });
  registerLoad(registry, load);
  for (const counter of [messageAttempts, jobTurns]) registry.registerMetric(counter);
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
    // A stream of events stays open as long as its browser listens, so its duration is no response time.
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      counters.count(reply.statusCode, reply.elapsedTime);
    }
    request.log.info({ ...labels, ms: Math.round(reply.elapsedTime), user: request.user?.id }, 'request');
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, load)) throw new AppError(nothingAt('/metrics'));
    reply.type(registry.contentType);
    return await registry.metrics();
  });
}

/**
 * True if a request comes from this machine or a private address, through such proxies only, or has the token. The address
 * that a proxy adds counts whether or not `TRUST_PROXY` names the proxy. Behind https without `TRUST_PROXY` only the token counts.
 */
function mayReadMetrics({ headers, socket }: FastifyRequest, { token, hasUnknownProxy }: Load): boolean {
  if (token !== undefined && isSame(headers.authorization ?? '', `Bearer ${token}`)) return true;
  if (hasUnknownProxy) return false;
  const forwarded = [headers['x-forwarded-for'], headers['x-real-ip'], headers['forwarded']].flat().join(',');
  const named = forwarded.split(',').flatMap((address) => address.trim() || []);
  return [socket.remoteAddress ?? '', ...named].every(isPrivateAddress);
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** What waits, is in progress and was refused. */
function registerLoad(registry: Registry, load: Load): void {
  new Gauge({
    name: 'database_waiting',
    help: 'Requests that wait for a connection to the database.',
    registers: [registry],
    collect() {
      this.set(load.waiting());
    },
  });
  new Counter({
    name: 'http_requests_refused_total',
    help: 'Requests refused with 503 at once because they would have been answered late.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [kind, { refused }] of Object.entries(load.rooms)) this.inc({ kind }, refused);
    },
  });
  new Gauge({
    name: 'http_requests_in_progress',
    help: 'Requests taken on whose answer has not begun.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      for (const [kind, { inProgress }] of Object.entries(load.rooms)) this.set({ kind }, inProgress);
    },
  });
  new Gauge({
    name: 'http_requests_limit',
    help: 'How many may be in progress just now: fewer after answers came late.',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      for (const [kind, { limit }] of Object.entries(load.rooms)) this.set({ kind }, limit);
    },
  });
}
