import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { translateText } from '#platform/web/translate-text.ts';
import type { DiaryPerson } from '../rules/diary-person.ts';

/** The data that a booking takes from the diary: the symptoms, and the person who has them. */
export interface Carried extends DiaryPerson {
  readonly symptoms: string;
  /** When it was handed over, by this device's clock, ms since the epoch. */
  readonly atMs: number;
}

// Kept in memory only, never in an address or in the browser's storage, because it is health data; it is lost with the
// page.
let carried: (Carried & { readonly userId: number }) | null = null;

/** Hands a diary entry over to the next booking of the signed-in user. */
export function useCarry(): (record: SymptomRecord) => void {
  const { i18n } = useLingui();
  const user = useCurrentUser();
  return (record) => {
    const { forChild, childName, childAgeYears } = record;
    if (!user) return;
    const symptoms = wordsOf(i18n, record);
    carried = { symptoms, forChild, childName, childAgeYears, atMs: Date.now(), userId: user.id };
  };
}

/** Returns the data that a user (null if signed out) handed over and hasn't booked with yet; null if none. */
export function carriedBy(userId: number | null): Carried | null {
  return carried?.userId === userId ? carried : null;
}

/** Clears the data once an appointment is booked with it. */
export function dropCarried(): void {
  carried = null;
}

function wordsOf(i18n: I18n, { symptoms, symptomsRead, notes }: SymptomRecord): string {
  const names = symptoms.map(({ name, severity }) => `${translateText(i18n, name)} (${translateText(i18n, severity)})`);
  return [symptomsRead ? '' : names.join(', '), notes].filter(Boolean).join('\n\n');
}
