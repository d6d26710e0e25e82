import type { Presentation } from '../presentation.ts';
import type { SeeBy } from '../triage-result.ts';

/** A danger sign or reason to be seen: what it says, where it comes from, and when it applies. */
export interface Rule {
  readonly id: string;
  readonly level: 'high' | 'medium';
  /** For medium rules, when not within 24 hours. */
  readonly seeBy?: SeeBy;
  /** For medium rules: a danger sign if something holds that isn't known. It warns, and makes nothing high. */
  readonly warns?: true;
  /** Short name of the sign, as it stands in a list of danger signs. */
  readonly name: string;
  /** Why it matters, one sentence. */
  readonly because: string;
  readonly source: string;
  /** A further danger sign or a greater severity never takes a rule back; a plain explanation (a sprain, a rash) may. */
  readonly applies: (p: Presentation) => boolean;
}
