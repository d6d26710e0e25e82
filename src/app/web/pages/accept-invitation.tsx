import { Trans, useLingui } from '@lingui/react/macro';
import { AcceptInvitation } from '#features/auth/web/mailed-links/accept-invitation.tsx';
import { JoinWithAccount } from '#features/portal/web/team/join-with-account.tsx';
import { PageHead } from '#platform/web/page-head.tsx';
import { NeedsScript } from '../layout/needs-script.tsx';

/** Where a mailed invitation to an account leads. */
export function Page() {
  const { t } = useLingui();
  return (
    <div className="wrap max-w-xl py-8 md:py-12">
      <PageHead title={t`Open your account`} noIndex />
      <h1 tabIndex={-1}>
        <Trans>Open your account</Trans>
      </h1>
      <div className="card mt-6 sm:p-6">
        <NeedsScript />
        <AcceptInvitation join={(outcome) => <JoinWithAccount {...outcome} />} />
      </div>
    </div>
  );
}
