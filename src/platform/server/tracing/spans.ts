/** What traces are made with, once tracing is turned on. */
export interface Tracer {
  /** Runs something as a span of the one that runs now, or of a trace of its own. What it throws marks the span. */
  inSpan<T>(name: string, run: () => Promise<T>): Promise<T>;
  /** Begins a span for a request that came with such a `traceparent`; `enter` runs what belongs to it. */
  startRequest(name: string, traceparent: string | undefined): RequestSpan;
  /** The ids of the span that runs now. */
  current(): { readonly traceId: string; readonly spanId: string; readonly sampled: boolean } | undefined;
}

export interface RequestSpan {
  enter(run: () => void): void;
  /** Attributes must not hold what people wrote or who they are. */
  end(attributes: Readonly<Record<string, string | number>>, failed: boolean): void;
}

let tracer: Tracer | undefined;

/** Turns tracing on for this process, or off. */
export function traceWith(next: Tracer | undefined): void {
  tracer = next;
}

/** The tracer of this process; undefined while tracing is off. */
export function tracerInUse(): Tracer | undefined {
  return tracer;
}

/** Runs something as a span when tracing is on, and just runs it otherwise. Names hold nothing of people. */
export async function inSpan<T>(name: string, run: () => Promise<T>): Promise<T> {
  return tracer === undefined ? await run() : await tracer.inSpan(name, run);
}

/** What each line of the log tells of the trace that it belongs to. */
export function traceInLog(): { readonly trace?: string } {
  const current = tracer?.current();
  return current === undefined ? {} : { trace: current.traceId };
}

/** The header by which another service continues our trace. @see https://www.w3.org/TR/trace-context/ */
export function traceHeader(): { readonly traceparent?: string } {
  const current = tracer?.current();
  if (current === undefined) return {};
  return { traceparent: `00-${current.traceId}-${current.spanId}-${current.sampled ? '01' : '00'}` };
}
