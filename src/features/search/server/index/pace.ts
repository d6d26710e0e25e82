import { setImmediate as others } from 'node:timers/promises';

/** How long work may keep everybody else waiting, ms. */
const SLICE_MS = 4;

/** Cuts long work into slices, so that requests are answered in between. */
export class Pace {
  #sinceMs = performance.now();

  /** Lets others go first when the slice is over. */
  async breathe(): Promise<void> {
    if (performance.now() - this.#sinceMs < SLICE_MS) return;
    await others();
    this.#sinceMs = performance.now();
  }

  /** Runs work that yields now and then to its end. */
  async run<T>(work: Generator<void, T>): Promise<T> {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      await this.breathe();
    }
  }
}
