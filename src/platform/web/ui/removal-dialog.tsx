import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { useNotSavedToast } from '../calls/use-failure-reason.ts';
import { toast } from '../toast-store.ts';
import { BusyButton } from './busy-button.tsx';
import { Dialog } from './dialog.tsx';

/** Asks before something of a list is removed, and says whether it was. */
export function RemovalDialog({
  name,
  done,
  remove,
  onClose,
  onRemoved,
  focusAfterwards,
  children,
}: {
  /** What the title calls it. */
  readonly name: string;
  /** What is said once it is removed. */
  readonly done: string;
  /** Rejects if it couldn't be removed. */
  readonly remove: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
  /** Where focus goes once it is removed, because its button is gone. */
  readonly focusAfterwards: () => HTMLElement | null;
  /** What removing it means. */
  readonly children: ReactNode;
}) {
  const { t } = useLingui();
  const showNotSaved = useNotSavedToast();
  const isRemoved = useRef(false);
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await remove();
      isRemoved.current = true;
      toast({ title: done });
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
            onClick={() => void confirm()}
          >
            <Trans>Remove</Trans>
          </BusyButton>
        </>
      }
    >
      <p className="pb-4">{children}</p>
    </Dialog>
  );
}
