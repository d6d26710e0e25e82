import pg from 'pg';
import { DatabaseBusy } from '../database-error.ts';
import { PreparingClient } from './prepared-statements.ts';

/** The limits of a pool, so that no request waits and no connection is held for ever. Times in ms. */
export interface PoolLimits {
  /** Connections at most. */
  readonly max: number;
  /** How many stay open once they were needed: a new one takes 20 to 50 ms to begin and to plan its statements. */
  readonly kept?: number;
  /** How long to wait for a connection that is free, or for a new one. */
  readonly waitMs: number;
  /** How many may wait at once; one more is refused at once. */
  readonly mostWaiting: number;
  /** If requests wait and none got a connection for this long, check that the database responds. */
  readonly stalledMs: number;
  /** How long PostgreSQL works on a statement; 0 without an end. */
  readonly statementMs: number;
  /** How long a connection may be checked out before it is cut: its holder hangs on a network that doesn't respond. */
  readonly heldMs: number;
}

/** For requests of people: none waits longer than a person would. */
export const FOR_REQUESTS = {
  kept: 4,
  waitMs: 30_000,
  mostWaiting: 2000,
  stalledMs: 5000,
  statementMs: 15_000,
  heldMs: 60_000,
} as const;

/** For jobs, messages and commands, which may work on much at once. */
export const FOR_WORK = {
  max: 4,
  waitMs: 30_000,
  mostWaiting: 100,
  stalledMs: 3_600_000,
  statementMs: 600_000,
  heldMs: 3_600_000,
} as const;

/** Statements issued at once on one connection are sent at once and run in that order. The library's types lack it. */
const PIPELINE = { pipeline: true };

type Taken = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void;

/**
 * A pool that survives a broken database: a connection that breaks while it is checked out doesn't end the process, and
 * its place in the pool becomes free even if its holder never releases it.
 */
export class GuardedPool extends pg.Pool {
  readonly #limits: PoolLimits;
  readonly #answers: () => Promise<unknown>;
  #waiting = 0;
  #progressAt = performance.now();
  #asking = false;
  /** How often in a row it didn't answer: once may be a hiccup of this machine. */
  #silences = 0;

  /** `answers` checks the database on another connection, and rejects if it doesn't respond. */
  constructor(connection: pg.PoolConfig, limits: PoolLimits, answers: () => Promise<unknown> = async () => undefined) {
    super({
      Client: PreparingClient,
      ...PIPELINE,
      ...connection,
      max: limits.max,
      min: limits.kept ?? 0,
      connectionTimeoutMillis: limits.waitMs,
      statement_timeout: limits.statementMs,
      idle_in_transaction_session_timeout: limits.heldMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    this.#limits = limits;
    this.#answers = answers;
    // An idle connection that breaks is replaced at the next query; unhandled, the event would end the process.
    this.on('error', () => undefined);
    // Between the pool's releasing a connection and the caller's receiving it, it has no other listener.
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  /** How many wait for a connection now. */
  get waiting(): number {
    return this.#waiting;
  }

  /** @throws DatabaseBusy at once when too many wait, or while the database doesn't respond */
  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    const client = this.#take();
    if (taken === undefined) return client;
    client.then(
      (got) => taken(undefined, got, (broken) => got.release(broken)),
      (error: Error) => taken(error, undefined, () => undefined),
    );
    return undefined;
  }

  async #take(): Promise<pg.PoolClient> {
    if (this.#waiting > 0 && performance.now() - this.#progressAt > this.#limits.stalledMs) void this.#ask();
    if (this.#isAway) void this.#ask();
    if (this.#isAway || this.#waiting >= this.#limits.mostWaiting) throw new DatabaseBusy();
    if (this.#waiting === 0) this.#progressAt = performance.now();
    this.#waiting += 1;
    try {
      const client = await super.connect();
      this.#progressAt = performance.now();
      this.#silences = 0;
      return this.#guard(client);
    } finally {
      this.#waiting -= 1;
    }
  }

  get #isAway(): boolean {
    return this.#silences >= 2;
  }

  async #ask(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    try {
      await this.#answers();
      this.#silences = 0;
    } catch {
      this.#silences += 1;
    } finally {
      this.#asking = false;
    }
  }

  #guard(client: pg.PoolClient): pg.PoolClient {
    const release = client.release.bind(client);
    let isBack = false;
    const giveBack = (error?: Error | boolean) => {
      if (isBack) return;
      isBack = true;
      clearTimeout(cut);
      release(error);
      client.off('error', giveBack);
    };
    const cut = setTimeout(() => streamOf(client).destroy(), this.#limits.heldMs);
    cut.unref();
    client.on('error', giveBack);
    client.release = giveBack;
    return client;
  }
}

/** The socket, which the library keeps to itself: ending the client politely would wait for an answer. */
function streamOf(client: pg.PoolClient): { destroy(): void } {
  return (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream;
}
