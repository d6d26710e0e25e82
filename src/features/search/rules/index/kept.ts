/** Keeps what was worked out last, up to a weight in all; what wasn't asked for longest goes first. */
export class Kept<T> {
  readonly #most: number;
  readonly #weightOf: (value: T) => number;
  readonly #values = new Map<string, T>();
  #weight = 0;

  /** Without `weightOf` everything weighs 1. */
  constructor(most: number, weightOf: (value: T) => number = () => 1) {
    this.#most = most;
    this.#weightOf = weightOf;
  }

  /** What is kept under a key, made anew when nothing is. */
  get(key: string, make: () => T): T {
    const known = this.#values.get(key);
    const value = known === undefined ? make() : known;
    if (known === undefined) this.#weight += this.#weightOf(value);
    else this.#values.delete(key);
    this.#values.set(key, value);
    for (const [oldest, old] of this.#values) {
      if (this.#weight <= this.#most || oldest === key) break;
      this.#values.delete(oldest);
      this.#weight -= this.#weightOf(old);
    }
    return value;
  }
}
