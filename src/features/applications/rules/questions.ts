import { text } from '#platform/common/text.ts';

/** Most characters of a question and of an answer. */
export const MAX_QUESTION_LENGTH = 1000;
export const MAX_ANSWER_LENGTH = 2000;

/** The question that every claim of a listing gets as it is sent. */
export const PROOF_QUESTION = text(
  'Please show that this practice is yours, for example with its registration (CAC), the licence of the facility ' +
    '(HEFAMAA or the ministry of health) or a letter with its stamp.',
);

/** The answer that is noted when the claim was proved by telephone. */
export const PROVED_BY_PHONE = text('Proved by a code sent to the telephone number of the register.');

/** A question to the applicant, as far as its state depends on it. */
interface Answerable {
  readonly answeredAt: string | null;
}

/** Returns whose turn it is with a pending application: the applicant's, or the reviewer's after an answer. */
export function questionState(questions: readonly Answerable[]): 'none' | 'waiting' | 'answered' {
  const last = questions.at(-1);
  if (last === undefined) return 'none';
  return last.answeredAt === null ? 'waiting' : 'answered';
}
