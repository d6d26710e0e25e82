/**
 * Marks an English sentence in pure code (schemas, rules, refusals) as text that people read, so that the extractor
 * finds it. Pure code can't translate; the browser does, with the English sentence as the key.
 */
export function text<const T extends string>(english: T): T {
  return english;
}

/**
 * Returns a marked sentence with its placeholders `{0}`, `{1}` filled in. The values are numbers and the sentence has no
 * other digits, so that the browser finds the key again from the filled sentence. @see translateText
 */
export function filled(english: string, ...values: readonly number[]): string {
  return english.replaceAll(/\{(\d)\}/g, (_, index: string) => String(values[Number(index)]));
}

/** Marks an English sentence as not to be translated: programmers read it, not patients. */
export function untranslated(english: string): string {
  return english;
}
