import { useState } from 'react';
import type { askTriage } from '#features/symptoms/contract.ts';
import { call } from '#platform/web/call.ts';
import { type Answers, type Question, questionOf, triageQuestionOf } from '../rules/follow-up.ts';
import type { DiaryEntryBody } from './use-record-symptoms.ts';

interface Asking {
  readonly body: DiaryEntryBody;
  readonly answers: Answers;
  readonly passed: readonly string[];
  /** Null while the next one is being found. */
  readonly question: Question | null;
}

/**
 * Asks what would tell most, one question at a time, until enough is known. Somebody in danger isn't held up by
 * questions, and neither is anybody whose network fails: what was told is enough to answer.
 */
export function useFollowUp(onEnough: (body: DiaryEntryBody, answers: Answers) => void) {
  const [asking, setAsking] = useState<Asking | null>(null);

  const look = async (body: DiaryEntryBody, answers: Answers, passed: readonly string[]) => {
    setAsking({ body, answers, passed, question: null });
    const question = await nextQuestion(body, answers, passed);
    if (question === undefined) onEnough(body, answers);
    // Whoever went back in the meantime is not asked any more.
    else setAsking((now) => now && (now.answers === answers ? { ...now, question } : now));
  };
  return {
    asking,
    begin: (body: DiaryEntryBody) => void look(body, {}, []),
    answer: (value: boolean) => {
      if (!asking?.question) return;
      void look(asking.body, { ...asking.answers, [asking.question.id]: value }, asking.passed);
    },
    pass: () => {
      if (!asking?.question) return;
      void look(asking.body, asking.answers, [...asking.passed, asking.question.id]);
    },
    /** Ends the questions and answers with what is known. */
    finish: () => asking && onEnough(asking.body, asking.answers),
    back: () => setAsking(null),
  };
}

async function nextQuestion(
  body: DiaryEntryBody,
  answers: Answers,
  passed: readonly string[],
): Promise<Question | undefined> {
  try {
    const answer = await call<typeof askTriage>('POST', '/api/triage', {
      body: triageQuestionOf(body, answers, Date.now()),
    });
    return questionOf(answer, { answers, passed });
  } catch {
    // Without the network there is nothing to ask; keeping the entry says what is wrong.
    return undefined;
  }
}
