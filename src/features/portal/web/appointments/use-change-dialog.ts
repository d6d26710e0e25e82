import { useState } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import type { MoveTime } from './use-move-times.ts';

/** Where a visit was dropped in the grid. */
export interface DropTarget {
  readonly time: MoveTime;
  /** Whom it is moved to; null at a place without people. */
  readonly personId: number | null;
  readonly personName: string | null;
}

/** The whole card of a visit, or what is about to be done with it. */
type Kind = 'card' | 'cancel' | 'move' | 'drop' | 'pay';

interface Open {
  readonly kind: Kind;
  readonly id: number;
  /** Only with `drop`. */
  readonly to: DropTarget | null;
}

/** The dialog that is open. */
export interface ShownDialog extends Omit<Open, 'id'> {
  readonly appointment: PortalAppointment;
}

/**
 * The dialog that is open over visits, of which one leads to another. What changes a visit shows it as it was when it
 * opened; when its member comes back to it, as it is now.
 */
export function useChangeDialog(providerId: number, appointments: readonly PortalAppointment[] | undefined) {
  const [open, setOpen] = useDraft<Open | null>(`dialog of the day of ${providerId}`, null);
  const [appointment, setAppointment] = useState<PortalAppointment | null>(null);
  const close = () => {
    setOpen(null);
    setAppointment(null);
  };
  const listed = appointments?.find(({ id }) => id === open?.id);
  if (open !== null && appointment === null && listed !== undefined) setAppointment(listed);
  const seen = open?.kind === 'card' ? (listed ?? appointment) : appointment;
  const shown: ShownDialog | null = open === null || seen === null ? null : { ...open, appointment: seen };
  const { begin } = useDialogEntry(shown !== null, close);
  const ask = (kind: Kind, about: PortalAppointment, to: DropTarget | null = null) => {
    if (open === null) begin();
    setOpen({ kind, id: about.id, to });
    setAppointment(about);
  };
  return { shown, ask, close };
}
