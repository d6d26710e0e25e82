import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '#features/auth/contract.ts';
import { patientAccess } from '#features/auth/rules/screen-access.ts';
import { PatientsOnly } from '#features/auth/web/guards/patients-only.tsx';
import { RequireUser } from '#features/auth/web/guards/require-user.tsx';
import { OwnPhone } from '#features/own-phone/web/own-phone.tsx';
import {
  DIARY_PAGE,
  insightsQuery,
  recordsQuery,
  shownIn,
  trackerTabOf,
} from '#features/symptoms/web/diary-queries.ts';
import { SymptomTracker } from '#features/symptoms/web/symptom-tracker.tsx';
import type { PathQuery } from '#platform/web/calls/query-client.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import type { PageLocation } from '../page-module.ts';

/** Who may see it. */
export const guard = (user: User | null, path: string) => patientAccess(user, path);

/** What the server has ready: the part of the diary of the signed-in user that the address names. */
export function queries({
  search,
  user,
}: PageLocation & { readonly user?: User | null }): readonly PathQuery<unknown>[] {
  if (!user) return [];
  const shown = shownIn(search);
  return trackerTabOf(search) === 'insights' ? [recordsQuery(DIARY_PAGE), insightsQuery(shown)] : [recordsQuery(shown)];
}

/** The symptom diary; needs a signed-in user. */
export function Page({ search }: PageLocation) {
  const { t } = useLingui();
  return (
    <PatientsOnly>
      <div className="wrap py-8">
        <PageHead title={t`Symptom Tracker`} noIndex />
        <h1 tabIndex={-1}>
          <Trans>Symptom Tracker</Trans>
        </h1>
        <p className="mt-2 max-w-[56ch] text-lg text-soft">
          <Trans>Record how you feel, see how urgent it is, and what it shows over time.</Trans>
        </p>
        <RequireUser returnTo="/symptom-tracker">
          {(user) => (
            <>
              <OwnPhone user={user} />
              <SymptomTracker user={user} tab={trackerTabOf(search)} shown={shownIn(search)} />
            </>
          )}
        </RequireUser>
      </div>
    </PatientsOnly>
  );
}
