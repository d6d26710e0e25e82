import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { LinkedQuestion, readQuestion } from '#features/applications/rules/question-contract.ts';
import { OutcomeNotice } from '#features/auth/web/mailed-links/outcome-notice.tsx';
import { useLinkToken } from '#features/auth/web/mailed-links/use-link-token.ts';
import { providerHref } from '#features/directory/web/provider-address.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { AnswerForm } from './answer-form.tsx';
import { PhoneProof } from './phone-proof.tsx';

/** What the mailed link of a question opens: the question, and how to answer it. */
export function ApplicantQuestion() {
  const token = useLinkToken({ stays: true });
  const [changed, setChanged] = useState<LinkedQuestion>();
  const {
    mutate: read,
    data,
    error,
  } = useMutation({
    mutationFn: (found: string) =>
      call<typeof readQuestion>('POST', '/api/application-questions/read', { body: { token: found } }),
  });
  useEffect(() => {
    if (token) read(token);
  }, [token, read]);
  useEffect(() => {
    // Another link that is opened in this tab differs by its fragment only.
    const reload = () => window.location.reload();
    window.addEventListener('hashchange', reload);
    return () => window.removeEventListener('hashchange', reload);
  }, []);
  if (token === null || errorBody<{ code: 'link_expired'; message: string }>(error)?.code === 'link_expired') {
    return <LinkEnded />;
  }
  if (error !== null && token !== undefined) {
    return (
      <LoadError onRetry={() => read(token)}>
        <Trans>The question could not be loaded. Check your connection.</Trans>
      </LoadError>
    );
  }
  const shown = changed ?? data;
  if (token === undefined || shown === undefined) return <Spinner />;
  return <Shown token={token} question={shown} onChange={setChanged} />;
}

function Shown({
  token,
  question: shown,
  onChange,
}: {
  readonly token: string;
  readonly question: LinkedQuestion;
  readonly onChange: (question: LinkedQuestion) => void;
}) {
  const { i18n } = useLingui();
  const { question, answer, answeredAt, documentName, status, claim } = shown;
  if (answeredAt !== null) {
    return (
      <OutcomeNotice icon={CircleCheck} tone="green" title={<Trans>Thank you. We have your answer.</Trans>}>
        <blockquote className="border-s-4 border-line ps-3 whitespace-pre-line wrap-anywhere">
          {translateText(i18n, question)}
        </blockquote>
        {answer !== null && answer !== '' && (
          <p className="whitespace-pre-line wrap-anywhere">{translateText(i18n, answer)}</p>
        )}
        {documentName !== null && (
          <p className="wrap-anywhere">
            <Trans>Document: {documentName}</Trans>
          </p>
        )}
        <p>
          <Trans>We decide on your application and tell you by e-mail. There is nothing more to do now.</Trans>
        </p>
      </OutcomeNotice>
    );
  }
  if (status !== 'pending') {
    return (
      <OutcomeNotice icon={Clock} tone="amber" title={<Trans>Your application was decided meanwhile</Trans>}>
        <p>
          <Trans>We sent you the decision by e-mail.</Trans>
        </p>
      </OutcomeNotice>
    );
  }
  return (
    <div className="grid gap-6">
      {claim !== null && (
        <p className="wrap-anywhere">
          <Trans>Your claim:</Trans>{' '}
          <Link href={providerHref(claim.listingId)} className="link">
            {claim.isTaken ? <Trans>a listing that another practice runs now</Trans> : claim.name}
          </Link>
        </p>
      )}
      <p className="text-lg whitespace-pre-line wrap-anywhere">{translateText(i18n, question)}</p>
      {claim !== null && <PhoneProof token={token} claim={claim} onChange={onChange} />}
      <AnswerForm token={token} onAnswered={onChange} />
    </div>
  );
}

function LinkEnded() {
  return (
    <OutcomeNotice icon={Clock} tone="amber" title={<Trans>This link does not work any more</Trans>}>
      <p>
        <Trans>A newer question may have replaced it: open the link in the newest mail, or write to us.</Trans>
      </p>
      <Link href="/contact-us" className="button button-ghost">
        <Trans>Write to us</Trans>
      </Link>
    </OutcomeNotice>
  );
}
