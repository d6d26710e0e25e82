import type { Context } from '#platform/server/context.ts';
import { idempotencyKeyOf } from '#platform/server/idempotency-key.ts';
import { route } from '#platform/server/route.ts';
import { bookAppointment as endpoint } from '../contract.ts';
import { bookAppointment } from './book-appointment.ts';

/** Booking a visit. */
export function installBooking({ app, db, now }: Context): void {
  route(app, endpoint, async ({ body, user, request }) => {
    const idempotencyKey = idempotencyKeyOf(request);
    return await bookAppointment(db, { patientId: user.id, wanted: body, idempotencyKey, nowMs: now() });
  });
}
