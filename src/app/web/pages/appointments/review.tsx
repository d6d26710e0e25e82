import { Trans, useLingui } from '@lingui/react/macro';
import type { PageModule } from '#app/web/page-module.ts';
import { patientAccess } from '#features/auth/rules/screen-access.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { PlainReviewForm, plainReviewQueries } from '#features/reviews/web/plain-review-form.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** Who may see it. */
export const guard: NonNullable<PageModule['guard']> = patientAccess;

/** What the server reads for this page. */
export const queries: NonNullable<PageModule['queries']> = ({ user }) => plainReviewQueries(user);

/** The review of a visit, without scripts. */
export const Page: PageModule['Page'] = ({ params }) => {
  const { t } = useLingui();
  const user = useCurrentUser();
  return (
    <div className="wrap grid max-w-160 gap-4 py-6">
      <PageHead title={t`Your review`} noIndex />
      <h1 tabIndex={-1}>
        <Trans>Your review</Trans>
      </h1>
      {user && <PlainReviewForm appointmentId={Number(params['id'])} userId={user.id} />}
    </div>
  );
};
