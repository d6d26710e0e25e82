import { useState } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';

const DIALOGS = { cancel: CancelDialog, move: MoveDialog } as const;

/**
 * The dialog that is open over the visits of a day. It shows its visit as it was when it opened; when its member comes back
 * to it, as it is now.
 */
export function useChangeDialog(providerId: number, appointments: readonly PortalAppointment[] | undefined) {
  const [open, setOpen] = useDraft<{ readonly kind: keyof typeof DIALOGS; readonly id: number } | null>(
    `dialog of the day of ${providerId}`,
    null,
  );
  const [appointment, setAppointment] = useState<PortalAppointment | null>(null);
  const close = () => {
    setOpen(null);
    setAppointment(null);
  };
  const listed = appointments?.find(({ id }) => id === open?.id);
  if (open !== null && appointment === null && listed !== undefined) setAppointment(listed);
  const asking = open === null || appointment === null ? null : { Dialog: DIALOGS[open.kind], appointment };
  const { begin } = useDialogEntry(asking !== null, close);
  const ask = (kind: keyof typeof DIALOGS, about: PortalAppointment) => {
    begin();
    setOpen({ kind, id: about.id });
    setAppointment(about);
  };
  return { asking, ask, close };
}
