import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './browser.ts';
import type { ClientLog } from './client-log.ts';
import { Patient } from './patient.ts';
import { Random } from './random.ts';
import type { World } from './world.ts';

/** What the clients saw so far. */
export interface Seen {
  answers: number;
  /** How many answers of each status; `none` where the connection broke or nobody answered in time. */
  readonly statuses: Record<string, number>;
  /** Of answers below 500, ms. */
  readonly tookMs: number[];
}

/**
 * Patients of a world, each doing one thing after the other with `pauseMs` (at most) in between: all at once, or `atOnce`
 * of them, each of whom gives up what they booked after `actsEach` and lets the next one in.
 */
export class Load {
  seen: Seen = { answers: 0, statuses: {}, tookMs: [] };
  readonly #patients: readonly { readonly patient: Patient; readonly random: Random }[];
  readonly #pauseMs: number;
  readonly #atOnce: number;
  readonly #actsEach: number;
  #isOver = true;
  #everybody: Promise<unknown> = Promise.resolve();

  constructor(options: {
    readonly base: string;
    readonly world: World;
    readonly log: ClientLog;
    readonly seed: number;
    readonly pauseMs: number;
    /** A divisor of the number of people: nobody is two at the same time. */
    readonly atOnce?: number;
    readonly actsEach?: number;
  }) {
    const { base, world, log, seed, pauseMs, atOnce = world.people.length, actsEach = Infinity } = options;
    this.#pauseMs = pauseMs;
    this.#atOnce = atOnce;
    this.#actsEach = actsEach;
    this.#patients = world.people.map((person) => {
      const random = new Random(seed * 10_007 + person.id);
      const patient = new Patient(person, { base, world, log, random, seen: (answer) => this.#note(answer) });
      return { patient, random };
    });
  }

  /** Lets everybody begin, or go on, with fresh statistics. */
  start(): void {
    this.seen = { answers: 0, statuses: {}, tookMs: [] };
    this.#isOver = false;
    this.#everybody = Promise.all(
      Array.from({ length: this.#atOnce }, async (_, first) => {
        for (let at = first; !this.#isOver; at = (at + this.#atOnce) % this.#patients.length) await this.#live(at);
      }),
    );
  }

  async #live(at: number): Promise<void> {
    const { patient, random } = this.#patients[at] ?? {};
    if (patient === undefined || random === undefined) throw new Error('There are no people.');
    for (let acts = 0; acts < this.#actsEach && !this.#isOver; acts++) {
      await sleep(random.between(0, this.#pauseMs));
      if (!this.#isOver) await patient.actOnce();
    }
    if (!this.#isOver) await patient.leave();
  }

  /** Lets everybody finish what they are at. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#everybody;
  }

  #note({ status, tookMs }: Answer): void {
    const { seen } = this;
    seen.answers += 1;
    const name = String(status ?? 'none');
    seen.statuses[name] = (seen.statuses[name] ?? 0) + 1;
    if (status !== undefined && status < 500) seen.tookMs.push(tookMs);
  }
}
