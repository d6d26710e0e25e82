import { BURST, PER_SECOND } from '../rules/limits.ts';

/** How much a connection may still send: a burst, which fills up again with time. */
export class SendBudget {
  #left = BURST;
  #atMs: number;

  constructor(nowMs: number) {
    this.#atMs = nowMs;
  }

  /** Takes one message off; false when there was none left. */
  take(nowMs: number): boolean {
    this.#left = Math.min(BURST, this.#left + (Math.max(0, nowMs - this.#atMs) / 1000) * PER_SECOND);
    this.#atMs = nowMs;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
