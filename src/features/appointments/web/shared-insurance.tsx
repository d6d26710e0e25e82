import { Trans } from '@lingui/react/macro';
import type { Appointment } from '#features/appointments/contract.ts';

/** Says in a line what of an insurance plan the provider of a visit sees. */
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
