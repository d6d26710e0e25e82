import { Trans } from '@lingui/react/macro';
import type { ProviderApplication } from '#features/applications/rules/review-contract.ts';

/** The status of an application as a badge. */
export function ApplicationStatus({
  application: { status, providerId },
}: {
  readonly application: Pick<ProviderApplication, 'status' | 'providerId'>;
}) {
  if (status === 'pending') {
    return (
      <span className="badge badge-amber">
        <Trans>Pending</Trans>
      </span>
    );
  }
  if (status === 'rejected') {
    return (
      <span className="badge badge-red">
        <Trans>Rejected</Trans>
      </span>
    );
  }
  return (
    <span className="badge badge-green">
      {providerId === null ? <Trans>Approved</Trans> : <Trans>Approved, converted</Trans>}
    </span>
  );
}
