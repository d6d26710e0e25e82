import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Desk, removeDesk } from '#features/desks/contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';

/** Asks before a computer is shared no longer. */
export function RemoveDeskDialog({
  providerId,
  desk: { id: deskId, name, isThisBrowser },
  onClose,
  onRemoved,
  focusAfterwards,
}: {
  readonly providerId: number;
  readonly desk: Desk;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
  /** Where focus goes once it is removed, because its button is gone. */
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t } = useLingui();
  const showNotSaved = useNotSavedToast();
  const isRemoved = useRef(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await call<typeof removeDesk>('DELETE', '/api/portal/providers/:id/desks/:deskId', {
        params: { id: providerId, deskId },
      });
      isRemoved.current = true;
      toast({ title: t`${name} is shared no longer` });
      onRemoved();
    } catch (error) {
      showNotSaved(error);
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Remove ${name}?`}
      returnFocusTo={() => (isRemoved.current ? focusAfterwards() : null)}
      footer={
        <>
          <button type="button" className="button button-ghost flex-1" onClick={onClose}>
            <Trans>Keep it</Trans>
          </button>
          <BusyButton
            className="button-urgent flex-1"
            busy={busy}
            busyText={<Trans>Removing...</Trans>}
            onClick={() => void remove()}
          >
            <Trans>Remove</Trans>
          </BusyButton>
        </>
      }
    >
      <p className="pb-4">
        {isThisBrowser ? (
          <Trans>You are signed out here at once, and PINs work in this browser no longer.</Trans>
        ) : (
          <Trans>Members who are working there are signed out at once, and PINs work there no longer.</Trans>
        )}
      </p>
    </Dialog>
  );
}
