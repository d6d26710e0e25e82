import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { MemberScreen } from '#app/web/layout/member-screen.tsx';
import type { PageLocation } from '#app/web/page-module.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { FiguresView } from '#features/portal/web/figures/figures-view.tsx';
import { chosenPlace, portalHref } from '#features/portal/web/portal-address.ts';
import { PORTAL_PROVIDERS } from '#features/portal/web/portal-queries.ts';
import { PracticeMember } from '#features/portal/web/practice-member.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';

/** The figures of a place. */
export function FiguresPage({ search }: PageLocation) {
  const { t } = useLingui();
  const user = useCurrentUser();
  const { data: places = [] } = usePathQuery(PORTAL_PROVIDERS, { enabled: user?.role === 'provider' });
  const place = chosenPlace(places, search);
  const providerId = places.length > 1 ? place?.id : undefined;
  const hydrated = useHydrated();
  return (
    <div className="wrap pt-2 pb-8">
      <PageHead title={t`Figures of the practice`} noIndex />
      <h1 tabIndex={-1} className="mb-3">
        <Trans>Figures of the practice</Trans>
      </h1>
      <MemberScreen here={`/provider-portal/figures?${search}`}>
        <p>
          <Link href={portalHref('settings', { providerId })} className="link inline-flex min-h-11 items-center">
            <Trans>Back to the settings</Trans>
          </Link>
        </p>
        {hydrated && place !== undefined && (
          <PracticeMember value={place}>
            <FiguresView search={search} />
          </PracticeMember>
        )}
      </MemberScreen>
    </div>
  );
}
