import { Trans, useLingui } from '@lingui/react/macro';
import { MessageSquare, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Appointment } from '#features/appointments/contract.ts';
import { appointmentSections } from '#features/appointments/rules/appointment-sections.ts';
import { toast } from '#platform/web/toast-store.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { useAwayFromLagos } from '#platform/web/use-away-from-lagos.ts';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { useNow } from '#platform/web/use-now.ts';
import { AppointmentSection, type MoreOf } from './appointment-section.tsx';
import { AppointmentsSkeleton } from './appointments-skeleton.tsx';
import { FormOutcome } from './cancel/form-outcome.tsx';
import type { CancelDialog } from './cancel-dialog.tsx';
import { NothingUpcoming } from './nothing-upcoming.tsx';
import { useAppointments } from './use-appointments.ts';

/** A patient's appointments in three lists: upcoming, past and cancelled. */
export function MyAppointments({
  userId,
  search,
  moreOf,
}: {
  readonly userId: number;
  /** What was done without scripts: which appointment to `cancel` or was, by its id, or that `earlier` ones are shown. */
  readonly search: URLSearchParams;
  readonly moreOf: MoreOf;
}) {
  const { t } = useLingui();
  const { data: appointments, dataUpdatedAt, isError, refetch } = useAppointments(userId);
  const nowMs = useNow(dataUpdatedAt);
  const isAway = useAwayFromLagos();
  const [asking, setAsking] = useState<{
    readonly Dialog: typeof CancelDialog;
    readonly appointment: Appointment;
    /** Id of the heading that gets focus when the appointment's card is gone. */
    readonly nearest: string;
  } | null>(null);
  const close = () => setAsking(null);
  const { begin } = useDialogEntry(asking !== null, close);

  if (isError) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>Sorry, we had trouble loading your appointments. Please try again.</Trans>
      </LoadError>
    );
  }
  if (appointments === undefined) return <AppointmentsSkeleton />;

  const { upcoming, past, cancelled } = appointmentSections(appointments, nowMs);
  const ask = (appointment: Appointment) => {
    import('./cancel-dialog.tsx').then(
      ({ CancelDialog: Dialog }) => {
        begin();
        const at = upcoming.indexOf(appointment);
        const neighbour = upcoming[at + 1] ?? upcoming[at - 1];
        setAsking({ Dialog, appointment, nearest: neighbour ? `appointment-${neighbour.id}` : 'upcoming' });
      },
      () =>
        toast({
          title: t`Failed to cancel appointment`,
          description: t`Please try again or contact support for assistance.`,
          variant: 'destructive',
        }),
    );
  };
  return (
    <>
      {isAway && (
        <p className="mt-2 text-soft">
          <Trans>Times are Lagos time.</Trans>
        </p>
      )}
      <FormOutcome appointments={appointments} search={search} nowMs={nowMs} />
      {appointments.length > 0 && <ListLinks />}
      <AppointmentSection
        id="upcoming"
        title={<Trans>Upcoming</Trans>}
        empty={<NothingUpcoming />}
        appointments={upcoming}
        all={appointments}
        nowMs={nowMs}
        isLong={search.has('earlier')}
        moreOf={moreOf}
        onCancel={ask}
      />
      <AppointmentSection
        id="past"
        title={<Trans>Past</Trans>}
        empty={
          <p className="text-soft">
            <Trans>You have no past appointments.</Trans>
          </p>
        }
        appointments={past}
        all={appointments}
        nowMs={nowMs}
        isLong={search.has('earlier')}
        moreOf={moreOf}
        onCancel={ask}
      />
      <AppointmentSection
        id="cancelled"
        title={<Trans>Cancelled</Trans>}
        empty={
          <p className="text-soft">
            <Trans>You have no cancelled appointments.</Trans>
          </p>
        }
        appointments={cancelled}
        all={appointments}
        nowMs={nowMs}
        isLong={search.has('earlier')}
        moreOf={moreOf}
        onCancel={ask}
      />
      {asking !== null && (
        <asking.Dialog
          appointment={appointments.find(({ id }) => id === asking.appointment.id) ?? asking.appointment}
          userId={userId}
          onClose={close}
          focusAfterwards={() => {
            const heading = document.getElementById(asking.nearest);
            heading?.scrollIntoView({ block: 'nearest' });
            return heading;
          }}
        />
      )}
    </>
  );
}

function ListLinks() {
  return (
    <div className="no-print mt-4 flex flex-wrap gap-3">
      <button type="button" className="button button-ghost" onClick={() => window.print()}>
        <Printer size={20} strokeWidth={1.75} aria-hidden />
        <Trans>Print</Trans>
      </button>
      <Link href="/messages" className="button button-ghost">
        <MessageSquare size={20} strokeWidth={1.75} aria-hidden />
        <Trans>Messages</Trans>
      </Link>
    </div>
  );
}
