import { useRef, useState } from 'react';
import type { askTriage } from '#features/symptoms/contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { type Answers, type Question, questionOf, triageQuestionOf } from '../rules/follow-up.ts';
import type { DiaryEntryBody } from './use-record-symptoms.ts';

/** The answers and skipped questions before a question. */
interface Sofar {
  readonly answers: Answers;
  readonly passed: readonly string[];
  /** Null while it is loading. */
  readonly question: Question | null;
}

interface Asking {
  readonly body: DiaryEntryBody;
  /** The questions so far, the current one last. */
  readonly steps: readonly Sofar[];
}

/**
 * Asks the most informative questions, one at a time, until enough is known. In an emergency, or if the network fails,
 * the questions are left out and the entry is triaged as it is. Going back keeps the answers, even to the form as long
 * as it isn't changed.
 */
export function useFollowUp(onEnough: (body: DiaryEntryBody, answers: Answers) => void) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const left = useRef<Asking | null>(null);
  const present = asking?.steps.at(-1);

  const look = async (body: DiaryEntryBody, before: readonly Sofar[], { answers, passed }: Omit<Sofar, 'question'>) => {
    const next: Asking = { body, steps: [...before, { answers, passed, question: null }] };
    setAsking(next);
    const question = await nextQuestion(body, answers, passed);
    if (question === undefined) onEnough(body, answers);
    // If the patient went back in the meantime, the question is dropped.
    else setAsking((now) => (now === next ? { body, steps: [...before, { answers, passed, question }] } : now));
  };
  const leave = () => {
    left.current = asking;
    setAsking(null);
  };
  const backTo = (count: number) => {
    const steps = asking?.steps.slice(0, count) ?? [];
    if (asking === null || steps.length === 0) leave();
    else setAsking({ ...asking, steps });
  };
  return {
    /** The number of the current question, from 1; 0 if there is none. */
    number: asking?.steps.length ?? 0,
    /** The current question; null while it is loading or the entry is being saved. */
    question: present?.question ?? null,
    isAsking: asking !== null,
    begin: (body: DiaryEntryBody) => {
      const kept = left.current;
      const last = kept?.steps.at(-1);
      if (kept !== null && last?.question && JSON.stringify(kept.body) === JSON.stringify(body)) setAsking(kept);
      else void look(body, [], { answers: {}, passed: [] });
    },
    answer: (value: boolean) => {
      if (asking === null || !present?.question) return;
      const answers = { ...present.answers, [present.question.id]: value };
      void look(asking.body, asking.steps, { answers, passed: present.passed });
    },
    pass: () => {
      if (asking === null || !present?.question) return;
      void look(asking.body, asking.steps, { ...present, passed: [...present.passed, present.question.id] });
    },
    /** Ends the questions and triages with the answers so far. */
    finish: () => asking && present && onEnough(asking.body, present.answers),
    /** One question back; from the first one to the form. A step without a question is passed over. */
    back: () => backTo((asking?.steps.length ?? 0) - 1),
    backTo,
  };
}

async function nextQuestion(
  body: DiaryEntryBody,
  answers: Answers,
  passed: readonly string[],
): Promise<Question | undefined> {
  try {
    const answer = await call<typeof askTriage>('POST', '/api/triage', {
      body: triageQuestionOf(body, answers, serverNow()),
    });
    return questionOf(answer, { answers, passed });
  } catch {
    // Without the network there are no questions; saving the entry then shows the error.
    return undefined;
  }
}
