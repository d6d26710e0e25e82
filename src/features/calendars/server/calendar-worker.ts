import { parentPort, workerData } from 'node:worker_threads';
import type { Interval } from '#features/schedules/rules/slots.ts';
import { ReadingFailure } from '../rules/reading-failure.ts';
import { busyTimesIn } from './parse-calendar.ts';
import type { Parsed } from './parse-in-worker.ts';

const { file, span } = workerData as { readonly file: string; readonly span: Interval };

parentPort?.postMessage(parsed());

function parsed(): Parsed {
  try {
    return { busy: busyTimesIn(file, span) };
  } catch (error) {
    return { code: error instanceof ReadingFailure ? error.code : 'unreadable' };
  }
}
