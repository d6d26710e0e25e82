import { Trans, useLingui } from '@lingui/react/macro';
import { NeedsScript } from '#app/web/layout/needs-script.tsx';
import type { PageLocation } from '#app/web/page-module.ts';
import { VerifyView } from '#features/papers/web/verify-view.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** Where the code of a paper leads: anyone who holds the paper checks it. */
export function Page({ params, search }: PageLocation) {
  const { t } = useLingui();
  const code = (params['code'] ?? search.get('code') ?? '').slice(0, 40);
  return (
    <div className="wrap max-w-xl py-8 md:py-12">
      <PageHead title={t`Check a paper`} noIndex />
      <h1 tabIndex={-1}>
        <Trans>Check a paper</Trans>
      </h1>
      <div className="card mt-6 sm:p-6">
        <NeedsScript />
        <VerifyView key={code} code={code} />
      </div>
    </div>
  );
}
