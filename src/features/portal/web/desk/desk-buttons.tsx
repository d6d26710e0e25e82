import { Trans } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { BUTTON, DeskBookingDialog } from './booking-dialog.tsx';
import { CLIENTS_BUTTON, ClientsDialog } from './clients-dialog.tsx';

/** The key that opens the dialog while no field has the focus. */
const KEY = 'n';

/** The buttons of the desk, which book for a person and find a client, with their dialogs. */
export function DeskButtons({ providerId, day }: { readonly providerId: number; readonly day: string }) {
  const [isOpen, setIsOpen] = useDraft(`new visit at ${providerId} is open`, false);
  const [isSearching, setIsSearching] = useDraft(`clients of ${providerId} are open`, false);
  const close = () => {
    setIsOpen(false);
    setIsSearching(false);
  };
  const { begin } = useDialogEntry(isOpen || isSearching, close);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== KEY || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"]') !== null) return;
      event.preventDefault();
      button.current?.focus();
      button.current?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button
        ref={button}
        id={BUTTON}
        type="button"
        className="button"
        aria-keyshortcuts={KEY.toUpperCase()}
        onClick={() => {
          begin();
          setIsOpen(true);
        }}
      >
        <CalendarPlus aria-hidden size={18} strokeWidth={1.75} />
        <Trans>New visit</Trans>
      </button>
      <button
        id={CLIENTS_BUTTON}
        type="button"
        className="button button-ghost"
        onClick={() => {
          begin();
          setIsSearching(true);
        }}
      >
        <Trans>Clients</Trans>
      </button>
      {isOpen && <DeskBookingDialog providerId={providerId} day={day} onClose={close} />}
      {isSearching && <ClientsDialog providerId={providerId} onClose={close} />}
    </>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, select, textarea, [contenteditable]') !== null;
}
