import { appendFileSync, readFileSync } from 'node:fs';

/** What a client intends, logged before the request is sent. Instants are ms since the epoch. */
export interface Act {
  readonly act: number;
  readonly atMs: number;
  readonly what: 'book' | 'cancel';
  readonly patient: number;
  /** Idempotency key of the booking; null for a cancellation. */
  readonly key: string | null;
  /** The slot to book; null for a cancellation. */
  readonly slot: { readonly provider: number; readonly startsAtMs: number } | null;
  /** The visit to cancel, or the one that the booking replaces. */
  readonly appointment: number | null;
}

/** The final result as the client received it. */
export interface Settled {
  readonly act: number;
  /** `done`: acknowledged. `refused`: rejected for good. `unknown`: given up without a conclusive response. */
  readonly outcome: 'done' | 'refused' | 'unknown';
  /** The visit that was booked or cancelled. */
  readonly appointment: number | null;
  /** The visit that a second request with the same key returned; null if none was sent. */
  readonly again: number | null;
  readonly status: number | null;
  readonly code: string | null;
  readonly attempts: number;
  readonly tookMs: number;
}

/** An intention with its result. */
export type Logged = Act & { readonly settled: Settled };

/** Appends intentions and results to a file, one line of JSON each. */
export class ClientLog {
  readonly #file: string;
  #acts = 0;

  constructor(file: string) {
    this.#file = file;
  }

  begin(act: Omit<Act, 'act'>): number {
    this.#acts += 1;
    this.#write({ act: this.#acts, ...act });
    return this.#acts;
  }

  settle(settled: Settled): void {
    this.#write(settled);
  }

  #write(line: Act | Settled): void {
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
  }
}

/** Reads such a file. An intention without a result is `unknown`. */
export function readClientLog(file: string): Logged[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const acts: Act[] = [];
  const ends = new Map<number, Settled>();
  for (const line of lines) {
    const read = JSON.parse(line) as Act | Settled;
    if ('outcome' in read) ends.set(read.act, read);
    else acts.push(read);
  }
  return acts.map((act) => ({ ...act, settled: ends.get(act.act) ?? neverSettled(act.act) }));
}

function neverSettled(act: number): Settled {
  return { act, outcome: 'unknown', appointment: null, again: null, status: null, code: null, attempts: 0, tookMs: 0 };
}
