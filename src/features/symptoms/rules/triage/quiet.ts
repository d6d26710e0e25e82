import { kindOf } from '#features/lexicon/rules/findings/all-findings.ts';
import type { QuestionTopic } from '#features/lexicon/rules/reading/questions/question-topics.ts';
import type { Reading } from '#features/lexicon/rules/reading/read-text.ts';
import type { Presentation } from './presentation.ts';
import { resemblanceOf } from './resemblance.ts';
import { SOURCES } from './rules/sources.ts';
import type { TriageInput } from './triage-input.ts';
import type { AppliedRule } from './triage-result.ts';

/**
 * Resemblance to emergencies from which no question is quiet. In cross-validation 88 % of the emergencies that the model hadn't
 * learnt reach it.
 */
const LOUD_FROM = -0.5;

const QUIET_KINDS: ReadonlySet<string> = new Set(['background', 'course']);

/** Why a question without a complaint is low. */
export const NO_COMPLAINT: AppliedRule = {
  id: 'no-complaint',
  because: 'This reads as a question. It does not say that anyone is ill.',
  source: SOURCES.selfCareWho,
};

/** Returns what the text asks about if the input is a question without a complaint, otherwise undefined. */
export function quietQuestion(
  { symptoms = [], answers = {} }: TriageInput,
  { asks, written }: Reading,
  present: Presentation['present'],
): QuestionTopic | undefined {
  if (asks === undefined || symptoms.length > 0 || Object.values(answers).includes(true)) return undefined;
  if (![...present].every((id) => QUIET_KINDS.has(kindOf(id)))) return undefined;
  return resemblanceOf(written).score < LOUD_FROM ? asks : undefined;
}

/** Who can answer a question, by what it is about. */
export const WHO_ANSWERS: Readonly<Record<QuestionTopic, string>> = {
  medicines: 'A pharmacist can answer this. Take the packet with you.',
  genotype: 'A nurse or counsellor can explain genotypes. Ask before a marriage or a pregnancy.',
  fertility: 'A family planning clinic can answer this. What you say there is private.',
  pregnancy: 'Ask at your next antenatal visit, or call the clinic.',
  results: 'Ask the clinic or laboratory that did the test. Take the result with you.',
  food: 'A nurse or a dietitian can answer this.',
  child: 'The nurse at the child clinic can answer this. Go on the next vaccination day.',
  looks: 'A pharmacist can answer this. A skin doctor can look at what does not go away.',
  sex: 'A family planning or youth clinic can answer this. What you say there is private.',
  services: 'Ask the hospital or clinic. You can search for one here and see its prices.',
  general: 'A pharmacist or a nurse can answer this.',
};
