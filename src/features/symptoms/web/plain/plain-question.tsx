import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useContext } from 'react';
import type { PlainQuestion } from '#features/symptoms/rules/plain/plain-entry.ts';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { PostedFormContext } from '#platform/web/posted-form-context.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { PlainCarrier } from './plain-carrier.tsx';

/** One follow-up question; the answers before it go along. `base` is the address of the check. */
export function PlainQuestionPage({ base }: { readonly base: string }) {
  const { i18n } = useLingui();
  const present = useContext(PostedFormContext)?.data as PlainQuestion | undefined;
  if (present === undefined) return null;
  const { question, number } = present;
  return (
    <>
      <PostedProblems />
      <p className="text-soft">
        <Trans>Question {number}. Each answer makes the result more certain.</Trans>
      </p>
      <PlainCarrier action={`${base}/question`}>
        <input type="hidden" name="question" value={question.id} autoComplete="off" />
        <fieldset className="grid gap-1">
          <legend className="mb-2 text-xl font-bold">{translateText(i18n, question.text)}</legend>
          <Choice value="yes" id="plain-reply">
            <Trans>Yes</Trans>
          </Choice>
          <Choice value="no">
            <Trans>No</Trans>
          </Choice>
          <Choice value="unsure">
            <Trans>I'm not sure</Trans>
          </Choice>
        </fieldset>
        <button type="submit" className="button">
          <Trans>Continue</Trans>
        </button>
        <button type="submit" name="skip" value="true" className="button button-ghost">
          <Trans>Skip the questions</Trans>
        </button>
      </PlainCarrier>
      <PlainCarrier action={`${base}/again`} without={['answers', 'skip']}>
        <button type="submit" className="button button-ghost justify-self-start">
          <Trans>Back</Trans>
        </button>
      </PlainCarrier>
    </>
  );
}

function Choice({
  value,
  id,
  children,
}: {
  readonly value: string;
  readonly id?: string;
  readonly children: ReactNode;
}) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="radio" name="reply" value={value} id={id} className="size-5 flex-none accent-green" />
      {children}
    </label>
  );
}
