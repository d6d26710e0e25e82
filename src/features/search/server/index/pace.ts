import { setImmediate as others } from 'node:timers/promises';

/** The longest time that requests wait for work in progress, ms. */
const SLICE_MS = 4;

/** Divides long work into slices, so that requests are served in between. */
export class Pace {
  #sinceMs = performance.now();

  /** Yields to the event loop if the slice is over. */
  async breathe(): Promise<void> {
    if (performance.now() - this.#sinceMs < SLICE_MS) return;
    await others();
    this.#sinceMs = performance.now();
  }

  /** Runs a generator to its end and returns its result. */
  async run<T>(work: Generator<void, T>): Promise<T> {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      await this.breathe();
    }
  }
}
