import { Trans } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { Queue, Ticket } from '#features/queue/contract.ts';
import { NetworkButton } from '#platform/web/forms/network-button.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import type { QueueHandle } from '../use-queue.ts';
import { TicketGiven } from './ticket-given.tsx';
import { WalkInDialog } from './walk-in-dialog.tsx';

const BUTTON = 'new-walk-in';

/** The button that gives a number to who came without a visit, with its dialogs. */
export function WalkIn({
  providerId,
  queue,
  handle,
  onShow,
}: {
  readonly providerId: number;
  readonly queue: Queue;
  readonly handle: QueueHandle;
  /** Shows a ticket in the queue. */
  readonly onShow: (ticketId: number) => void;
}) {
  const [isOpen, setIsOpen] = useDraft(`walk-in at ${providerId} is open`, false);
  const [given, setGiven] = useState<Ticket | null>(null);
  const close = () => {
    setIsOpen(false);
    setGiven(null);
  };
  const { begin } = useDialogEntry(isOpen || given !== null, close);
  const focusAfterwards = () => document.getElementById(BUTTON);
  return (
    <>
      <NetworkButton
        id={BUTTON}
        className="button"
        onClick={() => {
          begin();
          setIsOpen(true);
        }}
      >
        <UserPlus aria-hidden size={18} strokeWidth={1.75} />
        <Trans>New walk-in</Trans>
      </NetworkButton>
      {isOpen && given === null && (
        <WalkInDialog
          providerId={providerId}
          points={queue.points}
          onClose={close}
          focusAfterwards={focusAfterwards}
          onGiven={(ticket) => {
            setGiven(ticket);
            setIsOpen(false);
            void handle.reload();
          }}
          onShow={(ticketId) => {
            close();
            void handle.reload().then(() => onShow(ticketId));
          }}
        />
      )}
      {given !== null && (
        <TicketGiven ticket={given} points={queue.points} onClose={close} focusAfterwards={focusAfterwards} />
      )}
    </>
  );
}
