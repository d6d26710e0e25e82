import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { DOCUMENT_WRONG_TYPE, MAX_DOCUMENT_BYTES } from '#features/applications/rules/document-limits.ts';
import type { LinkedQuestion } from '#features/applications/rules/question-contract.ts';
import { MAX_ANSWER_LENGTH } from '#features/applications/rules/questions.ts';
import { RESUME_TOO_LARGE } from '#features/applications/rules/resume-limits.ts';
import type { ErrorBody } from '#platform/common/app-error.ts';
import { DOCUMENT_SIDE } from '#platform/common/picture-limits.ts';
import { errorBody } from '#platform/web/calls/call.ts';
import { shrinkPicture } from '#platform/web/calls/shrink-picture.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { sendAnswer } from './send-answer.ts';

/** A form to answer a question with a text, a document or both. */
export function AnswerForm({
  token,
  onAnswered,
}: {
  readonly token: string;
  readonly onAnswered: (question: LinkedQuestion) => void;
}) {
  const { t } = useLingui();
  const reasonOf = useFailureReason();
  const [answer, setAnswer] = useState('');
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<{ readonly field: 'answer' | 'document'; readonly message: string }>();
  const fields = { answer: useRef<HTMLTextAreaElement>(null), document: useRef<HTMLInputElement>(null) };
  const refuse = (field: 'answer' | 'document', message: string) => {
    setProblem({ field, message });
    fields[field].current?.focus();
  };
  const sending = useMutation({
    mutationFn: async () => {
      const document = file && (await shrinkPicture(file, DOCUMENT_SIDE));
      if (document !== undefined && document.size > MAX_DOCUMENT_BYTES) return 'too_large';
      return await sendAnswer({ token, answer }, document);
    },
    onSuccess: (sent) => (sent === 'too_large' ? refuse('document', RESUME_TOO_LARGE) : onAnswered(sent)),
    onError: (error) => {
      // The reply to an earlier attempt was lost, or the answer was sent from another tab.
      if (errorBody<ErrorBody<'already_answered'>>(error)?.code === 'already_answered') return window.location.reload();
      const field = errorBody(error)?.fields?.['document'] === undefined ? 'answer' : 'document';
      refuse(field, reasonOf(error));
    },
  });
  useLeaveWarning(answer.trim() !== '' && !sending.isSuccess, t`Your answer is not sent. Leave anyway?`);
  const send = () => {
    if (answer.trim() === '' && file === undefined) {
      return refuse('answer', t`Please write an answer or choose a document.`);
    }
    if (file !== undefined && !/\.(pdf|jpe?g|png)$/i.test(file.name)) return refuse('document', DOCUMENT_WRONG_TYPE);
    setProblem(undefined);
    sending.mutate();
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={<Trans>Your answer</Trans>} error={problem?.field === 'answer' ? problem.message : undefined}>
        {(control) => (
          <textarea
            {...control}
            ref={fields.answer}
            rows={4}
            maxLength={MAX_ANSWER_LENGTH}
            className="input"
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
        )}
      </Field>
      <Field
        label={<Trans>Document (optional)</Trans>}
        hint={
          <Trans>A PDF or a photo (JPEG, PNG), at most 5 MB. Only those of us who decide on applications see it.</Trans>
        }
        error={problem?.field === 'document' ? problem.message : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={fields.document}
            type="file"
            accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
            className="input py-2"
            onChange={({ target }) => setFile(target.files?.[0])}
          />
        )}
      </Field>
      <BusyButton
        type="submit"
        className="justify-self-start"
        busy={sending.isPending}
        busyText={<Trans>Sending...</Trans>}
      >
        <Trans>Send the answer</Trans>
      </BusyButton>
    </form>
  );
}
