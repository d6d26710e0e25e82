import { useRef } from 'react';
import type { Appointment, listAppointments } from '#features/appointments/contract.ts';
import type { currentUser } from '#features/auth/contract.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { ApiError, call } from '#platform/web/call.ts';
import type { bookAppointment } from '../contract.ts';
import { type Attempt, toSettleFirst, unsettledAfter } from '../rules/booking-attempt.ts';
import { useIdempotencyKeys } from './idempotency-key.ts';

/** What a booking sends. */
export type BookingBody = BodyOf<typeof bookAppointment>;

/** What the server booked. */
export interface Booked {
  readonly appointment: Appointment;
  /** It is what an attempt before asked for, whose answer was lost, and not what was asked for now. */
  readonly isEarlierAttempt: boolean;
}

/**
 * Sends a booking. While it is unknown whether an attempt before went through, one's own appointments tell first, and
 * the new one is sent only if it didn't: somebody who changes a booking after a lost answer must end up neither with
 * two visits nor with the time that they gave up.
 */
export function useSendBooking(): (body: BookingBody) => Promise<Booked> {
  const keyOf = useIdempotencyKeys();
  const unsettled = useRef<Attempt<BookingBody> | null>(null);

  const send = async (attempt: Attempt<BookingBody>): Promise<Appointment> => {
    try {
      const appointment = await call<typeof bookAppointment>('POST', '/api/appointments', {
        body: attempt.body,
        headers: { 'idempotency-key': attempt.idempotencyKey },
      });
      unsettled.current = null;
      return appointment;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined;
      unsettled.current = unsettledAfter(unsettled.current, attempt, status);
      throw error;
    }
  };

  return async (body) => {
    const first = toSettleFirst(unsettled.current, body);
    if (first !== undefined) {
      const appointment = await findBooked(first.body);
      unsettled.current = null;
      if (appointment !== undefined) return { appointment, isEarlierAttempt: true };
    }
    return { appointment: await send({ body, idempotencyKey: keyOf(body) }), isEarlierAttempt: false };
  };
}

/** One's own scheduled visit that a booking asked for, if it was made. @throws ApiError, TypeError as any call */
async function findBooked({ providerId, date }: BookingBody): Promise<Appointment | undefined> {
  const { id } = await call<typeof currentUser>('GET', '/api/user');
  const mine = await call<typeof listAppointments>('GET', '/api/users/:id/appointments', { params: { id } });
  return mine.find(
    (visit) =>
      visit.status === 'scheduled' && visit.providerId === providerId && Date.parse(visit.date) === Date.parse(date),
  );
}
