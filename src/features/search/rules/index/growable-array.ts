import type { Numbers } from './row-order.ts';

/** A typed array that grows as numbers are added. Its memory is outside the heap. */
export class GrowableArray<T extends Numbers> {
  #values: T;
  #length = 0;

  /** @param values an array of the wanted type, whose length is the capacity to start with */
  constructor(values: T) {
    this.#values = values;
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    this.#reserve(1);
    this.#values[this.#length++] = value;
  }

  append(values: T): void {
    this.#reserve(values.length);
    this.#values.set(values as never, this.#length);
    this.#length += values.length;
  }

  /** Returns the numbers without copying them. Nothing may be added afterwards. */
  finish(): T {
    return this.#values.subarray(0, this.#length) as T;
  }

  #reserve(more: number): void {
    const needed = this.#length + more;
    if (needed <= this.#values.length) return;
    const ArrayType = this.#values.constructor as new (length: number) => T;
    const grown = new ArrayType(Math.max(needed, Math.ceil(this.#values.length * 1.6)));
    grown.set(this.#values as never);
    this.#values = grown;
  }
}
