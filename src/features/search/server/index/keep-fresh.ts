import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { ChangeFeed } from '#db/change-feed.ts';
import type { SearchIndex } from './search-index.ts';

/** The triggers of the tables notify over it: ids separated by commas, or `*` for more than fit into a notification. */
export const CHANNEL = 'providers_changed';
const POLL_MS = 30_000;
const POLL_APPOINTMENTS_MS = 1000;
/** During an import everything is read again after this long without a notification, and at the latest after `MAX_WAIT_MS`. */
const QUIET_MS = 400;
const MAX_WAIT_MS = 5000;

/** Stops the updates, and waits until the index has caught up. */
interface Updates {
  readonly stop: () => Promise<void>;
  readonly settled: () => Promise<void>;
}

/** Reads an index and keeps it up to date while the process runs. */
export async function keepFresh(index: SearchIndex, feed: ChangeFeed, log: FastifyBaseLogger): Promise<Updates> {
  const updater = new IndexUpdater(index, log);
  const unsubscribe = await feed.subscribe(CHANNEL, {
    onChange: (payload) => updater.handle(payload),
    onGap: () => void updater.poll(),
  });
  await index.readAll();
  await index.pollAppointments();
  const stopPolling = repeat(POLL_MS, () => updater.poll());
  const stopPollingAppointments = repeat(POLL_APPOINTMENTS_MS, () => updater.pollAppointments());
  return {
    stop: async () => {
      updater.stop();
      await Promise.all([stopPolling(), stopPollingAppointments(), unsubscribe()]);
      await updater.finished();
    },
    settled: async () => await updater.settled(),
  };
}

/** Applies notifications to an index: few changes at once, many by reading everything again. */
class IndexUpdater {
  readonly #index: SearchIndex;
  readonly #log: FastifyBaseLogger;
  readonly #changedIds = new Set<number>();
  /** Callbacks of callers that wait until a notification of their own has arrived, and so all before it. */
  readonly #marks = new Map<string, () => void>();
  #isStopped = false;
  #applying: Promise<void> | undefined;
  #polling: Promise<void> | undefined;
  #rereading: Promise<void> | undefined;
  #mustRereadAgain = false;
  #quietTimer: NodeJS.Timeout | undefined;
  #firstWaitedMs: number | undefined;

  constructor(index: SearchIndex, log: FastifyBaseLogger) {
    this.#index = index;
    this.#log = log;
  }

  handle(payload: string): void {
    const arrived = this.#marks.get(payload);
    if (arrived !== undefined) arrived();
    else if (payload === '*') this.#rereadSoon();
    else for (const id of payload.split(',')) if (/^\d+$/.test(id)) this.#changedIds.add(Number(id));
    if (this.#changedIds.size > 0) this.#apply();
  }

  /** Looks for changes of which no notification came. One look at a time: they may be requested each second. */
  async poll(): Promise<void> {
    this.#polling ??= this.#logged(async () => {
      if ((await this.#index.poll()).tooMany) this.#rereadSoon();
    }).finally(() => {
      this.#polling = undefined;
    });
    await this.#polling;
  }

  async pollAppointments(): Promise<void> {
    await this.#logged(() => this.#index.pollAppointments());
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#quietTimer);
  }

  /** Waits for the updates in progress. */
  async finished(): Promise<void> {
    await Promise.all([this.#applying, this.#polling, this.#rereading]);
  }

  /** Waits until every change that was committed before the call is in the index. */
  async settled(): Promise<void> {
    const mark = `mark ${randomUUID()}`;
    const arrived = new Promise<void>((done) => this.#marks.set(mark, done));
    await this.#index.send(CHANNEL, mark);
    await arrived;
    this.#marks.delete(mark);
    if (this.#quietTimer !== undefined) this.#reread();
    while (this.#applying !== undefined || this.#rereading !== undefined) await this.finished();
    await this.#index.pollAppointments();
  }

  #apply(): void {
    this.#applying ??= this.#logged(() => this.#applyChanged()).finally(() => {
      this.#applying = undefined;
      if (this.#changedIds.size > 0 && !this.#isStopped) this.#apply();
    });
  }

  async #applyChanged(): Promise<void> {
    while (this.#changedIds.size > 0 && !this.#isStopped) {
      const ids = [...this.#changedIds];
      this.#changedIds.clear();
      if ((await this.#index.readAgain(ids)).tooMany) this.#rereadSoon();
    }
  }

  #rereadSoon(): void {
    if (this.#isStopped) return;
    this.#firstWaitedMs ??= performance.now();
    clearTimeout(this.#quietTimer);
    const restMs = Math.max(0, this.#firstWaitedMs + MAX_WAIT_MS - performance.now());
    this.#quietTimer = setTimeout(() => this.#reread(), Math.min(QUIET_MS, restMs));
    this.#quietTimer.unref();
  }

  #reread(): void {
    clearTimeout(this.#quietTimer);
    this.#quietTimer = undefined;
    this.#firstWaitedMs = undefined;
    if (this.#rereading !== undefined) {
      this.#mustRereadAgain = true;
      return;
    }
    this.#rereading = this.#logged(() => this.#index.readAll()).finally(() => {
      this.#rereading = undefined;
      if (this.#mustRereadAgain) this.#rereadSoon();
      this.#mustRereadAgain = false;
    });
  }

  /** Logs a failure instead of passing it on: the next update tries again. */
  async #logged(update: () => Promise<void>): Promise<void> {
    try {
      await update();
    } catch (error) {
      if (!this.#isStopped) this.#log.warn({ err: error }, 'the search index could not be brought up to date');
    }
  }
}

/** Calls `act`, which must not reject, again and again with a pause after each call. Returns a function that stops it. */
function repeat(pauseMs: number, act: () => Promise<void>): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const next = () => {
    timer = setTimeout(() => {
      running = act().finally(() => {
        if (!isStopped) next();
      });
    }, pauseMs);
    timer.unref();
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
