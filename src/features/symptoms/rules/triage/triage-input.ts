/** How bad a chosen symptom is. @see patient-area specification, section 5 */
export type SymptomSeverity = 'mild' | 'moderate' | 'severe';

/** A symptom that was chosen rather than written. */
export interface ChosenSymptom {
  /** Name of a chip or any other name of a symptom. */
  readonly name: string;
  readonly severity: SymptomSeverity;
}

/** A finding that was read and isn't true. */
export interface TakenBack {
  readonly id: string;
  /** The person was shown that it is a danger sign and said that it isn't true. */
  readonly sure?: boolean | undefined;
}

/** What a patient or parent reports. At least `text` or `symptoms` isn't empty. */
export interface TriageInput {
  /** Free text in English or Nigerian Pidgin. */
  readonly text?: string | undefined;
  readonly symptoms?: readonly ChosenSymptom[] | undefined;
  readonly ageYears?: number | undefined;
  /** Months, for small children; added to `ageYears` if both are there. */
  readonly ageMonths?: number | undefined;
  /** Age in years from the writer's account; used only if neither an age nor the text says how old the patient is. */
  readonly writerAgeYears?: number | undefined;
  readonly sex?: 'female' | 'male' | undefined;
  readonly pregnant?: boolean | undefined;
  /** °C; a value of 90 and more is taken as °F. */
  readonly temperature?: number | undefined;
  readonly durationDays?: number | undefined;
  /** Yes or no for each follow-up question, by id of the finding. Unknown ids are ignored. */
  readonly answers?: Readonly<Record<string, boolean>> | undefined;
  /** Findings that were read wrongly. A danger sign stays unless the person is sure. */
  readonly takenBack?: readonly TakenBack[] | undefined;
}
