import type { Appointment } from '../contract.ts';

/** True if one of a patient's appointments was a visit to a provider; one that was missed doesn't count. */
export function hasVisited(
  appointments: readonly Pick<Appointment, 'providerId' | 'status' | 'attendance'>[],
  providerId: number,
): boolean {
  return appointments.some(
    (appointment) =>
      appointment.providerId === providerId &&
      appointment.status === 'completed' &&
      appointment.attendance !== 'no_show',
  );
}
