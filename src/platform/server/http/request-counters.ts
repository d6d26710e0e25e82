/** Counts of the responses of this process since its start. */
export class RequestCounters {
  readonly sinceMs: number;
  #answers = 0;
  #failures = 0;
  #totalMs = 0;

  constructor(sinceMs: number) {
    this.sinceMs = sinceMs;
  }

  /** Counts a response: its status, and the time since its request, ms. */
  count(status: number, elapsedMs: number): void {
    this.#answers += 1;
    if (status >= 500) this.#failures += 1;
    this.#totalMs += elapsedMs;
  }

  /** Returns the number of responses, their mean time and the percentage of 5xx; the last two null before the first. */
  read(): { readonly answers: number; readonly averageMs: number | null; readonly errorPercent: number | null } {
    const answers = this.#answers;
    if (answers === 0) return { answers, averageMs: null, errorPercent: null };
    return { answers, averageMs: this.#totalMs / answers, errorPercent: (100 * this.#failures) / answers };
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Shown in the reports of administrators. */
    requestCounters: RequestCounters;
  }
}
