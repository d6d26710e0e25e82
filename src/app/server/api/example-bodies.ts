/** A body of a call that a reader can copy, by operation. A test sees that each fits its contract. */
export const EXAMPLE_BODIES: Readonly<Record<string, object>> = {
  bookAppointment: {
    providerId: 12,
    date: '2026-11-25T08:30:00.000Z',
    visitType: 'in-person',
    careType: 'routine',
    reason: 'Cough for a week',
    rescheduleOf: 345,
  },
  holdTime: { providerId: 12, date: '2026-11-25T08:30:00.000Z' },
  login: { username: 'ada', password: 'quiet-river-42' },
  setAppointmentStatus: { status: 'cancelled' },
};
