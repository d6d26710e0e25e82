import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './context.ts';
import { claimTurn } from './jobs-store.ts';
import { inSpan } from './spans.ts';

/** Something to do again and again, by one process at a time. */
export interface Job {
  /** In kebab-case; what its turns are counted by. */
  readonly name: string;
  readonly everyMs: number;
  readonly run: (context: Context) => Promise<void>;
}

const LOOK_MS = 15_000;

/** Runs each job whose turn has come and that no other process has taken. What fails is logged; its next turn comes. */
export async function runDueJobs(context: Context, jobs: readonly Job[], stopped?: AbortSignal): Promise<void> {
  for (const { name, everyMs, run } of jobs) {
    if (stopped?.aborted) return;
    try {
      if (!(await claimTurn(context.db, name, everyMs, context.now()))) continue;
      await inSpan(`job ${name}`, () => run(context));
      context.app.log.info({ job: name }, 'job done');
    } catch (error) {
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
