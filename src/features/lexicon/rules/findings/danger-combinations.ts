import type { FindingId } from './all-findings.ts';

/** Findings that are a danger together; a test of triage holds it so. */
export const DANGER_COMBINATIONS: readonly (readonly FindingId[])[] = [
  ['belly-pain', 'pain-one-side', 'period-late'],
  ['belly-injury', 'pregnant'],
  ['fainting', 'pregnant'],
];
