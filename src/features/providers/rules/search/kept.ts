/** Keeps what was worked out last, up to a number of things; the one that wasn't asked for longest goes first. */
export class Kept<T> {
  readonly #most: number;
  readonly #values = new Map<string, T>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What is kept under a key, made anew when nothing is. */
  get(key: string, make: () => T): T {
    const known = this.#values.get(key);
    const value = known === undefined ? make() : known;
    if (known !== undefined) this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.#most) {
      const [oldest] = this.#values.keys();
      if (oldest !== undefined) this.#values.delete(oldest);
    }
    return value;
  }
}
