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

/** All patients of a world at once, each doing one thing after the other with `pauseMs` (at most) in between. */
export class Load {
  seen: Seen = { answers: 0, statuses: {}, tookMs: [] };
  readonly #patients: readonly { readonly patient: Patient; readonly random: Random }[];
  readonly #pauseMs: number;
  #isOver = true;
  #everybody: Promise<unknown> = Promise.resolve();

  constructor(options: {
    readonly base: string;
    readonly world: World;
    readonly log: ClientLog;
    readonly seed: number;
    readonly pauseMs: number;
  }) {
    const { base, world, log, seed, pauseMs } = options;
    this.#pauseMs = pauseMs;
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
      this.#patients.map(async ({ patient, random }) => {
        while (!this.#isOver) {
          await sleep(random.between(0, this.#pauseMs));
          if (!this.#isOver) await patient.actOnce();
        }
      }),
    );
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
