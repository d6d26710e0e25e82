import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/page.ts';
import { route } from '#platform/server/route.ts';
import { listAppointments, setAppointmentStatus } from '../contract.ts';
import { findAppointments } from './appointment-store.ts';
import { endAppointment } from './end-appointment.ts';

/** A patient's own appointments. */
export function installAppointments({ app, db, now }: Context): void {
  route(app, listAppointments, async ({ user }) => {
    const mine = await findAppointments(db, user.id);
    return new Page(mine, mine.length, { limit: Math.max(1, mine.length), offset: 0 });
  });

  route(app, setAppointmentStatus, async ({ params, body, user }) => {
    return await endAppointment(db, { id: params.id, patientId: user.id, status: body.status, nowMs: now() });
  });
}
