import { Trans, useLingui } from '@lingui/react/macro';
import { MyAppointments } from '#features/appointments/web/my-appointments.tsx';
import { appointmentsOf } from '#features/appointments/web/use-appointments.ts';
import type { User } from '#features/auth/contract.ts';
import { patientAccess } from '#features/auth/rules/screen-access.ts';
import { PatientsOnly } from '#features/auth/web/guards/patients-only.tsx';
import { RequireUser } from '#features/auth/web/guards/require-user.tsx';
import { OwnPhone } from '#features/own-phone/web/own-phone.tsx';
import { OtherPapers, OwnPapers } from '#features/papers/web/own-papers.tsx';
import { papersOf } from '#features/papers/web/paper-queries.ts';
import { PolicyNotice } from '#features/privacy/web/policy-notice.tsx';
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
  if (!user) return [];
  const { id } = user;
  return [appointmentsOf(id), myReviewsOf(id), waitlistOf(id), summariesOf(id), papersOf(id)];
}

/** A patient's appointments; needs a signed-in user. */
export function Page({ search }: PageLocation) {
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
            <>
              <PolicyNotice />
              <OwnPhone user={user} hasChoice />
              <MyAppointments
                userId={user.id}
                search={search}
                moreOf={(appointment, nowMs) => (
                  <>
                    <OwnPapers appointment={appointment} userId={user.id} />
                    <OwnSummary appointment={appointment} userId={user.id} />
                    <AppointmentReview appointment={appointment} userId={user.id} nowMs={nowMs} />
                    <EarlierTimeWish appointment={appointment} userId={user.id} nowMs={nowMs} />
                  </>
                )}
              />
              <OtherPapers userId={user.id} />
            </>
          )}
        </RequireUser>
      </div>
    </PatientsOnly>
  );
}
