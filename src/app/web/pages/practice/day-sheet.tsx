import { Trans, useLingui } from '@lingui/react/macro';
import { MemberScreen } from '#app/web/layout/member-screen.tsx';
import type { PageLocation } from '#app/web/page-module.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { DaySheet } from '#features/portal/web/day-sheet/day-sheet.tsx';
import { chosenPlace } from '#features/portal/web/portal-address.ts';
import { PORTAL_PROVIDERS } from '#features/portal/web/portal-queries.ts';
import { isCalendarDay } from '#platform/common/fields.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';

/** The day of a practice for the printer. */
export function DaySheetPage({ search }: PageLocation) {
  const { t } = useLingui();
  const user = useCurrentUser();
  const { data: places = [] } = usePathQuery(PORTAL_PROVIDERS, { enabled: user?.role === 'provider' });
  const place = chosenPlace(places, search);
  const date = search.get('date') ?? '';
  // The present day differs between server and browser.
  const hydrated = useHydrated();
  return (
    <div className="wrap pt-2 pb-8">
      <PageHead title={t`Day sheet`} noIndex />
      <h1 tabIndex={-1} className="no-print mb-3">
        <Trans>Day sheet</Trans>
      </h1>
      <MemberScreen here={`/provider-portal/day-sheet?${search}`}>
        {hydrated && place !== undefined && (
          <DaySheet place={place} isOneOfSeveral={places.length > 1} date={isCalendarDay(date) ? date : undefined} />
        )}
      </MemberScreen>
    </div>
  );
}
