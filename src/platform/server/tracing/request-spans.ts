import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RequestSpan, tracerInUse } from './spans.ts';

/** Creates a span for each request if tracing is on. Its name is the route, never the URL or the user. */
export function installRequestSpans(app: FastifyInstance): void {
  const tracer = tracerInUse();
  if (tracer === undefined) return;
  const open = new WeakMap<FastifyRequest, RequestSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const name = `${request.method} ${request.routeOptions.url ?? 'none'}`;
    const span = tracer.startRequest(name, request.headers['traceparent']?.toString());
    open.set(request, span);
    span.enter(done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const attributes = {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'none',
      'http.response.status_code': reply.statusCode,
      'request.id': request.id,
    };
    open.get(request)?.end(attributes, reply.statusCode >= 500);
  });
}
