import { Trans, useLingui } from '@lingui/react/macro';
import { ManageAppointment } from '#features/appointments/web/manage-appointment.tsx';
import { MoveLinkedAppointment } from '#features/booking/web/move-linked-appointment.tsx';
import { ClaimAppointment } from '#features/clients/web/claim-appointment.tsx';
import { LinkedPapers } from '#features/papers/web/linked-papers.tsx';
import { PageHead } from '#platform/web/page-head.tsx';
import { NeedsScript } from '../layout/needs-script.tsx';

/** Where the link in a mail about a visit leads. */
export function Page() {
  const { t } = useLingui();
  return (
    <div className="wrap max-w-xl py-8 md:py-12">
      <PageHead title={t`Your visit`} noIndex />
      <h1 tabIndex={-1} className="no-print">
        <Trans>Your visit</Trans>
      </h1>
      <div className="card mt-6 sm:p-6">
        <NeedsScript />
        <noscript>
          <p className="mb-5">
            <Trans>To cancel without it, call the provider; the mail names the number as far as we know it.</Trans>
          </p>
        </noscript>
        <ManageAppointment Move={MoveLinkedAppointment} Claim={ClaimAppointment} Papers={LinkedPapers} />
      </div>
    </div>
  );
}
