import { Trans } from '@lingui/react/macro';
import { CalendarClock, CalendarX } from 'lucide-react';
import { NetworkButton } from '#platform/web/forms/network-button.tsx';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Opens the dialogs that move or cancel a visit to come. */
export function ChangeButtons({
  name,
  onMove,
  onCancel,
}: {
  /** The name of the person the visit is for. */
  readonly name: string;
  readonly onMove: () => void;
  readonly onCancel: () => void;
}) {
  return (
    <p className="flex flex-wrap gap-x-5">
      <NetworkButton className="link disabled:text-soft inline-flex min-h-11 items-center gap-1.5" onClick={onMove}>
        <CalendarClock {...ICON} />
        <Trans>Move</Trans>
        <span className="sr-only"> {name}</span>
      </NetworkButton>
      <NetworkButton className="link disabled:text-soft inline-flex min-h-11 items-center gap-1.5" onClick={onCancel}>
        <CalendarX {...ICON} />
        <Trans>Cancel</Trans>
        <span className="sr-only"> {name}</span>
      </NetworkButton>
    </p>
  );
}
