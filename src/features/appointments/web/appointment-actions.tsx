import { Trans } from '@lingui/react/macro';
import { MessageSquare } from 'lucide-react';
import { Link } from 'wouter';
import type { Appointment } from '#features/appointments/contract.ts';
import { isAwaitingMark, isCancellable, isReschedulable } from '#features/appointments/rules/appointment-sections.ts';
import { isMessageable } from '#features/appointments/rules/message-window.ts';
import { OPENED_HERE } from '#features/directory/web/book-link.tsx';
import { AppointmentLinks, QUIET } from './appointment-links.tsx';
import { AGAIN } from './use-appointments.ts';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be done about an appointment at `nowMs`. `titleId` names whose it is. */
export function AppointmentActions({
  appointment,
  nowMs,
  titleId,
  onCancel,
}: {
  readonly appointment: Appointment;
  readonly nowMs: number;
  readonly titleId: string;
  readonly onCancel: () => void;
}) {
  const { id, provider, careType, visitType, status } = appointment;
  const isToCome = status === 'scheduled' && !isAwaitingMark(appointment, nowMs);
  const isInTime = isReschedulable(appointment, nowMs);
  const mayMove = isInTime && provider.bookable;
  const mayCancel = isCancellable(appointment, nowMs);
  const again = `/?providerId=${provider.id}&careType=${careType}`;
  return (
    <div className="no-print mt-auto grid gap-1 pt-1">
      <div className="flex flex-wrap gap-3 empty:hidden">
        {mayMove && (
          <Link
            href={`${again}&reschedule=${id}`}
            state={OPENED_HERE}
            className="button button-ghost max-w-72 flex-1"
            aria-describedby={titleId}
          >
            <Trans>Reschedule</Trans>
          </Link>
        )}
        {mayCancel && (
          // Before scripts run, it leads to the same question on a page.
          <form action="/appointments" className="flex min-w-fit max-w-72 flex-1">
            <button
              name="cancel"
              value={id}
              className="button button-ghost flex-1 text-red"
              aria-describedby={titleId}
              onClick={(event) => {
                event.preventDefault();
                onCancel();
              }}
            >
              <Trans>Cancel</Trans>
            </button>
          </form>
        )}
        {!isToCome && status !== 'rescheduled' && provider.bookable && (
          <Link
            href={`${again}&visitType=${visitType}${choiceOf(appointment)}`}
            state={{ ...OPENED_HERE, [AGAIN]: id }}
            className="button button-ghost max-sm:flex-1"
            aria-describedby={titleId}
          >
            <Trans>Book again</Trans>
          </Link>
        )}
      </div>
      {mayCancel && !mayMove && (
        <p className="text-sm text-soft">
          {isInTime ? (
            <Trans>
              This provider takes no online bookings just now. Your visit stays: call to move it, or cancel it here.
            </Trans>
          ) : (
            <Trans>Rescheduling online ends 24 hours before the visit. You can still cancel it.</Trans>
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-x-5">
        {isToCome && <AppointmentLinks appointment={appointment} titleId={titleId} />}
        {isMessageable(appointment, nowMs) && (
          <Link href={`/messages?appointment=${id}`} className={QUIET} aria-describedby={titleId}>
            <MessageSquare {...ICON} />
            <Trans>Message provider</Trans>
          </Link>
        )}
        <Link href={`/provider/${provider.id}`} className={QUIET} aria-describedby={titleId}>
          <Trans>View profile</Trans>
        </Link>
      </div>
    </div>
  );
}

/** The service, and the person whom the patient chose, as the address of a booking names them. */
function choiceOf({ service, person }: Appointment): string {
  return `${service ? `&serviceId=${service.id}` : ''}${person?.isChosen ? `&personId=${person.id}` : ''}`;
}
