import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import type { Appointment } from '../contract.ts';
import {
  cancelLinkedAppointment,
  type LinkedAppointment,
  viewLinkedAppointment,
} from '../rules/appointment-link-contract.ts';
import { APPOINTMENT_LINK_EXPIRED } from '../rules/refusals.ts';
import { appointmentOf, isSigned, linkAddress } from './appointment-link.ts';
import { type AppointmentContact, findAppointmentContact } from './appointment-mail-store.ts';
import { appointmentMailing } from './appointment-mailing.ts';
import { findAppointment, hasSignedPapers } from './appointment-store.ts';
import { endAppointment } from './end-appointment.ts';
import { tellFreedTime } from './freed-time.ts';

/** People open a link now and then; a machine tries many. */
export const LINK_LIMIT = { max: 30, timeWindow: '1 minute' };

interface Found {
  readonly appointment: Appointment;
  readonly patientId: number;
  readonly contact: AppointmentContact;
}

/** The calls of a mailed link to an appointment, which work without signing in. */
export function installAppointmentLinks(context: Context): void {
  const { app, db, now } = context;
  const limited = { rateLimit: LINK_LIMIT };

  route(
    app,
    viewLinkedAppointment,
    async ({ body }) => {
      const { appointment, contact } = await appointmentByLink(context, body.token, ['scheduled', 'cancelled']);
      // Patients who cancelled know it; what the practice cancelled is shown with the reason.
      if (appointment.status === 'cancelled' && appointment.endReason === undefined) {
        throw new AppError(APPOINTMENT_LINK_EXPIRED);
      }
      // Those of a person without an account open from the link itself.
      const hasPapers = contact.email !== '' && (await hasSignedPapers(db, appointment.id));
      return { ...shownByLink(appointment, contact), ...(hasPapers && { hasPapers }) };
    },
    limited,
  );

  route(
    app,
    cancelLinkedAppointment,
    async ({ body }) => {
      const { appointment, patientId, contact } = await appointmentByLink(context, body.token, [
        'scheduled',
        'cancelled',
      ]);
      // A second tap, or a second browser, gets the result of the first.
      if (appointment.status === 'cancelled') return shownByLink(appointment, contact);
      const mailing = appointmentMailing(context);
      const ending = { id: appointment.id, patientId, status: 'cancelled', nowMs: now(), mailing } as const;
      const ended = await endAppointment(db, ending).catch(async (error: unknown) => {
        const present = await findAppointment(db, appointment.id, patientId);
        if (present?.status !== 'cancelled') throw error;
        return present;
      });
      tellFreedTime(context, ended.provider.id);
      return shownByLink(ended, contact);
    },
    limited,
  );
}

/**
 * Returns the appointment of a link, in one of some states, with its patient, until `afterMs` after its end.
 * @throws AppError link_expired for a forged link as for an expired one
 */
export async function appointmentByLink(
  { db, keyFor, now }: Context,
  token: string,
  states: readonly Appointment['status'][],
  afterMs = 0,
): Promise<Found> {
  const claimed = appointmentOf(token);
  if (claimed === undefined) throw new AppError(APPOINTMENT_LINK_EXPIRED);
  const { id, patientId } = claimed;
  const contact = await findAppointmentContact(db, id, patientId);
  const address = contact && linkAddress(contact);
  if (contact === undefined || address === undefined || !isSigned(keyFor.all('link'), token, address)) {
    throw new AppError(APPOINTMENT_LINK_EXPIRED);
  }
  const appointment = await findAppointment(db, id, patientId);
  const hasEnded = appointment === undefined || Date.parse(appointment.endsAt) + afterMs <= now();
  if (hasEnded || !states.includes(appointment.status)) {
    throw new AppError(APPOINTMENT_LINK_EXPIRED);
  }
  return { appointment, patientId, contact };
}

/** Returns an appointment as the page of its link shows it. */
export function shownByLink(appointment: Appointment, { providerPhone }: AppointmentContact): LinkedAppointment {
  const { date, endsAt, status, visitType, lateCancellation, lateFee, cancellationFee, endReason } = appointment;
  const { person, service, sighting, delay, provider } = appointment;
  return {
    date,
    endsAt,
    status: status === 'scheduled' ? 'scheduled' : 'cancelled',
    visitType,
    lateCancellation,
    lateFee,
    cancellationFee,
    ...(endReason !== undefined && { endReason }),
    ...(person && { person: { name: person.name } }),
    ...(service && { service: { minutes: service.minutes, priceKobo: service.priceKobo } }),
    ...(sighting && { sighting }),
    ...(delay && { delay }),
    provider: { ...provider, phone: providerPhone },
  };
}
