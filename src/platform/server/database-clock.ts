import type { FastifyBaseLogger } from 'fastify';

/** How often the database is asked for its time, ms. */
const ASK_MS = 10_000;
/** A difference that the way there and back can explain is none, ms. */
const SMALL_MS = 50;
/** From here on an operator should know that this machine's clock is wrong, ms. */
const WORTH_TELLING_MS = 2000;

/**
 * The database's clock, read in this process without asking each time: between two answers time passes as this process
 * measures it, whatever becomes of its machine's clock. Every process of an installation so has the same time, and it is
 * the one of the stored instants.
 */
export class DatabaseClock {
  readonly #ask: () => Promise<number>;
  /** Adding it to what this process has measured since its start gives the time. */
  #startMs = Date.now() - performance.now();
  #timer: NodeJS.Timeout | undefined;

  constructor(ask: () => Promise<number>) {
    this.#ask = ask;
  }

  /** Milliseconds since the epoch. */
  readonly now = (): number => Math.round(this.#startMs + performance.now());

  /** How far the clock of this machine is ahead of the database's, ms. */
  get machineAheadMs(): number {
    return Date.now() - this.now();
  }

  /** Asks once. @throws when the database doesn't answer; the time goes on as before then */
  async adjust(): Promise<void> {
    const askedMs = performance.now();
    const answeredMs = await this.#ask();
    const tookMs = performance.now() - askedMs;
    const difference = answeredMs + tookMs / 2 - (this.#startMs + performance.now());
    if (Math.abs(difference) > Math.max(SMALL_MS, tookMs)) this.#startMs += difference;
  }

  /** Follows the database from now on; answers how to stop. */
  follow(log: FastifyBaseLogger): () => void {
    let wasTold = false;
    const look = async () => {
      await this.adjust().catch(() => undefined);
      const aheadMs = this.machineAheadMs;
      const isWrong = Math.abs(aheadMs) > WORTH_TELLING_MS;
      if (isWrong && !wasTold) log.warn({ aheadMs }, "this machine's clock differs from the database's, which is used");
      wasTold = isWrong;
    };
    this.#timer = setInterval(() => void look(), ASK_MS);
    this.#timer.unref();
    void look();
    return () => clearInterval(this.#timer);
  }
}
