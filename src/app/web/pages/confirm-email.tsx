import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmEmail } from '#features/auth/web/mailed-links/confirm-email.tsx';
import { PageHead } from '#platform/web/page-head.tsx';
import { NeedsScript } from '../layout/needs-script.tsx';

/** Where a mailed link that confirms an address leads. */
export function Page() {
  const { t } = useLingui();
  return (
    <div className="wrap max-w-xl py-8 md:py-12">
      <PageHead title={t`Confirm your e-mail address`} noIndex />
      <h1 tabIndex={-1}>
        <Trans>Confirm your e-mail address</Trans>
      </h1>
      <div className="card mt-6 sm:p-6">
        <NeedsScript simple="/confirm-email/simple" />
        <ConfirmEmail />
      </div>
    </div>
  );
}
