/** Tells whether two lists hold the same things, in whatever order and however often. */
export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.every((item) => other.includes(item)) && other.every((item) => one.includes(item));
}
