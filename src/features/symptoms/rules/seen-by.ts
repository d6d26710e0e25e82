import type { SymptomRecord } from '../contract.ts';

const HOUR_MS = 60 * 60 * 1000;
const HOURS: Readonly<Record<string, number>> = { 'within 24 hours': 24, 'within 3 days': 72, 'within 7 days': 168 };

/**
 * Returns the instant (ms since the epoch) by which the patient of a diary entry should be seen; undefined if triage set
 * none, or it has passed.
 */
export function seenByMs(
  { recordedAt, result }: { readonly recordedAt: string; readonly result: Pick<SymptomRecord['result'], 'seeBy'> },
  nowMs: number,
): number | undefined {
  const hours = HOURS[result.seeBy];
  const byMs = Date.parse(recordedAt) + (hours ?? 0) * HOUR_MS;
  return hours === undefined || byMs <= nowMs ? undefined : byMs;
}

/** Filters for suitable providers: those of urgent care, otherwise general practitioners, or those for children. */
export function fittingCare(
  careType: 'urgent' | 'routine',
  forChild: boolean,
): { readonly urgentCare: 'true' } | { readonly specialty: string } {
  if (careType === 'urgent') return { urgentCare: 'true' };
  return { specialty: forChild ? 'Pediatrics' : 'Family Medicine (General Practitioner)' };
}
