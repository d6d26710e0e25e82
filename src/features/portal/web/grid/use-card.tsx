import type { PortalAppointment } from '#features/portal/contract.ts';
import { standsOutside } from '#features/portal/rules/days/day-differences.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { AppointmentCard } from '../appointments/appointment-card.tsx';
import type { useChangeDialog } from '../appointments/use-change-dialog.ts';
import { type PortalTab, patientHref } from '../portal-address.ts';
import { settingsOf } from '../portal-queries.ts';

/** Returns what draws the whole card of a visit. */
export function useCard({
  providerId,
  listKey,
  nowMs,
  isNew,
  dayHref,
  linkTo,
  ask,
}: {
  readonly providerId: number;
  readonly listKey: readonly [string];
  readonly nowMs: number;
  readonly isNew: (appointmentId: number) => boolean;
  /** The address of the day on the screen, to go back to. */
  readonly dayHref: string;
  readonly linkTo: (tab: PortalTab) => string;
  readonly ask: ReturnType<typeof useChangeDialog>['ask'];
}) {
  const { data: settings } = usePathQuery(settingsOf(providerId));
  return (appointment: PortalAppointment) => (
    <AppointmentCard
      key={appointment.id}
      appointment={appointment}
      nowMs={nowMs}
      isNew={isNew(appointment.id)}
      outside={settings && standsOutside(appointment, settings)}
      listKey={listKey}
      messagesHref={`${linkTo('messages')}&appointment=${appointment.id}`}
      patientHref={patientHref(dayHref, appointment.id)}
      onMove={() => ask('move', appointment)}
      onCancel={() => ask('cancel', appointment)}
      onPay={() => ask('pay', appointment)}
    />
  );
}
