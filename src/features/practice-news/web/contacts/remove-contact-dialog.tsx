import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { addressOf } from '#features/practice-news/rules/alert-contacts.ts';
import type { AlertContact } from '#features/practice-news/rules/contact-contract.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';

/** Asks before an address is removed. */
export function RemoveContactDialog({
  contact,
  busy,
  onClose,
  onRemove,
  focusAfterwards,
}: {
  readonly contact: AlertContact;
  readonly busy: boolean;
  readonly onClose: () => void;
  /** Returns true if it was removed. */
  readonly onRemove: () => Promise<boolean>;
  /** Where focus goes once the address is removed, because its button is gone. */
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t } = useLingui();
  const removed = useRef(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Remove this address?`}
      returnFocusTo={() => (removed.current ? focusAfterwards() : null)}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1" onClick={onClose}>
            <Trans>Keep it</Trans>
          </button>
          <BusyButton
            className="button-urgent flex-1"
            busy={busy}
            busyText={<Trans>Removing...</Trans>}
            onClick={() =>
              void onRemove().then((done) => {
                removed.current = done;
                onClose();
              })
            }
          >
            <Trans>Remove address</Trans>
          </BusyButton>
        </>
      }
    >
      <p className="text-lg font-bold wrap-anywhere">{addressOf(contact)}</p>
      <p className="mt-2 pb-4">
        <Trans>News of bookings go there no longer. Your other addresses stay.</Trans>
      </p>
    </Dialog>
  );
}
