import type { Database } from '#db/open-database.ts';
import { isInsideNotice } from '#features/appointments/rules/late-cancellation.ts';
import { NO_SUCH_PRACTICE_APPOINTMENT } from '#features/appointments/rules/refusals.ts';
import type { AppointmentMailing } from '#features/appointments/server/appointment-mailing.ts';
import { findReach } from '#features/appointments/server/appointment-mails.ts';
import { findAppointment } from '#features/appointments/server/appointment-store.ts';
import { endAppointment } from '#features/appointments/server/end-appointment.ts';
import { bookAppointment } from '#features/booking/server/book-appointment.ts';
import { lockProvider } from '#features/booking/server/booking-lock-store.ts';
import { findDoer } from '#features/practice-news/server/news-store.ts';
import type { Offer } from '#features/schedules/rules/service-choice.ts';
import { findSchedule } from '#features/schedules/server/availability-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { recordAccess } from '#platform/server/logs/access-log-store.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { changeRefusal, type DeskChange, isDone } from '../rules/appointment-change.ts';
import type { CancelledByDesk, MovedByDesk } from '../rules/appointment-change-contract.ts';
import { isLike } from '../rules/colleagues.ts';
import { DESK_WORDS, type PortalRefusal } from '../rules/refusals.ts';
import {
  findChangedAppointment,
  findKind,
  findLaterOnes,
  type StoredAppointment,
} from './changed-appointment-store.ts';

type Using = Pick<Context, 'db' | 'keyFor' | 'now'>;

/** A change to an appointment by a member of its practice. */
interface Change extends DeskChange {
  readonly id: number;
  readonly userId: number;
  /** The name of the shared computer at which the member is. */
  readonly desk: string | undefined;
  readonly nowMs: number;
  readonly mailing: AppointmentMailing;
}
type Cancellation = Change & {
  readonly date?: never;
  readonly reason: string;
  /** Cancels the later ones of a repeated appointment too. */
  readonly andLater?: true | undefined;
};
type Move = Change & {
  readonly date: string;
  readonly personId?: number | undefined;
  readonly squeezeReason?: string | undefined;
};

/**
 * Cancels an appointment for its practice, free of charge, and tells the patient why, in one transaction. An appointment
 * that is cancelled for the same reason already is left as it is. Of a repeated one the later ones may go along, each with a
 * message of its own.
 * @throws AppError not_found, visit_changed
 */
export async function cancelByDesk(context: Using, cancellation: Cancellation): Promise<CancelledByDesk> {
  const { id, reason, mailing, nowMs, andLater } = cancellation;
  const found = await changeOnce(context, cancellation, async (tx, appointment) => {
    const { patientId } = appointment;
    const { userId } = cancellation;
    const how = { status: 'cancelled', by: 'provider', userId, reason, nowMs, mailing } as const;
    await endAppointment(tx, { id, patientId, ...how });
    const ended = [appointment];
    for (const laterId of andLater ? await findLaterOnes(tx, id) : []) {
      const later = await findChangedAppointment(tx, laterId, userId);
      if (later === undefined) continue;
      await endAppointment(tx, { id: laterId, patientId, ...how });
      ended.push(later);
    }
    for (const each of ended) await record(tx, context, cancellation, { appointment: each, act: 'appointment.cancel' });
  });
  const reach = await findReach(context.db, found, { mailing, nowMs, kind: 'visit-cancelled-by-provider' });
  return { id, date: iso(found.startsAtMs), reason, ...reach };
}

/**
 * Moves an appointment for its practice to a free time of the same provider, as patients' own moves do, and tells the
 * patient, in one transaction. An appointment that was moved to that time for the same reason already is left as it is.
 * @throws AppError not_found, visit_changed; slot_taken and the like, with the nearest free times
 */
export async function moveByDesk(context: Using, move: Move): Promise<MovedByDesk> {
  const found = await changeOnce(
    context,
    move,
    async (tx, appointment) => await bookAgain(tx, context, move, appointment),
  );
  const { successor } = found;
  if (successor === null) throw new Error('The moved appointment has no successor.');
  const message = { id: successor.id, patientId: found.patientId };
  const { mailing, nowMs } = move;
  const reach = await findReach(context.db, message, { mailing, nowMs, kind: 'visit-moved-by-provider' });
  return { id: successor.id, date: iso(successor.startsAtMs), endsAt: iso(successor.endsAtMs), ...reach };
}

/**
 * Moves an appointment to a colleague of its resource who is free at the same time, and tells the patient. For a transaction
 * that holds the lock of the provider. False if there is none: it stays as it is.
 */
