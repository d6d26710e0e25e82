import { Trans } from '@lingui/react/macro';
import type { Room } from '../contract.ts';

/** Names the person a visit is for to the patient, who may have booked for several relatives. */
export function AppointmentFor({ room: { side, patientName } }: { readonly room: Room }) {
  if (side === 'provider') return null;
  return (
    <p className="wrap-anywhere">
      <Trans>
        Visit for <strong>{patientName}</strong>
      </Trans>
    </p>
  );
}
