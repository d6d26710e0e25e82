import type { Inspector } from './inspector.ts';

/** Measurements of a server at one moment. */
export interface Sample {
  /** Bytes of the heap after a full collection. */
  readonly heap: number;
  /** Resident memory of the process, bytes. */
  readonly resident: number;
  /** Active libuv handles: sockets, timers and the like. */
  readonly handles: number;
  readonly files: number;
  /** Delay of the event loop since the last sample, s: median and 99th percentile. */
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

/** Reads a server's metrics. The collection comes last, because it delays the event loop. */
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
