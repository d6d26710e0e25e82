import type { FindingId } from './findings/all-findings.ts';
import type { Reading } from './reading/read-text.ts';
import type { TriageInput } from './triage-input.ts';

/** What only somebody can have who can be pregnant. */
export const OF_PREGNANCY: readonly FindingId[] = [
  'pregnant',
  'pregnancy-first-half',
  'pregnancy-second-half',
  'postpartum',
  'pregnancy-small',
  'fetus-moves-less',
  'waters-broken',
  'labour',
  'cord-out',
  'pre-eclampsia-known',
  'morning-sickness',
  'lochia-foul',
  'period-late',
];
/** Years of age before which nobody is taken to be pregnant. */
const CAN_BE_PREGNANT_FROM = 10;

/** Whether it is certain that a pregnancy in the text is somebody else's: a man's, a small child's. */
export function cannotBePregnant(input: TriageInput, { patient }: Reading, ageYears: number | undefined): boolean {
  if (input.sex === 'male') return true;
  if (ageYears === undefined || ageYears >= CAN_BE_PREGNANT_FROM) return false;
  const given = input.ageYears !== undefined || input.ageMonths !== undefined;
  return given || (patient.ageEstimated !== true && patient.pregnancyWeeks === undefined);
}
