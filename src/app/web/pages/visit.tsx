import { Trans, useLingui } from '@lingui/react/macro';
import { appointmentsOf } from '#features/appointments/web/use-appointments.ts';
import type { User } from '#features/auth/contract.ts';
import { signedInAccess } from '#features/auth/rules/screen-access.ts';
import { RequireUser } from '#features/auth/web/guards/require-user.tsx';
import { AppointmentReview } from '#features/reviews/web/appointment-review.tsx';
import { ReviewLater } from '#features/video/web/after/review-later.tsx';
import { AppointmentScreen } from '#features/video/web/appointment-screen.tsx';
import { roomOf } from '#features/video/web/video-queries.ts';
import type { PathQuery } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import { useNow } from '#platform/web/use-now.ts';
import type { PageLocation } from '../page-module.ts';

/** Who may see it: any signed-in user; the server checks whose visit it is. */
export const guard = (user: User | null, path: string) => signedInAccess(user, path);

/** What the server has ready: how the visit stands. */
export function queries({
  params,
  search,
  user,
}: PageLocation & { readonly user?: User | null }): readonly PathQuery<unknown>[] {
  return user ? [roomOf(Number(params['id']), linkOf(search))] : [];
}

/** A video visit, for its patient and its provider. */
export function Page({ params, search }: PageLocation) {
  const { t } = useLingui();
  const id = Number(params['id']);
  const link = linkOf(search);
  return (
    <div className="wrap py-6">
      <PageHead title={t`Video visit`} noIndex />
      <h1 tabIndex={-1} className="mb-4">
        <Trans>Video visit</Trans>
      </h1>
      <RequireUser returnTo={`/visit/${id}${link === undefined ? '' : `?link=${encodeURIComponent(link)}`}`}>
        {(user) => (
          <AppointmentScreen key={id} id={id} link={link} review={<AskForReview id={id} userId={user.id} />} />
        )}
      </RequireUser>
    </div>
  );
}

/** The way to a review once the visit is marked as completed, and before, when it will be there. */
function AskForReview({ id, userId }: { readonly id: number; readonly userId: number }) {
  const { data: appointments, dataUpdatedAt } = usePathQuery(appointmentsOf(userId));
  const nowMs = useNow(dataUpdatedAt);
  const appointment = appointments?.find((each) => each.id === id);
  if (appointment === undefined) return null;
  return appointment.status === 'completed' ? (
    <AppointmentReview appointment={appointment} userId={userId} nowMs={nowMs} />
  ) : (
    <ReviewLater />
  );
}

/** The signature of the link in our mail. */
function linkOf(search: URLSearchParams): string | undefined {
  return search.get('link')?.slice(0, 100);
}
