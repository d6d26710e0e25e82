import { daysBetween, lagosDate } from '#platform/common/lagos-time.ts';
import type { NewSymptomRecord, TriageAnswer, TriageQuestion } from '../contract.ts';

/** Answers by the id of what was asked about. */
export type Answers = Readonly<Record<string, boolean>>;

/** A follow-up question. */
export type Question = TriageAnswer['followUpQuestions'][number];

/** More questions than this tire people out. */
const QUESTIONS_MAX = 5;

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
 * The next question to ask, the most informative first; undefined when enough was asked, nothing is left to ask, or the
 * answer is already that it is an emergency, which must not wait.
 */
export function questionOf(
  answer: Pick<TriageAnswer, 'urgency' | 'followUpQuestions'>,
  sofar: { readonly answers: Answers; readonly passed: readonly string[] },
): Question | undefined {
  const asked = Object.keys(sofar.answers).length + sofar.passed.length;
  if (answer.urgency === 'high' || asked >= QUESTIONS_MAX) return undefined;
  return answer.followUpQuestions.find(({ id }) => !(id in sofar.answers) && !sofar.passed.includes(id));
}
