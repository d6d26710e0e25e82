import type { Database } from '#db/open-database.ts';
import { endConvertedInvitation } from '#features/applications/server/end-converted-invitation.ts';
import { appointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { endAppointment } from '#features/appointments/server/end-appointment.ts';
import { endInvitation } from '#features/auth/server/invitations/end-invitation.ts';
import { lockProvider } from '#features/booking/server/booking-lock-store.ts';
import { findMemberships } from '#features/directory/server/member-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { hasAppointments } from '../rules/refusals.ts';
import { noSuchProvider } from './change-provider.ts';
import { findAppointmentsAhead, lockProviderRow, markRemoved } from './provider-admin-store.ts';
import { findInvitedMembers } from './provider-member-store.ts';

/**
 * Removes a provider for good, in one transaction under the lock that bookings take. With `cancelAppointments`, upcoming visits
 * are cancelled and their patients notified. Open invitations to its practice end. Returns the number of cancelled
 * visits.
 * @throws AppError not_found; has_visits, with their number, if there are upcoming visits without `cancelAppointments`
 */
export async function removeProviderForGood(
  context: Context,
  id: number,
  { cancelAppointments, admin }: { readonly cancelAppointments: boolean; readonly admin: { readonly id: number } },
): Promise<number> {
  const { db, now } = context;
  return await db.transaction(async (tx) => {
    await lockProvider(tx, id);
    const provider = (await lockProviderRow(tx, id)) ?? noSuchProvider();
    const appointments = await findAppointmentsAhead(tx, id, now());
    if (appointments.length > 0 && !cancelAppointments) {
      throw new AppError(hasAppointments(appointments.length), { extras: { upcomingVisits: appointments.length } });
    }
    let cancelled = 0;
    for (const appointment of appointments) cancelled += (await cancelOne(tx, context, appointment)) ? 1 : 0;
    const invited = await findInvitedMembers(tx, id);
    await markRemoved(tx, id, now());
    const endedInvitation = await endConvertedInvitation(tx, id, now());
    for (const userId of invited) {
      // An invitation to other places too goes on for them.
      if ((await findMemberships(tx, { id: userId, desk: null })).length === 0) await endInvitation(tx, userId, now());
    }
    const details = { name: provider.name, cancelledVisits: cancelled, ...(endedInvitation && { endedInvitation }) };
    await recordAct(tx, context, admin, { act: 'provider.delete', object: `provider:${id}`, details });
    return cancelled;
  });
}

/** False if the patient ended the visit at the same moment. */
async function cancelOne(
  tx: Database,
  context: Context,
  { id, patientId }: { readonly id: number; readonly patientId: number },
): Promise<boolean> {
  const nowMs = context.now();
  try {
    const mailing = appointmentMailing(context);
    await endAppointment(tx, { id, patientId, status: 'cancelled', by: 'admin', nowMs, mailing });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_cancellable') return false;
    throw error;
  }
}
