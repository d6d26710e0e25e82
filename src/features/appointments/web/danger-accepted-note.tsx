import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';

/** Says that a visit was booked in spite of a warning, without the signs. */
export function DangerAcceptedNote() {
  return (
    <p className="notice notice-red flex items-start gap-2 font-semibold">
      <TriangleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
      <Trans>Danger sign reported, went on anyway</Trans>
    </p>
  );
}
