import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { askTriage } from '#features/symptoms/contract.ts';
import { call } from '#platform/web/call.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { type Answers, type Question, questionOf, triageQuestionOf } from '../rules/follow-up.ts';
import type { DiaryEntryBody } from './use-record-symptoms.ts';

/**
 * Asks what would tell most, one question at a time, until enough is known. Somebody in danger isn't held up by
 * questions, and neither is anybody whose network fails: what was told is enough to answer.
 */
export function FollowUpQuestions({
  body,
  busy,
  onBack,
  onAnswered,
}: {
  readonly body: DiaryEntryBody;
  /** The entry is being kept. */
  readonly busy: boolean;
  readonly onBack: () => void;
  readonly onAnswered: (answers: Answers) => void;
}) {
  const { i18n } = useLingui();
  const [answers, setAnswers] = useState<Answers>({});
  const [passed, setPassed] = useState<readonly string[]>([]);
  const [question, setQuestion] = useState<Question | null>(null);
  const [finished, setFinished] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const finish = useRef(onAnswered);

  useEffect(() => {
    finish.current = onAnswered;
  });
  useEffect(() => {
    let isOver = false;
    const end = () => {
      if (isOver) return;
      setFinished(true);
      finish.current(answers);
    };
    setQuestion(null);
    call<typeof askTriage>('POST', '/api/triage', { body: triageQuestionOf(body, answers, Date.now()) }).then(
      (answer) => {
        if (isOver) return;
        const next = questionOf(answer, { answers, passed });
        if (next === undefined) end();
        else setQuestion(next);
      },
      end,
    );
    return () => {
      isOver = true;
    };
  }, [body, answers, passed]);
  useEffect(() => {
    if (question !== null) heading.current?.focus();
  }, [question]);

  if (question === null) {
    return (
      <div className="grid justify-items-center gap-4 py-6 text-center">
        {finished && !busy ? (
          <>
            <p role="alert">
              <Trans>There was a problem submitting your symptom. Please try again.</Trans>
            </p>
            <button type="button" className="button" onClick={() => onAnswered(answers)}>
              <Trans>Try again</Trans>
            </button>
          </>
        ) : (
          <Spinner />
        )}
      </div>
    );
  }
  const asked = Object.keys(answers).length + passed.length + 1;
  const answer = (value: boolean) => setAnswers({ ...answers, [question.id]: value });
  return (
    <div className="grid gap-5">
      <p className="text-soft">
        <Trans>Question {asked}. Each answer makes the result more certain.</Trans>
      </p>
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {translateText(i18n, question.text)}
      </h3>
      <div className="grid gap-3">
        <button type="button" className="button" onClick={() => answer(true)}>
          <Trans>Yes</Trans>
        </button>
        <button type="button" className="button" onClick={() => answer(false)}>
          <Trans>No</Trans>
        </button>
        <button type="button" className="button button-ghost" onClick={() => setPassed([...passed, question.id])}>
          <Trans>I'm not sure</Trans>
        </button>
      </div>
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        <button type="button" className="button button-ghost" onClick={onBack}>
          <Trans>Back</Trans>
        </button>
        <BusyButton
          className="button-ghost"
          busy={busy}
          busyText={<Trans>Saving...</Trans>}
          onClick={() => onAnswered(answers)}
        >
          <Trans>Skip the questions</Trans>
        </BusyButton>
      </div>
    </div>
  );
}
