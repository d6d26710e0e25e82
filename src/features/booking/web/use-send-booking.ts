import { useRef } from 'react';
import type { Appointment } from '#features/appointments/contract.ts';
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
 * Sends a booking. While it is unknown whether an attempt before went through, that one is sent again first, and the
 * new one only if it was refused: somebody who changes a booking after a lost answer must not end up with two.
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
      try {
        return { appointment: await send(first), isEarlierAttempt: true };
      } catch (error) {
        if (unsettled.current !== null) throw error;
      }
    }
    return { appointment: await send({ body, idempotencyKey: keyOf(body) }), isEarlierAttempt: false };
  };
}
