import { Trans, useLingui } from '@lingui/react/macro';
import { NeedsScript } from '#app/web/layout/needs-script.tsx';
import type { PageLocation } from '#app/web/page-module.ts';
import { nextPath } from '#features/auth/rules/next-path.ts';
import { LostPage } from '#features/own-phone/web/lost-page.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** Where the service worker leads when a page doesn't come. It is stored, the same for everyone. */
export function Page({ search }: PageLocation) {
  const { t } = useLingui();
  return (
    <div className="wrap grid gap-4 py-8">
      <PageHead title={t`No network`} noIndex />
      <h1 tabIndex={-1}>
        <Trans>No network</Trans>
      </h1>
      <NeedsScript />
      <LostPage to={nextPath(search.get('to'))} />
    </div>
  );
}
