import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import type { useFollowUp } from './use-follow-up.ts';

/** The current question with its answers or, after the last one, the state of saving the entry. */
export function FollowUpQuestions({
  followUp: { isAsking, number, question, answer, pass, finish, back },
  busy,
  failed,
}: {
  readonly followUp: ReturnType<typeof useFollowUp>;
  /** True while the entry is being saved. */
  readonly busy: boolean;
  /** True if saving failed. */
  readonly failed: boolean;
}) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (question !== null) heading.current?.focus();
  }, [question]);

  if (!isAsking) return null;
  if (question === null) {
    return (
      <div className="grid justify-items-center gap-4 py-6 text-center">
        {failed && !busy ? (
          <>
            <p role="alert">
              <Trans>There was a problem submitting your symptom. Please try again.</Trans>
            </p>
            <p className="notice notice-red">
              <Trans>If this is severe or getting worse, don't wait for an answer here.</Trans>{' '}
              <a className="font-bold underline" href={`tel:${EMERGENCY_NUMBER}`}>
                <Trans>Call {EMERGENCY_NUMBER}</Trans>
              </a>
            </p>
            <button type="button" className="button" onClick={finish}>
              <Trans>Try again</Trans>
            </button>
            <button type="button" className="button button-ghost" onClick={back}>
              <Trans>Back</Trans>
            </button>
          </>
        ) : (
          <Spinner />
        )}
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <p className="text-soft">
        <Trans>Question {number}. Each answer makes the result more certain.</Trans>
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
        <button type="button" className="button button-ghost" onClick={pass}>
          <Trans>I'm not sure</Trans>
        </button>
      </div>
      <div className="flex flex-wrap gap-3 border-t border-line pt-4">
        <button type="button" className="button button-ghost" onClick={back}>
          <Trans>Back</Trans>
        </button>
        <BusyButton className="button-ghost" busy={busy} busyText={<Trans>Saving...</Trans>} onClick={finish}>
          <Trans>Skip the questions</Trans>
        </BusyButton>
      </div>
    </div>
  );
}
