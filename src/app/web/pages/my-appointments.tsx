import { Trans, useLingui } from '@lingui/react/macro';
import { MyAppointments } from '#features/appointments/web/my-appointments.tsx';
import { appointmentsOf } from '#features/appointments/web/use-appointments.ts';
import type { User } from '#features/auth/contract.ts';
import { patientAccess } from '#features/auth/rules/screen-access.ts';
import { PatientsOnly } from '#features/auth/web/guards/patients-only.tsx';
import { RequireUser } from '#features/auth/web/guards/require-user.tsx';
import { AppointmentReview } from '#features/reviews/web/appointment-review.tsx';
import { myReviewsOf } from '#features/reviews/web/review-queries.ts';
import { OwnSummary } from '#features/video/web/after/own-summary.tsx';
import { summariesOf } from '#features/video/web/video-queries.ts';
import { EarlierTimeWish } from '#features/waitlist/web/earlier-time-wish.tsx';
import { waitlistOf } from '#features/waitlist/web/use-waitlist.ts';
import type { PathQuery } from '#platform/web/calls/query-client.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import type { PageLocation } from '../page-module.ts';

/** Who may see it. */
export const guard = (user: User | null) => patientAccess(user, '/appointments');

/** What the server has ready: the list of the signed-in user. */
export function queries({ user }: PageLocation & { readonly user?: User | null }): readonly PathQuery<unknown>[] {
  return user ? [appointmentsOf(user.id), myReviewsOf(user.id), waitlistOf(user.id), summariesOf(user.id)] : [];
}

/** A patient's appointments; needs a signed-in user. */
export function Page() {
  const { t } = useLingui();
  return (
    <PatientsOnly>
      <div className="wrap py-8">
        <PageHead title={t`My Appointments`} noIndex />
        <h1 tabIndex={-1}>
          <Trans>My Appointments</Trans>
        </h1>
        <RequireUser returnTo="/appointments">
          {(user) => (
            <MyAppointments
              userId={user.id}
              moreOf={(appointment, nowMs) => (
                <>
                  <OwnSummary appointment={appointment} userId={user.id} />
                  <AppointmentReview appointment={appointment} userId={user.id} nowMs={nowMs} />
                  <EarlierTimeWish appointment={appointment} userId={user.id} nowMs={nowMs} />
                </>
              )}
            />
          )}
        </RequireUser>
      </div>
    </PatientsOnly>
  );
}
