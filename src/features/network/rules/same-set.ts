/** True if two lists have the same elements, in any order and with any repetitions. */
export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return one.every((item) => other.includes(item)) && other.every((item) => one.includes(item));
}
