import { Worker } from 'node:worker_threads';
import type { Interval } from '#features/schedules/rules/slots.ts';
import { ReadingFailure, type ReadingFailureCode } from '../rules/reading-failure.ts';

const MAX_MEMORY_MB = 128;
/** Enough for the largest file on a busy machine. */
const MAX_PARSING_MS = 5000;

/** What a worker sends back. */
export type Parsed = { readonly busy: Interval[] } | { readonly code: ReadingFailureCode };

/**
 * Returns when the owner of an iCalendar file is busy within a span, as `busyTimesIn` does, in a thread of its own: a file that
 * takes too long or too much memory is given up, and the server goes on serving.
 * @throws ReadingFailure
 */
export async function parseInWorker(file: string, span: Interval, maxMs = MAX_PARSING_MS): Promise<Interval[]> {
  const worker = new Worker(new URL('./calendar-worker.ts', import.meta.url), {
    workerData: { file, span },
    // The thread reads what strangers wrote, so it gets none of the server's settings.
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  const answer = Promise.withResolvers<Parsed>();
  worker.once('message', answer.resolve);
  worker.once('error', () => answer.resolve({ code: 'unreadable' }));
  const timer = setTimeout(() => answer.resolve({ code: 'too_slow' }), maxMs);
  const parsed = await answer.promise;
  clearTimeout(timer);
  await worker.terminate();
  if ('code' in parsed) throw new ReadingFailure(parsed.code);
  return parsed.busy;
}
