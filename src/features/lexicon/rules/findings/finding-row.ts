/**
 * What a finding is to the engine. A complaint that a condition doesn't explain speaks against the condition; a
 * background (known illness, age group, medicine), an exposure or a course (sudden, for weeks) doesn't.
 */
export type FindingKind = 'complaint' | 'sign' | 'background' | 'exposure' | 'course';

/** A concept of the lexicon: what can be present, absent or unknown in a patient. Its wordings are in `wordings/`. */
export interface FindingRow {
  readonly id: string;
  /** Plain words, as they stand in a sentence: "stiff neck". */
  readonly name: string;
  /** `complaint` unless said otherwise. */
  readonly kind?: FindingKind;
  /** True if it makes triage high by itself, in an adult of whom nothing else is known; a test of triage holds it so. */
  readonly isDanger?: true;
  /** True if it does so in the first weeks of life. */
  readonly isNewbornDanger?: true;
  /** How the finding speaks against a condition that doesn't explain it, 0 to 1; by kind unless said. */
  readonly unexplained?: number;
  /** Wider findings that are present whenever this one is. */
  readonly implies?: readonly string[];
  /** How many of all people who ask have it, 0 to 1; by kind unless said. */
  readonly base?: number;
  /** The question that finds it out. */
  readonly ask?: string;
}
