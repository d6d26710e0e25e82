import type { I18n } from '@lingui/core';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { translateText } from '#platform/web/translate-text.ts';

/**
 * The symptoms that somebody takes along from the diary to a booking. Kept in memory only, never in an address or in the
 * browser's storage, because they are about health; they are gone with the page.
 */
let carried = '';

/** Takes what a diary entry tells along to the next booking. */
export function carryRecord(i18n: I18n, { symptoms, symptomsRead, notes }: SymptomRecord): void {
  const names = symptoms.map(({ name, severity }) => `${translateText(i18n, name)} (${translateText(i18n, severity)})`);
  carried = [symptomsRead ? '' : names.join(', '), notes].filter(Boolean).join('\n\n');
}

/** The symptoms to start a booking with; empty when none were taken along. */
export function carriedSymptoms(): string {
  return carried;
}
