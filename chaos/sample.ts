import type { Inspector } from './inspector.ts';

/** How a server does at one moment. */
export interface Sample {
  /** Bytes of the heap after a full collection. */
  readonly heap: number;
  /** Bytes of memory that the process has. */
  readonly resident: number;
  /** Sockets, timers and the like that libuv watches. */
  readonly handles: number;
  readonly files: number;
  /** How late the event loop was since the last sample, s: half of the time, and at the 99th percentile. */
  readonly lagP50: number;
  readonly lagP99: number;
}

const METRICS = {
  resident: 'process_resident_memory_bytes',
  handles: 'nodejs_active_handles_total',
  files: 'process_open_fds',
  lagP50: 'nodejs_eventloop_lag_p50_seconds',
  lagP99: 'nodejs_eventloop_lag_p99_seconds',
} as const;

/** Reads what a server says about itself. The collection comes last: it makes the event loop late. */
export async function sampleOf(base: string, inspector: Inspector): Promise<Sample> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    resident: read(METRICS.resident),
    handles: read(METRICS.handles),
    files: read(METRICS.files),
    lagP50: read(METRICS.lagP50),
    lagP99: read(METRICS.lagP99),
    heap: await inspector.heapAfterCollection(),
  };
}
