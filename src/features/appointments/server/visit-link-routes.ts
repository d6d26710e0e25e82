import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import type { Appointment } from '../contract.ts';
import { VISIT_LINK_EXPIRED } from '../rules/refusals.ts';
import { cancelLinkedVisit, type LinkedVisit, viewLinkedVisit } from '../rules/visit-link-contract.ts';
import { findAppointment } from './appointment-store.ts';
import { endAppointment } from './end-appointment.ts';
import { tellFreedTime } from './freed-time.ts';
import { isSigned, visitOf } from './visit-link.ts';
import { findVisitContact, type VisitContact } from './visit-mail-store.ts';
import { visitMailing } from './visit-mailing.ts';

/** People open a link now and then; a machine tries many. */
const LINK_LIMIT = { max: 30, timeWindow: '1 minute' };

interface Found {
  readonly visit: Appointment;
  readonly patientId: number;
  readonly contact: VisitContact;
}

/** What the link in a mail about a visit opens, without signing in. */
export function installVisitLinks(context: Context): void {
  const { app, db, now } = context;
  const limited = { rateLimit: LINK_LIMIT };

  route(
    app,
    viewLinkedVisit,
    async ({ body }) => {
      const { visit, contact } = await visitByLink(context, body.token);
      return shown(visit, contact);
    },
    limited,
  );

  route(
    app,
    cancelLinkedVisit,
    async ({ body }) => {
      const { visit, patientId, contact } = await visitByLink(context, body.token, ['scheduled', 'cancelled']);
      // A second tap, or a second browser, learns what came of the first.
      if (visit.status === 'cancelled') return shown(visit, contact);
      const mailing = visitMailing(context);
      const ending = { id: visit.id, patientId, status: 'cancelled', nowMs: now(), mailing } as const;
      const ended = await endAppointment(db, ending).catch(async (error: unknown) => {
        const present = await findAppointment(db, visit.id, patientId);
        if (present?.status !== 'cancelled') throw error;
        return present;
      });
      tellFreedTime(context, ended.provider.id);
      return shown(ended, contact);
    },
    limited,
  );
}

/** @throws AppError link_expired for what was never a link of ours as for one that has ended */
async function visitByLink(
  { db, keyFor, now }: Context,
  token: string,
  states: readonly Appointment['status'][] = ['scheduled'],
): Promise<Found> {
  const claimed = visitOf(token);
  if (claimed === undefined) throw new AppError(VISIT_LINK_EXPIRED);
  const { id, patientId } = claimed;
  const contact = await findVisitContact(db, id, patientId);
  if (contact === undefined || !isSigned(keyFor('link'), token, contact.email)) {
    throw new AppError(VISIT_LINK_EXPIRED);
  }
  const visit = await findAppointment(db, id, patientId);
  if (visit === undefined || !states.includes(visit.status) || Date.parse(visit.endsAt) <= now()) {
    throw new AppError(VISIT_LINK_EXPIRED);
  }
  return { visit, patientId, contact };
}

function shown(
  { date, endsAt, status, visitType, lateCancellation, lateFee, cancellationFee, provider }: Appointment,
  { providerPhone }: VisitContact,
): LinkedVisit {
  return {
    date,
    endsAt,
    status: status === 'scheduled' ? 'scheduled' : 'cancelled',
    visitType,
    lateCancellation,
    lateFee,
    cancellationFee,
    provider: { ...provider, phone: providerPhone },
  };
}
