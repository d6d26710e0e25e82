import { appendFileSync, readFileSync } from 'node:fs';

/** What a client set out to do, written down before anything leaves. Instants are ms since the epoch. */
export interface Act {
  readonly act: number;
  readonly atMs: number;
  readonly what: 'book' | 'cancel';
  readonly patient: number;
  /** Of the booking; null for a cancellation. */
  readonly key: string | null;
  /** What is to be booked; null for a cancellation. */
  readonly slot: { readonly provider: number; readonly startsAtMs: number } | null;
  /** The visit to cancel, or the one that the booking replaces. */
  readonly visit: number | null;
}

/** What the client was told in the end. */
export interface Settled {
  readonly act: number;
  /** `done`: acknowledged. `refused`: told that it can't be. `unknown`: given up without an answer that settles it. */
  readonly outcome: 'done' | 'refused' | 'unknown';
  /** What was booked or cancelled. */
  readonly visit: number | null;
  /** What a second request with the same key was answered; null where none was sent. */
  readonly again: number | null;
  readonly status: number | null;
  readonly code: string | null;
  readonly attempts: number;
  readonly tookMs: number;
}

/** An act and what became of it. */
export type Logged = Act & { readonly settled: Settled };

/** Appends what clients do and are told to a file, one line of JSON each. */
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

/** Reads such a file. An act without an end is `unknown`. */
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
  return { act, outcome: 'unknown', visit: null, again: null, status: null, code: null, attempts: 0, tookMs: 0 };
}
