import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './context.ts';
import { claimTurn } from './jobs-store.ts';
import { inSpan } from './tracing/spans.ts';
import { jobTurns } from './tracing/work-metrics.ts';

/** Something to do again and again, by one process at a time. */
export interface Job {
  /** In kebab-case; what its turns are counted by. */
  readonly name: string;
  readonly everyMs: number;
  /** May answer how much there was to do, for the log; of a turn with nothing to do no line is kept. */
  readonly run: (context: Context) => Promise<unknown>;
}

const LOOK_MS = 15_000;

/** Runs each job whose turn has come and that no other process has taken. What fails is logged; its next turn comes. */
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

/** Runs jobs from now on. Answers how to stop, which waits for the one that is running. */
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
