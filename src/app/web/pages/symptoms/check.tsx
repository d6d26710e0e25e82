import { Trans, useLingui } from '@lingui/react/macro';
import type { PageModule } from '#app/web/page-module.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import {
  PlainSymptomsPage,
  plainSymptomsQueries,
  resultQueries,
} from '#features/symptoms/web/plain/plain-symptoms-page.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** What the server reads for this page. */
export const queries: NonNullable<PageModule['queries']> = ({ user }) => plainSymptomsQueries(user);

/** What it reads besides: for a result, who can help. */
export const furtherQueries: NonNullable<PageModule['furtherQueries']> = ({ params, user, posted }) =>
  params['step'] === 'result' && posted !== null ? resultQueries(posted.data as SymptomRecord, user) : [];

/** A symptom check without an account; stores nothing, and works without scripts. */
export const Page: PageModule['Page'] = ({ params }) => {
  const { t } = useLingui();
  const user = useCurrentUser() ?? null;
  const { step } = params;
  return (
    <div className="wrap grid max-w-160 gap-4 py-6">
      <PageHead
        title={t`Symptom Check`}
        description={t`Say how you feel and see how urgent it is and what to do. Free, without an account; nothing is stored.`}
        canonicalPath="/symptom-check"
        noIndex={step !== undefined}
      />
      <h1 tabIndex={-1}>{step === 'result' ? <Trans>Your result</Trans> : <Trans>Symptom Check</Trans>}</h1>
      {step === undefined && (
        <p className="text-lg text-soft">
          <Trans>
            Say how you feel and see how urgent it is. You need no account, and nothing is stored.{' '}
            <a href="/how-triage-works" className="link">
              How it works
            </a>
          </Trans>
        </p>
      )}
      <PlainSymptomsPage step={step} user={user} isDiary={false} />
    </div>
  );
};
