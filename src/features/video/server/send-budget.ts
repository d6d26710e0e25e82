import { BURST, PER_SECOND } from '../rules/limits.ts';

/** A token bucket: limits how many messages a connection may send. */
export class SendBudget {
  #left = BURST;
  #atMs: number;

  constructor(nowMs: number) {
    this.#atMs = nowMs;
  }

  /** Takes a token for one message; false if there is none left. */
  take(nowMs: number): boolean {
    this.#left = Math.min(BURST, this.#left + (Math.max(0, nowMs - this.#atMs) / 1000) * PER_SECOND);
    this.#atMs = nowMs;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
