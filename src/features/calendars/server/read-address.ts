import type { Interval } from '#features/schedules/rules/slots.ts';
import { lagosMidnight } from '#platform/common/lagos-time.ts';
import { FetchFailure } from '#platform/server/public-fetch/fetch-failure.ts';
import {
  type FetchedFile,
  type FileVersion,
  fetchPublicFile,
  type Network,
} from '#platform/server/public-fetch/fetch-public-file.ts';
import { DAYS_READ } from '../rules/calendar-limits.ts';
import { ReadingFailure } from '../rules/reading-failure.ts';
import { parseInWorker } from './parse-in-worker.ts';

/** @see docs/decisions/054-outside-calendars.md */
const LIMITS = { maxBytes: 2_000_000, timeoutMs: 10_000 };

/**
 * Fetches an outside calendar and returns when its owner is busy, from today's midnight in Lagos on for 60 days; `unchanged` if it is
 * still the `known` version.
 * @throws ReadingFailure
 */
export async function readAddress(
  address: string,
  {
    known,
    network,
    nowMs,
  }: { readonly known?: FileVersion; readonly network: Network | undefined; readonly nowMs: number },
): Promise<'unchanged' | { readonly busy: Interval[]; readonly version: FileVersion }> {
  const file = await fetched(address, known, network);
  if (file === 'unchanged') return file;
  const { body, ...version } = file;
  const span = { startsAtMs: lagosMidnight(nowMs), endsAtMs: lagosMidnight(nowMs, DAYS_READ) };
  return { busy: await parseInWorker(body.toString('utf8'), span), version };
}

async function fetched(
  address: string,
  known: FileVersion | undefined,
  network: Network | undefined,
): Promise<FetchedFile> {
  try {
    return await fetchPublicFile(address, LIMITS, known, network);
  } catch (error) {
    throw error instanceof FetchFailure ? new ReadingFailure(error.code) : error;
  }
}
