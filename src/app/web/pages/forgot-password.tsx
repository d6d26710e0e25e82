import { Trans, useLingui } from '@lingui/react/macro';
import { ForgotPassword } from '#features/auth/web/password/forgot-password.tsx';
import { PageHead } from '#platform/web/page-head.tsx';

/** The way to a new password. */
export function Page() {
  const { t } = useLingui();
  return (
    <div className="wrap max-w-xl py-8 md:py-12">
      <PageHead title={t`Forgot your password?`} noIndex />
      <h1 tabIndex={-1}>
        <Trans>Forgot your password?</Trans>
      </h1>
      <p className="mt-2 text-lg text-soft">
        <Trans>We mail you a link with which you choose a new one.</Trans>
      </p>
      <div className="card mt-6 sm:p-6">
        <ForgotPassword />
      </div>
    </div>
  );
}
