import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { findAppointment } from '#features/appointments/server/appointment-store.ts';
import { tellFreedTime } from '#features/appointments/server/freed-time.ts';
import { slotHolderOf } from '#features/schedules/server/slot-holder.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { idempotencyKeyOf } from '#platform/server/http/idempotency-key.ts';
import { route } from '#platform/server/http/route.ts';
import { bookAppointment as endpoint, getOnlineBooking } from '../contract.ts';
import { NO_SUCH_PLACE } from '../rules/refusals.ts';
import { bookAppointment } from './book-appointment.ts';
import { findBlockAt } from './booking-facts-store.ts';
import { installHolds } from './hold-routes.ts';
import { installLinkedMoves } from './linked-move-routes.ts';
import { networkHash } from './network-hash.ts';
import { countsUnproven } from './unproven-store.ts';

/** Bookings a minute of one network address: many phones share one. */
const LIMIT = { rateLimit: { max: 60, timeWindow: '1 minute' } };

/** Holding a time and booking an appointment. */
export function installBooking(context: Context): void {
  const { app, db, config, now } = context;
  installHolds(context);
  installLinkedMoves(context);
  route(app, getOnlineBooking, async ({ params, user }) => {
    const mustCall = await findBlockAt(db, params.id, user?.id ?? 0);
    if (mustCall === undefined) throw new AppError(NO_SUCH_PLACE);
    return { mustCall };
  });

  route(
    app,
    endpoint,
    async ({ body, user, request }) => {
      const idempotencyKey = idempotencyKeyOf(request);
      const holderHash = slotHolderOf(config, request).hash;
      const mailing = appointmentMailing(context);
      const booked = await bookAppointment(db, {
        patientId: user.id,
        wanted: body,
        idempotencyKey,
        holderHash,
        isLimited: config.rateLimit,
        network: countsUnproven(config) ? networkHash(context, 'book', request.ip).toString('base64url') : undefined,
        nowMs: now(),
        mailing,
      });
      if (body.rescheduleOf !== undefined) {
        const moved = await findAppointment(db, body.rescheduleOf, user.id);
        if (moved !== undefined) tellFreedTime(context, moved.provider.id);
      }
      return booked;
    },
    LIMIT,
  );
}
