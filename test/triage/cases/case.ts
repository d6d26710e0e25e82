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

/**
 * A row of a batch by a writer who had seen neither rules nor cases, labelled before it was scored: the right level, with a second
 * one that is as defensible ("low/medium"); age in years and sex ("34f"); condition and other names for it; the text.
 */
export type BlindRow = readonly [level: string, who: string, conditions: string, text: string];

/** A text of such a batch. */
export interface BlindText {
  readonly text: string;
  /** In years, with fractions for babies. */
  readonly age: number | undefined;
  readonly sex: 'female' | 'male' | undefined;
  readonly level: 'high' | 'medium' | 'low';
  readonly or: string | undefined;
  /** Empty if none is judged. */
  readonly conditions: readonly string[];
}

/** Returns the row as a text with its labels. */
export function blindText([levels, who, conditions, text]: BlindRow): BlindText {
  const [level = '', or] = levels.split('/');
  const sex = who.endsWith('f') ? 'female' : who.endsWith('m') ? 'male' : undefined;
  const age = Number.parseFloat(who);
  return {
    text,
    age: Number.isNaN(age) ? undefined : age,
    sex,
    level: level as BlindText['level'],
    or,
    conditions: conditions === '' ? [] : conditions.split('; '),
  };
}
