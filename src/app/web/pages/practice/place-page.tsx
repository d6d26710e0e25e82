import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { MemberScreen } from '#app/web/layout/member-screen.tsx';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { PortalProvider } from '#features/portal/contract.ts';
import { chosenPlace } from '#features/portal/web/portal-address.ts';
import { PORTAL_PROVIDERS } from '#features/portal/web/portal-queries.ts';
import { PracticeMember } from '#features/portal/web/practice-member.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';

/** A page of the portal with an address of its own, about the place that the address names. */
export function PlacePage({
  title,
  here,
  search,
  back,
  children,
}: {
  readonly title: string;
  readonly here: string;
  readonly search: URLSearchParams;
  /** The link above; `providerId` is undefined for a member of one place. */
  readonly back: (providerId: number | undefined) => { readonly href: string; readonly label: string };
  readonly children: (place: PortalProvider) => ReactNode;
}) {
  const user = useCurrentUser();
  const { data: places = [] } = usePathQuery(PORTAL_PROVIDERS, { enabled: user?.role === 'provider' });
  const place = chosenPlace(places, search);
  const hydrated = useHydrated();
  const { href, label } = back(places.length > 1 ? place?.id : undefined);
  return (
    <div className="wrap pt-2 pb-8">
      <PageHead title={title} noIndex />
      <h1 tabIndex={-1} className="mb-3">
        {title}
      </h1>
      <MemberScreen here={here}>
        <p>
          <Link href={href} className="link inline-flex min-h-11 items-center">
            {label}
          </Link>
        </p>
        {hydrated && place !== undefined && <PracticeMember value={place}>{children(place)}</PracticeMember>}
      </MemberScreen>
    </div>
  );
}
