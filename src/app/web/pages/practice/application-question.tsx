import { Trans, useLingui } from '@lingui/react/macro';
import { NeedsScript } from '#app/web/layout/needs-script.tsx';
import { ApplicantQuestion } from '#features/applications/web/questions/applicant-question.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** Where the link of a question to an applicant leads. */
export function Page() {
  const { t } = useLingui();
  return (
    <div className="wrap max-w-2xl py-8 md:py-12">
      <PageHead title={t`A question about your application`} noIndex />
      <h1 tabIndex={-1}>
        <Trans>A question about your application</Trans>
      </h1>
      <div className="card mt-6 sm:p-6">
        <NeedsScript />
        <ApplicantQuestion />
      </div>
    </div>
  );
}