export async function moveToColleague(
  tx: Database,
  context: Using,
  { id, userId, desk, nowMs, mailing }: Pick<Change, 'id' | 'userId' | 'desk' | 'nowMs' | 'mailing'>,
): Promise<boolean> {
  const found = await findChangedAppointment(tx, id, userId);
  if (found === undefined) return false;
  const date = iso(found.startsAtMs);
  const place = (await findSchedule(tx, found.providerId)) ?? {};
  for (const personId of await colleaguesFor(tx, place, found)) {
    try {
      await tx.transaction(async (attempt) => {
        await bookAgain(
          attempt,
          context,
          { ...{ id, userId, desk, nowMs, mailing, date }, personId, was: { date } },
          found,
        );
      });
      return true;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return false;
}

/**
 * Returns the resources of a place that may take an appointment in place of its own: of a service those that give it,
 * otherwise its like.
 */
export async function colleaguesFor(
  tx: Database,
  { everyResource = [], services = [] }: Offer,
  { resourceId, serviceId }: Pick<StoredAppointment, 'resourceId' | 'serviceId'>,
): Promise<number[]> {
  const own = resourceId === null ? undefined : await findKind(tx, resourceId);
  const givers = services.find(({ id }) => id === serviceId)?.resourceIds;
  return everyResource
    .filter((one) => one.id !== resourceId && (givers?.includes(one.id) ?? (own !== undefined && isLike(one, own))))
    .map(({ id }) => id);
}

/** Books an appointment again at the time and with the person of a move, in place of the old one. */
async function bookAgain(tx: Database, context: Using, move: Move, appointment: StoredAppointment): Promise<void> {
  const { id, date, reason, personId, squeezeReason, nowMs, mailing, userId } = move;
  const { patientId, providerId } = appointment;
  const old = await findAppointment(tx, id, patientId);
  if (old === undefined) throw new Error('The appointment to move cannot be read.');
  const { visitType, careType, forPerson, lateFee } = old;
  const { date: to } = await bookAppointment(tx, {
    patientId,
    wanted: {
      ...{ providerId, date, visitType, careType, reason: old.reason, forPerson, rescheduleOf: id },
      ...(personId !== undefined && { personId }),
    },
    idempotencyKey: undefined,
    // Moved to so near a time, it could not be cancelled in time.
    keptRule: isInsideNotice(Date.parse(date), nowMs) ? null : lateFee,
    byDesk: { userId, reason, squeezeReason },
    nowMs,
    mailing,
  });
  const isSqueezed = (await findChangedAppointment(tx, id, userId))?.successor?.isSqueezed === true;
  await record(tx, context, move, { appointment, act: 'appointment.move', to, isSqueezed });
}

/** Runs a change unless it is done already, and returns the appointment after it. */
async function changeOnce(
  { db }: Using,
  change: Change,
  run: (tx: Database, found: StoredAppointment) => Promise<void>,
): Promise<StoredAppointment> {
  const { id, userId, nowMs } = change;
  const find = async (from: Database): Promise<StoredAppointment> => {
    const found = await findChangedAppointment(from, id, userId);
    if (found === undefined) throw new AppError(NO_SUCH_PRACTICE_APPOINTMENT);
    return found;
  };
  try {
    await db.transaction(async (tx) => {
      // As bookings do, before any row is locked.
      await lockProvider(tx, (await find(tx)).providerId);
      const found = await find(tx);
      if (isDone(found, change)) return;
      const refusal = changeRefusal(found, change, nowMs);
      if (refusal !== undefined) throw await withDoer(tx, found, refusal);
      await run(tx, found);
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The patient cancelled or moved it after it was read above.
    const found = error.code === 'not_cancellable' ? await find(db) : undefined;
    const refusal = found && changeRefusal(found, change, nowMs);
    throw found === undefined || refusal === undefined ? inDeskWords(error) : await withDoer(db, found, refusal);
  }
  return await find(db);
}

/** Returns a refusal with the name of the member who cancelled or moved the appointment, if one did. */
async function withDoer(
  db: Database,
  { id, status, successor }: StoredAppointment,
  refusal: PortalRefusal,
): Promise<AppError> {
  const by =
    status === 'cancelled'
      ? await findDoer(db, id, 'cancelled')
      : successor === null
        ? undefined
        : await findDoer(db, successor.id, 'moved');
  return new AppError(refusal, { extras: by === undefined ? undefined : { by } });
}

/** Notes the change in the patient's access log and the audit log; the reason, which may be about health, in neither. */
async function record(
  tx: Database,
  { keyFor, now }: Using,
  { userId, desk, nowMs }: Pick<Change, 'userId' | 'desk' | 'nowMs'>,
  {
    appointment: { id, patientId, startsAtMs },
    act,
    to,
    isSqueezed = false,
  }: {
    readonly appointment: StoredAppointment;
    readonly act: 'appointment.cancel' | 'appointment.move';
    readonly to?: string;
    /** It was put in although the time was taken. */
    readonly isSqueezed?: boolean;
  },
): Promise<void> {
  const details = { from: iso(startsAtMs), ...(to !== undefined && { to }), ...(isSqueezed && { squeezed: 'true' }) };
  const look = { userId, desk, act, appointments: [{ id, patientId }], nowMs, sameSinceMs: nowMs, details };
  await recordAccess(tx, keyFor, look);
  const audited = { act, object: `appointment:${id}`, subjectId: patientId, details };
  await recordAct(tx, { keyFor, now }, { id: userId }, audited);
}

/** Returns the refusal of a booking as the desk reads it. */
function inDeskWords({ code, message, fields, extras }: AppError): AppError {
  return new AppError({ code, message: DESK_WORDS[code] ?? message }, { fields, extras });
}

function iso(atMs: number): string {
  return new Date(atMs).toISOString();
}
