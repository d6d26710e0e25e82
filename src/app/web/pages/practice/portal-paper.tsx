import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { MemberScreen } from '#app/web/layout/member-screen.tsx';
import type { PageLocation } from '#app/web/page-module.ts';
import { paperOf } from '#features/papers/web/paper-queries.ts';
import { PaperView } from '#features/papers/web/paper-view.tsx';
import { PageHead } from '#platform/web/page-head.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';

/** A paper for a member of its practice. */
export function PortalPaperPage({ search }: PageLocation) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const back = new URLSearchParams(search);
  back.delete('paper');
  return (
    <div className="wrap pt-2 pb-8">
      <PageHead title={t`Paper of a visit`} noIndex />
      <h1 tabIndex={-1} className="no-print mb-3">
        <Trans>Paper of a visit</Trans>
      </h1>
      <MemberScreen here={`/provider-portal/paper?${search}`}>
        {hydrated && (
          <PaperView
            query={paperOf(Number(search.get('paper')) || 0)}
            back={
              back.has('visit') ? (
                <Link href={`/provider-portal/patient?${back}`} className="link inline-flex min-h-11 items-center">
                  <Trans>Back to the patient</Trans>
                </Link>
              ) : (
                <Link href={`/provider-portal?${back}`} className="link inline-flex min-h-11 items-center">
                  <Trans>Back to the portal</Trans>
                </Link>
              )
            }
          />
        )}
      </MemberScreen>
    </div>
  );
}
