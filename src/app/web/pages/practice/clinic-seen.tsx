import { Trans, useLingui } from '@lingui/react/macro';
import { NeedsScript } from '#app/web/layout/needs-script.tsx';
import { SeenLink } from '#features/practice-news/web/seen-link.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** Where the link of an alert leads. */
export function Page() {
  const { t } = useLingui();
  return (
    <div className="wrap max-w-xl py-8 md:py-12">
      <PageHead title={t`A booking at your practice`} noIndex />
      <h1 tabIndex={-1}>
        <Trans>A booking at your practice</Trans>
      </h1>
      <div className="card mt-6 sm:p-6">
        <NeedsScript />
        <SeenLink />
      </div>
    </div>
  );
}
