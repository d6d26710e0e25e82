import type { I18n } from '@lingui/core';

/**
 * Translates a sentence that pure code or the server gave in English. The key is the sentence itself, or the sentence
 * with `{0}`, `{1}` in place of its numbers.
 */
export function translateText(i18n: I18n, english: string): string {
  const values: number[] = [];
  const pattern = english.replaceAll(/\d+/g, (digits) => `{${values.push(Number(digits)) - 1}}`);
  // As the build compiles messages: a text without placeholders becomes a list with that text.
  const descriptor = { id: pattern in i18n.messages ? pattern : english, message: [english] as unknown as string };
  return i18n._({ ...descriptor, values: Object.fromEntries(values.entries()) });
}
