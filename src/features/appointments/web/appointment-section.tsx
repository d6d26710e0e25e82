import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Appointment } from '#features/appointments/contract.ts';
import { AppointmentCard } from './appointment-card.tsx';

/** One of the three lists, under a heading with its count. */
export function AppointmentSection({
  id,
  title,
  empty,
  appointments,
  nowMs,
  onCancel,
}: {
  readonly id: string;
  readonly title: ReactNode;
  /** The sentence for a list with nothing in it. */
  readonly empty: ReactNode;
  readonly appointments: readonly Appointment[];
  readonly nowMs: number;
  readonly onCancel: (appointment: Appointment) => void;
}) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} tabIndex={-1}>
        {title} <span className="font-semibold text-soft">({appointments.length})</span>
      </h2>
      {appointments.length === 0 ? (
        <div className="card mt-3 grid justify-items-start gap-1">
          <h3>
            <Trans>No Appointments Found</Trans>
          </h3>
          <p className="text-soft">{empty}</p>
          <Link href="/" className="link no-print inline-flex min-h-11 items-center">
            <Trans>Find care</Trans>
          </Link>
        </div>
      ) : (
        <ul className="mt-3 grid gap-3 md:grid-cols-2 md:gap-4 print:grid-cols-1">
          {appointments.map((appointment) => (
            <AppointmentCard
              key={appointment.id}
              appointment={appointment}
              nowMs={nowMs}
              onCancel={() => onCancel(appointment)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
