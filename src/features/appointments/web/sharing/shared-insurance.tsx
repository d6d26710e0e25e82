import { Trans } from '@lingui/react/macro';
import type { Appointment } from '#features/appointments/contract.ts';

/** Shows in a line the insurance details that are shared with the provider of an appointment. */
export function SharedInsurance({ insurance }: { readonly insurance: NonNullable<Appointment['insurance']> }) {
  const { insurer, planName } = insurance;
  return (
    <span className="wrap-anywhere">
      <Trans>
        Shared with the provider:{' '}
        <strong>
          {insurer} – {planName}
        </strong>
      </Trans>
    </span>
  );
}
