import { lagosDate } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { FileVersion } from '#platform/server/public-fetch/fetch-public-file.ts';
import { MAX_USED_MS, pauseAfter, READ_EVERY_MS } from '../rules/link-state.ts';
import { ReadingFailure, type ReadingFailureCode } from '../rules/reading-failure.ts';
import {
  claimDueLinks,
  type DueLink,
  deleteOutdatedBusy,
  replaceBusy,
  writeFailure,
  writeRead,
} from './calendar-link-store.ts';
import { readAddress } from './read-address.ts';
import { unsealAddress } from './sealed-address.ts';

/** How many calendars are read at the same time. */
const AT_ONCE = 5;
/** After this long the other jobs have their turn, ms; what is due is read the next time. */
const MAX_RUN_MS = 20_000;

/** Reads the outside calendars that are due. */
export const readCalendars: Job = { name: 'read-calendars', everyMs: 60_000, run: readDueCalendars };

/**
 * Reads the outside calendars that are due and returns how many, also those that failed. Busy times that are too old are deleted
 * before. A calendar that is due is read by one process only.
 */
export async function readDueCalendars(context: Context): Promise<number> {
  const { db, now } = context;
  await deleteOutdatedBusy(db, now() - MAX_USED_MS);
  const startedMs = performance.now();
  let read = 0;
  while (performance.now() - startedMs < MAX_RUN_MS) {
    const nowMs = now();
    const due = await claimDueLinks(db, { nowMs, nextMs: nowMs + READ_EVERY_MS, limit: AT_ONCE });
    await Promise.all(due.map((link) => readLink(context, link)));
    read += due.length;
    if (due.length < AT_ONCE) break;
  }
  return read;
}

async function readLink(context: Context, link: DueLink): Promise<void> {
  const { db, keyFor, network, now } = context;
  const nowMs = now();
  try {
    const known = versionOf(link, nowMs);
    const read = await readAddress(unsealAddress(keyFor, link), { known, network, nowMs });
    await db.transaction(async (tx) => {
      const isNew = read !== 'unchanged';
      const isThere = await writeRead(tx, link.id, nowMs, isNew ? read.version : undefined);
      if (isThere && isNew) await replaceBusy(tx, link.id, read.busy);
    });
  } catch (error) {
    const failures = link.failures + 1;
    const failure = codeOf(context, error);
    await writeFailure(db, link.id, { failure, failures, nextMs: nowMs + pauseAfter(failures) });
  }
}

/** The version that needn't be sent again. The first reading of a day is complete: the 60 days have moved on. */
function versionOf({ etag, lastModified, lastReadAt }: DueLink, nowMs: number): FileVersion {
  const isOfToday = lastReadAt !== null && lagosDate(lastReadAt.getTime()) === lagosDate(nowMs);
  return isOfToday ? { etag, lastModified } : { etag: null, lastModified: null };
}

function codeOf({ app }: Context, error: unknown): ReadingFailureCode {
  if (error instanceof ReadingFailure) return error.code;
  app.log.error({ err: error }, 'an outside calendar could not be read');
  return 'unreadable';
}
