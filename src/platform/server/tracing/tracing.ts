import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { traceStatements } from '#db/driver/statement-spans.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';
import type { Config } from '../config.ts';
import { traceWith } from './spans.ts';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
/** How long the process waits at its end for the last spans to be sent, ms. */
const LAST_SPANS_MS = 5000;

/**
 * Sends spans of requests, statements, jobs and messages to a collector, by OTLP over HTTP. If the collector is away
 * they are dropped: at most 2048 wait. Load this file only if tracing is on. Returns a function that stops it.
 */
export function startTracing(config: NonNullable<Config['tracing']>): () => Promise<void> {
  const provider = exportingProvider(config);
  const tracer = provider.getTracer('alafia');
  const running = new AsyncLocalStorage<Context>();
  const below = (parent: Context, name: string, kind: SpanKind) => {
    const span = tracer.startSpan(name, { kind }, parent);
    return { span, context: trace.setSpan(parent, span) };
  };

  traceWith({
    inSpan: async (name, run) => {
      const { span, context } = below(running.getStore() ?? ROOT_CONTEXT, name, SpanKind.INTERNAL);
      try {
        return await running.run(context, run);
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    startRequest: (name, traceparent) => {
      const { span, context } = below(
        remoteParent(traceparent) ?? running.getStore() ?? ROOT_CONTEXT,
        name,
        SpanKind.SERVER,
      );
      return {
        enter: (run) => running.run(context, run),
        end: (attributes, failed) => {
          span.setAttributes(attributes);
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    current: () => {
      const context = running.getStore();
      const span = context && trace.getSpanContext(context);
      return span && { traceId: span.traceId, spanId: span.spanId, sampled: (span.traceFlags & 1) === 1 };
    },
  });
  const stopStatements = traceStatements((name, attributes) => {
    const parent = running.getStore();
    // A statement outside of requests and jobs is housekeeping, such as polling.
    if (parent === undefined) return undefined;
    const { span } = below(parent, name, SpanKind.CLIENT);
    span.setAttributes(attributes);
    return (error) => {
      if (error !== undefined) fail(span, error);
      span.end();
    };
  });
  return async () => {
    traceWith(undefined);
    stopStatements();
    const late = new Promise<void>((done) => setTimeout(done, LAST_SPANS_MS).unref());
    await Promise.race([provider.shutdown().catch(() => undefined), late]);
  };
}

function exportingProvider({ url, ratio }: NonNullable<Config['tracing']>): TracerProvider {
  const sampled = new TraceIdRatioBasedSampler(ratio);
  return new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': PRODUCT_NAME.toLowerCase(), 'process.pid': process.pid }),
    // A client's traceparent sets the trace id, but must not force sampling.
    sampler: new ParentBasedSampler({ root: sampled, remoteParentSampled: sampled }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${url}/v1/traces` }) })],
  });
}

function remoteParent(traceparent: string | undefined): Context | undefined {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return undefined;
  return trace.setSpanContext(ROOT_CONTEXT, {
    ...{ traceId, spanId, isRemote: true },
    traceFlags: Number.parseInt(flags, 16) & 1,
  });
}

/** Records the code of an error only: its message may quote what users typed. */
function fail(span: Span, error: unknown): void {
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: { code?: unknown } };
  const type = [cause?.code, code, name].find((each) => typeof each === 'string');
  span.setAttribute('error.type', typeof type === 'string' ? type : 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
}
