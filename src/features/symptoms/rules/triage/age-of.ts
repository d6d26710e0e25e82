import type { Patient } from '#features/lexicon/rules/reading/patient.ts';
import type { Presentation } from './presentation.ts';
import type { TriageInput } from './triage-input.ts';

/** Up to which age in years a text may make "0 years" more exact: "14 months" is told as 0 by some. */
const FITS_YEAR_ZERO = 2;
/** Age in years up to which signs of young infants are dangerous that are none later. @see WHO IMCI, sick young infant */
const YOUNG_INFANT = 0.25;

/**
 * The age that was told, or else that of the text, or else of whoever writes. Whole years say too little of a baby: beside 0 the text says how many
 * months it has, and when it doesn't either, they are unknown, as they are of a "baby" without an age.
 */
export function ageOf(
  { ageYears, ageMonths, writerAgeYears }: TriageInput,
  patient: Patient,
): Pick<Presentation, 'ageYears' | 'ageEstimated' | 'monthsUnknown'> {
  const { ageYears: inText, ageEstimated: isEstimate = false } = patient;
  if (ageMonths !== undefined || (ageYears !== undefined && ageYears > 0))
    return { ageYears: (ageYears ?? 0) + (ageMonths ?? 0) / 12, ageEstimated: false, monthsUnknown: false };
  const isNewborn = isEstimate && inText !== undefined && inText < YOUNG_INFANT;
  if (ageYears === undefined) {
    const monthsUnknown = isEstimate && !isNewborn && inText !== undefined && inText < 1;
    return { ageYears: inText ?? writerAgeYears, ageEstimated: isEstimate, monthsUnknown };
  }
  if (isNewborn || (!isEstimate && inText !== undefined && inText < FITS_YEAR_ZERO))
    return { ageYears: inText, ageEstimated: isEstimate, monthsUnknown: false };
  return { ageYears: 0, ageEstimated: false, monthsUnknown: true };
}
