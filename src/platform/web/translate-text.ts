import type { I18n } from '@lingui/core';

/** Translates a sentence that pure code or the server gave in English; the sentence itself is the key. */
export function translateText(i18n: I18n, english: string): string {
  return i18n._({ id: english, message: [english] as unknown as string });
}
