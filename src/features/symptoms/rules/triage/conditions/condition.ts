import type { FindingId } from '#features/lexicon/rules/findings/all-findings.ts';
import type { SeeBy, Urgency } from '../triage-result.ts';

/** How often a patient with the condition has a finding: about 95, 75, 50, 25 and 8 in a hundred. */
export type Frequency = 'always' | 'usual' | 'often' | 'some' | 'rare';

/** A condition of patients in primary or emergency care. */
export interface Condition {
  readonly id: string;
  /** Name as people and clinicians both know it. */
  readonly name: string;
  /** What it is, in plain words. */
  readonly text: string;
  /** The urgency that the condition by itself asks for when it is plausible. */
  readonly level: Urgency;
  /** For medium ones, when not within 24 hours. */
  readonly seeBy?: SeeBy;
  /** What helps meanwhile; no doses, no prescription medicine. */
  readonly care: string;
  readonly specialty: string;
  /** Of 10,000 people who ask for care, how many have it: a rough order of size. */
  readonly prior: number;
  /** What the prior and the findings come from. */
  readonly source: string;
  /** Without one of these it is hardly thought of. */
  readonly needs?: readonly FindingId[];
  /** When one of these is said to be absent, it is hardly thought of. */
  readonly notWithout?: readonly FindingId[];
  /** Years of age in which it occurs: outside it is hardly thought of. */
  readonly ages?: readonly [from: number, to: number];
  /** Years of age in which it is typical: outside it is less likely. */
  readonly typicalAges?: readonly [from: number, to: number];
  readonly sex?: 'female' | 'male';
  /** Days that it has usually lasted when a patient seeks care. */
  readonly lasts?: readonly [from: number, to: number];
  readonly always?: readonly FindingId[];
  readonly usual?: readonly FindingId[];
  readonly often?: readonly FindingId[];
  readonly some?: readonly FindingId[];
  readonly rare?: readonly FindingId[];
}
