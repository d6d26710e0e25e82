import { Trans, useLingui } from '@lingui/react/macro';
import type { PageLocation } from '#app/web/page-module.ts';
import { verifiedOf } from '#features/papers/web/paper-queries.ts';
import { VerifyView } from '#features/papers/web/verify-view.tsx';
import type { PathQuery } from '#platform/web/calls/query-client.ts';
import { PageHead } from '#platform/web/page-head.tsx';

/** What the server has ready: the page answers without scripts too. */
export function queries(location: PageLocation): readonly PathQuery<unknown>[] {
  const code = codeIn(location);
  return code === '' ? [] : [verifiedOf(code)];
}

/** Where the code of a paper leads: anyone who holds the paper checks it. */
export function Page(location: PageLocation) {
  const { t } = useLingui();
  const code = codeIn(location);
  return (
    <div className="wrap max-w-xl py-8 md:py-12">
      <PageHead title={t`Check a paper`} noIndex />
      <h1 tabIndex={-1}>
        <Trans>Check a paper</Trans>
      </h1>
      <div className="card mt-6 sm:p-6">
        <VerifyView key={code} code={code} />
      </div>
    </div>
  );
}

function codeIn({ params, search }: PageLocation): string {
  return (params['code'] ?? search.get('code') ?? '').trim().slice(0, 40);
}
