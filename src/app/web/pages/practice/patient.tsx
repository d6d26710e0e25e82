import { Trans, useLingui } from '@lingui/react/macro';
import { MemberScreen } from '#app/web/layout/member-screen.tsx';
import type { PageLocation } from '#app/web/page-module.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { PatientView } from '#features/portal/web/papers/patient-view.tsx';
import { chosenPlace } from '#features/portal/web/portal-address.ts';
import { PORTAL_PROVIDERS } from '#features/portal/web/portal-queries.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';

/** What a practice has of a patient. */
export function PatientPage({ search }: PageLocation) {
  const { t } = useLingui();
  const user = useCurrentUser();
  const { data: places = [] } = usePathQuery(PORTAL_PROVIDERS, { enabled: user?.role === 'provider' });
  const place = chosenPlace(places, search);
  const hydrated = useHydrated();
  const back = new URLSearchParams(search);
  back.delete('visit');
  return (
    <div className="wrap pt-2 pb-8">
      <PageHead title={t`Patient`} noIndex />
      <h1 tabIndex={-1} className="mb-3">
        <Trans>Patient</Trans>
      </h1>
      <MemberScreen here={`/provider-portal/patient?${search}`}>
        {hydrated && place !== undefined && (
          <PatientView
            practice={place}
            appointmentId={Number(search.get('visit')) || 0}
            here={`/provider-portal/patient?${search}`}
            dayHref={back.size === 0 ? '/provider-portal' : `/provider-portal?${back}`}
          />
        )}
      </MemberScreen>
    </div>
  );
}
