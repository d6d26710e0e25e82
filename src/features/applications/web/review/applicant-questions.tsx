import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { MAX_QUESTION_LENGTH, PROOF_QUESTION, questionState } from '#features/applications/rules/questions.ts';
import type { ApplicantQuestion, ProviderApplication } from '#features/applications/rules/review-contract.ts';
import { serverMessage, urlOf } from '#platform/web/calls/call.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { useAsk } from '../use-application-acts.ts';

/** The questions to an applicant with the answers, and a form for the next one. */
export function ApplicantQuestions({ application }: { readonly application: ProviderApplication }) {
  const { id, questions, status } = application;
  const isWaiting = questionState(questions) === 'waiting';
  const mayAsk = status === 'pending' && (!isWaiting || questions.at(-1)?.question === PROOF_QUESTION);
  if (questions.length === 0 && !mayAsk) return null;
  return (
    <section className="mt-5 grid gap-3 border-t border-line pt-4">
      <h3 className="font-bold">
        <Trans>Questions to the applicant</Trans>
      </h3>
      {questions.length > 0 && (
        <ul className="grid gap-3">
          {questions.map((each) => (
            <QuestionItem key={each.id} applicationId={id} entry={each} />
          ))}
        </ul>
      )}
      {mayAsk && <AskForm id={id} replaces={isWaiting} />}
    </section>
  );
}

function QuestionItem({ applicationId, entry }: { readonly applicationId: number; readonly entry: ApplicantQuestion }) {
  const { i18n } = useLingui();
  const { id: questionId, question, sentAt, answer, answeredAt, documentName } = entry;
  const href = urlOf('/api/admin/provider-applications/:id/questions/:questionId/document', {
    id: applicationId,
    questionId,
  });
  return (
    <li className="grid gap-1 rounded-card border border-line p-3 wrap-anywhere">
      <p className="whitespace-pre-line">{translateText(i18n, question)}</p>
      <p className="text-sm text-soft">
        <time dateTime={sentAt}>{fullMoment(i18n, sentAt)}</time>
      </p>
      {answeredAt === null ? (
        <p>
          <span className="badge badge-amber">
            <Trans>Waiting for the applicant</Trans>
          </span>
        </p>
      ) : (
        <>
          {answer !== null && answer !== '' && (
            <p className="border-s-4 border-line ps-3 whitespace-pre-line">{translateText(i18n, answer)}</p>
          )}
          {documentName !== null && (
            <a href={href} download className="link inline-flex min-h-11 items-center gap-2">
              <Download aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
              {documentName}
            </a>
          )}
          <p className="text-sm text-soft">
            <Trans>Answered</Trans> <time dateTime={answeredAt}>{fullMoment(i18n, answeredAt)}</time>
          </p>
        </>
      )}
    </li>
  );
}

function AskForm({ id, replaces }: { readonly id: number; readonly replaces: boolean }) {
  const { t, i18n } = useLingui();
  const [question, setQuestion] = useState('');
  const ask = useAsk(id, () => setQuestion(''));
  const refusal = serverMessage(ask.error);
  useLeaveWarning(question.trim() !== '', t`You have changes that are not saved. Close anyway?`);
  return (
    <div className="grid gap-3">
      <Field
        label={<Trans>Ask the applicant</Trans>}
        hint={
          replaces ? (
            <Trans>
              It takes the place of the question above. The applicant gets it by mail and can send a document.
            </Trans>
          ) : (
            <Trans>The applicant gets it by mail and can send a document. The application stays pending.</Trans>
          )
        }
        error={refusal === undefined ? undefined : translateText(i18n, refusal)}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={MAX_QUESTION_LENGTH}
            className="input"
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
        )}
      </Field>
      <BusyButton
        className="button-ghost justify-self-start"
        busy={ask.isPending}
        busyText={<Trans>Sending...</Trans>}
        disabled={question.trim() === ''}
        onClick={() => ask.mutate(question)}
      >
        <Trans>Send the question</Trans>
      </BusyButton>
    </div>
  );
}
