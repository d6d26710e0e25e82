import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './context.ts';
import { claimTurn } from './jobs-store.ts';
import { inSpan } from './tracing/spans.ts';
import { jobTurns } from './tracing/work-metrics.ts';

/** A recurring job, run by one process at a time. */
export interface Job {
  /** In kebab-case; also its label in the metrics. */
  readonly name: string;
  readonly everyMs: number;
  /** May return the number of items processed, for the log; 0 is logged at debug level only. */
  readonly run: (context: Context) => Promise<unknown>;
}

const LOOK_MS = 15_000;

/** Runs each job that is due and that no other process has claimed. A failure is logged; the job runs again next time. */
export async function runDueJobs(context: Context, jobs: readonly Job[], stopped?: AbortSignal): Promise<void> {
  for (const { name, everyMs, run } of jobs) {
    if (stopped?.aborted) return;
    try {
      if (!(await claimTurn(context.db, name, everyMs, context.now()))) continue;
      const done = await inSpan(`job ${name}`, () => run(context));
      jobTurns.inc({ name, outcome: 'done' });
      if (done === 0) context.app.log.debug({ job: name }, 'job had nothing to do');
      else context.app.log.info({ job: name, ...(typeof done === 'number' && { done }) }, 'job done');
    } catch (error) {
      jobTurns.inc({ name, outcome: 'failed' });
      context.app.log.error({ err: error, job: name }, 'job failed');
    }
  }
}

/** Runs jobs from now on. Returns a function that stops them; it waits for the job in progress. */
export function startJobs(context: Context, jobs: readonly Job[]): () => Promise<void> {
  const stopped = new AbortController();
  const running = loop();
  return async () => {
    stopped.abort();
    await running;
  };

  async function loop(): Promise<void> {
    while (!stopped.signal.aborted) {
      await runDueJobs(context, jobs, stopped.signal);
      await sleep(LOOK_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }
}
