import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { OutsideCalendar, removeCalendar } from '#features/calendars/contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';

/** Asks before an outside calendar is removed. */
export function RemoveCalendarDialog({
  providerId,
  calendar: { id: calendarId, label },
  onClose,
  onRemoved,
  focusAfterwards,
}: {
  readonly providerId: number;
  readonly calendar: OutsideCalendar;
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
      await call<typeof removeCalendar>('DELETE', '/api/portal/providers/:id/calendars/:calendarId', {
        params: { id: providerId, calendarId },
      });
      isRemoved.current = true;
      toast({ title: t`${label} is removed` });
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
      title={t`Remove ${label}?`}
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
        <Trans>
          Patients can then book the times at which it is busy. To use it again, you need its address once more.
        </Trans>
      </p>
    </Dialog>
  );
}
