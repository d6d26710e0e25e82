import type { FindingId } from '#features/lexicon/rules/findings/all-findings.ts';
import type { Sex } from '#features/lexicon/rules/reading/patient.ts';
import type { QuestionTopic } from '#features/lexicon/rules/reading/questions/question-topics.ts';
import type { Severity } from '#features/lexicon/rules/reading/severity.ts';
import type { VitalSigns } from '#features/lexicon/rules/reading/vital-signs.ts';

/** Everything known about one patient at one time: the input of rules and ranking. */
export interface Presentation {
  readonly present: ReadonlySet<FindingId>;
  readonly absent: ReadonlySet<FindingId>;
  readonly severity: ReadonlyMap<FindingId, Severity>;
  /** Days that single findings have lasted. */
  readonly lasting: ReadonlyMap<FindingId, number>;
  /** Days that the illness has lasted. */
  readonly durationDays: number | undefined;
  /** Years; undefined for an adult of unknown age, as nothing points to a child. */
  readonly ageYears: number | undefined;
  readonly ageEstimated: boolean;
  /** True for a baby whose age in months isn't known: 0 years old, or only called a baby. */
  readonly monthsUnknown: boolean;
  readonly sex: Sex | undefined;
  readonly pregnant: boolean;
  readonly pregnancyWeeks: number | undefined;
  readonly vitalSigns: VitalSigns;
  /** True if the only fever is the one that a self-diagnosis implies: "malaria". */
  readonly feverGuessed: boolean;
  /** True if a chosen symptom was called severe, even if the lexicon doesn't know it. */
  readonly choseSevere: boolean;
  /** True if most of the text wasn't understood, and a word that can be dangerous is in that part. */
  readonly unreadDanger: boolean;
  /** True if a good part of the words of the text is in no known language. */
  readonly unknownPart: boolean;
  /** True if the text is no more than the name of a complaint: "swollen tongue". */
  readonly isBrief: boolean;
  /** The parts of the text that were not read. */
  readonly unread: readonly string[];
  /** Findings that the person took back. */
  readonly takenBack: readonly FindingId[];
  /** The topic of a text that is a question without a complaint, and nothing but the text was given. */
  readonly asks: QuestionTopic | undefined;
}

/** True if any of the findings is present. */
export function any(p: Presentation, ...ids: readonly FindingId[]): boolean {
  return ids.some((id) => p.present.has(id));
}

/** True if all of the findings are present. */
export function all(p: Presentation, ...ids: readonly FindingId[]): boolean {
  return ids.every((id) => p.present.has(id));
}

/** Returns the number of the findings that are present. */
export function count(p: Presentation, ...ids: readonly FindingId[]): number {
  return ids.reduce((sum, id) => sum + (p.present.has(id) ? 1 : 0), 0);
}

/** True if a finding is present with at least this severity (1 mild or unsaid, 2 moderate, 3 severe). */
export function atLeast(p: Presentation, level: Severity, ...ids: readonly FindingId[]): boolean {
  return ids.some((id) => p.present.has(id) && (p.severity.get(id) ?? 1) >= level);
}

/** True if the patient is younger than this many years; false if the age is unknown. */
export function younger(p: Presentation, years: number): boolean {
  return p.ageYears !== undefined && p.ageYears < years;
}

/** True if the patient is at least this old, or of unknown age, which is the safe side. */
export function olderOrUnknown(p: Presentation, years: number): boolean {
  return p.ageYears === undefined || p.ageYears >= years;
}

/** True if the patient is known to be at least this old. */
export function older(p: Presentation, years: number): boolean {
  return p.ageYears !== undefined && p.ageYears >= years;
}

/** Backgrounds with which a harmless illness can be dangerous. */
const WEAKENING: readonly FindingId[] = [
  'pregnant',
  'sickle-cell',
  'known-diabetes',
  'known-heart-disease',
  'known-copd',
  'known-kidney-disease',
  'known-liver-disease',
  'known-cancer',
  'chemotherapy',
  'known-hiv',
  'immune-weak',
];

/** True if the patient isn't otherwise well: 65 or older, pregnant, or with an illness that weakens. */
export function isAtRisk(p: Presentation): boolean {
  return older(p, 65) || any(p, ...WEAKENING);
}

/** Returns the days that a finding has lasted: its own if stated, otherwise those of the illness, otherwise 0. */
export function daysOf(p: Presentation, id: FindingId): number {
  return p.lasting.get(id) ?? p.durationDays ?? 0;
}
