import { daysBetween, lagosDate } from '#platform/common/lagos-time.ts';
import type { NewSymptomRecord, TriageAnswer, TriageQuestion } from '../contract.ts';

/** Yes or no by the id of the finding in question. */
export type Answers = Readonly<Record<string, boolean>>;

/** A follow-up question. */
export type Question = TriageAnswer['followUpQuestions'][number];

/** More questions than this tire patients. */
const MAX_QUESTIONS = 5;

/** Triage's input for a diary entry and the answers so far. @param nowMs ms since the epoch */
export function triageQuestionOf(entry: NewSymptomRecord, answers: Answers, nowMs: number): TriageQuestion {
  const { symptoms, notes, onset, temperature, forChild: _whose, childName: _which, ...about } = entry;
  return {
    ...about,
    symptoms,
    answers: { ...answers },
    ...(notes && { text: notes }),
    ...(typeof temperature === 'number' && { temperature }),
    ...(onset && { durationDays: Math.max(0, daysBetween(onset, lagosDate(nowMs))) }),
  };
}

/**
 * Returns the next question, the most informative first. Undefined after the maximum number of questions, if none is left,
 * or if it is an emergency already, which must not wait.
 */
export function questionOf(
  answer: Pick<TriageAnswer, 'urgency' | 'followUpQuestions'>,
  sofar: { readonly answers: Answers; readonly passed: readonly string[] },
): Question | undefined {
  const put = Object.keys(sofar.answers).length + sofar.passed.length;
  if (answer.urgency === 'high' || put >= MAX_QUESTIONS) return undefined;
  return answer.followUpQuestions.find(({ id }) => !(id in sofar.answers) && !sofar.passed.includes(id));
}
