import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { AppointmentCard } from './appointment-card.tsx';

/** What other features have to say of a visit at an instant (ms). */
export type MoreOf = (appointment: Appointment, nowMs: number) => ReactNode;

/** How many rows of the past are shown at first, and how many more at each press. */
const ROWS = 10;

/** One of the three lists, under a heading with its count. Visits to come are cards, the next one large; others are rows. */
export function AppointmentSection({
  id,
  title,
  empty,
  appointments,
  all,
  nowMs,
  isLong,
  moreOf,
  onCancel,
}: {
  readonly id: string;
  readonly title: ReactNode;
  /** What stands in place of a list with nothing in it. */
  readonly empty: ReactNode;
  readonly appointments: readonly Appointment[];
  /** Those of every section, among which a visit's successor is. */
  readonly all: readonly Appointment[];
  readonly nowMs: number;
  /** True if it begins with all of its rows. */
  readonly isLong: boolean;
  readonly moreOf: MoreOf;
  readonly onCancel: (appointment: Appointment) => void;
}) {
  const [limit, setLimit] = useState(isLong ? appointments.length : ROWS);
  const isUpcoming = id === 'upcoming';
  const shown = isUpcoming ? appointments : appointments.slice(0, limit);
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} tabIndex={-1}>
        {title} <span className="font-semibold text-soft">({appointments.length})</span>
      </h2>
      {appointments.length === 0 ? (
        <div className="mt-3">{empty}</div>
      ) : (
        <ul className={`mt-3 grid ${isUpcoming ? 'gap-3 md:grid-cols-2 md:gap-4 print:grid-cols-1' : ''}`}>
          {shown.map((appointment, index) => (
            <AppointmentCard
              key={appointment.id}
              appointment={appointment}
              successor={all.find(({ id: other }) => other === appointment.rescheduledTo)}
              nowMs={nowMs}
              look={isUpcoming ? (index === 0 ? 'next' : 'card') : 'row'}
              more={moreOf(appointment, nowMs)}
              onCancel={() => onCancel(appointment)}
            />
          ))}
        </ul>
      )}
      {shown.length < appointments.length && (
        // Before scripts run, it leads to the whole list.
        <form action={`/appointments#${id}`} className="no-print mt-3">
          <button
            name="earlier"
            value="true"
            className="button button-ghost"
            onClick={(event) => {
              event.preventDefault();
              setLimit(limit + ROWS);
            }}
          >
            <Trans>Show earlier visits</Trans>
          </button>
        </form>
      )}
    </section>
  );
}
