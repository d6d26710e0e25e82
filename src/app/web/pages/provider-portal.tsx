import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#features/auth/contract.ts';
import { portalAccess } from '#features/auth/rules/screen-access.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { OwnPageView } from '#features/network/web/page/own-page-view.tsx';
import { KeepDay } from '#features/offline/web/keep-day.tsx';
import { NeedsYou } from '#features/offline/web/needs-you.tsx';
import { chosenPlace } from '#features/portal/web/portal-address.ts';
import { PORTAL_PROVIDERS } from '#features/portal/web/portal-queries.ts';
import { ProviderPortal } from '#features/portal/web/provider-portal.tsx';
import { LeftTeams } from '#features/portal/web/team/left-teams.tsx';
import { WaitingPatients } from '#features/video/web/waiting/waiting-patients.tsx';
import { watchAttendance } from '#platform/web/attendance.ts';
import type { PathQuery } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import { MemberScreen } from '../layout/member-screen.tsx';
import { NeedsScript } from '../layout/needs-script.tsx';
import { PortalHeader } from '../layout/portal-header.tsx';
import type { PageLocation } from '../page-module.ts';
import { DaySheetPage } from './practice/day-sheet.tsx';
import { FeesPage } from './practice/fees.tsx';
import { FiguresPage } from './practice/figures.tsx';
import { PatientPage } from './practice/patient.tsx';
import { PortalPaperPage } from './practice/portal-paper.tsx';

/** Names the practice. */
export const Header = PortalHeader;

/** Who may see it. */
export const guard = portalAccess;

/** What the server has ready: which practices there are. Their visits follow, because they depend on the moment. */
export function queries({ user }: PageLocation & { readonly user?: User | null }): readonly PathQuery<unknown>[] {
  return user?.role === 'provider' ? [PORTAL_PROVIDERS] : [];
}

/** The portal for those who run a practice, or at addresses of their own its patients and papers: together they are one file. */
export function Page(location: PageLocation) {
  const [path] = useLocation();
  if (path.endsWith('/day-sheet')) return <DaySheetPage {...location} />;
  if (path.endsWith('/patient')) return <PatientPage {...location} />;
  if (path.endsWith('/fees')) return <FeesPage {...location} />;
  if (path.endsWith('/figures')) return <FiguresPage {...location} />;
  return path.endsWith('/paper') ? <PortalPaperPage {...location} /> : <Portal {...location} />;
}

function Portal({ search }: PageLocation) {
  const { t } = useLingui();
  const [unseen, setUnseen] = useState(0);
  useEffect(() => watchAttendance(), []);
  const user = useCurrentUser();
  const { data: places = [] } = usePathQuery(PORTAL_PROVIDERS, { enabled: user?.role === 'provider' });
  const place = places.length > 1 ? chosenPlace(places, search)?.name : undefined;
  const title = [place, t`Provider Portal`].filter(Boolean).join(' · ');
  const here = search.size === 0 ? '/provider-portal' : `/provider-portal?${search}`;
  return (
    <div className="wrap pt-2 pb-8">
      <PageHead title={unseen === 0 ? title : `(${unseen}) ${title}`} noIndex />
      <h1 tabIndex={-1} className="sr-only">
        <Trans>Provider Portal</Trans>
      </h1>
      <NeedsScript simple="/provider-portal/simple" />
      <MemberScreen here={here}>
        {user?.desk !== undefined && <KeepDay key={user.desk.id} user={user} desk={user.desk} />}
        <WaitingPatients />
        <LeftTeams />
        <ProviderPortal
          search={search}
          ownPage={(practice) => <OwnPageView {...practice} />}
          aboveDay={(providerId) => <NeedsYou providerId={providerId} />}
          onUnseen={setUnseen}
        />
      </MemberScreen>
    </div>
  );
}
