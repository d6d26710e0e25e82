import { Trans } from '@lingui/react/macro';
import type { Room } from '../contract.ts';

/** Tells whoever booked a visit whom it is for: it may be one of several of a family. */
export function VisitFor({ room: { side, patientName } }: { readonly room: Room }) {
  if (side === 'provider') return null;
  return (
    <p className="wrap-anywhere">
      <Trans>
        Visit for <strong>{patientName}</strong>
      </Trans>
    </p>
  );
}
