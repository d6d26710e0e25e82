import type { Numbers } from './row-order.ts';

/** Numbers that are added one by one, kept outside of the heap. */
export class Growing<T extends Numbers> {
  #values: T;
  #length = 0;

  constructor(values: T) {
    this.#values = values;
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    this.#room(1);
    this.#values[this.#length++] = value;
  }

  append(values: T): void {
    this.#room(values.length);
    this.#values.set(values as never, this.#length);
    this.#length += values.length;
  }

  /** What was added, without a copy; nothing may be added afterwards. */
  finish(): T {
    return this.#values.subarray(0, this.#length) as T;
  }

  #room(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#values.length) return;
    const Kind = this.#values.constructor as new (length: number) => T;
    const grown = new Kind(Math.max(needed, Math.ceil(this.#values.length * 1.6)));
    grown.set(this.#values as never);
    this.#values = grown;
  }
}
