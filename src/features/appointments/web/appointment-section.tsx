import type { ReactNode } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
import { AppointmentCard } from './appointment-card.tsx';

/** What other features have to say of a visit at an instant (ms). */
export type MoreOf = (appointment: Appointment, nowMs: number) => ReactNode;

/** One of the three lists, under a heading with its count. */
export function AppointmentSection({
  id,
  title,
  empty,
  appointments,
  all,
  nowMs,
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
  readonly moreOf: MoreOf;
  readonly onCancel: (appointment: Appointment) => void;
}) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} tabIndex={-1}>
        {title} <span className="font-semibold text-soft">({appointments.length})</span>
      </h2>
      {appointments.length === 0 ? (
        <div className="mt-3">{empty}</div>
      ) : (
        <ul className="mt-3 grid gap-3 md:grid-cols-2 md:gap-4 print:grid-cols-1">
          {appointments.map((appointment) => (
            <AppointmentCard
              key={appointment.id}
              appointment={appointment}
              successor={all.find(({ id: other }) => other === appointment.rescheduledTo)}
              nowMs={nowMs}
              more={moreOf(appointment, nowMs)}
              onCancel={() => onCancel(appointment)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
