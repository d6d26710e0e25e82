/**
 * Marks an English sentence in pure code (schemas, rules) as text that people read, so that the extractor finds it.
 * Pure code can't translate; the browser does, with the English sentence as the key.
 */
export function text<const T extends string>(english: T): T {
  return english;
}
