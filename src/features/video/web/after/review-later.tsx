import { Trans } from '@lingui/react/macro';

/** Explains when the visit can be reviewed. */
export function ReviewLater() {
  return (
    <p className="no-print">
      <Trans>
        Once your provider has marked the visit as completed, you can review it here and in My Appointments.
      </Trans>
    </p>
  );
}
