import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { MemberScreen } from '#app/web/layout/member-screen.tsx';
import type { PageLocation } from '#app/web/page-module.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { FeeList } from '#features/portal/web/payments/fee-list.tsx';
import { chosenPlace } from '#features/portal/web/portal-address.ts';
import { PORTAL_PROVIDERS } from '#features/portal/web/portal-queries.ts';
import { PracticeMember } from '#features/portal/web/practice-member.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';

/** The fees for late cancellations of a place. */
export function FeesPage({ search }: PageLocation) {
  const { t } = useLingui();
  const user = useCurrentUser();
  const { data: places = [] } = usePathQuery(PORTAL_PROVIDERS, { enabled: user?.role === 'provider' });
  const place = chosenPlace(places, search);
  const hydrated = useHydrated();
  return (
    <div className="wrap pt-2 pb-8">
      <PageHead title={t`Fees for late cancellations`} noIndex />
      <h1 tabIndex={-1} className="mb-3">
        <Trans>Fees for late cancellations</Trans>
      </h1>
      <MemberScreen here={`/provider-portal/fees?${search}`}>
        <p>
          <Link href={`/provider-portal?${search}`} className="link inline-flex min-h-11 items-center">
            <Trans>Back to the day</Trans>
          </Link>
        </p>
        {hydrated && place !== undefined && (
          <PracticeMember value={place}>
            <FeeList providerId={place.id} here={`/provider-portal/fees?${search}`} />
          </PracticeMember>
        )}
      </MemberScreen>
    </div>
  );
}
