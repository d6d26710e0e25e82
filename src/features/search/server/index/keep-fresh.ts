import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { ChangeFeed } from '#db/change-feed.ts';
import type { SearchIndex } from './search-index.ts';

/** What the triggers of the tables tell over: ids with commas between them, or `*` for more than they could name. */
export const CHANNEL = 'providers_changed';
const POLL_MS = 30_000;
const POLL_VISITS_MS = 1000;
/** While an import goes on, everything is read when it has been quiet for so long, or at the latest after so long. */
const QUIET_MS = 400;
const LATEST_MS = 5000;

/** Keeps an index true while the process runs. Answers how to stop, and how to wait until it has caught up. */
export async function keepFresh(
  index: SearchIndex,
  feed: ChangeFeed,
  log: FastifyBaseLogger,
): Promise<{ readonly stop: () => Promise<void>; readonly settled: () => Promise<void> }> {
  const told = new Set<number>();
  /** What waits until everything before a mark of its own has been told. */
  const marks = new Map<string, () => void>();
  let stopped = false;
  let applying: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  let readAgain = false;
  let quiet: NodeJS.Timeout | undefined;
  let firstToldMs: number | undefined;
  const failed = (error: unknown) => {
    if (!stopped) log.warn({ err: error }, 'the search index could not be brought up to date');
  };

  const applyTold = async () => {
    while (told.size > 0 && !stopped) {
      const ids = [...told];
      told.clear();
      const { tooMany } = await index.readAgain(ids);
      if (tooMany) readSoon();
    }
  };
  const apply = () => {
    applying ??= applyTold()
      .catch(failed)
      .finally(() => {
        applying = undefined;
        if (told.size > 0 && !stopped) apply();
      });
  };
  const readAll = () => {
    clearTimeout(quiet);
    quiet = undefined;
    firstToldMs = undefined;
    if (reading !== undefined) {
      readAgain = true;
      return;
    }
    reading = index
      .readAll()
      .catch(failed)
      .finally(() => {
        reading = undefined;
        if (readAgain && !stopped) readSoon();
        readAgain = false;
      });
  };
  const readSoon = () => {
    if (stopped) return;
    firstToldMs ??= performance.now();
    clearTimeout(quiet);
    const waitMs = Math.min(QUIET_MS, Math.max(0, firstToldMs + LATEST_MS - performance.now()));
    quiet = setTimeout(readAll, waitMs);
    quiet.unref();
  };
  const poll = async () => {
    if ((await index.poll()).tooMany) readSoon();
  };

  const unsubscribe = await feed.subscribe(CHANNEL, {
    onChange: (payload) => {
      const waiting = marks.get(payload);
      if (waiting !== undefined) waiting();
      else if (payload === '*') readSoon();
      else for (const id of payload.split(',')) if (/^\d+$/.test(id)) told.add(Number(id));
      if (told.size > 0) apply();
    },
    onGap: () => void poll().catch(failed),
  });
  await index.readAll();
  await index.pollVisits();
  const polling = every(POLL_MS, poll, failed);
  const pollingVisits = every(POLL_VISITS_MS, () => index.pollVisits(), failed);
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(quiet);
      await Promise.all([polling(), pollingVisits(), unsubscribe()]);
      await Promise.all([applying, reading]);
    },
    settled: async () => {
      const mark = `mark ${randomUUID()}`;
      const arrived = new Promise<void>((done) => marks.set(mark, done));
      await index.send(CHANNEL, mark);
      await arrived;
      marks.delete(mark);
      if (quiet !== undefined) readAll();
      while (applying !== undefined || reading !== undefined) await Promise.all([applying, reading]);
      await index.pollVisits();
    },
  };
}

/** Does something again and again, with a pause between the end of one time and the next; answers how to stop. */
function every(pauseMs: number, act: () => Promise<void>, failed: (error: unknown) => void): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const next = () => {
    timer = setTimeout(() => {
      running = act()
        .catch(failed)
        .finally(() => {
          if (!stopped) next();
        });
    }, pauseMs);
    timer.unref();
  };
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
