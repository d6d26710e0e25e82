import type { FindingId } from '#features/lexicon/rules/findings/all-findings.ts';
import type { Reading } from '#features/lexicon/rules/reading/read-text.ts';
import type { VitalSigns } from '#features/lexicon/rules/reading/vital-signs.ts';
import type { TriageInput } from './triage-input.ts';

/** Findings that only a patient who can be pregnant has. */
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
/** Youngest age in years at which a pregnancy is considered. */
const CAN_BE_PREGNANT_FROM = 10;

/** True if it is certain that a pregnancy in the text is another person's, as the patient is a man or a small child. */
export function cannotBePregnant(input: TriageInput, { patient }: Reading, ageYears: number | undefined): boolean {
  if (input.sex === 'male') return true;
  if (ageYears === undefined || ageYears >= CAN_BE_PREGNANT_FROM) return false;
  const given = input.ageYears !== undefined || input.ageMonths !== undefined;
  return given || (patient.ageEstimated !== true && patient.pregnancyWeeks === undefined);
}

/** Signs of pre-eclampsia. */
const OF_PRESSURE: readonly FindingId[] = ['headache', 'vision-blurred', 'swelling', 'belly-pain', 'breathless'];

/**
 * True if a blood pressure in pregnancy can be pre-eclampsia: 160/110 or more always, 140/90 or more unless at least two of
 * its signs are denied and none is present. @see WHO, Managing complications in pregnancy; NICE NG133
 */
export function pointsToPreEclampsia(
  { present, absent }: { readonly present: ReadonlySet<FindingId>; readonly absent: ReadonlySet<FindingId> },
  { systolic = 0, diastolic = 0 }: VitalSigns,
): boolean {
  if (systolic >= 160 || diastolic >= 110) return true;
  if (systolic < 140 && diastolic < 90) return false;
  return OF_PRESSURE.some((id) => present.has(id)) || OF_PRESSURE.filter((id) => absent.has(id)).length < 2;
}

/** Findings that a heavy period implies only while it lasts. */
export const HEAVY_NOW: readonly FindingId[] = ['vaginal-bleeding-heavy', 'heavy-bleeding'];

/** True if heavy periods are reported and the last one is over. Bleeding in pregnancy or after birth is never over. */
export function periodIsOver(present: ReadonlySet<FindingId>): boolean {
  const counts = (['pregnant', 'postpartum', 'pregnancy-small', 'bleeding', 'injury'] as const).some((id) =>
    present.has(id),
  );
  return present.has('period-heavy') && present.has('bleeding-over') && !counts;
}
