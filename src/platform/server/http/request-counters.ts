/** What this process counted of its answers since it started. */
export class RequestCounters {
  readonly sinceMs: number;
  #answers = 0;
  #failures = 0;
  #totalMs = 0;

  constructor(sinceMs: number) {
    this.sinceMs = sinceMs;
  }

  /** One answer: its status, and the milliseconds from request to answer. */
  count(status: number, elapsedMs: number): void {
    this.#answers += 1;
    if (status >= 500) this.#failures += 1;
    this.#totalMs += elapsedMs;
  }

  /** Answers so far; the mean of their milliseconds and the share of 5xx in percent, both null before the first one. */
  read(): { readonly answers: number; readonly averageMs: number | null; readonly errorPercent: number | null } {
    const answers = this.#answers;
    if (answers === 0) return { answers, averageMs: null, errorPercent: null };
    return { answers, averageMs: this.#totalMs / answers, errorPercent: (100 * this.#failures) / answers };
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The reports show what it counted. */
    requestCounters: RequestCounters;
  }
}
