import type { Presentation } from '../presentation.ts';
import type { SeeBy } from '../triage-result.ts';

/** A danger sign or a reason to be seen, with its source and its condition. */
export interface Rule {
  readonly id: string;
  readonly level: 'high' | 'medium';
  /** For medium rules, when not within 24 hours. */
  readonly seeBy?: SeeBy;
  /**
   * For medium rules: a possible danger sign, depending on an unknown fact (such as the age). Shown as a warning; doesn't
   * raise the urgency.
   */
  readonly warns?: true;
  /** Short name of the sign, as it stands in a list of danger signs. */
  readonly name: string;
  /** Why it matters, one sentence. */
  readonly because: string;
  readonly source: string;
  /** Must not become false through a further danger sign or a greater severity; a plain explanation (a sprain, a rash) may make it false. */
  readonly applies: (p: Presentation) => boolean;
}
