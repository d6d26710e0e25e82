import type { Patient } from '#features/lexicon/rules/reading/patient.ts';
import type { Presentation } from './presentation.ts';
import type { TriageInput } from './triage-input.ts';

type KnownAge = Pick<Presentation, 'ageYears' | 'ageEstimated' | 'monthsUnknown'>;

/** Ages in the text below this many years fit an entered age of 0 years, as some enter 0 for 14 months. */
const FITS_YEAR_ZERO = 2;
/** Age in years below which signs of young infants are dangerous. @see WHO IMCI, sick young infant */
const YOUNG_INFANT = 0.25;

/** The age that the text states, or else the writer's. A "baby" without an age has an unknown number of months. */
function ageInText({ ageYears, ageEstimated = false }: Patient, writerAgeYears: number | undefined): KnownAge {
  const isBaby = ageEstimated && ageYears !== undefined && ageYears >= YOUNG_INFANT && ageYears < 1;
  return { ageYears: ageYears ?? writerAgeYears, ageEstimated, monthsUnknown: isBaby };
}

/** The age of a patient entered as 0 years old: the months of the text, if it states any that fit. */
function ageOfYearZero({ ageYears, ageEstimated = false }: Patient): KnownAge {
  // "Newborn" is exact enough, "baby" isn't.
  const limit = ageEstimated ? YOUNG_INFANT : FITS_YEAR_ZERO;
  if (ageYears === undefined || ageYears >= limit) return { ageYears: 0, ageEstimated: false, monthsUnknown: true };
  return { ageYears, ageEstimated, monthsUnknown: false };
}

/**
 * Returns the age that was entered, or else that of the text, or else the writer's. Whole years are too coarse for a baby:
 * for "0 years" the months are taken from the text, and are unknown if it states none.
 */
export function ageOf({ ageYears, ageMonths, writerAgeYears }: TriageInput, patient: Patient): KnownAge {
  if (ageMonths !== undefined || (ageYears !== undefined && ageYears > 0))
    return { ageYears: (ageYears ?? 0) + (ageMonths ?? 0) / 12, ageEstimated: false, monthsUnknown: false };
  return ageYears === undefined ? ageInText(patient, writerAgeYears) : ageOfYearZero(patient);
}
