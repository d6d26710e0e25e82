import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/route.ts';
import { bookAppointment as endpoint } from '../contract.ts';
import { bookAppointment } from './book-appointment.ts';

/** Visible ASCII, as RFC 9110 allows in a header; a UUID is usual. */
const KEY = /^[\x21-\x7e]{1,100}$/;

/** Booking a visit. */
export function installBooking({ app, db, now }: Context): void {
  route(app, endpoint, async ({ body, user, request }) => {
    const key = request.headers['idempotency-key'];
    if (key !== undefined && (typeof key !== 'string' || !KEY.test(key))) {
      throw new AppError('invalid', 'The Idempotency-Key must be 1 to 100 visible characters.');
    }
    return await bookAppointment(db, { patientId: user.id, wanted: body, idempotencyKey: key, nowMs: now() });
  });
}
