import { Trans } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { useRef } from 'react';
import { NetworkButton } from '#platform/web/forms/network-button.tsx';
import { BUTTON, DeskBookingDialog } from './booking-dialog.tsx';
import { CLIENTS_BUTTON, ClientsDialog } from './clients-dialog.tsx';
import type { DeskDialogs } from './use-desk-dialogs.ts';
import { useShortcut } from './use-shortcut.ts';

/** The key that opens the dialog while no field has the focus. */
const KEY = 'n';

/** The buttons of the desk, which book for a person and find a client. */
export function DeskButtons({
  day,
  dialogs: { book, search },
}: {
  /** The day on the screen. */
  readonly day: string;
  readonly dialogs: DeskDialogs;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useShortcut(KEY, () => {
    button.current?.focus();
    button.current?.click();
  });
  return (
    <>
      <NetworkButton
        ref={button}
        id={BUTTON}
        className="button"
        aria-keyshortcuts={KEY.toUpperCase()}
        onClick={() => book({ day, fromAt: null, personId: null })}
      >
        <CalendarPlus aria-hidden size={18} strokeWidth={1.75} />
        <Trans>New visit</Trans>
      </NetworkButton>
      <NetworkButton id={CLIENTS_BUTTON} className="button button-ghost" onClick={search}>
        <Trans>Clients</Trans>
      </NetworkButton>
    </>
  );
}

/** The dialog of the desk that is open. It stays where it is when the screen below changes between columns and a list. */
export function OpenDeskDialog({
  providerId,
  dialogs,
}: {
  readonly providerId: number;
  readonly dialogs: DeskDialogs;
}) {
  const { start, isSearching, close } = dialogs;
  return (
    <>
      {start !== null && <DeskBookingDialog providerId={providerId} start={start} dialogs={dialogs} />}
      {isSearching && <ClientsDialog providerId={providerId} onClose={close} />}
    </>
  );
}
