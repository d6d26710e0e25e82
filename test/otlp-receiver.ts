import { createServer } from 'node:http';

/** A span as a collector receives it. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly isError: boolean;
}

interface OtlpSpan extends Omit<ReceivedSpan, 'attributes' | 'isError'> {
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, string | number>> }[];
  readonly status?: { readonly code?: number };
}

interface OtlpBody {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[] }[];
}

/** Starts a trace collector that records the spans and the raw requests. */
export async function otlpReceiver(): Promise<{
  readonly url: string;
  readonly spans: ReceivedSpan[];
  readonly wire: () => string;
  readonly close: () => Promise<void>;
}> {
  const spans: ReceivedSpan[] = [];
  let wire = '';
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      wire += `${request.url} ${JSON.stringify(request.headers)} ${body}\n`;
      const sent = (JSON.parse(body) as OtlpBody).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
      for (const span of sent.flatMap((scope) => scope.spans)) {
        const attributes = span.attributes.map(({ key, value }) => [key, Object.values(value)[0] ?? ''] as const);
        spans.push({ ...span, attributes: Object.fromEntries(attributes), isError: span.status?.code === 2 });
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    wire: () => wire,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
