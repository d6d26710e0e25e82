import { Trans, useLingui } from '@lingui/react/macro';
import { ResetPassword } from '#features/auth/web/password/reset-password.tsx';
import { PageHead } from '#platform/web/page-head.tsx';
import { NeedsScript } from '../layout/needs-script.tsx';

/** Where a mailed link for a new password leads. */
export function Page() {
  const { t } = useLingui();
  return (
    <div className="wrap max-w-xl py-8 md:py-12">
      <PageHead title={t`Choose a new password`} noIndex />
      <h1 tabIndex={-1}>
        <Trans>Choose a new password</Trans>
      </h1>
      <div className="card mt-6 sm:p-6">
        <NeedsScript simple="/reset-password/simple" />
        <ResetPassword />
      </div>
    </div>
  );
}
