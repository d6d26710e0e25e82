import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './browser.ts';
import type { ClientLog } from './client-log.ts';
import { Patient } from './patient.ts';
import { Random } from './random.ts';
import type { World } from './world.ts';

/** Responses that the clients have received so far. */
export interface Seen {
  answers: number;
  /** Responses by status; `none` if the connection broke or timed out. */
  readonly statuses: Record<string, number>;
  /** Durations of responses below 500, ms. */
  readonly tookMs: number[];
}

/**
 * Patients who each do one thing after the other with a pause of up to `pauseMs`: all of them concurrently, or `atOnce` of
 * them, each replaced by the next after `actsEach` actions, cancelling its visits.
 */
export class Load {
  seen: Seen = { answers: 0, statuses: {}, tookMs: [] };
  readonly #patients: readonly { readonly patient: Patient; readonly random: Random }[];
  readonly #pauseMs: number;
  readonly #atOnce: number;
  readonly #actsEach: number;
  #isOver = true;
  #turns: Promise<unknown> = Promise.resolve();

  constructor(options: {
    readonly base: string;
    readonly world: World;
    readonly log: ClientLog;
    readonly seed: number;
    readonly pauseMs: number;
    /** Must divide the number of patients, so that none is in two turns at once. */
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

  /** Starts or resumes all patients, with fresh statistics. */
  start(): void {
    this.seen = { answers: 0, statuses: {}, tookMs: [] };
    this.#isOver = false;
    this.#turns = Promise.all(
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

  /** Lets each patient finish its current action, then stops. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#turns;
  }

  #note({ status, tookMs }: Answer): void {
    const { seen } = this;
    seen.answers += 1;
    const name = String(status ?? 'none');
    seen.statuses[name] = (seen.statuses[name] ?? 0) + 1;
    if (status !== undefined && status < 500) seen.tookMs.push(tookMs);
  }
}
