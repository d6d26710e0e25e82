/** Creates spans while tracing is on. */
export interface Tracer {
  /** Runs a function in a child of the current span, or in a new trace. An error marks the span as failed. */
  inSpan<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** Starts the span of a request with its `traceparent`; `enter` runs a function inside it. */
  startRequest(name: string, traceparent: string | undefined): RequestSpan;
  /** Returns the ids of the current span. */
  current(): { readonly traceId: string; readonly spanId: string; readonly sampled: boolean } | undefined;
}

export interface RequestSpan {
  enter(run: () => void): void;
  /** Attributes must not hold personal data or anything that users typed. */
  end(attributes: Readonly<Record<string, string | number>>, failed: boolean): void;
}

let tracer: Tracer | undefined;

/** Sets the tracer of this process; undefined turns tracing off. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/** Returns the tracer of this process; undefined while tracing is off. */
export function tracerInUse(): Tracer | undefined {
  return tracer;
}

/** Runs a function, in a span if tracing is on. Names must not hold personal data. */
export async function inSpan<T>(name: string, run: () => Promise<T>): Promise<T> {
  return tracer === undefined ? await run() : await tracer.inSpan(name, run);
}

/** Returns the fields that link a log line to the current trace. */
export function traceInLog(): { readonly trace?: string } {
  const current = tracer?.current();
  return current === undefined ? {} : { trace: current.traceId };
}

/** Returns the header with which another service continues the trace. @see https://www.w3.org/TR/trace-context/ */
export function traceHeader(): { readonly traceparent?: string } {
  const current = tracer?.current();
  if (current === undefined) return {};
  return { traceparent: `00-${current.traceId}-${current.spanId}-${current.sampled ? '01' : '00'}` };
}
