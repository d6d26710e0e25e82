/** What a case says about a patient: the input of `POST /api/triage`, without answers to follow-up questions. */
export interface CaseInput {
  readonly text?: string;
  readonly symptoms?: readonly { readonly name: string; readonly severity: 'mild' | 'moderate' | 'severe' }[];
  readonly ageYears?: number;
  /** For babies and toddlers, in place of `ageYears`; 0 is the first month of life. */
  readonly ageMonths?: number;
  readonly sex?: 'female' | 'male';
  readonly pregnant?: boolean;
  /** In °C. */
  readonly temperature?: number;
  readonly durationDays?: number;
}

/** A patient who asks for advice, and the answer of published guidance, by which triage is judged. */
export interface TriageCase {
  /** Unique; starts with the first letter of the urgency. */
  readonly id: string;
  readonly input: CaseInput;
  readonly urgency: 'high' | 'medium' | 'low';
  /** The most likely diagnosis. `null`: too little is said to name one, so none is judged. */
  readonly condition: string | null;
  /** Other names that are as right as `condition`. */
  readonly accept?: readonly string[];
  /** Why the urgency is right, in one sentence. */
  readonly because: string;
  /** The published guidance that says so. */
  readonly source: string;
}
