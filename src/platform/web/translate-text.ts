import type { I18n } from '@lingui/core';

/** Translates a sentence that pure code or the server gave in English; the sentence itself is the key. */
export function translateText(i18n: I18n, english: string): string {
  // Compiled as the build compiles messages: text without placeholders is a list of itself.
  const descriptor = { id: english, message: [english] as unknown as string };
  return i18n._(descriptor);
}
