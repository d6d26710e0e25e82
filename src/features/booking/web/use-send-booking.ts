import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Appointment, listAppointments } from '#features/appointments/contract.ts';
import type { currentUser, User } from '#features/auth/contract.ts';
import { CURRENT_USER } from '#features/auth/web/session/use-current-user.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { ApiError, call } from '#platform/web/call.ts';
import { newKey } from '#platform/web/new-key.ts';
import { retryBusy } from '#platform/web/retry-busy.ts';
import type { bookAppointment } from '../contract.ts';
import { type Attempt, bodyId, toSettleFirst, unsettledAfter } from '../rules/booking-attempt.ts';
import type { SentBookings } from '../rules/kept-booking.ts';

/** What a booking sends. */
export type BookingBody = BodyOf<typeof bookAppointment>;

/** What the server booked. */
export interface Booked {
  readonly appointment: Appointment;
  /** It is what an attempt before asked for, whose answer was lost, and not what was asked for now. */
  readonly isEarlierAttempt: boolean;
}

/**
 * Sends a booking. The very same one again, after a double click, a lost answer or a reload, goes with the same key and
 * can't be booked twice; anything else in it, and it is another booking. While it is unknown whether an attempt before
 * went through, one's own appointments tell first, and the new one is sent only if it didn't: somebody who changes a
 * booking after a lost answer must end up neither with two visits nor with the time that they gave up.
 * @param before what was sent before the page was loaded anew
 * @param onSent learns, before anything leaves, what will have been sent
 */
export function useSendBooking(
  before: SentBookings<BookingBody>,
  onSent: (sent: SentBookings<BookingBody>) => void,
): (body: BookingBody) => Promise<Booked> {
  const queryClient = useQueryClient();
  const sent = useRef(before);
  const userId = () => queryClient.getQueryData<User | null>(CURRENT_USER.queryKey)?.id;
  const change = (to: Partial<SentBookings<BookingBody>>) => {
    sent.current = { ...sent.current, ...to };
    onSent(sent.current);
  };

  const send = async (body: BookingBody, whose: number | undefined): Promise<Appointment> => {
    const idempotencyKey = sent.current.keys[bodyId(body)] ?? newKey();
    const attempt: Attempt<BookingBody> = { body, idempotencyKey };
    const { keys, unsettled } = sent.current;
    change({ keys: { ...keys, [bodyId(body)]: idempotencyKey }, unsettled: attempt });
    try {
      const headers = { 'idempotency-key': idempotencyKey };
      const appointment = await retryBusy(() => {
        // Signed in by somebody else in another tab meanwhile: it is about the first one's health.
        if (userId() !== whose) throw new ApiError(401, '');
        return call<typeof bookAppointment>('POST', '/api/appointments', { body, headers });
      });
      change({ unsettled: null });
      return appointment;
    } catch (error) {
      const status = error instanceof ApiError ? error.status : undefined;
      change({ unsettled: unsettledAfter(unsettled, attempt, status) });
      throw error;
    }
  };

  return async (body) => {
    const whose = userId();
    const first = toSettleFirst(sent.current.unsettled, body);
    if (first !== undefined) {
      const appointment = await findBooked(first.body);
      change({ unsettled: null });
      if (appointment !== undefined) return { appointment, isEarlierAttempt: true };
    }
    return { appointment: await send(body, whose), isEarlierAttempt: false };
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
