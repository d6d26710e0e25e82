import { useLocation } from 'wouter';
import { markability } from '#features/appointments/rules/appointment-marks.ts';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { standsOutside } from '#features/portal/rules/days/day-differences.ts';
import { instantIn } from '#features/portal/rules/grid/day-columns.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import type { useChangeDialog } from '../appointments/use-change-dialog.ts';
import { useMarkAppointment } from '../appointments/use-mark-appointment.ts';
import type { DeskDialogs } from '../desk/use-desk-dialogs.ts';
import { settingsOf } from '../portal-queries.ts';
import type { GridActs } from './day-grid.tsx';

/** True while the desk can still move or cancel a visit. */
export function isMovable({ mark, endsAt }: PortalAppointment, nowMs: number): boolean {
  return ['none', 'attended'].includes(mark) && Date.parse(endsAt) > nowMs;
}

/** What is done from the grid of some days, or from their list. */
export function useGridActs({
  providerId,
  listKey,
  nowMs,
  isNew,
  ask,
  dialogs,
  printHref,
}: {
  readonly providerId: number;
  /** The query key of the visits. */
  readonly listKey: readonly [string];
  readonly nowMs: number;
  readonly isNew: (appointmentId: number) => boolean;
  readonly ask: ReturnType<typeof useChangeDialog>['ask'];
  readonly dialogs: DeskDialogs;
  readonly printHref: string;
}): GridActs {
  const [, navigate] = useLocation();
  const { data: settings } = usePathQuery(settingsOf(providerId));
  const { mark, busy } = useMarkAppointment(listKey);
  return {
    isNew,
    isOutside: (appointment) => settings !== undefined && standsOutside(appointment, settings) !== undefined,
    isMovable: (appointment) => isMovable(appointment, nowMs),
    onOpen: (appointment) => ask('card', appointment),
    onNew: ({ day, personId }, { from }) => dialogs.book({ day, fromAt: instantIn(day, from), personId }),
    onDrop: (appointment, target) => ask('drop', appointment, target),
    onHere: (appointment) => {
      const [startsAtMs, markedAt] = [Date.parse(appointment.date), appointment.markedAt];
      const markedAtMs = markedAt === null ? null : Date.parse(markedAt);
      const can = markability({ mark: appointment.mark, startsAtMs, markedAtMs }, nowMs);
      if (!busy && (can === 'early' || can === 'open') && appointment.mark !== 'attended')
        mark(appointment, 'attended');
    },
    onPrint: () => navigate(printHref),
  };
}
