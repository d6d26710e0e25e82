/** high: go now or call 112; medium: be seen by a clinician; low: look after yourself, with what to watch for. */
export type Urgency = 'high' | 'medium' | 'low';

/** By when the patient should be seen. */
export type SeeBy = 'now' | 'within 24 hours' | 'within 3 days' | 'within 7 days' | 'if it does not get better';

/** A danger sign that was found. */
export interface RedFlag {
  readonly id: string;
  readonly name: string;
  readonly because: string;
}

/** A rule that applied. */
export interface AppliedRule {
  readonly id: string;
  readonly because: string;
  /** Publisher, title and year of what the rule comes from. */
  readonly source: string;
}

/** A possible condition, with its likelihood, 0 to 1. */
export interface Candidate {
  readonly condition: string;
  readonly likelihood: number;
}

/** An informative follow-up question. */
export interface FollowUpQuestion {
  /** Id of the finding; the answer goes into `answers`. */
  readonly id: string;
  readonly text: string;
}

/** What was understood of a description, and what wasn't. */
export interface ReadBack {
  /** Findings that are present, in plain words, with the days that each has lasted; null if not said. */
  readonly present: readonly {
    readonly id: string;
    readonly name: string;
    readonly days: number | null;
    /** It can be taken back only by a person who is sure. */
    readonly isDanger: boolean;
  }[];
  /** Findings that are said to be absent. */
  readonly absent: readonly { readonly id: string; readonly name: string }[];
  /** Parts that were not read, in lower case without marks: words of another language. */
  readonly notRead: readonly string[];
  /** Findings that were read and that the person took back. */
  readonly takenBack: readonly { readonly id: string; readonly name: string }[];
}

/** What answers to follow-up questions changed. */
export interface Change {
  /** Names of the findings that were answered with yes and with no. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly urgency: 'higher' | 'lower' | 'same';
  /** The condition that is named now and wasn't before. */
  readonly condition: string | null;
}

/** The result of triage: decision support, not a diagnosis. */
export interface TriageResult {
  readonly urgency: Urgency;
  readonly careType: 'urgent' | 'routine';
  readonly seeBy: SeeBy;
  /** Name of the likeliest condition; null if nothing is likely enough to be named. */
  readonly condition: string | null;
  /** At most five, the likeliest first. */
  readonly candidates: readonly Candidate[];
  readonly redFlags: readonly RedFlag[];
  readonly followUpRecommended: boolean;
  /** At most three, the most informative first. */
  readonly followUpQuestions: readonly FollowUpQuestion[];
  /** What to do, what to watch for, when to come back. */
  readonly advice: readonly string[];
  /** At least one, the most urgent first. */
  readonly rules: readonly AppliedRule[];
  readonly reading: ReadBack;
  /** Undefined without answers. */
  readonly changed?: Change | undefined;
}
