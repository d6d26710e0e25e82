import type { FastifyBaseLogger } from 'fastify';

/** How often the database's time is read, ms. */
const SYNC_INTERVAL_MS = 10_000;
/** A smaller difference is ignored, because the round trip may explain it, ms. */
const MIN_CORRECTION_MS = 50;
/** From this difference on, the log warns that this machine's clock is wrong, ms. */
const WARN_FROM_MS = 2000;

/**
 * The database's time, available without a query: between two synchronisations it advances by this process's monotonic
 * clock, even if the machine's clock is set. All processes of an installation thus share the time of the stored instants.
 */
export class DatabaseClock {
  readonly #ask: () => Promise<number>;
  /** The time when `performance.now()` was 0. */
  #startMs = Date.now() - performance.now();
  #timer: NodeJS.Timeout | undefined;

  constructor(ask: () => Promise<number>) {
    this.#ask = ask;
  }

  /** Milliseconds since the epoch. */
  readonly now = (): number => Math.round(this.#startMs + performance.now());

  /** How far this machine's clock is ahead of the database's, ms; negative if it is behind. */
  get machineAheadMs(): number {
    return Date.now() - this.now();
  }

  /** Synchronises once. @throws if the database doesn't answer; the time then continues unchanged */
  async adjust(): Promise<void> {
    const sentMs = performance.now();
    const answeredMs = await this.#ask();
    const tookMs = performance.now() - sentMs;
    const difference = answeredMs + tookMs / 2 - (this.#startMs + performance.now());
    if (Math.abs(difference) > Math.max(MIN_CORRECTION_MS, tookMs)) this.#startMs += difference;
  }

  /** Synchronises at intervals from now on. Returns a function that stops it. */
  follow(log: FastifyBaseLogger): () => void {
    let hasWarned = false;
    const look = async () => {
      await this.adjust().catch(() => undefined);
      const aheadMs = this.machineAheadMs;
      const isWrong = Math.abs(aheadMs) > WARN_FROM_MS;
      if (isWrong && !hasWarned)
        log.warn({ aheadMs }, "this machine's clock differs from the database's, which is used");
      hasWarned = isWrong;
    };
    this.#timer = setInterval(() => void look(), SYNC_INTERVAL_MS);
    this.#timer.unref();
    void look();
    return () => clearInterval(this.#timer);
  }
}
