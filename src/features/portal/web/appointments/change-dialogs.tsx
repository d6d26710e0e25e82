import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { cellKey } from '#features/portal/rules/grid/grid-cells.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { longDay } from '#platform/web/format-date.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { PaymentDialog } from '../payments/payment-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { DropDialog } from './drop-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PERIOD_TITLE } from './step-links.tsx';
import type { ShownDialog } from './use-change-dialog.ts';

/** The dialog that is open over visits. Focus goes back to the visit in the grid, or to what opened the dialog. */
export function ChangeDialogs({
  shown,
  providerId,
  onClose,
  card,
  here,
}: {
  readonly shown: ShownDialog;
  readonly providerId: number;
  readonly onClose: () => void;
  /** Draws the whole card. */
  readonly card: (appointment: PortalAppointment) => ReactNode;
  /** The address of the day on the screen. */
  readonly here: string;
}) {
  const { t, i18n } = useLingui();
  const { kind, appointment, to } = shown;
  const cellOf = (id: number) => document.getElementById(cellKey(id));
  const title = () => document.getElementById(PERIOD_TITLE);
  const common = { appointment, providerId, onClose, focusBack: () => cellOf(appointment.id) };
  if (kind === 'cancel') return <CancelDialog {...common} focusAfterwards={title} />;
  if (kind === 'move') return <MoveDialog {...common} focusAfterwards={(id) => cellOf(id) ?? title()} />;
  if (kind === 'pay') {
    return (
      <PaymentDialog
        providerId={providerId}
        name={appointment.forPerson?.name ?? appointment.patient.name}
        about={{ appointmentId: appointment.id }}
        purpose={appointment.service?.name ?? t`Visit`}
        here={here}
        onClose={onClose}
        returnFocusTo={() => cellOf(appointment.id)}
      />
    );
  }
  if (to !== null) return <DropDialog {...common} to={to} focusAfterwards={(id) => cellOf(id) ?? title()} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Visit`}
      description={longDay(i18n, lagosDate(Date.parse(appointment.date)))}
      returnFocusTo={() => cellOf(appointment.id)}
    >
      <ul className="pb-4 *:grid-cols-1! *:border-0 *:p-0 *:shadow-none">{card(appointment)}</ul>
    </Dialog>
  );
}
