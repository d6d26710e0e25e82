import { Trans, useLingui } from '@lingui/react/macro';
import { NeedsScript } from '#app/web/layout/needs-script.tsx';
import { PracticeAlert } from '#features/practice-news/web/contacts/practice-alert.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** Where the link of a test alert leads. */
export function Page() {
  const { t } = useLingui();
  return (
    <div className="wrap max-w-xl py-8 md:py-12">
      <PageHead title={t`Answer a test alert`} noIndex />
      <h1 tabIndex={-1}>
        <Trans>Answer a test alert</Trans>
      </h1>
      <div className="card mt-6 sm:p-6">
        <NeedsScript />
        <PracticeAlert />
      </div>
    </div>
  );
}
