/** How bad a chosen symptom is. @see patient-area specification, section 5 */
export type SymptomSeverity = 'mild' | 'moderate' | 'severe';

/** A symptom that was chosen rather than written. */
export interface ChosenSymptom {
  /** Name of a chip or any other name of a symptom. */
  readonly name: string;
  readonly severity: SymptomSeverity;
}

/** What somebody tells of themselves or their child. At least `text` or `symptoms` says something. */
export interface TriageInput {
  /** Free text in English or Nigerian Pidgin. */
  readonly text?: string | undefined;
  readonly symptoms?: readonly ChosenSymptom[] | undefined;
  readonly ageYears?: number | undefined;
  /** Months, for small children; added to `ageYears` if both are there. */
  readonly ageMonths?: number | undefined;
  /** Years that an account tells of whoever writes: they count only where neither age nor words say how old the patient is. */
  readonly writerAgeYears?: number | undefined;
  readonly sex?: 'female' | 'male' | undefined;
  readonly pregnant?: boolean | undefined;
  /** °C; a value of 90 and more is taken as °F. */
  readonly temperature?: number | undefined;
  readonly durationDays?: number | undefined;
  /** Answers to follow-up questions, by id of the finding. Ids that the engine doesn't know are ignored. */
  readonly answers?: Readonly<Record<string, boolean>> | undefined;
}
