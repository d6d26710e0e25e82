import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { MAX_QUESTION_LENGTH, PROOF_QUESTION, questionState } from '#features/applications/rules/questions.ts';
import type {
  ApplicantQuestion,
  askApplicant,
  ProviderApplication,
} from '#features/applications/rules/review-contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { serverMessage, urlOf } from '#platform/web/calls/call.ts';
import { fullMoment } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { useAsk } from '../use-application-acts.ts';

/** The questions to an applicant with the answers, and a form for the next one. */
export function ApplicantQuestions({ application }: { readonly application: ProviderApplication }) {
  const { id, questions, status, claim } = application;
  const isPending = status === 'pending';
  const open = questionState(questions) === 'waiting' ? questions.at(-1) : undefined;
  if (questions.length === 0 && !isPending) return null;
  return (
    <section className="mt-5 grid gap-3 border-t border-line pt-4">
      <h3 className="font-bold">
        <Trans>Questions to the applicant</Trans>
      </h3>
      {questions.length > 0 && (
        <ul className="grid gap-3">
          {questions.map((each) => (
            <QuestionItem key={each.id} applicationId={id} isPending={isPending} entry={each} />
          ))}
        </ul>
      )}
      {isPending && claim !== null && questions.length === 0 && (
        <div className="notice notice-amber grid gap-2">
          <p>
            <Trans>
              No mail with the link for proof was sent: too many applications came from this address that day.
            </Trans>
          </p>
          <SendButton id={id} body={{ question: PROOF_QUESTION }}>
            <Trans>Send the link for proof</Trans>
          </SendButton>
        </div>
      )}
      {isPending && <AskForm key={open?.id} id={id} insteadOf={open?.id} />}
    </section>
  );
}

/** Sends a question without asking back, and says what was refused. */
function SendButton({
  id,
  body,
  children,
}: {
  readonly id: number;
  readonly body: BodyOf<typeof askApplicant>;
  readonly children: ReactNode;
}) {
  const { i18n } = useLingui();
  const ask = useAsk(id, () => undefined);
  const refusal = serverMessage(ask.error);
  return (
    <>
      <BusyButton
        className="button-ghost justify-self-start"
        busy={ask.isPending}
        busyText={<Trans>Sending...</Trans>}
        onClick={() => ask.mutate(body)}
      >
        {children}
      </BusyButton>
      {refusal !== undefined && (
        <p role="alert" className="field-error">
          {translateText(i18n, refusal)}
        </p>
      )}
    </>
  );
}

function QuestionItem({
  applicationId,
  isPending,
  entry,
}: {
  readonly applicationId: number;
  readonly isPending: boolean;
  readonly entry: ApplicantQuestion;
}) {
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
        <>
          <p>
            <span className={`badge ${isPending ? 'badge-amber' : ''}`}>
              {isPending ? <Trans>Waiting for the applicant</Trans> : <Trans>Not answered</Trans>}
            </span>
          </p>
          {isPending && (
            <SendButton id={applicationId} body={{ question, insteadOf: questionId }}>
              <Trans>Send again</Trans>
            </SendButton>
          )}
        </>
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

function AskForm({ id, insteadOf }: { readonly id: number; readonly insteadOf: number | undefined }) {
  const { t, i18n } = useLingui();
  const [question, setQuestion] = useState('');
  const ask = useAsk(id, () => setQuestion(''));
  const refusal = serverMessage(ask.error);
  useLeaveWarning(question.trim() !== '', t`You have changes that are not saved. Close anyway?`);
  return (
    <div className="grid gap-3">
      <Field
        label={insteadOf === undefined ? <Trans>Ask the applicant</Trans> : <Trans>Ask something else instead</Trans>}
        hint={
          insteadOf !== undefined ? (
            <Trans>
              It takes the place of the question above, whose link stops working. The applicant gets it by mail and can
              send a document.
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
        onClick={() => ask.mutate({ question, insteadOf })}
      >
        <Trans>Send the question</Trans>
      </BusyButton>
    </div>
  );
}
